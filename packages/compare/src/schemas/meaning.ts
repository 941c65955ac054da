/** Compares the keywords that refuse no value, but say what it means. */
import { isDeepStrictEqual } from 'node:util';
import { keywordsOf } from './keywords.ts';
import type { Effects, Found, Pair } from './pair.ts';

const noCounterexample = 'no value shows a change of meaning';

/** The effects of a change; whoever stated nothing promised nothing. */
type Rule = (before: unknown, after: unknown) => Effects;

const meaning: Rule = (before) =>
  before === undefined
    ? { documentation: 'what it means is now stated' }
    : {
        'breaks-senders': { effect: 'the service understands it differently', noCounterexample },
        'breaks-receivers': { effect: 'the service means something else by it', noCounterexample },
      };

/** The rule for each keyword. All other keywords that refuse no value are documentation. */
export const MEANINGS: Record<string, Rule> = {
  'x-unit': meaning,
  contentEncoding: meaning,
  default(before) {
    const documentation = 'the documentation of a missing value has changed';
    const effect = 'if it is absent, another value applies';
    if (before === undefined) return { documentation };
    return { 'breaks-senders': { effect, noCounterexample }, documentation };
  },
  'x-opaque'(_, after) {
    const type = 'the type that tolerant readers compile against';
    return after === true
      ? { 'breaks-importers': `${type} no longer describes its value` }
      : { compatible: `${type} describes its value` };
  },
};

export function compareMeaning(pair: Pair): Found[] {
  return Object.entries(MEANINGS).flatMap(([what, effectsOf]): Found[] => {
    const before = keywordsOf(pair.old.schema)[what];
    const after = keywordsOf(pair.next.schema)[what];
    if (isDeepStrictEqual(before, after)) return [];
    const effects = effectsOf(before, after);
    return [{ pair, what, keywords: [what], old: before, new: after, effects }];
  });
}
