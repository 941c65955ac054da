/** The exports of a package: read from its declarations, kept with a release, and compared by name and by type. */
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as typescript from 'typescript';
import type { DocumentPlace } from '../../../scripts/contract.ts';
import { ts } from '../../../scripts/emit/parts/typescript.ts';
import { child, isJsonObject, type Json, pick } from '../../../scripts/json.ts';
import { parseJson } from '../../../scripts/read/yaml.ts';
import type { Comparison } from './judge.ts';
import type { Declarations } from './release.ts';
import { NOBODY } from './verdict.ts';

/**
 * Reads the declarations of a package, without comments: those of its entry points, and those that these import.
 *
 * @param manifest the text of its `package.json`
 * @param read returns the text of a file by its path in the package; undefined if there is none
 */
export function readDeclarations(
  manifest: string,
  read: (path: string) => string | undefined,
): Declarations {
  const stated = child(parseJson(manifest, 'package.json'), 'exports');
  const entries: Record<string, string> = {};
  for (const [entry, target] of Object.entries(Object(stated))) {
    entries[entry] = posix.normalize(fileOf(target as Json));
  }
  const printer = ts.createPrinter({ removeComments: true });
  const files: Record<string, string> = {};
  // The files that they import are added while the loop runs.
  const waiting = Object.values(entries).filter((path) => path.endsWith('.d.ts'));
  for (const path of waiting) {
    const text = path in files ? undefined : read(path);
    if (text === undefined) continue;
    files[path] = printer.printFile(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    const own = imported.filter((name) => name.startsWith('.'));
    waiting.push(...own.map((name) => posix.join(path, '..', name.replace(/\.js$/, '.d.ts'))));
  }
  return { entries, files };
}

/** The file of an entry point: its declarations, if it has any. */
function fileOf(target: Json): string {
  return isJsonObject(target) ? String(target.types ?? target.default) : String(target);
}

/**
 * Modules whose names alone are compared: their content follows the contract, which is judged better by its schemas
 * than by types. There, a new value of an enumeration or a resolved fact breaks nobody.
 */
const OF_CONTRACT = /(^|\/)(types|types\/\w+|facts|operations)\.d\.ts$/;

const INFO: DocumentPlace = { document: 'openapi', pointer: '/info' };

/** Compares the exports of two releases; does nothing if the declarations of either are unknown. */
export function compareExports({ base, revision, differences }: Comparison): void {
  if (!base.declarations || !revision.declarations) return;
  const [before, after] = [base.declarations, revision.declarations];
  if (isDeepStrictEqual(before, after)) return;
  for (const { name, entry, isGone } of lossesOf(before, after)) {
    const effect = isGone
      ? 'no longer exported'
      : 'of another type, which code for the former type does not accept';
    const change = { ...INFO, what: isGone ? 'exports' : 'exports types', old: 'a name' };
    const imported = [`\`${name}\` from ${entry}`];
    differences.add(change, { 'breaks-importers': effect }, { ...NOBODY, imported });
  }
}

/** An export of the base that the revision lacks or has with an incompatible type; or a missing entry point. */
interface Loss {
  name: string;
  /** The entry point that it is imported from; `package.json` for an entry point. */
  entry: string;
  isGone: boolean;
}

/** What the revision loses of the base. */
function lossesOf(before: Declarations, after: Declarations): Loss[] {
  // Most changes of the contract leave alone what is outside its modules: then names are all that may differ.
  const ownIn = ({ files }: Declarations) => pick(files, (path) => !OF_CONTRACT.test(path));
  const namesOnly = isDeepStrictEqual(ownIn(before), ownIn(after));
  const program = compile({ base: before, revision: after }, namesOnly);
  const types = program.getTypeChecker();
  return Object.entries(before.entries).flatMap(([entry, path]) => {
    const next = after.entries[entry];
    if (next === undefined) return [{ name: entry, entry: 'package.json', isGone: true }];
    const own = exportsOf(program, `/revision/${next}`);
    return [...exportsOf(program, `/base/${path}`)].flatMap(([name, old]): Loss[] => {
      const other = own.get(name);
      if (!other) return [{ name, entry, isGone: true }];
      const isReplaced = namesOnly || isReplacedBy(types, old, other);
      return isReplaced ? [] : [{ name, entry, isGone: false }];
    });
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

/**
 * Compiles the declarations of both releases; the base imports the contract's types from the revision.
 *
 * @param noLib whether to omit the declarations of JavaScript, which take longest and are not needed to list names
 */
function compile(releases: Record<string, Declarations>, noLib: boolean): typescript.Program {
  const options = { ...OPTIONS, noLib };
  const files = new Map(
    Object.entries(releases).flatMap(([release, { files: own }]) =>
      Object.entries(own).map(([path, text]) => {
        const name = `/${release}/${path}`;
        return [name, ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)] as const;
      }),
    ),
  );
  const host = ts.createCompilerHost(options);
  return ts.createProgram([...files.keys()], options, {
    ...host,
    getSourceFile: (file, version) => files.get(file) ?? host.getSourceFile(file, version),
    resolveModuleNameLiterals: (imports, importer) =>
      imports.map(({ text }) => {
        const own = posix.join(importer, '..', text.replace(/\.js$/, '.d.ts'));
        const shared = OF_CONTRACT.test(own) ? own.replace('/base/', '/revision/') : own;
        const resolvedFileName = [shared, own].find((file) => files.has(file));
        if (resolvedFileName === undefined) return { resolvedModule: undefined };
        return { resolvedModule: { resolvedFileName, extension: ts.Extension.Dts } };
      }),
  });
}

/** The exports of a module by name, each as the symbol that declares it. */
function exportsOf(program: typescript.Program, path: string): Map<string, typescript.Symbol> {
  const types = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && types.getSymbolAtLocation(source);
  const all = module ? types.getExportsOfModule(module) : [];
  const declared = all.map((one) => {
    const isAlias = (one.flags & ts.SymbolFlags.Alias) !== 0;
    return [one.name, isAlias ? types.getAliasedSymbol(one) : one] as const;
  });
  // What is re-exported may be gone where it was declared.
  return new Map(declared.filter(([, symbol]) => symbol.declarations));
}

/** Whether an export can stand for the former one. A type is compared where values use it. */
function isReplacedBy(
  types: typescript.TypeChecker,
  old: typescript.Symbol,
  next: typescript.Symbol,
): boolean {
  const { declarations = [] } = old;
  const isOfContract = declarations.some((one) => OF_CONTRACT.test(one.getSourceFile().fileName));
  if ((old.flags & ts.SymbolFlags.Value) === 0 || isOfContract) return true;
  const textOf = ({ declarations = [] }: typescript.Symbol) =>
    declarations.map((one) => one.getText()).join();
  const type = types.getTypeOfSymbol(old);
  const isGeneric = type.getCallSignatures().some((one) => one.getTypeParameters());
  // A generic function may not even be assignable to itself.
  if (isGeneric && textOf(next) === textOf(old)) return true;
  return types.isTypeAssignableTo(types.getTypeOfSymbol(next), type);
}
