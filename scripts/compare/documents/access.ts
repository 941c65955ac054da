/** How a service is reached: its servers, and the credentials that a call may be made with. */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json } from '../../model/json.ts';
import { joinPointer } from '../../model/pointer.ts';
import { essenceOf, type Place, partsOf, placeAt } from './places.ts';
import { judge, orSame, type Rule } from './rules.ts';

/** The servers at a place without their names, which only readers see. */
export function addressesOf(servers: Place | undefined): Json[] {
  return [...partsOf(servers).values()].map((server) => {
    const { name: _, ...address } = isJsonObject(server.value) ? server.value : {};
    return essenceOf({ ...server, value: address });
  });
}

/** Whether all of the first values are among the others. */
export function areAmong(all: readonly Json[], others: readonly Json[]): boolean {
  return all.every((one) => others.some((other) => isDeepStrictEqual(one, other)));
}

/** The servers of a document: each address of the base must stay, with the same variables. */
export const servers: Rule = orSame((comparison, pair) => {
  const everyone = { ...comparison, uses: { sent: ['every call'], received: [] } };
  const [old, next] = pair.map(addressesOf) as [Json[], Json[]];
  const gone = { 'breaks-senders': 'an address is gone, or its variables have changed' };
  if (!areAmong(old, next)) judge(everyone, 'servers', pair, gone);
  else if (!areAmong(next, old)) judge(everyone, 'servers', pair, { compatible: 'a new address' });
});

/** A security scheme that a call requires, whatever its name, with the scopes. */
type Requirement = { scheme: Json; scopes: Json[] };

/** The credentials that a call may be made with; renaming a security scheme changes nothing. */
export const security: Rule = orSame((comparison, pair) => {
  const [before, after] = pair.map(alternativesOf) as [Requirement[][], Requirement[][]];
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
});

function alternativesOf(security: Place | undefined): Requirement[][] {
  const { value, document = 'openapi', bundle = {} } = security ?? {};
  if (!Array.isArray(value) || value.length === 0) return [[]];
  return value.filter(isJsonObject).map((alternative) =>
    Object.entries(alternative).map(([name, required]) => {
      const scheme = placeAt(document, bundle, joinPointer('/components/securitySchemes', name));
      const scopes = Array.isArray(required) ? required : [];
      return { scheme: scheme ? essenceOf(scheme) : name, scopes };
    }),
  );
}

/** Whether credentials for any of the given alternatives are enough for one of the wanted ones. */
function isEnough(given: readonly Requirement[][], wanted: readonly Requirement[][]): boolean {
  const holds = (own: Requirement[], { scheme, scopes }: Requirement) =>
    own.some((one) => isDeepStrictEqual(one.scheme, scheme) && areAmong(scopes, one.scopes));
  return given.every((own) => wanted.some((all) => all.every((one) => holds(own, one))));
}
