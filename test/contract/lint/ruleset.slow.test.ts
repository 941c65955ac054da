/** The published ruleset, lint.yaml, finds nothing in the published documents, and each fault that is planted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { type JsonObject, visitObjects } from '../../../scripts/json.ts';
import { ROOT } from '../../support/contract.ts';

const textOf = (document: string) => readFileSync(join(ROOT, 'generated', document), 'utf8');

/** The rules of the published ruleset that a document violates. */
async function brokenRules(source: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(ROOT, 'lint.yaml') });
  const problems = await lintFromString({ source, absoluteRef: 'bundle.yaml', config });
  return problems.map(({ ruleId }) => ruleId);
}

/** Plants every fault at once: an edit of each object of a document. */
function plant(one: JsonObject, pointer: string): void {
  if (/\/(responses|parameters|channels|messages|paths)\//.test(pointer)) delete one.description;
  delete one.operationId;
  if (pointer === '/info') one.description = 'See [the other](other.yaml).';
  if (pointer === '/components') {
    (one.schemas as JsonObject).Unused = { type: 'string' };
    for (const example of Object.values(one.examples ?? {})) (example as JsonObject).value = 7;
  }
  for (const status of Object.keys(one.responses ?? {})) {
    if (/^(4|default)/.test(status)) delete (one.responses as JsonObject)[status];
  }
}

const OF_REST = [
  'rule/self-contained',
  'operation-operationId',
  'operation-description',
  'parameter-description',
  'no-unused-components',
  'no-invalid-media-type-examples',
  'operation-4xx-response',
];

it.each([
  ['openapi.yaml', OF_REST],
  ['asyncapi.yaml', ['rule/self-contained', 'rule/described-channels']],
])(
  'lint.yaml finds each fault that is planted in %s, and nothing before',
  async (document, rules) => {
    expect(await brokenRules(textOf(document))).toEqual([]);
    const spoiled = parse(textOf(document));
    visitObjects(spoiled, plant);
    expect(await brokenRules(stringify(spoiled))).toEqual(expect.arrayContaining(rules));
  },
);
