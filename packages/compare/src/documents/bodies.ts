/** The bodies of requests and responses by media type, and the responses to a request by status. */
import { child } from '../../../../scripts/json.ts';
import { isAnnotation } from '../../../../scripts/schema.ts';
import { type Candidates, unjudged } from '../verdict.ts';
import { type Place, pairParts, partOf, partsOf } from './place.ts';
import { type Context, judge, object, type Rule, schema } from './rules.ts';

const media = object({ schema });

/** The entries of a map by media type or by status. */
type Entries = ReadonlyMap<string, Place>;

/**
 * Judges the media types of a body. A client can ask for another media type of a response, but a service cannot ask
 * for another media type of a request.
 */
export const content: Rule = (context, [old, next]) => {
  const [before, after] = [partsOf(old), partsOf(next)];
  const hasRanges = [...before.keys(), ...after.keys()].some((type) => type.includes('*'));
  for (const { name, pair } of pairParts(before, after)) {
    if (pair[0] && pair[1]) media(context, pair);
    else if (hasRanges) {
      const effect = 'the comparison does not know which types a range such as audio/* includes';
      judge(context, 'media-type', pair, unjudged(effect));
    } else if (pair[0]) {
      judge(context, 'media-type-removed', pair, removedType(context, name, after));
    } else judge(context, 'media-type-added', pair, addedType(context, name, before, after));
  }
};

function removedType({ isBodyOpen }: Context, type: string, after: Entries): Candidates {
  const isGone = after.size === 0;
  if (isGone && isBodyOpen) return { documentation: 'no body was promised' };
  return {
    'breaks-senders': `${type} is rejected`,
    'breaks-receivers': isGone ? `${type} is no longer sent` : undefined,
    compatible: 'the other types are sent as before',
    duties: { receiving: `reject ${type}`, sending: `no longer send ${type}` },
  };
}

function addedType(
  { isResponse }: Context,
  type: string,
  before: Entries,
  after: Entries,
): Candidates {
  const canChoose = isResponse && [...before.keys()].some((one) => after.has(one));
  return {
    'breaks-senders': before.size === 0 ? 'a request without a body is rejected' : undefined,
    [canChoose ? 'strict-receivers' : 'breaks-receivers']:
      `${type} may be sent, which readers of the other types do not expect`,
    compatible: 'the other types are accepted as before',
    duties: { receiving: `accept ${type}` },
  };
}

const response = object({ content });

/** Judges the responses to a request, by status. */
export const responses: Rule = (request, pair) => {
  const context: Context = { ...request, users: request.responseUsers, isResponse: true };
  const [before, after] = [partsOf(pair[0]), partsOf(pair[1])];
  const ranges = ['1XX', '2XX', '3XX', '4XX', '5XX'];
  const statuses = new Set([...ranges, ...before.keys(), ...after.keys()]);
  statuses.delete('default');
  for (const status of statuses) {
    const [old, next] = [entryFor(before, status), entryFor(after, status)];
    if (old && next) {
      response(ofStatus(context, status, old, next), [old, next]);
      if (old.key !== next.key) {
        const isOnlyWords = hasOpenBody(old) && partsOf(partOf(next, 'content')).size === 0;
        judge(context, 'status', [before.get(status), after.get(status)], {
          [isOnlyWords ? 'documentation' : 'compatible']: 'another entry also covers the status',
        });
      }
    } else if (old) {
      judge(context, 'status-removed', [old, next], removedStatus(status, after));
    } else if (next) {
      const effect = `an undocumented status ${status} may be returned`;
      const duties = { receiving: `handle the status ${status}` };
      judge(context, 'status-added', [old, next], { 'breaks-receivers': effect, duties });
    }
  }
};

/** The entry for a status, its range, or `default`, which contracts use only for errors. */
function entryFor(entries: Entries, status: string): Place | undefined {
  const fallback = /^[45]/.test(status) ? entries.get('default') : undefined;
  return entries.get(status) ?? entries.get(status.replace(/..$/, 'XX')) ?? fallback;
}

function ofStatus(context: Context, status: string, old: Place, next: Place): Context {
  const named = (all: readonly string[]) => all.map((one) => `${one} ${status}`);
  const users = { sent: named(context.users.sent), received: named(context.users.received) };
  return { ...context, users, isBodyOpen: hasOpenBody(old), isPartial: old.key !== next.key };
}

function removedStatus(status: string, after: Entries): Candidates {
  const within = [...after.keys()].filter((one) => one.startsWith(status.replace('XX', '')));
  const compatible =
    within.length > 0
      ? `in the range ${status}, only ${within.join(' and ')} may be returned`
      : `a status ${status} is no longer returned`;
  const isReliedOn = within.length === 0 && !/^[45]/.test(status);
  return {
    'breaks-senders': `a status ${status} is no longer handled`,
    'breaks-receivers': isReliedOn ? `${compatible}, although clients could rely on it` : undefined,
    compatible,
    duties: {
      sending:
        within.length > 0
          ? `in the range ${status}, return only ${within.join(' and ')}`
          : `no longer return ${status}`,
    },
  };
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
