/** The rules for Redocly, for hand-written documents and for bundles, find what their documents announce. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { lintSources } from '../../scripts/check/lint.ts';
import type { Problem } from '../../scripts/problem.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { announcedIn, asAnnounced } from './support/announced.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'check/lint');
const fixtures = readdirSync(FIXTURES).sort();
const textOf = (fixture: string) => readFileSync(join(FIXTURES, fixture), 'utf8');

/** The whole configuration: a rule of Redocly may hide one of ours at the same place. */
const [settings, ruleset, written] = ['redocly.yaml', 'lint.yaml', 'scripts/check/rules.yaml'].map(
  (file) => parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true }),
);

const found = new Map<string, Problem[]>(fixtures.map((fixture) => [fixture, []]));

beforeAll(async () => {
  const root = temporaryFolder('lint-');
  const apis = fixtures.map((name) => [name.replace('.', '-'), { root: name, ...written }]);
  const config = { ...settings, apis: Object.fromEntries(apis) };
  writeFileSync(join(root, 'redocly.yaml'), stringify(config));
  writeFileSync(join(root, 'lint.yaml'), stringify(ruleset));
  const texts = new Map(fixtures.map((name) => [name, textOf(name)]));
  for (const problem of await lintSources(root, { texts })) {
    if (!problem.message.includes(' (redocly ')) found.get(basename(problem.file))?.push(problem);
  }
});

it.each(fixtures)('the problems in %s are those it announces', (fixture) => {
  const expected = announcedIn(textOf(fixture));
  const problems = asAnnounced(found.get(fixture) ?? [], expected);
  expect(problems.sort()).toEqual(expected.sort());
  expect(expected.length > 0).toBe(fixture.startsWith('invalid'));
});
