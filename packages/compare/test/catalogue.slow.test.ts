/** The catalogue: each of its changes gets its verdicts, and another engine confirms each counterexample. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at, type JsonObject } from '../../../scripts/json.ts';
import { parseYaml } from '../../../scripts/read/yaml.ts';
import { compare } from '../src/compare.ts';
import { BREAKING, type Difference, VERDICTS, type Verdict } from '../src/verdict.ts';
import { ajvOf, BASE, edited, isProved, releaseOf } from './base.ts';

/** Rows by area: `change` is the title; the other key is what is expected, its value the steps of the edit. */
type Areas = Record<string, ({ change: string } & Record<string, JsonObject | JsonObject[]>)[]>;

/** The rows of a file: the name, the edit, and what is expected. */
function rowsOf(name: string) {
  const file = join(import.meta.dirname, `../catalogue/${name}.yaml`);
  const areas = parseYaml(readFileSync(file, 'utf8'), file) as unknown as Areas;
  return Object.entries(areas).flatMap(([area, rows]) =>
    rows.flatMap(({ change, ...rest }) =>
      Object.entries(rest).map(
        ([expected, edit]) => [`${area}: ${change}`, [edit].flat(), expected] as const,
      ),
    ),
  );
}

/** The breaking verdicts of differences, each once; if there is none, the worst of the others. */
function outcomeOf(differences: readonly Difference[]): Verdict[] {
  const present = VERDICTS.filter((one) => differences.some(({ verdict }) => verdict === one));
  const breaks = present.filter((one) => BREAKING.has(one));
  return breaks.length > 0 ? breaks : present.slice(0, 1);
}

const base = releaseOf(BASE);
const accepts = ajvOf(BASE);

it('the comparison of a release with itself finds no difference', () => {
  expect(compare(base, releaseOf(structuredClone(BASE))).differences).toEqual([]);
});

it.each(['requests', 'responses', 'messages', 'documents'].flatMap(rowsOf))(
  '%s',
  (_, edit, expected) => {
    const verdicts = expected.split(' ');
    const after = edited(BASE, edit);
    const { differences, passes } = compare(base, releaseOf(after));
    expect(outcomeOf(differences), JSON.stringify(differences, null, 1)).toEqual(verdicts);
    expect(passes).toBe(!verdicts.some((one) => BREAKING.has(one as Verdict)));
    for (const one of differences) {
      // In the revision or, if it is gone there, in the base.
      const places = [after, BASE].map((bundles) => at(bundles[one.document], one.pointer));
      expect(places, one.pointer).not.toEqual([undefined, undefined]);
      expect(one.impact).not.toBe('');
    }
    const shown = differences.filter(({ counterexample }) => counterexample);
    const acceptsNext = shown.length > 0 ? ajvOf(after) : accepts;
    expect(shown.filter((one) => !isProved(one, accepts, acceptsNext))).toEqual([]);
  },
);

it.each(rowsOf('services'))('services: %s', (_, edit, expected) => {
  const { differences } = compare(base, releaseOf(edited(BASE, edit)));
  const duties = differences.flatMap(({ service }) => service?.replaceAll(/ \(.*?\)/g, '') ?? []);
  expect([...new Set(duties)].join('; ') || 'nothing').toBe(expected);
});
