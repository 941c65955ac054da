/** The root entry, which re-exports the modules that most people need. */
import type { Files } from './files.ts';
import { moduleFiles } from './module.ts';

/** Facts stay in a namespace, because their names are common words. */
const INDEX = `export * from './types.js';
export * from './validators.js';
export * from './parse.js';
export * from './guards.js';
export * from './operations.js';
// Both the types and the constant of this name, which two of these modules export.
export { operations } from './operations.js';
export * as facts from './facts.js';
`;

/** Emits `index`. */
export function emitIndex(): Files {
  return moduleFiles('index', {}, [], INDEX);
}
