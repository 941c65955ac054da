/** Entry points that only re-export: the root, with what most people need, and `formats`, for a service's own Ajv. */
import type { Files } from './output.ts';
import { moduleFiles } from './shared/module.ts';

const INDEX = `export * from './types.js';
export * from './validators.js';
export * from './parse.js';
`;

/** Emits `index` and `formats`. */
export function emitEntries(): Files {
  return {
    ...moduleFiles('index', {}, [], INDEX),
    ...moduleFiles('formats', {}, [], "export * from './runtime/formats.js';\n"),
  };
}
