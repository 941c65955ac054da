/** Checks that users can import each module. */
import { visitValues } from '../json.ts';
import type { Problem } from '../problem.ts';

/** The text of modules by their paths. */
type Modules = Readonly<Record<string, string>>;

/**
 * Checks that the `exports` of a package, unless it has none, name the files of each module and no missing file.
 *
 * @param manifest the text of its `package.json`
 * @param folder the folder of the files, such as `./generated/`
 */
export function checkEntries(manifest: string, files: Modules, folder: string): Problem[] {
  const { exports } = JSON.parse(manifest);
  if (exports === undefined) return [];
  const stated = new Set<string>();
  visitValues(exports, (value) => {
    if (typeof value === 'string') stated.add(value);
  });
  const modules = Object.keys(files).filter((path) => /^(?!runtime\/).*\.d\.ts$/.test(path));
  const all = modules.flatMap((path) => [path, path.replace(/\.d\.ts$/, '.js')]);
  const missing = all.filter((path) => !stated.has(folder + path));
  const others = [...stated].filter(
    (path) =>
      path.startsWith(folder) && !path.includes('*') && !(path.slice(folder.length) in files),
  );
  return [
    ...missing.map((path) => `\`exports\` must have the module of ${path}; add an entry for it`),
    ...others.map((path) => `\`exports\` has ${path}, which does not exist; remove it`),
  ].map((message) => ({ file: 'package.json', pointer: '/exports', message }));
}
