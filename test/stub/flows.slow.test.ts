/** The main flows in Arazzo: the linter takes them, and Redocly runs them against the stub. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { runTool } from '../../scripts/read/tool.ts';
import type { Stub } from '../../stub/src/index.ts';
import { answering } from './faults.ts';
import { startProxied } from './proxy.ts';
import { start } from './support.ts';

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
  const lint = (files: Record<string, string>) =>
    runTool('redocly', ['lint', DESCRIPTION, '--extends', 'recommended-strict'], files, []);
  const { code, output } = await lint(inputs());
  expect([code, output]).toEqual([0, expect.stringContaining('Your API description is valid')]);
  const { [DESCRIPTION]: text = '', ...others } = inputs();
  const broken = await lint({ ...others, [DESCRIPTION]: text.replaceAll('stepId', 'PLANTED') });
  expect(broken.code).toBe(1);
});

it('the flows pass against the stub', async () => {
  const { code, output } = await runFlows(await start());
  expect([code, output]).toEqual([0, expect.stringMatching(/2 passed, 2 total/)]);
});

it('the flows find a page that lacks a field', async () => {
  const spoilt = await startProxied(
    answering('listTranscriptionJobs', ({ next: _, ...page }) => page),
  );
  const failed = await runFlows(spoilt);
  await spoilt.close();
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(/must have required property 'next'/);
});
