/** The main flows in Arazzo: the linter accepts them, and Redocly runs them against the stub. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/read/files.ts';
import { runTool } from '../../scripts/read/tool.ts';
import { start, temporaryFolder } from './support.ts';

const DESCRIPTION = 'flows.arazzo.yaml';

const published = (path: string) =>
  readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');

/** The description of the flows, and the files that it refers to. */
const INPUTS = {
  [DESCRIPTION]: published('speech-to-text-stub/flows.arazzo.yaml'),
  'openapi-3.0.yaml': published('speech-to-text-contract/openapi-3.0.yaml'),
  'audio.wav': 'any bytes will do for the stub',
};

it('the description of the flows passes the linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const folder = temporaryFolder();
  writeInto(folder, INPUTS);
  expect(await lint({ ref: join(folder, DESCRIPTION), config })).toEqual([]);
});

it('the flows pass against the stub', async () => {
  const { url, key } = await start();
  const args = ['respect', DESCRIPTION, '-S', `speech=${url}`, '-i', `key=${key}`];
  const { code, output } = await runTool('redocly', args, INPUTS, []);
  expect([code, output]).toEqual([0, expect.stringMatching(/2 passed, 2 total/)]);
});
