/** Sizes of what a bundler makes of an import, minified and compressed: they do not vary. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { schemas } from '../../generated/schemas/index.js';

const ROOT = join(import.meta.dirname, '../..');

/** How many schemas are public: what holds all of them may grow with each. */
export const PUBLIC = Object.keys(schemas).length;

/** What is imported, and the most bytes that it may take: 15 % more than it took when this was set. */
export const SIZES: { name: string; contents: string; most: number }[] = [
  {
    name: 'validator of transcript messages',
    contents: `export { validateTranscriptMessage } from './generated/validators.js';`,
    most: 2220,
  },
  {
    name: 'validator of server messages',
    contents: `export { validateServerMessage } from './generated/validators.js';`,
    most: 2670,
  },
  {
    name: 'all validators',
    contents: `export * from './generated/validators.js';`,
    most: 320 * PUBLIC,
  },
  {
    name: 'all validators, strict',
    contents: `export * from './generated/strict.js';`,
    // Of closed objects it also says where names lead that they do not know.
    most: 375 * PUBLIC,
  },
  {
    name: 'parsing of one message: its two validators and the wording',
    contents: `export { parseTranscriptMessage } from './generated/parse.js';`,
    most: 5000,
  },
];

/** The text that esbuild makes of a module, everything that it imports included. */
export async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Bytes after minifying and gzip. */
export async function sizeOf(contents: string): Promise<number> {
  return gzipSync(await bundled(contents), { level: 9 }).length;
}
