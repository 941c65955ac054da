/** Checks that no two things of the contract would have the same name in a generated module, and that users can import each. */
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

const STATEMENT =
  /^(?:export )?(?:declare )?(const|function|interface|type) (\w+)|^(import|export) (type )?\{ (.*) \}( from|;)|^export \* from '\.\/(.*)\.js'/gm;

/** Checks the names in all modules and the names of files, which some systems compare without case. */
export function checkNames(files: Modules, contract: Contract): Problem[] {
  const modules = Object.keys(files).filter((path) =>
    /^(?!ajv\/|runtime\/).*(\.d\.ts|\.js)$/.test(path),
  );
  const owners = [...contract.places, ...contract.derived].sort(([a], [b]) => b.length - a.length);
  const reported = new Set<string>();
  const refuse = (name: string, problem: string) => {
    const [owner = name, place] = owners.find(([one]) => name.includes(one)) ?? [];
    if (reported.has(owner)) return [];
    reported.add(owner);
    return [problemAt(place ?? { document: 'openapi', pointer: '' }, problem)];
  };
  // Each has its own page.
  const paths = repeated(owners.map(([name]) => name.toLowerCase()));
  return [
    ...modules.flatMap((path) => {
      const names = namesIn(path, files);
      const twice = repeated(names).map((name) => name.replace(/^\w+ /, ''));
      const hidden = GLOBALS.filter((name) => names.includes(`type ${name}`));
      return [
        ...twice.flatMap((name) =>
          refuse(name, `${path} would contain \`${name}\` twice; rename this one`),
        ),
        ...hidden.flatMap((name) =>
          refuse(name, `\`${name}\` in ${path} would hide the built-in type; rename this one`),
        ),
      ];
    }),
    ...owners.flatMap(([name]) => {
      const isRepeated = paths.includes(name.toLowerCase());
      const problem = `the page of \`${name}\` would differ from another page only in capitals; rename this one`;
      return isRepeated ? refuse(name, problem) : [];
    }),
  ];
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

/** What a module declares, imports, and re-exports, as `type Note` or `value parseNote`. */
function namesIn(path: string, files: Modules, isWhole = true): string[] {
  const functions = new Set<string>();
  // An export by name hides a re-export.
  const [, hiding] = /^export \{ (.*) \} from/m.exec(files[path] ?? '') ?? [];
  const names = [...(files[path] ?? '').matchAll(STATEMENT)].flatMap((found) => {
    const [, kind, name = '', verb, isType, list = '', end, all] = found;
    if (all) {
      return namesIn(`${all}.d.ts`, files, false).filter((one) => !one.endsWith(` ${hiding}`));
    }
    // A function may have several declarations.
    if (kind === 'function' && path.endsWith('.d.ts')) functions.add(`value ${name}`);
    else if (kind) return [`${/^(interface|type)$/.test(kind) ? 'type' : 'value'} ${name}`];
    // Imports count only inside the module, exports only outside it.
    const isOwn = isWhole ? verb === 'import' : verb === 'export' && end === ';';
    return isOwn ? list.split(', ').map((one) => `${isType ? 'type' : 'value'} ${one}`) : [];
  });
  return [...names, ...functions];
}

const repeated = (names: string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) < index)),
];
