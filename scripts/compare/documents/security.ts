/** With which key a service is reached. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName, Request } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import { type Comparison, judgeName } from '../judge.ts';
import { type Both, pairUp } from '../pairs.ts';
import type { Release } from '../release.ts';
import { essenceOf, statedIn } from './meaning.ts';
import { EVERYONE, objectsAt } from './servers.ts';

/** Where a document has its security schemes. */
const SCHEMES = '/components/securitySchemes';

/** What a scheme says, words and hints for readers aside, and the scopes that it knows. */
function schemeOf(document: JsonObject, { bearerFormat, flows = {}, ...scheme }: JsonObject) {
  const stated = Object.entries(Object(flows)).map(([flow, about]) => {
    const { scopes = {}, availableScopes = scopes, ...rest } = isObject(about) ? about : {};
    return { flow, scopes: Object.keys(availableScopes ?? {}), rest };
  });
  const ways = stated.map(({ flow, rest }) => [flow, rest]);
  const way = essenceOf(statedIn(document, { ...scheme, flows: Object.fromEntries(ways) }));
  return {
    way,
    scopes: stated.flatMap(({ flow, scopes }) => scopes.map((one) => `${flow} ${one}`)),
  };
}

/** The security schemes by name, or by what they say: that decides how every call is made. */
export function compareSchemes(comparison: Comparison, document: DocumentName): void {
  const { old, next, judgements } = comparison;
  const schemesOf = (release: Release) =>
    objectsAt(release, document, SCHEMES).map((one) => {
      return { ...one, ...schemeOf(release.contract[document], one.node) };
    });
  const pairs = pairUp(
    schemesOf(old),
    schemesOf(next),
    ({ key }) => key,
    ({ way }) => way,
  );
  for (const [before, after] of pairs) {
    const { pointer = '' } = after ?? before ?? {};
    const found = { rule: 'scheme', document, pointer, old: before?.node, new: after?.node };
    if (!before || before.key !== after?.key) {
      const none = before ? 'it is the same under another name' : 'it is new';
      if (after) judgements.add({ ...found, old: undefined }, { none }, EVERYONE);
      const gone = { ...found, pointer: before?.pointer ?? '', new: undefined };
      if (before) judgeName(comparison, gone, 'the scheme in the list of operations has changed');
    }
    if (!before || !after || isDeepStrictEqual(before.node, after.node)) continue;
    const isKept =
      isDeepStrictEqual(before.way, after.way) &&
      before.scopes.every((one) => after.scopes.includes(one));
    const narrower = isKept ? undefined : 'the key is given in another way';
    const silent = isDeepStrictEqual(before.scopes, after.scopes);
    judgements.add(found, { narrower, none: 'what it asked for is enough', silent }, EVERYONE);
  }
}

/** The keys that a call may be made with. */
export function compareSecurity(
  { judgements, old, next, uses }: Comparison,
  [before, after]: Both<Request>,
): void {
  if (isDeepStrictEqual(before.security, after.security)) return;
  const given = alternativesOf(before, old, next);
  const wanted = alternativesOf(after, next, old);
  const isStated = before.node.security !== undefined || after.node.security !== undefined;
  const pointer = isStated ? join(after.pointer, 'security') : '/security';
  const { document, security } = after;
  const found = { rule: 'security', document, pointer, old: before.security, new: security };
  const [isKept, isAll] = [isEnough(given, wanted), isEnough(wanted, given)];
  const effect = {
    ...(!isKept && { narrower: 'credentials that used to suffice no longer do' }),
    ...(!isAll && { wider: 'the credentials that the service used are no longer sent' }),
    none: 'credentials that used to suffice still do',
    silent: isKept && isAll,
  };
  judgements.add(found, effect, uses);
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
      const isOwn = theirs === undefined && isObject(own);
      const scheme = isOwn ? schemeOf(release.contract.openapi, own).way : key;
      return { scheme, scopes: Array.isArray(scopes) ? scopes : [] };
    }),
  );
}
