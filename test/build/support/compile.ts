/** Compiles small programs against generated declarations, in memory. */
import { join } from 'node:path';
import { ts } from '../../../scripts/emit/parts/typescript.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Where the files pretend to be: from here, installed packages are found. */
const FOLDER = join(ROOT, 'test/build/in-memory');

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipDefaultLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

const parsed = new Map<string, ReturnType<typeof ts.createSourceFile> | undefined>();

/**
 * What is wrong with a program, as the messages of TypeScript; the declarations are checked, too.
 *
 * @param files generated files by path, which the program imports from `./`
 * @param libraries the libraries that the project of the program has
 */
export function errorsIn(
  files: Readonly<Record<string, string>>,
  program: string,
  libraries = ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
): string[] {
  const own = new Map(
    Object.entries({ ...files, 'program.ts': `${program}\nexport {};\n` }).map(([path, text]) => [
      join(FOLDER, path),
      text,
    ]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const readFile = host.readFile;
  const fileExists = host.fileExists;
  const getSourceFile = host.getSourceFile;
  host.readFile = (path) => own.get(path) ?? readFile(path);
  host.fileExists = (path) => own.has(path) || fileExists(path);
  host.directoryExists = undefined;
  host.getSourceFile = (path, ...rest) => {
    const text = own.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, OPTIONS.target);
    // Libraries and packages are the same in every program.
    if (!parsed.has(path)) parsed.set(path, getSourceFile(path, ...rest));
    return parsed.get(path);
  };
  const names = [...own.keys()].filter((path) => path.endsWith('.ts'));
  const built = ts.createProgram(names, { ...OPTIONS, lib: libraries }, host);
  return ts
    .getPreEmitDiagnostics(built)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
