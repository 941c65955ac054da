/** The scripts of the pages, bundled. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Files } from '../emit/files.ts';

/** What each script of the site is bundled from, by the name of its file. */
const SCRIPTS = { theme: 'theme', site: 'main', checker: 'checker' };

/** The scripts of the pages, by their path under the site. */
export async function clientScripts(): Promise<Files> {
  const scripts = Object.entries(SCRIPTS).map(
    async ([file, entry]) => [`assets/${file}.js`, await clientScript(entry)] as const,
  );
  return Object.fromEntries(await Promise.all(scripts));
}

/** A script for pages, in one classic file: modules do not load from the file system. */
export async function clientScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`client/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    plugins: [lean],
    mangleProps: /^(instancePath|schemaPath|parentData|parentDataProperty|rootData)$/,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Leaves out of the validators what only makes them quick, the guards, and what only programs read:
 * where in its schema an error arose, but for unions, whose errors are reported together by it.
 */
const lean: Plugin = {
  name: 'lean',
  setup({ onLoad }) {
    onLoad({ filter: /generated\/accept\/\w+\.js$/ }, async ({ path }) => {
      const names = (await readFile(path, 'utf8')).matchAll(/^export (?:function|const) (\w+)/gm);
      return {
        contents: [...names].map(([, name]) => `export const ${name} = () => false;`).join('\n'),
      };
    });
    onLoad({ filter: /generated\/explain\/\w+\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        /schemaPath:\s*'(?![^']*anyOf)[^']*'/g,
        "schemaPath: ''",
      ),
    }));
  },
};
