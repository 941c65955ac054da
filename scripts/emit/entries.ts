/** Entry points that only re-export: the root, with what most people need, and `formats`, for a service's own Ajv. */
import { formats } from '../runtime/formats.ts';
import type { Files } from './output.ts';
import { moduleFiles } from './shared/module.ts';

const INDEX = `export * from './types.js';
export * from './validators.js';
export * from './parse.js';
`;

/** Emits `index` and `formats`. */
export function emitEntries(): Files {
  const checks = Object.values(formats).map(({ name }) => name);
  const reexported = `export { ${checks.join(', ')}, formats } from './runtime/formats.js';\n`;
  return {
    ...moduleFiles('index', {}, [], INDEX),
    ...moduleFiles('formats', {}, [], reexported),
  };
}
