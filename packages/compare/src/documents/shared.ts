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
  const stated = String(child(value, 'url') ?? child(value, 'host'));
  const address = stated.replaceAll(/{([^{}]*)}/g, (whole, name: string) => {
    const usual = child(child(child(value, 'variables'), name), 'default');
    return typeof usual === 'string' ? usual : whole;
  });
  return /^([a-z][a-z\d+.-]*:\/\/)?([^/?#]*\.)?invalid(:\d*)?([/?#]|$)/i.test(address);
}

function areAmong(all: readonly Json[], others: readonly Json[]): boolean {
  return all.every((one) => others.some((other) => isDeepStrictEqual(one, other)));
}

/** What is needed together, for each alternative. */
type Credentials = Json[][];

/** Texts of a scheme, and what is not needed for a request: which other scopes there are, and how a token is renewed. */
const NOT_NEEDED = ['scopes', 'availableScopes', 'refreshUrl'];

/** The credentials of a request in OpenAPI; renaming a security scheme changes nothing. */
export const security: Rule = credentials(({ value, document, bundle }) => {
  if (!Array.isArray(value)) return [];
  return value.filter(isJsonObject).map((alternative) =>
    Object.entries(alternative).flatMap(([name, scopes]): Json[] => {
      const place = placeAt(document, bundle, joinPointer('/components/securitySchemes', name));
      const scheme = place ? essenceOf(place, NOT_NEEDED) : name;
      return [scheme, ...[scopes].flat().map((scope) => ({ scheme, scope }))];
    }),
  );
});

/** The credentials of an operation in AsyncAPI: one scheme for each alternative. */
export const liveSecurity: Rule = credentials((place) =>
  [...partsOf(place).values()].map((scheme) => {
    const scopes = child(scheme.value, 'scopes') ?? [];
    return [essenceOf(scheme, NOT_NEEDED), ...[scopes].flat()];
  }),
);

/** @param alternativesOf the alternatives in a list; one without alternatives requires nothing */
function credentials(alternativesOf: (list: Place) => Credentials): Rule {
  return (context, pair) => {
    const [before, after] = pair.map((list): Credentials => {
      const alternatives = list ? alternativesOf(list) : [];
      return alternatives.length > 0 ? alternatives : [[]];
    }) as [Credentials, Credentials];
    const isStillAccepted = isEnough(before, after);
    const isStillSent = isEnough(after, before);
    if (isStillAccepted && isStillSent) return;
    const [old, next] = pair;
    const shown = [old && { ...old, value: before }, next && { ...next, value: after }] as const;
    const unsent = 'the credentials that were used are no longer sent';
    judge(context, 'security', shown, {
      'breaks-senders': isStillAccepted
        ? undefined
        : 'credentials that were sufficient are no longer sufficient',
      'breaks-receivers': isStillSent ? undefined : unsent,
      compatible: isStillAccepted
        ? 'credentials that were sufficient are still sufficient'
        : 'it comes with credentials that were not sent before',
    });
  };
}

/** Whether each of the given alternatives satisfies one of the wanted ones. */
function isEnough(given: Credentials, wanted: Credentials): boolean {
  return given.every((own) => wanted.some((asked) => areAmong(asked, own)));
}
