import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { JsonObject } from '../../../scripts/json.ts';
import { visitObjects, visitValues } from '../../../scripts/json.ts';
import { ROOT } from '../../support/contract.ts';

/** Every document in YAML that the package exports. */
const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const PUBLISHED = Object.keys(exports).flatMap(
  (entry) => /^\.\/(.*api.*\.yaml)$/.exec(entry)?.[1] ?? [],
);
const LIVE = PUBLISHED.filter((one) => one.includes('async'));
const REST = PUBLISHED.filter((one) => !LIVE.includes(one));

const textOf = (bundle: string) => readFileSync(join(ROOT, 'generated', bundle), 'utf8');

/** The rules of the published ruleset that a document violates. */
async function brokenRules(source: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(ROOT, 'lint.yaml') });
  const problems = await lintFromString({ source, absoluteRef: 'bundle.yaml', config });
  return [...new Set(problems.map(({ ruleId }) => ruleId))];
}

/** Plants every fault at once: an edit of each object of a bundle. */
function plant(one: JsonObject, pointer: string): void {
  if (/\/(responses|parameters|channels|messages|paths)\//.test(pointer)) delete one.description;
  delete one.operationId;
  if (pointer === '/info') one.description = 'See [the other](other.yaml).';
  if (pointer === '/components') (one.schemas as JsonObject).Unused = { type: 'string' };
  for (const status of Object.keys(one.responses ?? {})) {
    if (/^(4|default)/.test(status)) delete (one.responses as JsonObject)[status];
  }
}

/** The rules that find the faults. */
const LINK = 'rule/self-contained';
const OF_REST = [
  LINK,
  'operation-operationId',
  'operation-description',
  'parameter-description',
  'no-unused-components',
  'no-invalid-media-type-examples',
];

describe('the published ruleset, lint.yaml,', () => {
  it.each([...REST, ...LIVE])('finds nothing in %s', async (bundle) => {
    expect(await brokenRules(textOf(bundle))).toEqual([]);
  });

  it.each([...REST, ...LIVE])('finds each fault in %s', async (bundle) => {
    const document = parse(textOf(bundle));
    visitObjects(document, plant);
    // A walk over objects skips examples, since they are data.
    visitValues(document, (one, pointer) => {
      if (/^\/components\/examples\/[^/]+$/.test(pointer)) (one as JsonObject).value = 7;
    });
    const ofRest = OF_REST.filter(
      (rule) => !rule.includes('examples') || 'examples' in (document.components ?? {}),
    );
    const wanted = LIVE.includes(bundle) ? [LINK, 'rule/described-channels'] : ofRest;
    const broken = await brokenRules(stringify(document));
    expect(broken).toEqual(expect.arrayContaining(wanted));
    const failures = /^(operation-4xx-response|rule\/failures)$/;
    expect(broken.some((rule) => failures.test(rule))).toBe(REST.includes(bundle));
  });
});
