/** Compares what the package exports: a name that is gone, or is now of a type that does less, breaks who imports it. */
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as typescript from 'typescript';
import { ts } from '../emit/compiler.ts';
import type { Declarations } from './declarations.ts';
import type { Comparison } from './differences.ts';
import type { Release } from './release.ts';
import { BREAKING } from './verdict.ts';

/**
 * Modules of which names alone are compared: what they say of the contract is judged with the contract, better than
 * by types. A new value of an enumeration or a fact that is gone since something got better breaks nobody there.
 */
const OF_CONTRACT = /(^|\/)(types|types\/\w+|facts|operations)\.d\.ts$/;

/** An exported name that importers lose, or that no longer does what it did. */
interface Loss {
  name: string;
  /** What has become of it. */
  change: string;
  /** The entry points that it is imported from. */
  entries: string[];
}

/** Compares what two releases export; where the declarations of one are not known, nothing is said. */
export function compareExports({ base, revision, differences }: Comparison): void {
  const [before, after] = [base.declarations, revision.declarations];
  if (!before || !after || isDeepStrictEqual(before, after)) return;
  const info = { document: 'openapi' as const, pointer: '/info' };
  const bySchema = new Map<string, Loss[]>();
  for (const loss of lossesOf(before, after)) {
    const schema = schemaIn(loss.name, base);
    bySchema.set(schema, [...(bySchema.get(schema) ?? []), loss]);
  }
  // A reported break of a schema, or of a field of it, implies what becomes of its exports.
  const breaks = differences.list().filter(({ verdict }) => BREAKING.has(verdict));
  for (const [schema, losses] of bySchema) {
    const places = [revision, base].map(
      ({ stated, contract: { derived } }) => stated.get(schema) ?? derived.get(schema),
    );
    const { document, pointer } = places.find((one) => one !== undefined) ?? info;
    const isImplied = breaks.some(
      (one) => one.document === document && `${one.pointer}/`.startsWith(`${pointer}/`),
    );
    if (schema !== '' && isImplied) continue;
    const count = losses.length === 1 ? 'a name' : `${losses.length} names`;
    const change = { what: 'exports', document, pointer, old: count };
    differences.add(change, { 'breaks-importers': effectOf(losses) });
  }
}

/** The schema whose name an exported name contains: of several, the longest; an empty string where there is none. */
function schemaIn(exported: string, { contract }: Release): string {
  const known = [...contract.schemas.keys()].filter((name) => exported.includes(name));
  return known.sort((one, other) => other.length - one.length)[0] ?? '';
}

function effectOf(losses: readonly Loss[]): string {
  const byChange = new Map<string, string[]>();
  for (const { name, change, entries } of losses) {
    const label = `\`${name}\` (${entries.join(', ')})`;
    byChange.set(change, [...(byChange.get(change) ?? []), label]);
  }
  return [...byChange].map(([change, names]) => `${change}: ${names.join(', ')}`).join('; ');
}

/** What the base exports and the revision does not, or not so that it can take the place of what there was. */
function lossesOf(before: Declarations, after: Declarations): Loss[] {
  const losses = new Map<string, Loss>();
  const add = (name: string, change: string, entry: string) => {
    const { entries = [] } = losses.get(name + change) ?? {};
    losses.set(name + change, { name, change, entries: [...entries, entry] });
  };
  const { checker, exportsOf } = compile(before, after);
  for (const [entry, path] of Object.entries(before.entries)) {
    const next = after.entries[entry];
    if (next === undefined) add(entry, 'no longer exported', 'package.json');
    const left = exportsOf('revision', next);
    for (const [name, old] of next === undefined ? [] : exportsOf('base', path)) {
      const symbol = left.get(name);
      const change = symbol ? changeOf(checker, old, symbol) : 'no longer exported';
      if (change !== undefined) add(name, change, entry);
    }
  }
  return [...losses.values()];
}

/** Compiles the declarations of both releases, which see the contract's types as the revision has them. */
function compile(before: Declarations, after: Declarations) {
  const files = new Map<string, string>();
  for (const [side, texts] of Object.entries({ base: before.files, revision: after.files })) {
    for (const [path, text] of Object.entries(texts)) files.set(`/${side}/${path}`, text);
  }
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([...files.keys()], OPTIONS, {
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
  const checker = program.getTypeChecker();
  const exportsOf = (side: 'base' | 'revision', path = '') => {
    const source = program.getSourceFile(`/${side}/${path}`);
    const module = source && checker.getSymbolAtLocation(source);
    return new Map(module && checker.getExportsOfModule(module).map((one) => [one.name, one]));
  };
  return { checker, exportsOf };
}

const OPTIONS: typescript.CompilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The declarations of JavaScript and of browsers, which take longer to read than all others. */
const libraries = new Map<string, typescript.SourceFile | undefined>();

/** How an exported value can no longer take the place of what it was, if so. What types hold shows where values use them. */
function changeOf(
  checker: typescript.TypeChecker,
  ...symbols: [old: typescript.Symbol, next: typescript.Symbol]
): string | undefined {
  const [old, next] = symbols.map((one) =>
    one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
  ) as typeof symbols;
  const isValue = ({ flags }: typescript.Symbol) => (flags & ts.SymbolFlags.Value) !== 0;
  if (!isValue(old) || isOfContract(old)) return undefined;
  if (!isValue(next)) return 'is only a type now';
  const [before, after] = [checker.getTypeOfSymbol(old), checker.getTypeOfSymbol(next)];
  // A function with type parameters of its own is seldom assignable even to itself.
  const isGeneric = before.getCallSignatures().some((one) => one.getTypeParameters()?.length);
  const isSame = isGeneric && isDeepStrictEqual(textsOf(old), textsOf(next));
  if (isSame || checker.isTypeAssignableTo(after, before)) return undefined;
  const isFunction = before.getCallSignatures().length > 0;
  const lacking = before.getProperties().filter(({ name }) => !after.getProperty(name));
  if (!isFunction && lacking.length > 0) {
    return `without ${lacking.map(({ name }) => `\`${name}\``).join(', ')}`;
  }
  const [was, is] = [before, after].map((type) => checker.typeToString(type));
  return was === is ? 'of another type' : `${was} is now ${is}`;
}

/** The declarations of a name, without comments. */
function textsOf({ declarations = [] }: typescript.Symbol): string[] {
  const printer = ts.createPrinter({ removeComments: true });
  return declarations.map((one) =>
    printer.printNode(ts.EmitHint.Unspecified, one, one.getSourceFile()),
  );
}

function isOfContract({ declarations = [] }: typescript.Symbol): boolean {
  return declarations.some((one) => OF_CONTRACT.test(one.getSourceFile().fileName));
}
