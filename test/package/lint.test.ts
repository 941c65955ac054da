/** The published ruleset finds nothing in the published documents except planted faults. */
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { generatedText, ROOT } from '../support/contract.ts';

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
