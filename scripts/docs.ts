import { fileURLToPath } from 'node:url';
import { runCommand } from './command.ts';
import { writeFiles } from './emit/files.ts';
import { load } from './read/load.ts';
import { buildSite } from './site/build.ts';
import { readProse, readReleased } from './site/prose.ts';

const USAGE = `usage: docs

Builds the documentation into site/. Open site/index.html: no server and no network are needed.
There are no options.

Example: npm run docs`;

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const start = performance.now();
  const { contract } = await load(root);
  const files = await buildSite(contract, readProse(root), readReleased(root));
  writeFiles(root, 'site', files);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${Object.keys(files).length} files in ${seconds} s; open site/index.html`);
  return 0;
});
