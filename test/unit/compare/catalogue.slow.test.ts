/** The catalogue: each of its changes gets its verdicts, and Ajv confirms each witness. */
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../scripts/compare/catalogue/read.ts';
import { compare } from '../../../scripts/compare/compare.ts';
import * as verdict from '../../../scripts/compare/verdict.ts';
import { ajvOf, isProved } from './ajv.ts';
import { BASE, edited, releaseOf } from './edits.ts';

const CATALOGUE = readCatalogue();
const base = releaseOf(BASE);
const accepts = ajvOf(BASE);

/** The verdicts that break among `differences`, each once; where none does, the gravest. */
function outcomeOf(differences: readonly verdict.Difference[]): verdict.Verdict[] {
  const present = verdict.VERDICTS.filter((one) => differences.some((it) => it.verdict === one));
  const breaks = present.filter((one) => verdict.BREAKING.has(one));
  return breaks.length > 0 ? breaks : present.slice(0, 1);
}

describe('the catalogue', () => {
  it('starts from bundles that do not differ from themselves', () => {
    expect(compare(base, releaseOf(structuredClone(BASE))).differences).toEqual([]);
  });

  it.each(CATALOGUE.map((entry) => [`${entry.area}: ${entry.change}`, entry] as const))(
    '%s',
    (_, { edit, verdicts }) => {
      const after = edited(BASE, edit);
      const { differences, passes } = compare(base, releaseOf(after));
      expect(outcomeOf(differences), JSON.stringify(differences, null, 1)).toEqual(verdicts);
      expect(passes).toBe(!verdicts.some((one) => verdict.BREAKING.has(one)));
      for (const one of differences) {
        expect(one.pointer).toMatch(/^\//);
        expect(one.whom).not.toBe('');
        // Another engine says so too.
        const isShown = verdict.BREAKING.has(one.verdict) || one.witness;
        if (isShown) expect(isProved(one, accepts, ajvOf(after)), JSON.stringify(one)).toBe(true);
      }
    },
  );

  it('has each change once, and changes of every verdict', () => {
    const names = new Set(CATALOGUE.map(({ area, change }) => `${area}: ${change}`));
    expect(names.size).toBe(CATALOGUE.length);
    const verdicts = new Set(CATALOGUE.flatMap(({ verdicts }) => verdicts));
    expect(verdicts.size).toBe(7);
  });
});
