/** Compares responses status by status, and bodies media type by media type, in the entries that cover each. */
import type { Reasons } from '../verdict.ts';
import { type Place, pairParts, partsOf } from './place.ts';
import { agreed, each, judge, object, type Rule, schema } from './rules.ts';

/** The entry that covers a status: its own, or else the narrowest range that includes it. */
function entryFor(parts: ReadonlyMap<string, Place>, status: string): Place | undefined {
  const range = status.replace(/..$/, 'XX');
  const failure = /^[45]/.test(status) ? ['default'] : [];
  return [status, range, ...failure].flatMap((name) => parts.get(name) ?? [])[0];
}

const media = object({ schema, encoding: agreed });

/** Judges the media types of a body; a missing body has none. */
export const content: Rule = (comparison, pair) => {
  const [old, next] = pair.map((one) => partsOf(one)) as [Map<string, Place>, Map<string, Place>];
  const areDisjoint = [...next.keys()].every((type) => !old.has(type));
  for (const [type, both] of pairParts(old, next)) {
    const [before, after] = both;
    if (before && after) media(comparison, both);
    else if (before) {
      // An entry that only overlaps may have fewer media types, but must have one.
      const isKept = comparison.isQuiet && next.size > 0;
      judge(comparison, 'media-type-removed', both, {
        'breaks-senders': `${type} is refused`,
        ...(!isKept && { 'breaks-receivers': `${type} is no longer sent` }),
      });
    } else {
      const effect = `${type} may be sent, which readers of the other types do not expect`;
      judge(comparison, 'media-type-added', both, {
        ...(old.size === 0 && { 'breaks-senders': 'a missing body is refused' }),
        [areDisjoint ? 'breaks-receivers' : 'strict-receivers']: effect,
        compatible: 'the other types are accepted as before',
      });
    }
  }
};

/** Compares the responses of a request: for each status, the entries that cover it. */
export function responses(header: Rule): Rule {
  const response = object({ content, headers: each(header) });
  return (comparison, pair) => {
    const [old, next] = pair.map((one) => partsOf(one)) as [Map<string, Place>, Map<string, Place>];
    const ranges = [1, 2, 3, 4, 5].map((first) => `${first}XX`);
    const uses = comparison.answered;
    for (const status of new Set([...ranges, ...old.keys(), ...next.keys()])) {
      if (status === 'default') continue;
      const inside = { ...comparison, uses: { ...uses, status } };
      const both = [entryFor(old, status), entryFor(next, status)] as const;
      const [before, after] = both;
      const isSameEntry = before?.key === after?.key;
      if (before && after) {
        const isSubset = uses.sent.length === 0;
        response(isSameEntry ? inside : { ...inside, isQuiet: true, isSubset }, both);
        const entry = [old.get(status), next.get(status)] as const;
        const compatible = 'another entry covers the status as well';
        if (!isSameEntry) judge(inside, 'status', entry, { compatible });
        continue;
      }
      const added = { 'breaks-receivers': `an undocumented status ${status} may be returned` };
      const reasons = before ? removed(status, next) : added;
      judge({ ...inside, uses }, before ? 'status-removed' : 'status-added', both, reasons);
    }
  };
}

function removed(status: string, next: ReadonlyMap<string, Place>): Reasons {
  // A range with a status that is still returned is narrowed, not gone.
  const isNarrowed = [...next.keys()].some((one) => one.startsWith(status.replace('XX', '')));
  const isKept = isNarrowed || /^[45]/.test(status);
  const effect = `a status ${status}, which clients could rely on, is no longer returned`;
  return {
    'breaks-senders': `a status ${status} is no longer handled`,
    ...(!isKept && { 'breaks-receivers': effect }),
    compatible: `a status ${status} is no longer returned`,
  };
}
