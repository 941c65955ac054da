/** Entry points that only re-export: the root, with what most people need, and `formats`, for a service's own Ajv. */
import type { Files } from './output.ts';
import { moduleFiles } from './shared/module.ts';

/** Facts stay in a namespace, because their names are common words. */
const INDEX = `export * from './types.js';
export * from './validators.js';
export * from './parse.js';
export * from './operations.js';
// Both the types and the constant of this name, which two of these modules export.
export { operations } from './operations.js';
export * as facts from './facts.js';
`;

/** Emits `index` and `formats`. */
export function emitEntries(): Files {
  return {
    ...moduleFiles('index', {}, [], INDEX),
    ...moduleFiles('formats', {}, [], "export * from './runtime/formats.js';\n"),
  };
}
