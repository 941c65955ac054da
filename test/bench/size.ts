/** The bundled sizes of imports, minified and compressed: the same on every machine. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../support/contract.ts';

/** The imports and their budgets in bytes. */
const IMPORTS = [
  ['validator of transcript messages', '{ validateTranscriptMessage }', 'validators', 2000],
  ['validator of server messages', '{ validateServerMessage }', 'validators', 2560],
  ['all validators', '*', 'validators', 31_000],
  ['`parseTranscriptMessage`, with error messages', '{ parseTranscriptMessage }', 'parse', 5600],
  ['`parsePreRecordedRequest`', '{ parsePreRecordedRequest }', 'parse', 11_000],
  ['`readPreRecordedJob`', '{ readPreRecordedJob }', 'read', 21_500],
  ['`readServerMessage`', '{ readServerMessage }', 'read', 7200],
  ['everything in the root', '*', 'index', 38_000],
] as const;

/** The bytes of each import with its dependencies, bundled, minified, and compressed. */
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
