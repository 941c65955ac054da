/** The commands in the guides. Those that need more than the package, the stub, and a shell are marked with `no-test`. */
import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { start } from '../../packages/stub/test/support.ts';
import { installed, project } from '../../test/package/pack.ts';
import { ROOT } from '../../test/support/contract.ts';
import { need } from '../../test/support/programs.ts';
import { envOf } from './run.ts';

const DOCS = join(ROOT, 'docs');

/** Each guide with its commands, in their order. */
const commands = readdirSync(DOCS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const guide = readFileSync(join(DOCS, name), 'utf8');
    const blocks = Array.from(
      guide.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm),
      ([, block]) => block,
    );
    return [name, blocks.join('')] as const;
  })
  .filter(([, code]) => code !== '');

it.for(commands)('the commands in %s run', async ([, code], context) => {
  need('curl', context);
  need('jq', context);
  const env = envOf(await start());
  const PATH = [dirname(need('Python', context)), process.env.PATH].join(delimiter);
  // The document of one's own service.
  copyFileSync(join(installed, 'generated/openapi.json'), join(project, 'openapi.json'));
  const run = promisify(execFile)('sh', ['-ec', code], { cwd: project, env: { ...env, PATH } });
  await expect(run).resolves.toBeDefined();
});
