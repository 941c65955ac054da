/** The exports of a package: read from its declarations, kept with a release, and compared by name and by type. */
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as typescript from 'typescript';
import type { DocumentPlace } from '../../../scripts/contract.ts';
import { ts } from '../../../scripts/emit/shared/typescript.ts';
import { child, isJsonObject, type Json, pick } from '../../../scripts/json.ts';
import { refuseAt } from '../../../scripts/problem.ts';
import { parseJson } from '../../../scripts/read/yaml.ts';
import type { Comparison } from './judge.ts';
import type { Declarations, Release } from './release.ts';
import { BREAKING, NOBODY } from './verdict.ts';

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
  for (const [entry, target] of Object.entries<Json>(Object(stated))) {
    // The declarations, if it has any.
    const file = isJsonObject(target) ? (target.types ?? target.default) : target;
    entries[entry] = posix.normalize(String(file));
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

/** Parses declarations that are kept with a release. */
export function parseDeclarations(file: string, text: string): Declarations {
  const { entries, files } = Object(parseJson(text, file)) as Record<string, unknown>;
  const hasOnlyTexts = (map: unknown) =>
    isJsonObject(map) && Object.values(map).every((text) => typeof text === 'string');
  if (!hasOnlyTexts(entries) || !hasOnlyTexts(files)) {
    return refuseAt(file, 'is not a list of declarations; restore the file as it was kept');
  }
  return { entries, files } as Declarations;
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
  // A reported break of a schema, or of one of its fields, implies the changes of its exports.
  const breaks = differences.list().filter(({ verdict }) => BREAKING.has(verdict));
  for (const [name, { isGone, entries }] of lossesOf(before, after)) {
    const schema = placeOfSchema(name, [revision, base]);
    const isImplied = (one: DocumentPlace) =>
      one.document === schema?.document && `${one.pointer}/`.startsWith(`${schema.pointer}/`);
    if (breaks.some(isImplied)) continue;
    // A missing export is reported with its schema; changed types, of which one may change many values, together.
    const { document, pointer } = isGone && schema ? schema : INFO;
    const what = isGone ? 'exports' : 'exports types';
    const effect = isGone
      ? 'no longer exported'
      : 'of another type, which code for the former type does not accept';
    const imported = [`\`${name}\` from ${entries.join(', ')}`];
    const change = { document, pointer, what, old: 'a name' };
    differences.add(change, { 'breaks-importers': effect }, { ...NOBODY, imported });
  }
}

/** The place of the schema whose name is part of an exported name: of several, the longest. */
function placeOfSchema(exported: string, releases: readonly Release[]): DocumentPlace | undefined {
  const names = releases.flatMap(({ contract }) => Object.keys(contract.schemas));
  const own = names.filter((name) => exported.includes(name));
  const [name = ''] = own.sort((one, other) => other.length - one.length);
  const [place] = releases.flatMap(
    ({ contract: { places, derived } }) => places.get(name) ?? derived.get(name) ?? [],
  );
  return place;
}

/** An export of the base that the revision lacks or has with an incompatible type. */
interface Loss {
  isGone: boolean;
  /** The entry points that it is imported from; `package.json` for an entry point that is missing itself. */
  entries: string[];
}

/** What the revision loses of the base, by the names of the exports, or of the entry points that are missing. */
function lossesOf(before: Declarations, after: Declarations): Map<string, Loss> {
  // Most changes of the contract leave alone what is outside its modules: then names are all that may differ.
  const ownIn = ({ files }: Declarations) => pick(files, (path) => !OF_CONTRACT.test(path));
  const namesOnly = isDeepStrictEqual(ownIn(before), ownIn(after));
  const program = compile({ base: before, revision: after }, namesOnly);
  const checker = program.getTypeChecker();
  const losses = new Map<string, Loss>();
  const add = (name: string, entry: string, isGone: boolean) => {
    const { entries = [] } = losses.get(name) ?? {};
    losses.set(name, { isGone, entries: [...entries, entry] });
  };
  for (const [entry, path] of Object.entries(before.entries)) {
    const next = after.entries[entry];
    if (next === undefined) {
      add(entry, 'package.json', true);
      continue;
    }
    const own = exportsOf(program, `/revision/${next}`);
    for (const [name, old] of exportsOf(program, `/base/${path}`)) {
      const other = own.get(name);
      if (!other || !(namesOnly || isReplacedBy(checker, old, other))) add(name, entry, !other);
    }
  }
  return losses;
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

/** The declarations of JavaScript, each parsed once: that takes longer than all the rest. */
const libraries = new Map<string, typescript.SourceFile | undefined>();

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
    getSourceFile: (file, version) => {
      if (files.has(file)) return files.get(file);
      if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, version));
      return libraries.get(file);
    },
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
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const all = module ? checker.getExportsOfModule(module) : [];
  const declared = all.map((one) => {
    const isAlias = (one.flags & ts.SymbolFlags.Alias) !== 0;
    return [one.name, isAlias ? checker.getAliasedSymbol(one) : one] as const;
  });
  // What is re-exported may be gone where it was declared.
  return new Map(declared.filter(([, symbol]) => symbol.declarations));
}

/** Whether an export can stand for the former one. A type is compared where values use it. */
function isReplacedBy(
  checker: typescript.TypeChecker,
  old: typescript.Symbol,
  next: typescript.Symbol,
): boolean {
  const { declarations = [] } = old;
  const isOfContract = declarations.some((one) => OF_CONTRACT.test(one.getSourceFile().fileName));
  if ((old.flags & ts.SymbolFlags.Value) === 0 || isOfContract) return true;
  const textOf = ({ declarations = [] }: typescript.Symbol) =>
    declarations.map((one) => one.getText()).join();
  const type = checker.getTypeOfSymbol(old);
  const isGeneric = type.getCallSignatures().some((one) => one.getTypeParameters());
  // A generic function may not even be assignable to itself.
  if (isGeneric && textOf(next) === textOf(old)) return true;
  return checker.isTypeAssignableTo(checker.getTypeOfSymbol(next), type);
}
