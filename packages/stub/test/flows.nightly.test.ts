/** The main flows in Arazzo, which Redocly runs against the stub. */
import { execFile } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { start, temporaryFolder } from './support.ts';

const { resolve } = createRequire(import.meta.url);

it('the flows pass against the stub', async () => {
  const { url, key } = await start();
  const cwd = temporaryFolder();
  copyFileSync(resolve('speech-to-text-stub/flows.arazzo.yaml'), join(cwd, 'flows.arazzo.yaml'));
  copyFileSync(resolve('speech-to-text-contract/openapi.yaml'), join(cwd, 'openapi.yaml'));
  writeFileSync(join(cwd, 'audio.wav'), 'any bytes will do for the stub');
  const cli = resolve('@redocly/cli/bin/cli.js');
  const args = ['respect', 'flows.arazzo.yaml', '-S', `speech=${url}`, '-i', `key=${key}`];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1', FORCE_COLOR: undefined };
  const run = await promisify(execFile)(process.execPath, [cli, ...args], { cwd, env });
  expect(run.stdout + run.stderr).toMatch(/2 passed, 2 total/);
});
