import { runCommand } from './command.ts';
import { writeFiles } from './emit/files.ts';
import { load } from './read/load.ts';
import { buildSite } from './site/build.ts';
import { readProse, readReleased } from './site/prose.ts';

const USAGE = `usage: docs [options]

Builds the documentation into site/. Open site/index.html: no server and no network are needed.
  --root DIR  the folder of the project, which has been built

Example: npm run docs`;

const options = { root: { type: 'string', default: '.' } } as const;

process.exitCode = await runCommand(USAGE, options, process.argv.slice(2), async ({ root }) => {
  const start = performance.now();
  const { contract } = await load(root);
  const files = await buildSite(root, contract, readProse(root), readReleased(root));
  writeFiles(root, 'site', files);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${Object.keys(files).length} files in ${seconds} s; open site/index.html`);
  return 0;
});
