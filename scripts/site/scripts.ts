/** The scripts of the pages, bundled. */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Files } from '../emit/files.ts';
import type { Contract } from '../model/contract.ts';
import type { Checker } from './blocks.ts';
import { checkerOf } from './checker.ts';

const CLIENT = fileURLToPath(new URL('client/', import.meta.url));

/**
 * The scripts of the pages, by their path under the site.
 *
 * @param root the folder of the project, which has been built
 */
export async function bundleScripts(root: string, contract: Contract): Promise<Files> {
  const contents = checkerEntry(resolve(root, 'generated'), checkerOf(contract));
  const { outputFiles } = await build({
    entryPoints: { theme: `${CLIENT}theme.ts`, site: `${CLIENT}main.ts` },
    stdin: { contents, resolveDir: CLIENT },
    outdir: 'assets',
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
    // One classic file each: modules do not load from the file system.
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  const named = outputFiles.map(({ path, text }) => [
    `assets/${basename(path).replace('stdin', 'checker')}`,
    text,
  ]);
  return Object.fromEntries(named);
}

/**
 * The checker with the parsers that it needs, by the names of their schemas. One that was not built
 * yet, as in the preview of a new schema, is undefined.
 */
function checkerEntry(generated: string, { choices }: Checker): string {
  const parsers = choices.map(
    ({ schema, sent }) => `${schema}: ${sent ? 'strict' : 'contract'}.parse${schema}`,
  );
  // A project that was not built yet has none of them.
  const load = (name: string, path: string) => {
    const file = join(generated, path);
    return existsSync(file)
      ? `import * as ${name} from ${JSON.stringify(file)};`
      : `const ${name} = {};`;
  };
  return `${load('contract', 'parse.js')}
${load('strict', 'strict/parse.js')}
import { startChecker } from './checker.ts';
startChecker({ ${parsers.join(', ')} });`;
}
