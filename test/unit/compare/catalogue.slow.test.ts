import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../../scripts/compare/catalogue.ts';
import { compare } from '../../../scripts/compare/compare.ts';
import {
  BREAKING,
  type Difference,
  VERDICTS,
  type Verdict,
} from '../../../scripts/compare/verdict.ts';
import { ajvOf } from './ajv.ts';
import { BASE, edited, releaseOf } from './edits.ts';

const CATALOGUE = readCatalogue();
const base = releaseOf(BASE);
const accepts = ajvOf(BASE);

/** The grave verdicts among `differences`, each once; where none is grave, the gravest. */
function outcomeOf(differences: readonly Difference[]): Verdict[] {
  const found = new Set(differences.map(({ verdict }) => verdict));
  const present = VERDICTS.filter((verdict) => found.has(verdict));
  const grave = present.filter((verdict) => BREAKING.has(verdict) || verdict === 'unjudged');
  return grave.length > 0 ? grave : present.slice(0, 1);
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
      expect(passes).toBe(!verdicts.some((one) => BREAKING.has(one) || one === 'unjudged'));
      for (const { pointer, whom, verdict, witness, unproved } of differences) {
        expect(pointer).toMatch(/^\//);
        expect(whom).not.toBe('');
        if (BREAKING.has(verdict)) expect(witness === undefined).toBe(unproved !== undefined);
        if (!witness) continue;
        // Another engine says so too.
        const [before = '', next = before] = witness.schema.split(' → ');
        expect(accepts(before, witness.value)).toBe(witness.acceptedBy === 'base');
        expect(ajvOf(after)(next, witness.value)).toBe(witness.acceptedBy === 'revision');
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
