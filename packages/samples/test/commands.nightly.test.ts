/** The commands in the guides. Those that need more than the packages and a shell are marked with `no-test`. */
import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { blocksIn, CONTRACT, envOf, run, start, temporaryFolder } from './support.ts';

/** Each guide with its commands, in their order. */
const commands = readdirSync(join(CONTRACT, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => [name, blocksIn(name, 'sh').join('')] as const)
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
