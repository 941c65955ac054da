/** With which key a service is reached. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName, Request } from '../../model/contract.ts';
import { isObject, type Json, pick } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import { isAnnotation } from '../../model/schema.ts';
import { type Comparison, judgeName } from '../comparison.ts';
import type { Both } from '../pairs.ts';
import type { Release } from '../release.ts';
import { EVERYONE, pairObjects } from './servers.ts';

/** Where a document has its security schemes. */
const SCHEMES = '/components/securitySchemes';

/** Whether a key of a scheme is more than words for readers. */
const isDecisive = (key: string) => !isAnnotation(key);

/** The security schemes by name: what they say decides how every call is made. */
export function compareSchemes(comparison: Comparison, document: DocumentName): void {
  const { judgements } = comparison;
  for (const [before, after] of pairObjects(comparison, document, SCHEMES, ({ key }) => key)) {
    const { pointer = '' } = after ?? before ?? {};
    const found = { rule: 'scheme', document, pointer, old: before?.node, new: after?.node };
    const [was, is] = [before, after].map((one) => pick(one?.node ?? {}, isDecisive));
    if (!before) judgements.effect(found, { none: 'it is new' }, EVERYONE);
    else if (!after) {
      judgeName(comparison, found, 'the scheme in the list of operations has changed');
    } else if (!isDeepStrictEqual(was, is)) {
      judgements.effect(found, { narrower: 'the key is given in another way' }, EVERYONE);
    }
  }
}

/** The keys that a call may be made with. */
export function compareSecurity(
  { judgements, old, next, uses }: Comparison,
  [before, after]: Both<Request>,
): void {
  const given = alternativesOf(before, old, next);
  const wanted = alternativesOf(after, next, old);
  if (isDeepStrictEqual(given, wanted)) return;
  const isStated = before.node.security !== undefined || after.node.security !== undefined;
  const pointer = isStated ? join(after.pointer, 'security') : '/security';
  const { document, security } = after;
  const found = { rule: 'security', document, pointer, old: before.security, new: security };
  const effect = {
    ...(!isEnough(given, wanted) && { narrower: 'credentials that used to suffice no longer do' }),
    ...(!isEnough(wanted, given) && {
      wider: 'the credentials that the service used are no longer sent',
    }),
    none: 'credentials that used to suffice still do',
  };
  judgements.effect(found, effect, uses);
}

/** The schemes of one alternative, each with its scopes. */
type Alternative = { scheme: unknown; scopes: Json[] }[];

/** Whether whoever has one of some keys holds all that one of the wanted alternatives asks for. */
function isEnough(given: readonly Alternative[], wanted: readonly Alternative[]): boolean {
  const holds = (own: Alternative, { scheme, scopes }: Alternative[number]) =>
    own.some(
      (key) =>
        isDeepStrictEqual(key.scheme, scheme) &&
        scopes.every((scope) => key.scopes.includes(scope)),
    );
  return given.every((own) => wanted.some((one) => one.every((key) => holds(own, key))));
}

/**
 * A scheme that both releases have is known by its name: its content is compared where it is stated.
 * Any other is known by its content, so that a new name alone breaks no call.
 */
function alternativesOf({ security }: Request, release: Release, other: Release): Alternative[] {
  if (security.length === 0) return [[]];
  return security.map((alternative) =>
    Object.entries(alternative).map(([key, scopes]) => {
      const [own, theirs] = [release, other].map(({ contract }) =>
        at(contract.openapi, join(SCHEMES, key)),
      );
      const scheme = theirs === undefined && isObject(own) ? pick(own, isDecisive) : key;
      return { scheme, scopes: Array.isArray(scopes) ? scopes : [] };
    }),
  );
}
