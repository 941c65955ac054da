/** Checks what a package exports: its `exports` name each module, and no module exports a name twice. */
import type { Problem } from '../problem.ts';
import { readText } from '../read/files.ts';
import { SCHEMAS } from '../schema.ts';
import type { Files } from './output.ts';

/** Checks the modules among the files of a folder. */
export function checkExports(root: string, files: Files, folder: string): Problem[] {
  const { exports } = JSON.parse(readText(root, 'package.json'));
  const declarations = Object.keys(files).filter((path) => /^(?!runtime\/).*\.d\.ts$/.test(path));
  const stated = [...JSON.stringify(exports ?? '').matchAll(/"\.\/(\w+)\/([^"*]+)"/g)].flatMap(
    ([, start, path = '']) => (start === folder ? path : []),
  );
  const missing = exports ? declarations.filter((path) => !stated.includes(path)) : [];
  const absent = stated.filter((path) => !(path in files));
  const problems = [
    ...missing.map((path) => `\`exports\` must have the module of ${path}; add an entry for it`),
    ...absent.map((path) => `\`exports\` has ${path}, which does not exist; remove it`),
  ];
  return [
    ...problems.map((message) => ({ file: 'package.json', pointer: '/exports', message })),
    ...declarations.flatMap((path) => checkModule(path.replace('.d.ts', ''), files)),
  ];
}

function checkModule(module: string, files: Files): Problem[] {
  const names = namesIn(module, files);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index));
  return Array.from(twice, (key) => {
    const [, name = ''] = key.split(' ');
    const message = `the module \`${module}\` would export \`${name}\` twice; rename the schema, the branch or the operation`;
    const pointer = `${SCHEMAS}/${name.replace(/^(parse|read|validate)/, '')}`;
    return { file: 'openapi', pointer, message };
  });
}

/** The names that a module exports, as values and as types. A function has several declarations, but one value. */
function namesIn(module: string, files: Files): string[] {
  const { [`${module}.js`]: code = '', [`${module}.d.ts`]: types = '' } = files;
  const all = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, one = '']) => one);
  const listed = all(types, /^export type \{ (.+) \};$/gm).flatMap((one) => one.split(', '));
  const stated = all(types, /^export (?:declare )?(?:type|interface|enum) (\w+)/gm);
  return [
    ...all(code, /^export const (\w+)/gm).map((name) => `value ${name}`),
    ...[...stated, ...listed].map((name) => `type ${name}`),
    ...all(code, /^export \* from '\.\/([\w/]+)\.js'/gm).flatMap((one) => namesIn(one, files)),
  ];
}
