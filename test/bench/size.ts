/** The bundled sizes of imports, minified and compressed: the same on every machine. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { schemas } from '../../generated/schemas/index.js';
import { ROOT } from '../support/contract.ts';

/** How many schemas are public: the budget of all validators grows with each. */
const PUBLIC_SCHEMAS = Object.keys(schemas).length;

/** The imports, and their budgets in bytes: a few percent more than their sizes when the budgets were set. */
const IMPORTS = [
  ['validator of transcript messages', '{ validateTranscriptMessage }', 'validators', 2150],
  ['validator of server messages', '{ validateServerMessage }', 'validators', 2765],
  ['all validators', '*', 'validators', 390 * PUBLIC_SCHEMAS],
  // For a field that a closed object refuses, it also reports which object has it.
  ['all validators, strict', '*', 'strict', 440 * PUBLIC_SCHEMAS],
  ['`parseTranscriptMessage`, with error messages', '{ parseTranscriptMessage }', 'parse', 5600],
  ['`readServerMessage`', '{ readServerMessage }', 'read', 7200],
] as const;

/** The bytes of each import, bundled with everything that it needs, after minifying and gzip. */
export function measureSizes() {
  return Promise.all(
    IMPORTS.map(async ([name, what, module, most]) => {
      const contents = `export ${what} from './generated/${module}.js';`;
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: ROOT },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'neutral',
        target: 'es2022',
        write: false,
      });
      const bytes = gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length;
      return { name, bytes, most };
    }),
  );
}
