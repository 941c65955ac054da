/** `formats`: the format functions, for a service's own Ajv. */
import type { Files } from './files.ts';
import { moduleFiles } from './module.ts';

/** Emits `formats`. */
export function emitFormats(): Files {
  return moduleFiles('formats', {}, [], "export * from './runtime/formats.js';\n");
}
