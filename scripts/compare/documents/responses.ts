/** Compares responses status by status, and bodies media type by media type, in the entries that cover each. */
import type { Reasons } from '../verdict.ts';
import { type Place, pairParts, partsOf } from './places.ts';
import { agreed, each, judge, object, orSame, type Rule, schema } from './rules.ts';

/** The entry that covers a status or a media type: its own, or else the narrowest range that includes it. */
function entryFor(parts: ReadonlyMap<string, Place>, key: string): Place | undefined {
  const isStatus = /^\dXX$|^\d+$/.test(key);
  const failure = /^[45]/.test(key) ? ['default'] : [];
  const ranges = isStatus
    ? [key.replace(/..$/, 'XX'), ...failure]
    : [key.replace(/\/.*/, '/*'), '*/*'];
  return [key, ...ranges].flatMap((name) => parts.get(name) ?? [])[0];
}

const media = object({ schema, encoding: agreed });

/** Judges the media types of a body; a missing body has none. */
export const content: Rule = orSame((comparison, pair) => {
  const [old, next] = pair.map((one) => partsOf(one)) as [Map<string, Place>, Map<string, Place>];
  const areDisjoint =
    [...next.keys()].every((type) => !entryFor(old, type)) &&
    [...old.keys()].every((type) => !entryFor(next, type));
  for (const [type, [own, ownNext]] of pairParts(old, next)) {
    const [before, after] = [entryFor(old, type), entryFor(next, type)];
    const isOverlap = !own || !ownNext;
    const isSubset = comparison.uses.sent.length === 0;
    const inside = isOverlap ? { ...comparison, isQuiet: true, isSubset } : comparison;
    if (before && after) media(inside, [before, after]);
    if (own && !ownNext) {
      const isNarrowed = [...next.keys()].some((one) => entryFor(new Map([[type, own]]), one));
      // An entry that only overlaps may have fewer media types, but must have one.
      const isKept = after || isNarrowed || (comparison.isQuiet && next.size > 0);
      judge(comparison, 'media-type-removed', [own, undefined], {
        ...(!after && { 'breaks-senders': `${type} is refused` }),
        ...(!isKept && { 'breaks-receivers': `${type} is no longer sent` }),
        compatible: 'another entry covers it',
      });
    }
    if (!own && ownNext) {
      const effect = `${type} may be sent, which readers of the other types do not expect`;
      const replaced = `${type} is sent, and nothing that was sent before`;
      judge(comparison, 'media-type-added', [undefined, ownNext], {
        ...(old.size === 0 && { 'breaks-senders': 'a missing body is refused' }),
        ...(areDisjoint && { 'breaks-receivers': replaced }),
        ...(!areDisjoint && !before && { 'strict-receivers': effect }),
        compatible: before ? 'it was allowed before' : 'the other types are accepted as before',
      });
    }
  }
});

/** Compares the responses of a request: for each status, the entries that cover it. */
export function responses(header: Rule): Rule {
  const response = object({ content, headers: each(header) });
  return orSame((comparison, pair) => {
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
  });
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
