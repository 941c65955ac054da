/** With which key a service is reached. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName, Request } from '../../model/contract.ts';
import { isObject, type Json } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import type { Comparison } from '../comparison.ts';
import { paired } from '../pairs.ts';
import type { Release } from '../release.ts';
import type { Uses } from '../verdict.ts';
import { EVERYONE, entries } from './servers.ts';

/** The security schemes by name: what they say decides how every call is made. */
export function compareSchemes(
  { judgements, old, next }: Comparison,
  document: DocumentName,
): void {
  const pointer = '/components/securitySchemes';
  const sides = [old, next].map((release) => entries(release, document, pointer));
  for (const [before, after] of paired(sides[0] ?? [], sides[1] ?? [], ({ key }) => key)) {
    const { pointer } = after ?? before ?? { pointer: '' };
    const found = { rule: 'scheme', document, pointer, old: before?.node, new: after?.node };
    const { description: _, ...was } = before?.node ?? {};
    const { description: __, ...is } = after?.node ?? {};
    if (!before) judgements.effect(found, { none: 'it is new' }, EVERYONE);
    else if (!after) {
      const saying = 'the scheme in the list of operations has changed';
      const unproved = 'it is only a name, not part of any value';
      judgements.add(found, { verdict: 'breaks-importers', saying, unproved });
    } else if (!isDeepStrictEqual(was, is)) {
      judgements.effect(found, { narrower: 'the key is given in another way' }, EVERYONE);
    }
  }
}

/** The keys that a call may be made with. */
export function compareSecurity(
  { judgements, old, next }: Comparison,
  [before, after]: readonly [Request, Request],
  uses: Uses,
): void {
  const given = alternatives(old, next, before);
  const wanted = alternatives(next, old, after);
  if (isDeepStrictEqual(given, wanted)) return;
  const stated = before.node.security !== undefined || after.node.security !== undefined;
  const found = {
    rule: 'security',
    document: after.document,
    pointer: stated ? join(after.pointer, 'security') : '/security',
    old: before.security,
    new: after.security,
  };
  const reading = { sent: isEnough(given, wanted), received: isEnough(wanted, given) };
  judgements.effect(
    found,
    {
      ...(!reading.sent && { narrower: 'credentials that used to suffice no longer do' }),
      ...(!reading.received && {
        wider: 'the credentials that the service used are no longer sent',
      }),
      none: 'credentials that used to suffice still do',
    },
    uses,
  );
}

/** The schemes of one alternative, each with its scopes. */
type Alternative = { scheme: Json; scopes: Json[] }[];

/** Whether whoever has one of some keys holds all that one of the wanted alternatives asks for. */
function isEnough(given: readonly Alternative[], wanted: readonly Alternative[]): boolean {
  return given.every((own) =>
    wanted.some((one) =>
      one.every(({ scheme, scopes }) =>
        own.some(
          (key) =>
            isDeepStrictEqual(key.scheme, scheme) &&
            scopes.every((scope) => key.scopes.includes(scope)),
        ),
      ),
    ),
  );
}

/**
 * A scheme that both releases have is known by its name: its content is compared where it is stated.
 * Any other is known by its content, so that a new name alone breaks no call.
 */
function alternatives(release: Release, other: Release, { security }: Request): Alternative[] {
  if (security.length === 0) return [[]];
  return security.map((alternative) =>
    Object.entries(alternative).map(([key, scopes]) => {
      const [own, theirs] = [release, other].map(({ contract }) =>
        at(contract.openapi, join('/components/securitySchemes', key)),
      );
      const { description: _, ...content } = isObject(own) ? own : {};
      const scheme = theirs === undefined ? content : key;
      return { scheme, scopes: Array.isArray(scopes) ? scopes : [] };
    }),
  );
}
