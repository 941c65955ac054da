import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { lintSources } from '../../../scripts/check/lint.ts';
import { announced } from '../../support/announced.ts';
import { ROOT } from '../../support/contract.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const FIXTURES = join(import.meta.dirname, 'redocly');
const fixtures = readdirSync(FIXTURES).sort();
const textOf = (fixture: string) => readFileSync(join(FIXTURES, fixture), 'utf8');

/**
 * The whole configuration, with the rulesets that it extends: a rule of Redocly may hide one of ours at the same
 * place.
 */
const [settings, ruleset, written] = [
  'redocly.yaml',
  'lint.yaml',
  'packages/compiler/rules.yaml',
].map((file) => parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true }));

const own = [written, ruleset]
  .flatMap(({ rules, oas3_1Rules, async3Rules }) => [rules, oas3_1Rules, async3Rules])
  .flatMap((rules) => Object.entries<{ message: string }>(rules ?? {}))
  .filter(([name]) => name.startsWith('rule/'));

describe('the rules for hand-written documents and for bundles', () => {
  const found = new Map<string, string[]>(fixtures.map((fixture) => [fixture, []]));

  beforeAll(async () => {
    const root = temporaryFolder('lint-');
    const apis = fixtures.map((name) => [name.replace('.', '-'), { root: name, ...written }]);
    const texts = new Map(fixtures.map((name) => [name, textOf(name)]));
    const config = { ...settings, apis: Object.fromEntries(apis) };
    writeFileSync(join(root, 'redocly.yaml'), stringify(config));
    writeFileSync(join(root, 'lint.yaml'), stringify(ruleset));
    for (const { file, location, message } of await lintSources(root, { texts })) {
      if (message.includes(' (redocly ')) continue;
      found.get(basename(file))?.push(`${location} ${message}`);
    }
  });

  it.each(fixtures)('report the findings announced in %s', (fixture) => {
    const expected = announced(textOf(fixture));
    expect(expected.length > 0).toBe(fixture.startsWith('invalid'));
    expect(found.get(fixture)?.sort()).toEqual(expected.sort());
  });

  it('each report at least one finding', () => {
    expect(own).not.toEqual([]);
    const announcements = fixtures.flatMap((fixture) => announced(textOf(fixture)));
    for (const [name, { message }] of own) {
      expect(
        announcements.filter((finding) => finding.endsWith(message)),
        name,
      ).not.toEqual([]);
    }
  });
});
