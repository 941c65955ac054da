/** Responses by status and bodies by media type: what stands for each of these before and after. */
import type { Reasons } from '../verdict.ts';
import { type Place, pairParts, partsOf } from './places.ts';
import { agreed, each, judge, object, orSame, type Rule, schema } from './rules.ts';

/** What stands for a status or a media type: an entry of its own, or else the narrowest range that holds it. */
function standingFor(parts: ReadonlyMap<string, Place>, key: string): Place | undefined {
  const isStatus = /^\dXX$|^\d+$/.test(key);
  const failure = /^[45]/.test(key) ? ['default'] : [];
  const ranges = isStatus
    ? [key.replace(/..$/, 'XX'), ...failure]
    : [key.replace(/\/.*/, '/*'), '*/*'];
  return [key, ...ranges].flatMap((name) => parts.get(name) ?? [])[0];
}

const media = object({ schema, encoding: agreed });

/** Judges the media types of a body; that there is none is a body, too. */
export const content: Rule = orSame((comparison, pair) => {
  const [old, next] = pair.map((one) => partsOf(one)) as [Map<string, Place>, Map<string, Place>];
  const isApart =
    [...next.keys()].every((type) => !standingFor(old, type)) &&
    [...old.keys()].every((type) => !standingFor(next, type));
  for (const [type, [own, ownNext]] of pairParts(old, next)) {
    const [before, after] = [standingFor(old, type), standingFor(next, type)];
    const isCase = !own || !ownNext;
    const subset = comparison.uses.sent.length === 0;
    const inside = isCase ? { ...comparison, isQuiet: true, subset } : comparison;
    if (before && after) media(inside, [before, after]);
    if (own && !ownNext) {
      const isNarrowed = [...next.keys()].some((one) => standingFor(new Map([[type, own]]), one));
      // Those for whom another entry speaks rely on it no more than before.
      const isKept = after || isNarrowed || (comparison.isQuiet && next.size > 0);
      judge(comparison, 'media-type-removed', [own, undefined], {
        ...(!after && { 'breaks-senders': `${type} is refused` }),
        ...(!isKept && { 'breaks-receivers': `${type} is no longer sent` }),
        compatible: 'another entry holds it',
      });
    }
    if (!own && ownNext) {
      const saying = `${type} may be sent, which readers of the other types do not expect`;
      const apart = `${type} is sent, and nothing that was sent before`;
      judge(comparison, 'media-type-added', [undefined, ownNext], {
        ...(old.size === 0 && { 'breaks-senders': 'to write no body is refused' }),
        ...(isApart && { 'breaks-receivers': apart }),
        ...(!isApart && !before && { 'strict-receivers': saying }),
        compatible: before ? 'it was allowed before' : 'the other types are accepted as before',
      });
    }
  }
});

/** The responses of a request; for every status that a client can get, what stands for it. */
export function responses(header: Rule): Rule {
  const response = object({ content, headers: each(header) });
  return orSame((comparison, pair) => {
    const [old, next] = pair.map((one) => partsOf(one)) as [Map<string, Place>, Map<string, Place>];
    const ranges = [1, 2, 3, 4, 5].map((first) => `${first}XX`);
    const uses = comparison.answered;
    for (const status of new Set([...ranges, ...old.keys(), ...next.keys()])) {
      if (status === 'default') continue;
      const inside = { ...comparison, uses: { ...uses, status } };
      const both = [standingFor(old, status), standingFor(next, status)] as const;
      const [before, after] = both;
      const isOwn = before?.key === after?.key;
      if (before && after) {
        const subset = uses.sent.length === 0;
        response(isOwn ? inside : { ...inside, isQuiet: true, subset }, both);
        const entry = [old.get(status), next.get(status)] as const;
        const compatible = 'another entry stands for the status as well';
        if (!isOwn) judge(inside, 'status', entry, { compatible });
        continue;
      }
      const added = { 'breaks-receivers': `an undocumented status ${status} may be returned` };
      const reasons = before ? removed(status, next) : added;
      judge({ ...inside, uses }, before ? 'status-removed' : 'status-added', both, reasons);
    }
  });
}

function removed(status: string, next: ReadonlyMap<string, Place>): Reasons {
  // A range is narrowed, and not gone, where one of its statuses is still returned.
  const isNarrowed = [...next.keys()].some((one) => one.startsWith(status.replace('XX', '')));
  const isKept = isNarrowed || /^[45]/.test(status);
  const saying = `a status ${status}, which clients could rely on, is no longer returned`;
  return {
    'breaks-senders': `a status ${status} is no longer handled`,
    ...(!isKept && { 'breaks-receivers': saying }),
    compatible: `a status ${status} is no longer returned`,
  };
}
