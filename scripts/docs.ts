import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Files } from './emit/files.ts';
import type { Contract } from './model/contract.ts';
import { FindingsError } from './model/finding.ts';
import { loadContract } from './read/load.ts';
import { buildReference, type ReferenceInput } from './site/reference.ts';
import { buildPages, type Prose, type ReferenceFrames, referenceFrames } from './site/site.ts';

/**
 * Builds the whole site: our pages, and both references.
 *
 * @param contract the contract
 * @param prose what stands under `docs/`
 * @returns the text of every file by its path under the site
 * @throws FindingsError when a guide or a document cannot be built
 */
export async function buildSite(contract: Contract, prose: Prose): Promise<Files> {
  const frames = referenceFrames(prose);
  const [script, rest, live, files] = await Promise.all([
    clientScript('main'),
    buildReference(referenceInput(contract, frames, 'rest.html')),
    buildReference(referenceInput(contract, frames, 'live.html')),
    buildPages(contract, prose),
  ]);
  return { ...files, 'assets/site.js': script, 'rest.html': rest, 'live.html': live };
}

/** What one of the two references is built from. */
export function referenceInput(
  { openapi, asyncapi }: Contract,
  frames: ReferenceFrames,
  file: 'rest.html' | 'live.html',
): ReferenceInput {
  return { document: file === 'rest.html' ? openapi : asyncapi, ...frames[file] };
}

/** A script for pages, in one classic file: modules do not load from the file system. */
export async function clientScript(name: 'main' | 'preview'): Promise<string> {
  const entry = fileURLToPath(new URL(`site/client/${name}.ts`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}

/** Reads what stands under `docs/`: guides, snippets and style sheets. */
export function readProse(root: string): Prose {
  const folder = join(root, 'docs');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(file.replaceAll('\\', '/')))
    .filter((file) => /\.(md|css)$/.test(file) || /^snippets\/[^/]+\.(ts|sh)$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Writes the files of a site into an empty folder. */
export function writeSite(files: Files, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function main(): Promise<void> {
  const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
  const start = performance.now();
  try {
    const files = await buildSite(await loadContract(root), readProse(root));
    writeSite(files, join(root, 'site'));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${Object.keys(files).length} files in ${seconds} s; open site/index.html`);
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
