/** Sizes of what a bundler makes of an import, minified and compressed: the same on every machine. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { schemas } from '../../generated/schemas/index.js';

const ROOT = join(import.meta.dirname, '../..');

/** How many schemas are public: the budget of all validators grows with each. */
const PUBLIC_SCHEMAS = Object.keys(schemas).length;

/** What is imported, and the most bytes that it may take: 15 % more than it took when this was set. */
export const SIZES = (
  [
    ['validator of transcript messages', '{ validateTranscriptMessage }', 'validators', 2220],
    ['validator of server messages', '{ validateServerMessage }', 'validators', 2670],
    ['all validators', '*', 'validators', 320 * PUBLIC_SCHEMAS],
    // For a field that a closed object refuses it also says which object has it.
    ['all validators, strict', '*', 'strict', 375 * PUBLIC_SCHEMAS],
    ['parsing of one message, with the wording', '{ parseTranscriptMessage }', 'parse', 5000],
  ] as const
).map(([name, what, module, most]) => {
  return { name, contents: `export ${what} from './generated/${module}.js';`, most };
});

/** The most bytes of the package as it is downloaded, set in the same way. */
const MOST_PACKED = 8200 * PUBLIC_SCHEMAS;

/** Each size that is over its budget, and by how much. */
export function overBudget(
  sizes: readonly { name: string; bytes: number; most: number }[],
): string[] {
  const all = [...sizes, { name: 'the package', bytes: packedSize(), most: MOST_PACKED }];
  return all
    .filter(({ bytes, most }) => bytes > most)
    .map(({ name, bytes, most }) => {
      const over = `${name}: ${bytes} bytes, ${bytes - most} over its budget of ${most}`;
      return `${over}; find what grew, or raise the budget in test/bench/size.ts`;
    });
}

function packedSize(): number {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 } as const;
  return JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json'], options))[0].size;
}

/** The text that esbuild makes of a module, everything that it imports included. */
async function bundled(contents: string): Promise<string> {
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
