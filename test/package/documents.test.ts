/** The published documents in the tools of others. */
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { DOCUMENTS } from '../../scripts/base/problem.ts';
import { generatedText, ROOT } from '../support/generated.ts';

it.each(DOCUMENTS)('%s.yaml has the content of its JSON when parsed as YAML 1.1', (name) => {
  // There, `no` is false, and a date is a timestamp.
  const content: unknown = parse(generatedText(`${name}.yaml`), { version: '1.1' });
  expect(content).toEqual(JSON.parse(generatedText(`${name}.json`)));
});

it.each(DOCUMENTS)('%s.json follows the published ruleset', async (name) => {
  const config = await loadConfig({ configPath: join(ROOT, 'generated/lint.yaml') });
  const source = generatedText(`${name}.json`);
  const problems = await lintFromString({ source, absoluteRef: 'bundle.json', config });
  expect(problems).toEqual([]);
});

it('openapi-3.0.json has only single status codes, which generators need', () => {
  const { paths } = JSON.parse(generatedText('openapi-3.0.json'));
  expect(JSON.stringify(paths)).not.toMatch(/"[2-5]XX"/);
  expect(paths['/v2/upload'].post.responses).toMatchObject({ 200: {}, 201: {} });
});
