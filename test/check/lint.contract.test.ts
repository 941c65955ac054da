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
import { formatFinding } from '../../scripts/model/finding.ts';

const RULES = join(import.meta.dirname, '../../scripts/check/lint/rules');
const files = readdirSync(RULES).sort();
const rules = files.filter((file) => file.endsWith('.js')).map((file) => basename(file, '.js'));
const fixtures = files.filter((file) => file.endsWith('.yaml'));

/** What a fixture's first lines announce: `#! <pointer> <message>`, one per finding. */
function announced(fixture: string): string[] {
  return [...readFileSync(join(RULES, fixture), 'utf8').matchAll(/^#! (\S*) (.*)$/gm)].map(
    ([, location = '', message = '']) => formatFinding({ file: fixture, location, message }),
  );
}

describe('our lint rules', () => {
  const found = new Map<string, string[]>(fixtures.map((fixture) => [fixture, []]));

  beforeAll(async () => {
    // One run for all: each fixture is a document with one rule on.
    const root = mkdtempSync(join(tmpdir(), 'lint-'));
    symlinkSync(RULES, join(root, 'rules'));
    const apis = fixtures.map((fixture) => [
      fixture.replaceAll('.', '-'),
      { root: `rules/${fixture}`, rules: { [`contract/${fixture.split('.')[0]}`]: 'error' } },
    ]);
    const plugin = join(RULES, '../plugin.js');
    const config = { plugins: [plugin], extends: [], apis: Object.fromEntries(apis) };
    writeFileSync(join(root, 'redocly.yaml'), stringify(config));
    for (const finding of await lintSources(root)) {
      const file = basename(finding.file);
      found.get(file)?.push(formatFinding({ ...finding, file }));
    }
    rmSync(root, { recursive: true });
  });

  it('have a valid and an invalid fixture each', () => {
    expect(rules.length).toBeGreaterThanOrEqual(19);
    for (const rule of rules) {
      expect(fixtures).toContain(`${rule}.valid.yaml`);
      expect(announced(`${rule}.invalid.yaml`).length, rule).toBeGreaterThan(0);
    }
  });

  it.each(fixtures)('%s', (fixture) => {
    const expected = announced(fixture);
    expect(expected.length > 0).toBe(fixture.includes('.invalid.'));
    expect([...(found.get(fixture) ?? [])].sort()).toEqual([...expected].sort());
  });
});
