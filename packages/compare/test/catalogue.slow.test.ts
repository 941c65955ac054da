/** The catalogue: each of its changes gets its verdicts, and Ajv confirms each counterexample. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { parseYaml } from '../../../scripts/read/yaml.ts';
import { compare } from '../src/compare.ts';
import * as verdict from '../src/verdict.ts';
import { ajvOf, isProved } from './ajv.ts';
import { BASE, edited, releaseOf } from './base.ts';

/** Rows by area: `change` is the title; the other key is the expected verdicts, its value the steps of the edit. */
type Areas = Record<string, ({ change: string } & Record<string, JsonObject | JsonObject[]>)[]>;

/** Every change of the catalogue, file by file. */
const CATALOGUE = ['requests', 'responses', 'messages', 'documents'].flatMap((name) => {
  const file = join(import.meta.dirname, `../catalogue/${name}.yaml`);
  const areas = parseYaml(readFileSync(file, 'utf8'), file) as Areas;
  return Object.entries(areas).flatMap(([area, rows]) =>
    rows.flatMap(({ change, ...judged }) =>
      Object.entries(judged).map(([verdicts, edit]) => {
        return { name: `${area}: ${change}`, verdicts: verdicts.split(' '), edit: [edit].flat() };
      }),
    ),
  );
});
const BREAKS: readonly string[] = [...verdict.BREAKING];
const base = releaseOf(BASE);
const accepts = ajvOf(BASE);

/** The breaking verdicts of differences, each once; if there is none, the worst of the others. */
function outcomeOf(differences: readonly verdict.Difference[]): verdict.Verdict[] {
  const present = verdict.VERDICTS.filter((one) => differences.some((it) => it.verdict === one));
  const breaks = present.filter((one) => verdict.BREAKING.has(one));
  return breaks.length > 0 ? breaks : present.slice(0, 1);
}

describe('the catalogue', () => {
  it('starts from bundles that do not differ from themselves', () => {
    expect(compare(base, releaseOf(structuredClone(BASE))).differences).toEqual([]);
  });

  it.each(CATALOGUE.map((entry) => [entry.name, entry] as const))('%s', (_, { edit, verdicts }) => {
    const after = edited(BASE, edit);
    const { differences, passes } = compare(base, releaseOf(after));
    expect(outcomeOf(differences), JSON.stringify(differences, null, 1)).toEqual(verdicts);
    expect(passes).toBe(!verdicts.some((one) => BREAKS.includes(one)));
    for (const one of differences) {
      expect(one.pointer).toMatch(/^\//);
      expect(one.impact).not.toBe('');
    }
    const shown = differences.filter((one) => verdict.BREAKING.has(one.verdict) || one.counterexample);
    const acceptsNext = shown.some(({ counterexample }) => counterexample) ? ajvOf(after) : accepts;
    const unproved = shown.filter((one) => !isProved(one, accepts, acceptsNext));
    expect(unproved).toEqual([]);
  });
});
