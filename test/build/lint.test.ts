/** The rules for Redocly, for hand-written documents and for bundles, find what their documents announce. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { lintProblems, readRules } from '../../scripts/check/lint.ts';
import type { Problem } from '../../scripts/problem.ts';
import { lintDocument, Resolver } from '../../scripts/read/redocly.ts';
import { ENTRIES } from '../../scripts/read/sources.ts';
import { parseYaml } from '../../scripts/read/yaml.ts';
import { announcedIn, asAnnounced } from './support/announced.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'check/lint');
const fixtures = readdirSync(FIXTURES).sort();
const textOf = (fixture: string) => readFileSync(join(FIXTURES, fixture), 'utf8');

const [ruleset, written] = ['lint.yaml', 'scripts/check/rules.yaml'].map((file) =>
  parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true }),
);

/** Our own rules, and their messages. */
const own = [written, ruleset]
  .flatMap(({ rules, oas3_1Rules, async3Rules }) => [rules, oas3_1Rules, async3Rules])
  .flatMap((rules) => Object.entries<{ message: string }>(rules ?? {}))
  .filter(([name]) => name.startsWith('rule/'));

const rules = await readRules(ROOT);

/** The problems in a fixture that our own rules find. */
async function problemsIn(fixture: string): Promise<Problem[]> {
  const entry = fixture.includes('asyncapi') ? ENTRIES.asyncapi : ENTRIES.openapi;
  const resolver = new Resolver(() => parseYaml(textOf(fixture), entry));
  const reported = await lintDocument(entry, rules.get(entry), resolver);
  return lintProblems(reported.filter(({ ruleId }) => ruleId.startsWith('rule/')));
}

it.each(fixtures)('the problems in %s are those it announces', async (fixture) => {
  const expected = announcedIn(textOf(fixture));
  const problems = asAnnounced(await problemsIn(fixture), expected);
  expect(problems.sort()).toEqual(expected.sort());
  expect(expected.length > 0).toBe(fixture.startsWith('invalid'));
});

it.each(own)('%s finds a problem in a document', (_, { message }) => {
  const announced = fixtures.flatMap((fixture) => announcedIn(textOf(fixture)));
  expect(announced.filter((problem) => problem.endsWith(message))).not.toEqual([]);
});
