/** Checks that no module exports a name twice: as a value or as a type, itself or from another module. */
import type { Problem } from '../problem.ts';
import { SCHEMAS } from '../schema.ts';
import type { Files } from './output.ts';

export function checkExports(files: Files): Problem[] {
  const modules = Object.keys(files).flatMap(
    (path) => /^(?!runtime\/)(.*)\.d\.ts$/.exec(path)?.[1] ?? [],
  );
  return modules.flatMap((module) => checkModule(module, files));
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
