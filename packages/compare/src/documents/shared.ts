/** The rules for what both documents have: the specification's version, servers and credentials. */
import { isDeepStrictEqual } from 'node:util';
import { child, isJsonObject, type Json, joinPointer } from '../../../../scripts/json.ts';
import { essenceOf, type Pair, type Place, partsOf, placeAt } from './place.ts';
import { type Context, changed, judge, type Rule } from './rules.ts';

/** The version of the specification; patch versions of it mean the same. */
export const specification = changed(
  { 'breaks-importers': 'their tools must support another version of the specification' },
  ({ value }) => String(value).split('.').slice(0, 2).join('.'),
);

/** The servers of a document. */
export const servers: Rule = (context, pair) => {
  const everyone = { ...context, users: { sent: ['every call'], received: [] } };
  judgeServers(everyone, pair, pair);
};

/**
 * Judges lists of servers: each address must stay, with the same variables, unless it is a placeholder.
 *
 * @param stated the place to report
 */
export function judgeServers(context: Context, stated: Pair, [old, next]: Pair): void {
  const [before, after] = [old, next].map((list) => [...partsOf(list).values()]);
  const essences = (list: Place[] = []) => list.map((one) => essenceOf(one));
  const addresses = before?.filter((server) => !isPlaceholder(server));
  if (!areAmong(essences(addresses), essences(after))) {
    const gone = 'a server URL is gone, or its variables have changed';
    judge(context, 'servers', stated, { 'breaks-senders': gone });
  } else if (
    !areAmong(essences(before), essences(after)) ||
    !areAmong(essences(after), essences(before))
  ) {
    judge(context, 'servers', stated, { compatible: 'a server is new, or a placeholder is gone' });
  }
}

/** Whether a server is a placeholder: no host under the domain `invalid` exists. */
function isPlaceholder({ value }: Place): boolean {
  const address = String(child(value, 'url') ?? child(value, 'host'));
  return /^([a-z][a-z\d+.-]*:\/\/)?([^/?#]*\.)?invalid(:\d*)?([/?#]|$)/i.test(address);
}

function areAmong(all: readonly Json[], others: readonly Json[]): boolean {
  return all.every((one) => others.some((other) => isDeepStrictEqual(one, other)));
}

/** What is needed together, for each alternative. */
type Credentials = Json[][];

/** The credentials of a request; renaming a security scheme changes nothing. */
export const security: Rule = (context, pair) => {
  const [old, next] = pair;
  const [before, after] = [credentialsIn(old), credentialsIn(next)];
  const isStillAccepted = isEnough(before, after);
  const isStillSent = isEnough(after, before);
  if (isStillAccepted && isStillSent) return;
  const shown = [old && { ...old, value: before }, next && { ...next, value: after }] as const;
  const insufficient = 'credentials that were sufficient are no longer sufficient';
  const unsent = 'the credentials that were used are no longer sent';
  judge(context, 'security', shown, {
    'breaks-senders': isStillAccepted ? undefined : insufficient,
    'breaks-receivers': isStillSent ? undefined : unsent,
    compatible: isStillAccepted
      ? 'credentials that were sufficient are still sufficient'
      : 'it comes with credentials that were not sent before',
  });
};

/** The alternatives of a list: each scheme with its scopes. A list without alternatives requires nothing. */
function credentialsIn(list: Place | undefined): Credentials {
  const alternatives = Array.isArray(list?.value) ? list.value.filter(isJsonObject) : [];
  if (!list || alternatives.length === 0) return [[]];
  return alternatives.map((alternative) =>
    Object.entries(alternative).flatMap(([name, scopes]): Json[] => {
      const pointer = joinPointer('/components/securitySchemes', name);
      const place = placeAt(list.document, list.bundle, pointer);
      const scheme = place ? essenceOf(place) : name;
      return [scheme, ...[scopes].flat().map((scope) => ({ scheme, scope }))];
    }),
  );
}

/** Whether each of the given alternatives satisfies one of the wanted ones. */
function isEnough(given: Credentials, wanted: Credentials): boolean {
  return given.every((own) => wanted.some((asked) => areAmong(asked, own)));
}
