import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { JsonObject } from '../../../scripts/model/json.ts';
import { visitObjects, visitValues } from '../../../scripts/model/pointer.ts';
import { ROOT } from '../../support/contract.ts';

const REST = ['openapi.yaml', 'openapi-3.0.yaml'];
const LIVE = ['asyncapi.yaml'];

const textOf = (bundle: string) => readFileSync(join(ROOT, 'generated', bundle), 'utf8');

/** The rules of the published ruleset that a document breaks. */
async function brokenRules(source: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(ROOT, 'lint.yaml') });
  const problems = await lintFromString({ source, absoluteRef: 'bundle.yaml', config });
  return [...new Set(problems.map(({ ruleId }) => ruleId))];
}

const isOperation = (one: JsonObject) => one.operationId !== undefined;

/** A fault: the bundles that it is planted in, what is done to each of their objects, and the rule that finds it. */
const FAULTS: [string, string[], (one: JsonObject, pointer: string) => unknown, string | RegExp][] =
  [
    [
      'an operation without an identifier',
      REST,
      (one) => delete one.operationId,
      'operation-operationId',
    ],
    [
      'an operation without a description',
      REST,
      (one) => isOperation(one) && delete one.description,
      'operation-description',
    ],
    [
      'a parameter without a description',
      REST,
      (one) => 'in' in one && delete one.description,
      'parameter-description',
    ],
    [
      'an operation that does not say how it fails',
      REST,
      ({ responses }) =>
        Object.keys(responses ?? {})
          .filter((status) => /^(4|default)/.test(status))
          .forEach((status) => {
            delete (responses as JsonObject)[status];
          }),
      /^(operation-4xx-response|rule\/failures)$/,
    ],
    [
      'an unused component',
      REST,
      (one, pointer) => {
        if (pointer === '/components') (one.schemas as JsonObject).Unused = { type: 'string' };
      },
      'no-unused-components',
    ],
    [
      'a link to another file',
      [...REST, ...LIVE],
      (one, pointer) => {
        if (pointer === '/info') one.description = 'See [the other](other.yaml).';
      },
      'rule/self-contained',
    ],
    [
      'a channel and a message without descriptions',
      LIVE,
      (one) => delete one.description,
      'rule/described-channels',
    ],
  ];

describe('the published ruleset, lint.yaml,', () => {
  it.each([...REST, ...LIVE])('finds nothing in %s', async (bundle) => {
    expect(await brokenRules(textOf(bundle))).toEqual([]);
  });

  it.each(FAULTS)('finds %s', async (_, bundles, plant, rule) => {
    for (const bundle of bundles) {
      const document = parse(textOf(bundle));
      visitObjects(document, (one, pointer) => void plant(one, pointer));
      const broken = await brokenRules(stringify(document));
      expect(broken, bundle).toContainEqual(expect.stringMatching(rule));
    }
  });

  it.each(REST)('finds an example in %s that breaks its schema', async (bundle) => {
    const document = parse(textOf(bundle));
    // Examples are data, which a walk over objects leaves out.
    visitValues(document, (one, pointer) => {
      if (/\/examples\/[^/]+$/.test(pointer)) (one as JsonObject).value = 7;
    });
    expect(await brokenRules(stringify(document))).toContain('no-invalid-media-type-examples');
  });
});
