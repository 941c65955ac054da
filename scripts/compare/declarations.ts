/** The declarations of a package: what its entry points lead to, as TypeScript sees them. */
import { posix } from 'node:path';
import { ts } from '../emit/compiler.ts';
import { refuseAt } from '../model/finding.ts';
import { isJsonObject, type Json } from '../model/json.ts';
import { child } from '../model/pointer.ts';

/** What a package exports. */
export interface Declarations {
  /** By entry point, such as `./parse`, the file that it leads to: declarations, where it has any. */
  entries: Readonly<Record<string, string>>;
  /** By file, the text of all declarations that the entry points lead to. */
  files: Readonly<Record<string, string>>;
}

/**
 * Reads the declarations of a package: those of its entry points, and those that these import.
 *
 * @param manifest the text of its `package.json`
 * @param read returns the text of a file by its path in the package; undefined where there is none
 */
export function readDeclarations(
  manifest: string,
  read: (path: string) => string | undefined,
): Declarations {
  const stated = Object.entries(Object(child(parseJson('package.json', manifest), 'exports')));
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

/** The file of an entry point: its declarations, where it has any. */
function targetOf(to: Json): string {
  return isJsonObject(to) ? String(to.types ?? to.default) : String(to);
}

/** Writes declarations as they are kept with a release: without comments, which mean nothing to the compiler. */
export function writeDeclarations({ entries, files }: Declarations): string {
  const printer = ts.createPrinter({ removeComments: true });
  const bare = Object.entries(files).map(([path, text]) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
    return [path, printer.printFile(source)];
  });
  return `${JSON.stringify({ entries, files: Object.fromEntries(bare) }, null, 1)}\n`;
}

/** Reads declarations as they are kept with a release. */
export function parseDeclarations(file: string, text: string): Declarations {
  const { entries, files } = Object(parseJson(file, text)) as Record<string, unknown>;
  const areTexts = (map: unknown) =>
    isJsonObject(map) && Object.values(map).every((one) => typeof one === 'string');
  if (areTexts(entries) && areTexts(files)) return { entries, files } as Declarations;
  return refuseAt(file, 'is no list of declarations; restore the file as it was kept');
}

/** Parses a file; `file` names it in the finding where it is no JSON. */
export function parseJson(file: string, text: string): Json {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseAt(file, `is not JSON (${(error as Error).message}); restore the file`);
  }
}
