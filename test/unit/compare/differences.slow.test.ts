import { describe, expect, it } from 'vitest';
import { compare } from '../../../scripts/compare/compare.ts';
import { BASE, releaseOf } from './edits.ts';
import { allMutants, mutated, unlessRefused } from './mutant.ts';

const base = releaseOf(BASE);

describe('every difference', () => {
  /** What is said to readers alone. */
  const SAYS = /\/(deprecated|description|x-(unspecified|assumption|maturity|replaces))(\/|$)/;
  /** What the lint refuses, so that no rule judges it. */
  const UNKNOWN = /^\/paths\/.*\/servers$|\/(allowEmptyValue|uniqueItems|channel\/\$ref)$/;

  it('every difference of a keyword is judged, and harmless where only readers see it', () => {
    // There are thousands: some of each kind.
    const mutants = allMutants(BASE).filter((_, index) => index % 29 === 0);
    const wrong = mutants.flatMap((mutant) => {
      const next = unlessRefused(() => releaseOf(mutated(BASE, mutant)));
      if (next === undefined) return [];
      const { pointer, what } = mutant;
      const verdicts = compare(base, next).differences.map(({ verdict }) => verdict);
      const isJudged = verdicts.length > 0 && !verdicts.includes('unjudged');
      const isHarmless = verdicts.every((one) => one === 'documentation' || one === 'compatible');
      const isRight = isJudged !== UNKNOWN.test(pointer) && (isHarmless || !SAYS.test(pointer));
      return isRight ? [] : [`${mutant.document}#${pointer} ${what}: ${verdicts}`];
    });
    expect(wrong).toEqual([]);
  });
});
