/** The exports of a package: read from its declarations, kept with a release, and compared. */
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ts } from 'contract-compiler/emit/typescript.ts';
import type { DocumentPlace } from 'contract-compiler/model/contract.ts';
import { refuseAt } from 'contract-compiler/model/finding.ts';
import { isJsonObject, type Json } from 'contract-compiler/model/json.ts';
import { child } from 'contract-compiler/model/pointer.ts';
import { parseJson } from 'contract-compiler/read/yaml.ts';
import type * as typescript from 'typescript';
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
  const stated = child(parseJson(manifest, 'package.json'), 'exports');
  const entries: Record<string, string> = {};
  for (const [entry, target] of Object.entries(Object(stated))) {
    entries[entry] = posix.normalize(fileOf(target as Json));
  }
  const files: Record<string, string> = {};
  // The files that they import are added while the loop runs.
  const waiting = Object.values(entries).filter((path) => path.endsWith('.d.ts'));
  for (const path of waiting) {
    if (path in files) continue;
    const text = read(path);
    if (text === undefined) continue;
    files[path] = text;
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

/** The place of differences that have none of their own. */
const INFO: DocumentPlace = { document: 'openapi', pointer: '/info' };

/** Compares the exports of two releases; does nothing if the declarations of either are unknown. */
export function compareExports({ base, revision, differences }: Comparison): void {
  const before = base.declarations;
  const after = revision.declarations;
  if (!before || !after || isDeepStrictEqual(before, after)) return;
  // A reported break of a schema, or of one of its fields, implies the changes of its exports.
  const breaks = differences.list().filter(({ verdict }) => BREAKING.has(verdict));
  for (const [name, { reason, entries }] of lossesOf(before, after)) {
    const schema = placeOfSchema(name, [revision, base]);
    const isImplied = (one: DocumentPlace) =>
      one.document === schema?.document && `${one.pointer}/`.startsWith(`${schema.pointer}/`);
    if (breaks.some(isImplied)) continue;
    // A missing export is reported with its schema; a changed type with its reason, which many schemas may share.
    const { document, pointer } = reason === '' && schema ? schema : INFO;
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

/** An export of the base that the revision lacks or has with an incompatible type. */
interface Loss {
  /** Why the type is incompatible; empty for a missing export. */
  reason: string;
  /** The entry points that it is imported from; `package.json` for an entry point that is missing itself. */
  entries: string[];
}

/** A line of code that does not compile if a name is gone or has an incompatible type. */
interface Check {
  name: string;
  /** The entry point that exports it. */
  entry: string;
  line: string;
  /** Whether the line compares the types of a value, and not only the name. */
  comparesTypes: boolean;
}

/** What the revision loses of the base, by the names of the exports, or of the entry points that are missing. */
function lossesOf(before: Declarations, after: Declarations): Map<string, Loss> {
  const files = new Map<string, typescript.SourceFile>();
  for (const [path, text] of Object.entries(before.files)) addFile(files, `/base/${path}`, text);
  for (const [path, text] of Object.entries(after.files)) addFile(files, `/revision/${path}`, text);
  // The declarations of JavaScript take longer to read than all others, and are not needed to list names.
  const namesOf = exportedNames(compile(files, { noLib: true }));
  const losses = new Map<string, Loss>();
  const add = (name: string, entry: string, reason: string) => {
    const { entries = [] } = losses.get(name) ?? {};
    losses.set(name, { reason, entries: [...entries, entry] });
  };
  const checks: Check[] = [];
  for (const [entry, path] of Object.entries(before.entries)) {
    const next = after.entries[entry];
    if (next === undefined) {
      add(entry, 'package.json', '');
      continue;
    }
    for (const [name, typeArguments] of namesOf(`/base/${path}`)) {
      const comparesTypes = typeArguments !== undefined;
      const importing = `export { ${name} as n${checks.length} } from '/revision/${next}'; `;
      const old = `typeof import('/base/${path}').${name}${typeArguments}`;
      const now = `typeof import('/revision/${next}').${name}${typeArguments}`;
      const comparing = comparesTypes ? `{ const v: ${old} = null! as ${now}; }` : '';
      checks.push({ name, entry, line: importing + comparing, comparesTypes });
    }
  }
  addFile(files, CHECK, checks.map(({ line }) => line).join('\n'));
  const noLib = !checks.some(({ comparesTypes }) => comparesTypes);
  const problems = problemsOf(compile(files, { noLib }));
  for (const [index, { name, entry }] of checks.entries()) {
    const problem = problems.get(index);
    if (problem === undefined) continue;
    const isGone = problem.includes('has no exported member');
    add(name, entry, isGone ? '' : problem);
  }
  return losses;
}

/** The file with the lines of all checks. */
const CHECK = '/check.ts';

function addFile(files: Map<string, typescript.SourceFile>, path: string, text: string): void {
  files.set(path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022));
}

/**
 * Compiles the declarations of both; the base imports the contract's types from the revision.
 *
 * @param noLib whether to omit the declarations of JavaScript
 */
function compile(
  files: ReadonlyMap<string, typescript.SourceFile>,
  { noLib }: { noLib: boolean },
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
        if (resolvedFileName === undefined) return { resolvedModule: undefined };
        return { resolvedModule: { resolvedFileName, extension: ts.Extension.Dts } };
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
    const counts = signatures.map((signature) => signature.getTypeParameters()?.length ?? 0);
    const most = Math.max(0, ...counts);
    return most > 0 ? `<${Array(most).fill('any').join()}>` : '';
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
    if (problems.has(line)) continue;
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    // The last line of the message is the cause of the others.
    const cause = message.split('\n').at(-1) ?? '';
    problems.set(line, cause.trim().replace(/\.$/, ''));
  }
  return problems;
}
