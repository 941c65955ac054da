/** A run over mutants: each is judged, and what came of it counted. */

import { CHECKS, type Check, noticedBy, type Original } from './judge.ts';
import type { Mutant } from './mutant.ts';
import { MAY_SURVIVE } from './survivors.ts';

/** `equal`: the change changes nothing. `excused`: it may survive, for a reason that is listed. */
type Fate = Check | 'equal' | 'excused';

/** What became of some mutants. */
export interface Result<Judged extends Mutant> {
  /** How many each check noticed first, and how many there was no need to notice. */
  counts: Record<Fate, number>;
  /** Those that no check notices, or on which one fails without saying what is wrong. */
  survivors: Judged[];
}

/**
 * Judges mutants.
 *
 * @param report gets how many have been judged
 */
export function runMutants<Judged extends Mutant>(
  original: Original,
  mutants: readonly Judged[],
  report: (done: number) => void = () => {},
): Result<Judged> {
  const fates = [...CHECKS, 'equal', 'excused'] as const;
  const counts = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>;
  const survivors: Judged[] = [];
  for (const [index, mutant] of mutants.entries()) {
    try {
      const fate = noticedBy(original, mutant) ?? (isExcused(mutant) ? 'excused' : undefined);
      if (fate === undefined) survivors.push(mutant);
      else counts[fate]++;
    } catch (error) {
      const what = `${mutant.what}; a check fails on it: ${String(error).split('\n')[0]}`;
      survivors.push({ ...mutant, what });
    }
    report(index + 1);
  }
  return { counts, survivors };
}

function isExcused({ document, pointer, what }: Mutant): boolean {
  const place = `${document}#${pointer}`;
  return MAY_SURVIVE.some((one) => one.place.test(place) && (one.what?.test(what) ?? true));
}
