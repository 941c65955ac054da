/** The main flows in Arazzo: the linter accepts them, and Redocly runs them against the stub. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { start, temporaryFolder } from './support.ts';

const DESCRIPTION = 'flows.arazzo.yaml';

const { resolve } = createRequire(import.meta.url);
const published = (path: string) => readFileSync(resolve(path), 'utf8');

/** The description of the flows, and the files that it refers to. */
const INPUTS = {
  [DESCRIPTION]: published('speech-to-text-stub/flows.arazzo.yaml'),
  'openapi.yaml': published('speech-to-text-contract/openapi.yaml'),
  'audio.wav': 'any bytes will do for the stub',
};

/** A folder with the inputs. */
function folderOfInputs(): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(INPUTS)) writeFileSync(join(folder, name), content);
  return folder;
}

it('the description of the flows passes the linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const folder = folderOfInputs();
  expect(await lint({ ref: join(folder, DESCRIPTION), config })).toEqual([]);
});

it('the flows pass against the stub', async () => {
  const { url, key } = await start();
  const args = ['respect', DESCRIPTION, '-S', `speech=${url}`, '-i', `key=${key}`];
  const cwd = folderOfInputs();
  const cli = resolve('@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1', FORCE_COLOR: undefined };
  const run = await promisify(execFile)(process.execPath, [cli, ...args], { cwd, env });
  expect(run.stdout + run.stderr).toMatch(/2 passed, 2 total/);
});
