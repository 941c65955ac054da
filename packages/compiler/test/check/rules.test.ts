import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkObjects } from '../../src/check/objects.ts';
import { checkMerged, checkStated } from '../../src/check/possible.ts';
import { type Check, rules } from '../../src/check/rules.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { readContract } from '../../src/read/reader.ts';
import { parseYaml } from '../../src/read/yaml.ts';
import { announced } from '../support/announced.ts';

const FIXTURES = join(import.meta.dirname, 'rules');
const fixtures = readdirSync(FIXTURES).sort();

/** Every rule by its name in kebab case. */
const all = new Map<string, Check>([
  ...Object.entries(rules).map(([name, rule]): [string, Check] => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    rule,
  ]),
  ['objects', (contract) => checkObjects(normalise(contract))],
  ['stated', checkStated],
  ['merged', (contract) => checkMerged(normalise(contract))],
]);

/** `<rule>[.<what>].valid|invalid[.async].yaml` */
const ruleOf = (fixture: string) => fixture.split('.')[0] ?? '';

describe('our rules', () => {
  it('have a valid and an invalid fixture each', () => {
    expect(all.size).toBeGreaterThan(0);
    for (const kind of ['valid', 'invalid']) {
      const having = fixtures.filter((fixture) => fixture.split('.').includes(kind));
      expect(new Set(having.map(ruleOf))).toEqual(new Set(all.keys()));
    }
  });

  it.each(fixtures)('report the findings announced in %s', (fixture) => {
    const text = readFileSync(join(FIXTURES, fixture), 'utf8');
    const document = parseYaml(text, fixture) as JsonObject;
    const contract = document.asyncapi
      ? readContract({}, document, new Map())
      : readContract(document, {}, new Map());
    const findings = all.get(ruleOf(fixture))?.(contract) ?? [];
    const expected = announced(text);
    expect(expected.length > 0).toBe(fixture.includes('.invalid.'));
    expect(findings.map(({ location, message }) => `${location} ${message}`).sort()).toEqual(
      expected.sort(),
    );
  });
});
