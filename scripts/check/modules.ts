/** Checks that generated modules and pages can have the names of the schemas, and that users can import each module. */
import type { Contract } from '../contract.ts';
import { visitValues } from '../json.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from './find.ts';

/** The text of modules by their paths. */
type Modules = Readonly<Record<string, string>>;

/** The global types that generated modules use, which a schema of this name would hide. */
const GLOBALS =
  `Array ArrayBuffer Blob Date Error Exclude File FormData Headers JSON Map NonNullable Number Object Omit
  Parameters Partial Pick Promise PropertyKey ReadableStream Readonly Record RegExp Required Response Set String Symbol
  URL URLSearchParams Uint8Array`.split(/\s+/);

/** Checks the names of schemas: each is a type in every module, and a page, whose file some systems find without case. */
export function checkNames({ places, derived }: Contract): Problem[] {
  const owners = [...places, ...derived];
  const pages = owners.map(([name]) => name.toLowerCase());
  return owners.flatMap(([name, place], index) => {
    const isGlobal = GLOBALS.includes(name);
    if (!isGlobal && pages.indexOf(name.toLowerCase()) === index) return [];
    const reason = isGlobal
      ? 'would hide the built-in type'
      : 'would have the page of another schema, whose name differs only in capitals';
    return [problemAt(place, `\`${name}\` ${reason}; rename this one`)];
  });
}

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
