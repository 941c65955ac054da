/** The commands in the guides. Those that need more than the packages and a shell are marked with `no-test`. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { CONTRACT, envOf, run, start, temporaryFolder } from './support.ts';

const DOCS = join(CONTRACT, 'docs');

/** Each guide with its commands, in their order. */
const commands = readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const guide = readFileSync(join(DOCS, name), 'utf8');
    const blocks = guide.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm);
    return [name, Array.from(blocks, ([, block]) => block).join('')] as const;
  })
  .filter(([, code]) => code !== '');

it.for(commands)('the commands in %s run', async ([, code]) => {
  const project = temporaryFolder();
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(CONTRACT, join(project, 'node_modules/speech-to-text-contract'));
  symlinkSync(join(CONTRACT, 'openapi'), join(project, 'openapi'));
  // The document of one's own service.
  copyFileSync(join(CONTRACT, 'generated/openapi.json'), join(project, 'openapi.json'));
  await run('sh', ['-ec', code], { cwd: project, env: envOf(await start()) });
});
