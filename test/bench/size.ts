/** Sizes of what a bundler makes of an import, minified and compressed: they do not vary. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = join(import.meta.dirname, '../..');

/** What is imported, and the most bytes that it may take. */
export const SIZES: { name: string; contents: string; most: number }[] = [
  {
    name: 'validator of transcript messages',
    contents: `export { validateTranscriptMessage } from './generated/validators.js';`,
    most: 2 * 1024,
  },
  {
    name: 'validator of server messages',
    contents: `export { validateServerMessage } from './generated/validators.js';`,
    most: 2.5 * 1024,
  },
  {
    name: 'all validators',
    contents: `export * from './generated/validators.js';`,
    most: 20 * 1024,
  },
  {
    name: 'all validators, strict',
    contents: `export * from './generated/strict.js';`,
    most: 23 * 1024,
  },
];

/** The text that esbuild makes of a module, everything that it imports included. */
export async function bundled(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Bytes after minifying and gzip. */
export async function sizeOf(contents: string): Promise<number> {
  return gzipSync(await bundled(contents), { level: 9 }).length;
}
