/** The bodies of requests and responses, by media type; and the responses to a request, by status. */
import { child } from '../../../../scripts/json.ts';
import { isAnnotation } from '../../../../scripts/schema.ts';
import type { Users } from '../verdict.ts';
import { type Pair, type Place, pairParts, partOf, partsOf } from './place.ts';
import { type Context, judge, object, type Rule, schema } from './rules.ts';

const media = object({ schema });

/** The entries of a map by media type or by status. */
type Entries = ReadonlyMap<string, Place>;

/**
 * Judges the media types of a body. Whoever receives a response may have asked for one of several types, unlike the
 * receiver of a request.
 */
export const content: Rule = (context, [old, next]) => {
  const before = partsOf(old);
  const after = partsOf(next);
  const hasRanges = [...before.keys(), ...after.keys()].some((type) => type.includes('*'));
  for (const { name, pair } of pairParts(before, after)) {
    if (pair[0] && pair[1]) media(context, pair);
    else if (hasRanges) {
      const unjudged = 'the comparison does not know which types a range such as audio/* includes';
      judge(context, 'media-type', pair, { unjudged });
    } else if (pair[0]) judgeRemovedType(context, name, pair, after);
    else judgeAddedType(context, name, pair, [before, after]);
  }
};

function judgeRemovedType(context: Context, type: string, pair: Pair, after: Entries): void {
  const isGone = after.size === 0;
  const effects = {
    'breaks-senders': `${type} is refused`,
    'breaks-receivers': isGone ? `${type} is no longer sent` : undefined,
    compatible: 'the other types are sent as before',
  };
  const isOpen = isGone && context.isBodyOpen;
  judge(
    context,
    'media-type-removed',
    pair,
    isOpen ? { documentation: 'no body was promised' } : effects,
  );
}

function judgeAddedType(
  context: Context,
  type: string,
  pair: Pair,
  [before, after]: readonly [Entries, Entries],
): void {
  const isKept = [...before.keys()].some((one) => after.has(one));
  const canChoose = context.isResponse && isKept;
  judge(context, 'media-type-added', pair, {
    'breaks-senders': before.size === 0 ? 'a missing body is refused' : undefined,
    [canChoose ? 'strict-receivers' : 'breaks-receivers']:
      `${type} may be sent, which readers of the other types do not expect`,
    compatible: 'the other types are accepted as before',
  });
}

/**
 * Judges the responses to a request, by status.
 *
 * @param headers the rule for their headers
 */
export function responses(headers: Rule): Rule {
  const response = object({ content, headers });
  return (context, [old, next]) => {
    const before = partsOf(old);
    const after = partsOf(next);
    const ranges = ['1XX', '2XX', '3XX', '4XX', '5XX'];
    const statuses = new Set([...ranges, ...before.keys(), ...after.keys()]);
    statuses.delete('default');
    for (const status of statuses) {
      const entries = [entryFor(before, status), entryFor(after, status)] as const;
      const [oldEntry, nextEntry] = entries;
      if (oldEntry && nextEntry) {
        judgeCovered(context, status, [oldEntry, nextEntry], [before, after], response);
      } else if (oldEntry) judgeRemoved(context, status, entries, after);
      else if (nextEntry) {
        const effect = `an undocumented status ${status} may be returned`;
        judge(ofResponse(context), 'status-added', entries, { 'breaks-receivers': effect });
      }
    }
  };
}

/** The entry that covers a status: its own, or else its range, or else `default`, which contracts use for errors only. */
function entryFor(entries: Entries, status: string): Place | undefined {
  const fallback = /^[45]/.test(status) ? entries.get('default') : undefined;
  return entries.get(status) ?? entries.get(status.replace(/..$/, 'XX')) ?? fallback;
}

/** The context of a request with the users of its response. */
function ofResponse(context: Context): Context {
  return { ...context, users: context.responseUsers };
}

/** Compares the two entries that cover a status. */
function judgeCovered(
  context: Context,
  status: string,
  pair: readonly [Place, Place],
  [before, after]: readonly [Entries, Entries],
  response: Rule,
): void {
  const named = (all: readonly string[]) => all.map((one) => `${one} ${status}`);
  const { sent, received } = context.responseUsers;
  const users: Users = { sent: named(sent), received: named(received) };
  const isBodyOpen = hasOpenBody(pair[0]);
  const inside: Context = { ...context, isResponse: true, users, isBodyOpen };
  if (pair[0].key === pair[1].key) {
    response(inside, pair);
    return;
  }
  response({ ...inside, isPartial: true }, pair);
  const isOnlyWords = isBodyOpen && partsOf(partOf(pair[1], 'content')).size === 0;
  judge(ofResponse(context), 'status', [before.get(status), after.get(status)], {
    [isOnlyWords ? 'documentation' : 'compatible']: 'another entry covers the status as well',
  });
}

function judgeRemoved(context: Context, status: string, pair: Pair, after: Entries): void {
  const within = [...after.keys()].filter((one) => one.startsWith(status.replace('XX', '')));
  const compatible =
    within.length > 0
      ? `of ${status}, only ${within.join(' and ')} may be returned`
      : `a status ${status} is no longer returned`;
  const isReliedOn = within.length === 0 && !/^[45]/.test(status);
  judge(ofResponse(context), 'status-removed', pair, {
    'breaks-senders': `a status ${status} is no longer handled`,
    'breaks-receivers': isReliedOn ? `${compatible}, although clients could rely on it` : undefined,
    compatible,
  });
}

/** Whether a response says that its body is not specified, and its schemas require nothing of it. */
function hasOpenBody(response: Place): boolean {
  const types = [...partsOf(partOf(response, 'content')).values()];
  const isAnything = ({ value }: Place) =>
    Object.entries(child(value, 'schema') ?? {}).every(
      ([key, rule]) => isAnnotation(key) || rule === 'string' || rule === true,
    );
  return child(response.value, 'x-unspecified') !== undefined && types.every(isAnything);
}
