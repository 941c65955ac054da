/** How a service is reached: its servers, and the credentials that a call may be made with. */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json } from '../../model/json.ts';
import { joinPointer } from '../../model/pointer.ts';
import { essenceOf, type Place, partsOf, placeAt } from './place.ts';
import { judge, type Rule } from './rules.ts';

function areAmong(all: readonly Json[], others: readonly Json[]): boolean {
  return all.every((one) => others.some((other) => isDeepStrictEqual(one, other)));
}

/** The servers of a document: each address of the base must stay, with the same variables. */
export const servers: Rule = (comparison, pair) => {
  const everyone = { ...comparison, uses: { sent: ['every call'], received: [] } };
  const [old = [], next = []] = pair.map((one) =>
    [...partsOf(one).values()].map((server) => essenceOf(server)),
  );
  const gone = { 'breaks-senders': 'an address is gone, or its variables have changed' };
  if (!areAmong(old, next)) judge(everyone, 'servers', pair, gone);
  else if (!areAmong(next, old)) judge(everyone, 'servers', pair, { compatible: 'a new address' });
};

/** The credentials that a call may be made with; renaming a security scheme changes nothing. */
export const security: Rule = (comparison, pair) => {
  const [before, after] = pair.map(alternativesOf) as [Json[][], Json[][]];
  const [isStillAccepted, isStillSent] = [isEnough(before, after), isEnough(after, before)];
  if (isStillAccepted && isStillSent) return;
  const [old, next] = pair;
  const shown = [old && { ...old, value: before }, next && { ...next, value: after }] as const;
  judge(comparison, 'security', shown, {
    ...(!isStillAccepted && { 'breaks-senders': 'credentials that used to suffice no longer do' }),
    ...(!isStillSent && {
      'breaks-receivers': 'the credentials that were used are no longer sent',
    }),
    compatible: 'credentials that used to suffice still do',
  });
};

/** What each alternative asks for: a key, a token got in one way, or a scope of it. No alternative asks for nothing. */
function alternativesOf(security: Place | undefined): Json[][] {
  const { value, document = 'openapi', bundle = {} } = security ?? {};
  if (!Array.isArray(value) || value.length === 0) return [[]];
  return value.filter(isJsonObject).flatMap((alternative) =>
    // All that it names are asked for together, each got in any of its ways.
    Object.entries(alternative).reduce<Json[][]>(
      (all, [name, scopes]) => {
        const scheme = placeAt(document, bundle, joinPointer('/components/securitySchemes', name));
        const ways = waysOf(scheme ? essenceOf(scheme) : name).map((way) => [
          way,
          ...(Array.isArray(scopes) ? scopes : []).map((scope) => ({ way, scope })),
        ]);
        return all.flatMap((asked) => ways.map((way) => [...asked, ...way]));
      },
      [[]],
    ),
  );
}

/** A security scheme in one spelling and without hints, once for each of its flows. */
function waysOf(scheme: Json): Json[] {
  if (!isJsonObject(scheme)) return [scheme];
  const { bearerFormat: _, flows, ...way } = scheme;
  if (way.in === 'header') way.name = String(way.name).toLowerCase();
  if (way.type === 'http') way.scheme = String(way.scheme).toLowerCase();
  if (!isJsonObject(flows)) return [way];
  // Of the scopes, those count that a call asks for.
  return Object.entries(flows).map(([flow, urls]) => ({
    ...way,
    flow,
    ...Object(urls),
    scopes: null,
  }));
}

/** Whether each of the given alternatives has all that one of the wanted ones asks for. */
function isEnough(given: readonly Json[][], wanted: readonly Json[][]): boolean {
  return given.every((own) => wanted.some((asked) => areAmong(asked, own)));
}
