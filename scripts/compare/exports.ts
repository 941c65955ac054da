/** The exports of a package: read from its declarations, kept with a release, and compared. */
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as typescript from 'typescript';
import { ts } from '../emit/compiler.ts';
import type { DocumentPlace } from '../model/contract.ts';
import { refuseAt } from '../model/finding.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import { child } from '../model/pointer.ts';
import { parseJson } from '../read/yaml.ts';
import type { Comparison } from './judge.ts';
import type { Declarations, Release } from './release.ts';
import { BREAKING, NOBODY } from './verdict.ts';

/**
 * Reads the declarations of a package: those of its entry points, and those that these import.
 *
 * @param manifest the text of its `package.json`
 * @param read returns the text of a file by its path in the package; undefined if there is none
 */
export function readDeclarations(
  manifest: string,
  read: (path: string) => string | undefined,
): Declarations {
  const stated = Object.entries(Object(child(parseJson(manifest, 'package.json'), 'exports')));
  const entries = stated.map(([entry, to]) => [entry, posix.normalize(targetOf(to as Json))]);
  const files: Record<string, string> = {};
  const waiting = entries.map(([, path = '']) => path).filter((path) => path.endsWith('.d.ts'));
  for (const path of waiting) {
    const text = path in files ? undefined : read(path);
    if (text === undefined) continue;
    files[path] = text;
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    const own = imported.filter((name) => name.startsWith('.'));
    waiting.push(...own.map((name) => posix.join(path, '..', name.replace(/\.js$/, '.d.ts'))));
  }
  return { entries: Object.fromEntries(entries), files };
}

/** The file of an entry point: its declarations, if it has any. */
function targetOf(to: Json): string {
  return isJsonObject(to) ? String(to.types ?? to.default) : String(to);
}

/** Serialises declarations to be kept with a release, without comments. */
export function writeDeclarations({ entries, files }: Declarations): string {
  const printer = ts.createPrinter({ removeComments: true });
  const bare = Object.entries(files).map(([path, text]) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    return [path, printer.printFile(source)];
  });
  return `${JSON.stringify({ entries, files: Object.fromEntries(bare) }, null, 1)}\n`;
}

/** Parses declarations that are kept with a release. */
export function parseDeclarations(file: string, text: string): Declarations {
  const { entries, files } = Object(parseJson(text, file)) as Record<string, unknown>;
  const areTexts = (map: unknown) =>
    isJsonObject(map) && Object.values(map).every((one) => typeof one === 'string');
  if (areTexts(entries) && areTexts(files)) return { entries, files } as Declarations;
  return refuseAt(file, 'is not a list of declarations; restore the file as it was kept');
}

/**
 * Modules whose names alone are compared: their content follows the contract, which is judged better by its schemas
 * than by types. There, a new value of an enumeration or a resolved fact breaks nobody.
 */
const OF_CONTRACT = /(^|\/)(types|types\/\w+|facts|operations)\.d\.ts$/;

/** The place of differences that have none of their own. */
const INFO: DocumentPlace = { document: 'openapi', pointer: '/info' };

/** Compares the exports of two releases; does nothing if the declarations of either are unknown. */
export function compareExports({ base, revision, differences }: Comparison): void {
  const [before, after] = [base.declarations, revision.declarations];
  if (!before || !after || isDeepStrictEqual(before, after)) return;
  // A reported break of a schema, or of one of its fields, implies the changes of its exports.
  const breaks = differences.list().filter(({ verdict }) => BREAKING.has(verdict));
  for (const [name, { reason, entries }] of lossesOf(before, after)) {
    const schema = placeOfSchema(name, [revision, base]);
    const isImplied = (one: DocumentPlace) =>
      one.document === schema?.document && `${one.pointer}/`.startsWith(`${schema.pointer}/`);
    if (breaks.some(isImplied)) continue;
    // A missing export is reported with its schema; a changed type with its reason, which many schemas may share.
    const { document, pointer } = (reason === '' ? schema : undefined) ?? INFO;
    const what = `exports ${reason.replaceAll(name, '')}`;
    const effect = reason ? `of another type: ${reason}` : 'no longer exported';
    const imported = [`\`${name}\` from ${entries.join(', ')}`];
    const change = { document, pointer, what, old: 'a name' };
    differences.add(change, { 'breaks-importers': effect }, { ...NOBODY, imported });
  }
}

/** The place of the schema whose name is part of an exported name: of several, the longest. */
function placeOfSchema(exported: string, releases: readonly Release[]): DocumentPlace | undefined {
  const names = releases.flatMap(({ contract }) => [...contract.schemas.keys()]);
  const own = names.filter((name) => exported.includes(name));
  const [name = ''] = own.sort((one, other) => other.length - one.length);
  const [place] = releases.flatMap(
    ({ stated, contract: { derived } }) => stated.get(name) ?? derived.get(name) ?? [],
  );
  return place;
}

/**
 * The exports of the base that the revision lacks or, with a reason, has with an incompatible type: by name, with the
 * entry points that they are imported from.
 */
function lossesOf(before: Declarations, after: Declarations) {
  const files = new Map<string, typescript.SourceFile>();
  for (const [side, texts] of Object.entries({ base: before.files, revision: after.files })) {
    for (const [path, text] of Object.entries(texts)) addFile(files, `/${side}/${path}`, text);
  }
  const namesOf = exportedNames(compile(files, true));
  const losses = new Map<string, { reason: string; entries: string[] }>();
  const add = (name: string, entry: string, reason = '') => {
    const { entries = [] } = losses.get(name) ?? {};
    losses.set(name, { reason, entries: [...entries, entry] });
  };
  /** Lines of code, each of which does not compile if a name is gone or has an incompatible type. */
  const checks: { name: string; entry: string; line: string }[] = [];
  for (const [entry, path] of Object.entries(before.entries)) {
    const next = after.entries[entry];
    if (next === undefined) add(entry, 'package.json');
    for (const [name, generic] of next === undefined ? [] : namesOf(`/base/${path}`)) {
      const [old, now] = [`/base/${path}`, `/revision/${next}`].map(
        (one) => `typeof import('${one}').${name}${generic}`,
      );
      const value = generic === undefined ? '' : `{ const v: ${old} = null! as ${now}; }`;
      const line = `export { ${name} as n${checks.length} } from '/revision/${next}'; ${value}`;
      checks.push({ name, entry, line });
    }
  }
  addFile(files, CHECK, checks.map(({ line }) => line).join('\n'));
  const problems = problemsOf(compile(files, !checks.some(({ line }) => line.endsWith('}'))));
  for (const [index, { name, entry }] of checks.entries()) {
    const problem = problems.get(index);
    const isGone = problem?.includes('has no exported member');
    if (problem !== undefined) add(name, entry, isGone ? '' : problem);
  }
  return losses;
}

/** The file with lines of code that import declarations. */
const CHECK = '/check.ts';

function addFile(files: Map<string, typescript.SourceFile>, path: string, text: string): void {
  files.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
}

/**
 * Compiles the declarations of both; the base imports the contract's types from the revision.
 *
 * @param noLib whether to omit the declarations of JavaScript, which take longer to read than all others and are not
 *   needed to compare names
 */
function compile(
  files: ReadonlyMap<string, typescript.SourceFile>,
  noLib: boolean,
): typescript.Program {
  const options = { ...OPTIONS, noLib };
  const host = ts.createCompilerHost(options);
  return ts.createProgram([...files.keys()], options, {
    ...host,
    getSourceFile(file, version) {
      if (!files.has(file) && !libraries.has(file)) {
        libraries.set(file, host.getSourceFile(file, version));
      }
      return files.get(file) ?? libraries.get(file);
    },
    resolveModuleNameLiterals: (imports, importer) =>
      imports.map(({ text }) => {
        const own = posix.join(importer, '..', text.replace(/\.js$/, '.d.ts'));
        const shared = OF_CONTRACT.test(own) ? own.replace('/base/', '/revision/') : own;
        const resolvedFileName = [shared, own].find((file) => files.has(file));
        const extension = ts.Extension.Dts;
        return { resolvedModule: resolvedFileName ? { resolvedFileName, extension } : undefined };
      }),
  });
}

const OPTIONS: typescript.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The declarations of JavaScript and of browsers, read once. */
const libraries = new Map<string, typescript.SourceFile | undefined>();

/**
 * The exports of modules: by name, the type arguments with which a value is compared; undefined for a type, which is
 * compared where values use it, and for modules that follow the contract. A generic function is compared with `any` for
 * each type parameter: otherwise it is seldom assignable even to itself.
 */
function exportedNames(program: typescript.Program) {
  const checker = program.getTypeChecker();
  const argumentsOf = (exported: typescript.Symbol): string | undefined => {
    const isAlias = exported.flags & ts.SymbolFlags.Alias;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    const files = (symbol.declarations ?? []).map((one) => one.getSourceFile().fileName);
    const isValue = symbol.flags & ts.SymbolFlags.Value;
    if (!isValue || files.some((file) => OF_CONTRACT.test(file))) return undefined;
    const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const count = Math.max(0, ...signatures.map((one) => one.getTypeParameters()?.length ?? 0));
    return count > 0 ? `<${Array(count).fill('any')}>` : '';
  };
  return (path: string): Map<string, string | undefined> => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return new Map(exported.map((one) => [one.name, argumentsOf(one)]));
  };
}

/** The compiler's errors in the lines of `CHECK`, by their indexes. */
function problemsOf(program: typescript.Program): Map<number, string> {
  const source = program.getSourceFile(CHECK);
  const problems = new Map<number, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const { line = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {};
    // The last line of the message is the cause of the others.
    const last = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1) ?? '';
    if (!problems.has(line)) problems.set(line, last.trim().replace(/\.$/, ''));
  }
  return problems;
}
