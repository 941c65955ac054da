/** The rules of `lint.yaml` and `scripts/check/rules.yaml`, on documents that state which problems they have. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { lintSources } from '../../../scripts/check/lint.ts';
import { ROOT } from '../../support/contract.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const FIXTURES = join(import.meta.dirname, 'redocly');
const fixtures = readdirSync(FIXTURES).sort();
const textOf = (fixture: string) => readFileSync(join(FIXTURES, fixture), 'utf8');

/** The expected problems, in the first lines of a fixture: `#! <pointer> <message>`, one for each. */
const announced = (fixture: string) =>
  Array.from(textOf(fixture).matchAll(/^#! (.*)$/gm), ([, problem = '']) => problem);

const [settings, ruleset, written] = ['redocly.yaml', 'lint.yaml', 'scripts/check/rules.yaml'].map(
  (file) => parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true }),
);
const rules = [written, ruleset]
  .flatMap((one) => [one.rules, one.oas3_1Rules, one.async3Rules])
  .flatMap((all) => Object.entries<{ message: string }>(all ?? {}))
  .filter(([name]) => name.startsWith('rule/'));

const found = new Map<string, string[]>(fixtures.map((fixture) => [fixture, []]));

beforeAll(async () => {
  const root = temporaryFolder('lint-');
  const apis = fixtures.map((name) => [name.replace('.', '-'), { root: name, ...written }]);
  const texts = new Map(fixtures.map((name) => [name, textOf(name)]));
  const config = { ...settings, apis: Object.fromEntries(apis) };
  writeFileSync(join(root, 'redocly.yaml'), stringify(config));
  writeFileSync(join(root, 'lint.yaml'), stringify(ruleset));
  for (const { file, pointer, message } of await lintSources(root, { texts })) {
    if (!message.includes(' (redocly ')) found.get(basename(file))?.push(`${pointer} ${message}`);
  }
});

it.each(fixtures)('%s has the problems that it announces', (fixture) => {
  const expected = announced(fixture);
  expect(expected.length > 0).toBe(fixture.startsWith('invalid'));
  expect(found.get(fixture)?.sort()).toEqual(expected.sort());
});

it.each(rules)('the rule %s refuses something', (_, { message }) => {
  const all = fixtures.flatMap(announced);
  expect(all.filter((problem) => problem.endsWith(message))).not.toEqual([]);
});
