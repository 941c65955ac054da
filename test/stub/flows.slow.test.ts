/** The main flows in Arazzo: the linter takes them, and Redocly runs them against the stub. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/read/files.ts';
import { runTool } from '../../scripts/read/tool.ts';
import type { Stub } from '../../stub/src/index.ts';
import { spoilAnswer } from './faults.ts';
import { startProxied } from './proxy.ts';
import { start, testFolder } from './support.ts';

const DESCRIPTION = 'flows.arazzo.yaml';
const { resolve } = createRequire(import.meta.url);

/** The description, and beside it what it names. */
function inputs(): Record<string, string> {
  const published = (path: string) => readFileSync(resolve(path), 'utf8');
  return {
    [DESCRIPTION]: published('speech-to-text-stub/flows.arazzo.yaml'),
    'openapi-3.0.yaml': published('speech-to-text-contract/openapi-3.0.yaml'),
    'audio.wav': 'any bytes will do for the stub',
  };
}

function runFlows({ url, key }: Stub) {
  const args = ['respect', DESCRIPTION, '-S', `speech=${url}`, '-i', `key=${key}`];
  return runTool('redocly', args, inputs(), []);
}

it('the description of the flows passes the linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const folder = testFolder();
  const problems = async (files: Record<string, string>) => {
    writeInto(folder, files);
    const found = await lint({ ref: join(folder, DESCRIPTION), config });
    return found.map(({ message }) => message);
  };
  expect(await problems(inputs())).toEqual([]);
  const { [DESCRIPTION]: text = '' } = inputs();
  const broken = { [DESCRIPTION]: text.replaceAll('stepId', 'PLANTED') };
  expect(await problems(broken)).not.toEqual([]);
});

it('the flows pass against the stub', async () => {
  const { code, output } = await runFlows(await start());
  expect([code, output]).toEqual([0, expect.stringMatching(/2 passed, 2 total/)]);
});

it('the flows find a page that lacks a field', async () => {
  const spoilt = await startProxied(
    spoilAnswer('listTranscriptionJobs', ({ next: _, ...page }) => page),
  );
  const failed = await runFlows(spoilt);
  await spoilt.close();
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(/must have required property 'next'/);
});
