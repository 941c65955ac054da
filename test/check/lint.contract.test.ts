import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { lintSources } from '../../scripts/check/lint/redocly.ts';
import { plugin } from '../../scripts/check/lint/rules.ts';
import { formatFinding } from '../../scripts/model/finding.ts';

const PLUGIN = join(import.meta.dirname, '../../scripts/check/lint/plugin.js');
const FIXTURES = join(import.meta.dirname, 'rules');
const fixtures = readdirSync(FIXTURES).sort();

/** `<rule>[.<what>].valid|invalid[.async].yaml` */
const ruleOf = (fixture: string) => fixture.split('.')[0] ?? '';

/** What a fixture's first lines announce: `#! <pointer> <message>`, one per finding. */
function announced(fixture: string): string[] {
  return [...readFileSync(join(FIXTURES, fixture), 'utf8').matchAll(/^#! (\S*) (.*)$/gm)].map(
    ([, location = '', message = '']) => formatFinding({ file: fixture, location, message }),
  );
}

describe('our lint rules', () => {
  const found = new Map<string, string[]>(fixtures.map((fixture) => [fixture, []]));

  beforeAll(async () => {
    // One run for all: each fixture is a document with one rule on.
    const root = mkdtempSync(join(tmpdir(), 'lint-'));
    symlinkSync(FIXTURES, join(root, 'rules'));
    const apis = fixtures.map((fixture) => [
      fixture.replaceAll('.', '-'),
      { root: `rules/${fixture}`, rules: { [`contract/${ruleOf(fixture)}`]: 'error' } },
    ]);
    const config = { plugins: [PLUGIN], extends: [], apis: Object.fromEntries(apis) };
    writeFileSync(join(root, 'redocly.yaml'), stringify(config));
    for (const finding of await lintSources(root)) {
      const file = basename(finding.file);
      found.get(file)?.push(formatFinding({ ...finding, file }));
    }
    rmSync(root, { recursive: true });
  });

  it('have a valid and an invalid fixture each', () => {
    const rules = Object.keys(plugin.rules.oas3);
    expect(rules).not.toEqual([]);
    for (const kind of ['valid', 'invalid']) {
      const having = fixtures.filter((fixture) => fixture.split('.').includes(kind));
      expect(new Set(having.map(ruleOf))).toEqual(new Set(rules));
    }
  });

  it.each(fixtures)('%s', (fixture) => {
    const expected = announced(fixture);
    expect(expected.length > 0).toBe(fixture.includes('.invalid.'));
    expect([...(found.get(fixture) ?? [])].sort()).toEqual([...expected].sort());
  });
});
