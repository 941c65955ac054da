/** The root entry: what most programs need, from the modules that have it. */
import type { Files } from './files.ts';
import { NOTICE } from './text.ts';

/** The modules whose exports the root entry hands on; types come first. */
const MODULES = ['types', 'validators', 'parse', 'guards', 'operations'];

/** Emits `index`. Facts stay together under one name, since theirs are everyday words. */
export function emitIndex(): Files {
  const all = (modules: string[]) => modules.map((name) => `export * from './${name}.js';`);
  const facts = "export * as facts from './facts.js';";
  return {
    'index.js': `${NOTICE}\n${[...all(MODULES.slice(1)), facts].join('\n')}\n`,
    'index.d.ts': `${NOTICE}\n${[...all(MODULES), facts].join('\n')}\n`,
  };
}
