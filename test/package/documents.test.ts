/** The published documents in the tools of others. */
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { DOCUMENTS } from '../../scripts/base/problem.ts';
import { generatedText, ROOT } from '../support/contract.ts';

it.each(DOCUMENTS)('%s.yaml has the content of its JSON when parsed as YAML 1.1', (name) => {
  // There, `no` is false, and a date is a timestamp.
  const content: unknown = parse(generatedText(`${name}.yaml`), { version: '1.1' });
  expect(content).toEqual(JSON.parse(generatedText(`${name}.json`)));
});

/** The rules of the published ruleset that a document violates. */
async function brokenRules(source: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(ROOT, 'generated/lint.yaml') });
  const problems = await lintFromString({ source, absoluteRef: 'bundle.json', config });
  return problems.map(({ ruleId }) => ruleId);
}

it.each([
  ['openapi', ['operation-operationId', 'rule/self-contained']],
  ['asyncapi', ['rule/described-channels', 'rule/self-contained']],
])('lint.yaml finds only planted faults in %s.json', async (name, rules) => {
  const document = JSON.parse(generatedText(`${name}.json`));
  expect(await brokenRules(JSON.stringify(document))).toEqual([]);
  document.info.description = 'See [the other](other.yaml).';
  delete document.paths?.['/v2/upload'].post.operationId;
  delete document.channels?.liveSession.description;
  expect(await brokenRules(JSON.stringify(document))).toEqual(expect.arrayContaining(rules));
});

it('openapi-3.0.json has only single status codes, which generators need', () => {
  const { paths } = JSON.parse(generatedText('openapi-3.0.json'));
  expect(JSON.stringify(paths)).not.toMatch(/"[2-5]XX"/);
  expect(paths['/v2/upload'].post.responses).toMatchObject({ 200: {}, 201: {} });
});
