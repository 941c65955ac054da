/** The names that a package exports, as they are kept with a release, and the names that a later release lacks. */
import { posix } from 'node:path';
import type { Statement } from 'typescript';
import type { DocumentPlace } from '../../../scripts/contract.ts';
import { ts } from '../../../scripts/emit/shared/typescript.ts';
import { child, isJsonObject, type Json } from '../../../scripts/json.ts';
import { refuseAt } from '../../../scripts/problem.ts';
import { parseJson } from '../../../scripts/read/yaml.ts';
import type { Comparison } from './judge.ts';
import type { Release } from './release.ts';
import { BREAKING, NOBODY } from './verdict.ts';

/** The names that a package exports, by entry point. An entry point without declarations, such as `./openapi.yaml`, has none. */
export type Exports = Readonly<Record<string, readonly string[]>>;

/** Takes the place of an entry point for the declarations of exported names that don't follow from the contract. */
const DECLARATIONS = 'declarations';

/**
 * Lists the exports of a package. Each file that a pattern such as `./*.json` exports is an entry point.
 *
 * @param manifest the text of its `package.json`
 * @param paths the paths of its files
 * @param read returns the text of a file by its path in the package; undefined if there is none
 */
export function readExports(
  manifest: string,
  paths: readonly string[],
  read: (path: string) => string | undefined,
): Exports {
  const stated = Object.entries<Json>(
    Object(child(parseJson(manifest, 'package.json'), 'exports')),
  );
  const exports = Object.fromEntries(
    stated.flatMap(([entry, target]): [string, string[]][] => {
      const [before = '', after] = typeof target === 'string' ? target.split('*') : [];
      if (after !== undefined) {
        const files = paths.map((path) => `./${path}`).sort();
        const matched = files.filter((file) => file.startsWith(before) && file.endsWith(after));
        const end = -after.length || undefined;
        return matched.map((file) => [entry.replace('*', file.slice(before.length, end)), []]);
      }
      const file = child(target, 'types');
      const names = typeof file === 'string' ? namesIn(posix.normalize(file), read).sort() : [];
      return [[entry, names]];
    }),
  );
  const all = new Set(Object.values(exports).flat());
  const declared = paths
    .filter((path) => /\/runtime\/[\w-]+\.d\.ts$/.test(path))
    .flatMap((path) => declarationsIn(path, read(path) ?? ''))
    .filter((one) => all.has(nameIn(one)));
  return { ...exports, [DECLARATIONS]: declared.sort() };
}

/** The exported declarations of a module, each on one line without comments, such as `interface Word { text: string; }`. */
function declarationsIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  const printer = ts.createPrinter({ removeComments: true });
  return source.statements
    .filter((statement) => declaredBy(statement).length > 0)
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, source))
    .map((one) => one.replace(/^export (declare )?/, '').replaceAll(/\s+/g, ' '));
}

/** The name in a declaration. */
const nameIn = (declaration: string): string => /\w+ (\w+)/.exec(declaration)?.[1] ?? '';

/** The names that a module exports, with those that it re-exports. */
function namesIn(path: string, read: (path: string) => string | undefined): string[] {
  const source = ts.createSourceFile(path, read(path) ?? '', ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return declaredBy(statement);
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map(({ name }) => name.text);
    }
    if (exportClause) return exportClause.name.text;
    const module = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text;
    return namesIn(posix.join(path, '..', String(module).replace(/\.js$/, '.d.ts')), read);
  });
}

/** The names that a statement declares and exports. */
function declaredBy(statement: Statement): string[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const isExported = ({ kind }: { kind: number }) => kind === ts.SyntaxKind.ExportKeyword;
  if (!ts.getModifiers(statement)?.some(isExported)) return [];
  const declared = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations
    : [statement as { name?: unknown }];
  return [...declared].flatMap(({ name }) => (name as { text?: string }).text ?? []);
}

/** Parses the exports that are kept with a release. */
export function parseExports(file: string, text: string): Exports {
  const exports: unknown = parseJson(text, file);
  if (!isJsonObject(exports) || !Object.values(exports).every(Array.isArray)) {
    return refuseAt(file, 'is not a list of exports; restore the file from git');
  }
  return exports as unknown as Exports;
}

const INFO: DocumentPlace = { document: 'openapi', pointer: '/info' };

/**
 * Compares what two releases export, if the exports of both are known. Types that follow from the contract are judged with
 * its schemas.
 */
export function compareExports({ base, revision, differences }: Comparison): void {
  if (!base.exports || !revision.exports) return;
  const { [DECLARATIONS]: before = [], ...oldNames } = base.exports;
  const { [DECLARATIONS]: after = [], ...newNames } = revision.exports;
  for (const declared of before.filter((one) => !after.includes(one))) {
    const name = nameIn(declared);
    const next = after.find((one) => nameIn(one) === name);
    // A name that is gone is reported below.
    if (next === undefined) continue;
    const [old, added] = [partsOnlyIn(declared, next), partsOnlyIn(next, declared)];
    const effect = `programs that use \`${name}\` may no longer compile`;
    const change = { ...INFO, what: `declaration of ${name}`, old, new: added };
    differences.add(change, { unjudged: effect });
  }
  // A reported break of a schema, or of one of its fields, implies the changes of its exports.
  const breaks = differences.list().filter(({ verdict }) => BREAKING.has(verdict));
  for (const [name, entries] of missingIn(newNames, oldNames)) {
    const schema = placeOfSchema(name, [revision, base]);
    const isImplied = (one: DocumentPlace) =>
      one.document === schema?.document && `${one.pointer}/`.startsWith(`${schema.pointer}/`);
    if (breaks.some(isImplied)) continue;
    const imported = [`\`${name}\` from ${entries.join(', ')}`];
    const change = { ...(schema ?? INFO), what: 'exports', old: 'a name' };
    differences.add(change, { 'breaks-importers': 'no longer exported' }, { ...NOBODY, imported });
  }
  // A reported change of the contract implies the new names.
  if (differences.list().some(({ verdict }) => verdict !== 'documentation')) return;
  const added = [...missingIn(oldNames, newNames)].map(
    ([name, entries]) => `\`${name}\` from ${entries.join(', ')}`,
  );
  const change = { ...INFO, what: 'exports', new: 'names' };
  if (added.length > 0) differences.add(change, { compatible: `new exports: ${added.join('; ')}` });
}

/** The members and parameters of a declaration that another declaration lacks. */
function partsOnlyIn(declared: string, other: string): string {
  const partsOf = (text: string) => text.split(/(?<=[;,{]) /);
  return partsOf(declared)
    .filter((part) => !partsOf(other).includes(part))
    .join(' ');
}

/** What other exports have besides these: names with their entry points, and entry points in `package.json`. */
function missingIn(these: Exports, others: Exports): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  const add = (name: string, entry: string) =>
    missing.set(name, [...(missing.get(name) ?? []), entry]);
  for (const [entry, names] of Object.entries(others)) {
    const own = these[entry];
    if (own) for (const name of names) own.includes(name) || add(name, entry);
    else add(entry, 'package.json');
  }
  return missing;
}

/** The place of the schema with the longest name that is part of an exported name. */
function placeOfSchema(exported: string, releases: readonly Release[]): DocumentPlace | undefined {
  const names = releases.flatMap(({ contract }) => Object.keys(contract.schemas));
  const own = names.filter((name) => exported.includes(name));
  const [name = ''] = own.sort((one, other) => other.length - one.length);
  const [place] = releases.flatMap(
    ({ contract: { places, derived } }) => places.get(name) ?? derived.get(name) ?? [],
  );
  return place;
}
