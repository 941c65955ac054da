/** Compares what the package exports: a name that is gone, or is now of a type that does less, breaks who imports it. */
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as typescript from 'typescript';
import { ts } from '../emit/compiler.ts';
import type { DocumentPlace } from '../model/contract.ts';
import type { Declarations } from './declarations.ts';
import type { Comparison } from './differences.ts';
import type { Release } from './release.ts';
import { BREAKING } from './verdict.ts';

/**
 * Modules of which names alone are compared: what they say of the contract is judged with the contract, better than
 * by types. A new value of an enumeration or a fact that is gone since something got better breaks nobody there.
 */
const OF_CONTRACT = /(^|\/)(types|types\/\w+|facts|operations)\.d\.ts$/;

/** An exported name that importers lose, or whose value can no longer take the place of what it was. */
interface Loss {
  name: string;
  /** Why it cannot take that place; not set for a name that is gone. */
  reason?: string;
  /** The entry points that it is imported from. */
  entries: string[];
}

/** Compares what two releases export; where the declarations of one are not known, nothing is said. */
export function compareExports({ base, revision, differences }: Comparison): void {
  const [before, after] = [base.declarations, revision.declarations];
  if (!before || !after || isDeepStrictEqual(before, after)) return;
  // A reported break of a schema, or of a field of it, implies what becomes of its exports.
  const breaks = differences.list().filter(({ verdict }) => BREAKING.has(verdict));
  const groups = new Map<string, { place: DocumentPlace; reason?: string; names: string[] }>();
  for (const { name, reason, entries } of lossesOf(before, after)) {
    const schema = placeOfSchema(name, [revision, base]);
    const isImplied = breaks.some(
      (one) =>
        one.document === schema?.document && `${one.pointer}/`.startsWith(`${schema.pointer}/`),
    );
    if (isImplied) continue;
    // What is gone is reported with its schema; one reason often changes the values of many schemas.
    const place = (reason === undefined ? schema : undefined) ?? INFO;
    const key = JSON.stringify([place, reason?.replaceAll(name, '')]);
    const group = groups.get(key) ?? { place, ...(reason && { reason }), names: [] };
    group.names.push(`\`${name}\` (${entries.join(', ')})`);
    groups.set(key, group);
  }
  for (const { place, reason, names } of groups.values()) {
    const [shown, others] = [names.slice(0, SHOWN).join(', '), names.length - SHOWN];
    const list = others > 0 ? `${shown} and ${others} more` : shown;
    const effect = reason ? `of another type: ${list}: ${reason}` : `no longer exported: ${list}`;
    const count = names.length === 1 ? 'a name' : `${names.length} names`;
    const change = { what: `exports ${reason ?? ''}`.trim(), ...place, old: count };
    differences.add(change, { 'breaks-importers': effect });
  }
}

/** Where a difference is reported that has no place of its own. */
const INFO: DocumentPlace = { document: 'openapi', pointer: '/info' };

/** How many names a difference lists. */
const SHOWN = 5;

/** Where the schema is stated whose name an exported name contains: of several, the longest. */
function placeOfSchema(exported: string, releases: readonly Release[]): DocumentPlace | undefined {
  const names = releases.flatMap(({ contract }) => [...contract.schemas.keys()]);
  const own = names.filter((name) => exported.includes(name));
  const [name = ''] = own.sort((one, other) => other.length - one.length);
  const places = releases.map(
    ({ stated, contract: { derived } }) => stated.get(name) ?? derived.get(name),
  );
  const place = places.find((one) => one !== undefined);
  return place && { document: place.document, pointer: place.pointer };
}

/** What the base exports and the revision does not, or not so that it can take the place of what there was. */
function lossesOf(before: Declarations, after: Declarations): Loss[] {
  const losses = new Map<string, Loss>();
  const add = (name: string, entry: string, reason?: string) => {
    const key = JSON.stringify([name, reason]);
    const { entries = [] } = losses.get(key) ?? {};
    losses.set(key, { name, ...(reason && { reason }), entries: [...entries, entry] });
  };
  const files = new Map<string, string>();
  for (const [side, texts] of Object.entries({ base: before.files, revision: after.files })) {
    for (const [path, text] of Object.entries(texts)) files.set(`/${side}/${path}`, text);
  }
  const program = compile(files);
  const changed: (Value & { entry: string })[] = [];
  for (const [entry, path] of Object.entries(before.entries)) {
    const next = after.entries[entry];
    if (next === undefined) {
      add(entry, 'package.json');
      continue;
    }
    const [known, left] = [
      exportsOf(program, `/base/${path}`),
      exportsOf(program, `/revision/${next}`),
    ];
    for (const [name, old] of known) {
      const symbol = left.get(name);
      if (symbol === undefined) add(name, entry);
      else if (!canReplace(program, symbol, old)) {
        const typeParameters = typeParametersOf(program, old);
        changed.push({
          name,
          entry,
          modules: [`/base/${path}`, `/revision/${next}`],
          typeParameters,
        });
      }
    }
  }
  const reasons = changed.length > 0 ? explain(files, changed) : [];
  for (const [index, { name, entry }] of changed.entries()) {
    const reason = reasons[index];
    if (reason !== undefined) add(name, entry, reason);
  }
  return [...losses.values()];
}

/** Compiles declarations, of which the base sees the contract's types as the revision has them. */
function compile(files: ReadonlyMap<string, string>): typescript.Program {
  const host = ts.createCompilerHost(OPTIONS);
  return ts.createProgram([...files.keys()], OPTIONS, {
    ...host,
    getSourceFile(file, version) {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version);
      if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, version));
      return libraries.get(file);
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
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The declarations of JavaScript and of browsers, which take longer to read than all others. */
const libraries = new Map<string, typescript.SourceFile | undefined>();

/** What a module exports, by name. */
function exportsOf(program: typescript.Program, path: string): Map<string, typescript.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return new Map(exported.map((one) => [one.name, one]));
}

/** Whether what a name stands for can take the place of what it was. What types hold shows where values use them. */
function canReplace(
  program: typescript.Program,
  next: typescript.Symbol,
  old: typescript.Symbol,
): boolean {
  const checker = program.getTypeChecker();
  const [symbol, replaced] = [next, old].map((one) =>
    one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
  ) as [typescript.Symbol, typescript.Symbol];
  const { declarations = [], flags } = replaced;
  if ((flags & ts.SymbolFlags.Value) === 0) return true;
  if (declarations.some((one) => OF_CONTRACT.test(one.getSourceFile().fileName))) return true;
  return checker.isTypeAssignableTo(
    checker.getTypeOfSymbol(symbol),
    checker.getTypeOfSymbol(replaced),
  );
}

/** A value that another one should be able to replace: its modules in both releases. */
interface Value {
  name: string;
  modules: [old: string, next: string];
  /** How many type parameters it takes, if it is a function. */
  typeParameters: number;
}

function typeParametersOf(program: typescript.Program, symbol: typescript.Symbol): number {
  const signatures = program.getTypeChecker().getTypeOfSymbol(symbol).getCallSignatures();
  return Math.max(0, ...signatures.map((one) => one.getTypeParameters()?.length ?? 0));
}

/**
 * Why the compiler does not let values take the place of others; undefined where it does. A function with type
 * parameters is compared with `any` for each: as it is, it is seldom assignable even to itself.
 */
function explain(
  files: ReadonlyMap<string, string>,
  values: readonly Value[],
): (string | undefined)[] {
  const lines = values.map(({ name, modules, typeParameters }, index) => {
    const given = typeParameters > 0 ? `<${Array(typeParameters).fill('any')}>` : '';
    const [old, next] = modules.map((path) => `typeof import('${path}').${name}${given}`);
    return `export const v${index}: ${old} = null! as ${next};`;
  });
  const program = compile(new Map([...files, ['/check.ts', lines.join('\n')]]));
  const source = program.getSourceFile('/check.ts');
  const reasons: string[] = [];
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const { line = 0 } = source?.getLineAndCharacterOfPosition(start) ?? {};
    // The last line of the message is the cause of the others.
    const last = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1) ?? '';
    reasons[line] ??= last.trim().replace(/\.$/, '');
  }
  return reasons;
}
