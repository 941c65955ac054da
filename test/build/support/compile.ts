/** Compiles small programs against generated declarations, in memory. */
import { join } from 'node:path';
import { ts } from '../../../scripts/emit/parts/typescript.ts';

/** Where the files pretend to be: from here, installed packages are found. */
const FOLDER = join(import.meta.dirname, '../in-memory');

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

/** For programs: `same<A, B>(true)` compiles only if the two types are the same. */
export const SAME = `type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Equal<A, B>): void => {};
`;

/**
 * What is wrong with each program, as the messages of TypeScript; all are compiled at once, which takes about as long as
 * one. The declarations are checked, too.
 *
 * @param files generated files by path, which the programs import from `./`
 * @param programs the programs by what they show
 * @param libraries the libraries that the project of the programs has
 */
export function errorsIn(
  files: Readonly<Record<string, string>>,
  programs: Readonly<Record<string, string>>,
  libraries = ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
): [name: string, errors: string[]][] {
  const own = new Map<string, string>();
  for (const [path, text] of Object.entries(files)) own.set(join(FOLDER, path), text);
  const places = Object.keys(programs).map((name, index): [string, string] => {
    return [name, join(FOLDER, `program${index}.ts`)];
  });
  for (const [name, place] of places) own.set(place, `${programs[name]}\nexport {};\n`);

  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists } = host;
  host.readFile = (path) => own.get(path) ?? readFile(path);
  host.fileExists = (path) => own.has(path) || fileExists(path);
  host.directoryExists = undefined;
  const names = [...own.keys()].filter((path) => path.endsWith('.ts'));
  const built = ts.createProgram(names, { ...OPTIONS, lib: libraries }, host);
  const found = ts.getPreEmitDiagnostics(built);
  const errorsAt = (isThere: (path: string) => boolean) =>
    found
      .filter(({ file }) => isThere(file?.fileName ?? ''))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

  const isProgram = (path: string) => places.some(([, place]) => place === path);
  return [
    ['the declarations compile', errorsAt((path) => !isProgram(path))],
    ...places.map(([name, place]): [string, string[]] => {
      return [name, errorsAt((path) => path === place)];
    }),
  ];
}
