/** The sizes of imports in bytes, bundled, minified, and compressed: the same on every machine. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Row } from './run.ts';

/** The imports and their goals. */
const IMPORTS = [
  ['validator of transcript messages', '{ validateTranscriptMessage }', 'validators', 2000],
  ['the same from the root', '{ validateTranscriptMessage }', 'index', 2000],
  ['validator of server messages', '{ validateServerMessage }', 'validators', 2560],
  ['all validators', '*', 'validators', 31_000],
  ['`parseTranscriptMessage`, with error messages', '{ parseTranscriptMessage }', 'parse', 6000],
  ['`parsePreRecordedRequest`', '{ parsePreRecordedRequest }', 'parse', 11_000],
  ['`readPreRecordedJob`', '{ readPreRecordedJob }', 'read', 21_500],
  ['`readServerMessage`', '{ readServerMessage }', 'read', 7200],
  ['everything in the root', '*', 'index', 38_000],
] as const;

export function measureSizes(folders: readonly string[]): Promise<Row[]> {
  const rows = IMPORTS.map(async ([name, what, module, goal]) => {
    const contents = `export ${what} from './${module}.js';`;
    const sizes = folders.map((folder) => bundledSize(contents, folder));
    return { name: `${name}, bytes`, figures: await Promise.all(sizes), goal };
  });
  return Promise.all(rows);
}

async function bundledSize(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length;
}
