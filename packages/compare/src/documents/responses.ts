/** The responses to a request, by status. */
import { child } from '../../../../scripts/json.ts';
import type { Users } from '../verdict.ts';
import { content } from './content.ts';
import { type Pair, type Place, partOf, partsOf } from './place.ts';
import { type Context, each, judge, object, type Rule, type Rules } from './rules.ts';

/** The rules for a response. */
export function responseRules(header: Rule): Rules {
  return { content, headers: each(header) };
}

/** @param rules the rules for one response */
export function responses(rules: Rules): Rule {
  const response = object(rules);
  return (context, [old, next]) => {
    const before = partsOf(old);
    const after = partsOf(next);
    const ranges = ['1XX', '2XX', '3XX', '4XX', '5XX'];
    const statuses = new Set([...ranges, ...before.keys(), ...after.keys()]);
    statuses.delete('default');
    for (const status of statuses) {
      const was = entryFor(before, status);
      const is = entryFor(after, status);
      if (was && is) judgeCovered(context, status, [was, is], [before, after], response);
      else if (was) judgeRemoved(context, status, [was, is], after);
      else if (is) {
        const effect = `an undocumented status ${status} may be returned`;
        judge(answered(context), 'status-added', [was, is], { 'breaks-receivers': effect });
      }
    }
  };
}

type Entries = ReadonlyMap<string, Place>;

/** The entry that covers a status: its own, or else the narrowest range that includes it. */
function entryFor(entries: Entries, status: string): Place | undefined {
  const others = /^[45]/.test(status) ? entries.get('default') : undefined;
  return entries.get(status) ?? entries.get(status.replace(/..$/, 'XX')) ?? others;
}

/** The context of who answers a request, and who gets the answer. */
function answered(context: Context): Context {
  return { ...context, users: context.answered };
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
  const { sent, received } = context.answered;
  const users: Users = { sent: named(sent), received: named(received) };
  const isBodyOpen = hasOpenBody(pair[0]);
  const inside: Context = { ...context, isResponse: true, users, isBodyOpen };
  if (pair[0].key === pair[1].key) {
    response(inside, pair);
    return;
  }
  response({ ...inside, isPartial: true }, pair);
  const isOnlyWords = isBodyOpen && partsOf(partOf(pair[1], 'content')).size === 0;
  judge(answered(context), 'status', [before.get(status), after.get(status)], {
    [isOnlyWords ? 'documentation' : 'compatible']: 'another entry covers the status as well',
  });
}

function judgeRemoved(context: Context, status: string, pair: Pair, after: Entries): void {
  const within = [...after.keys()].filter((one) => one.startsWith(status.replace('XX', '')));
  const isNarrowed = within.length > 0;
  const unsent = isNarrowed || /^[45]/.test(status);
  judge(answered(context), 'status-removed', pair, {
    'breaks-senders': `a status ${status} is no longer handled`,
    'breaks-receivers': unsent
      ? undefined
      : `a status ${status}, which clients could rely on, is no longer returned`,
    compatible: isNarrowed
      ? `of ${status}, only ${within.join(' and ')} may be returned`
      : `a status ${status} is no longer returned`,
  });
}

/** Whether a response says that its body is not specified, and its schemas require nothing of it. */
function hasOpenBody(response: Place): boolean {
  const types = [...partsOf(partOf(response, 'content')).values()];
  const isAnything = ({ value }: Place) => {
    const schema = child(value, 'schema') ?? {};
    const rules = Object.entries(schema).filter(([key]) => !/^(x-.*|description)$/.test(key));
    return rules.every(
      ([key, rule]) =>
        (key === 'type' && rule === 'string') || (key === 'additionalProperties' && rule === true),
    );
  };
  return child(response.value, 'x-unspecified') !== undefined && types.every(isAnything);
}
