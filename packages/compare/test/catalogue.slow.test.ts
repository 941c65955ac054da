/** The catalogue: each of its changes gets its verdicts, and Ajv confirms each counterexample. */
import { describe, expect, it } from 'vitest';
import { compare } from '../src/compare.ts';
import { BREAKING } from '../src/verdict.ts';
import { ajvOf, isProved } from './ajv.ts';
import { BASE, edited, releaseOf } from './base.ts';
import { CATALOGUE, outcomeOf } from './catalogue.ts';

const BREAKS: readonly string[] = [...BREAKING];
const base = releaseOf(BASE);
const accepts = ajvOf(BASE);

describe('the catalogue', () => {
  it('starts from bundles that do not differ from themselves', () => {
    expect(compare(base, releaseOf(structuredClone(BASE))).differences).toEqual([]);
  });

  it.each(CATALOGUE.map((row) => [row.name, row] as const))('%s', (_, { edit, verdicts }) => {
    const after = edited(BASE, edit);
    const { differences, passes } = compare(base, releaseOf(after));
    expect(outcomeOf(differences), JSON.stringify(differences, null, 1)).toEqual(verdicts);
    expect(passes).toBe(!verdicts.some((one) => BREAKS.includes(one)));
    for (const one of differences) {
      expect(one.pointer).toMatch(/^\//);
      expect(one.impact).not.toBe('');
    }
    const shown = differences.filter(
      ({ verdict, counterexample }) => BREAKING.has(verdict) || counterexample,
    );
    const acceptsNext = shown.some((one) => one.counterexample) ? ajvOf(after) : accepts;
    expect(shown.filter((one) => !isProved(one, accepts, acceptsNext))).toEqual([]);
  });
});
