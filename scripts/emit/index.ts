/** The root entry: what most programs need, from the modules that have it. */
import type { Files } from './files.ts';
import { compile } from './module.ts';

/** Emits `index`. Facts stay together under one name, since theirs are everyday words. */
export function emitIndex(): Files {
  const modules = ['types', 'validators', 'parse', 'guards', 'operations'];
  const exported = modules.map((name) => `export * from './${name}.js';\n`);
  return compile('index', `${exported.join('')}export * as facts from './facts.js';\n`);
}
