/** How a service is reached, and with which key. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName, Request } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import type { Comparison } from '../comparison.ts';
import { paired } from '../pairs.ts';
import type { Release } from '../release.ts';
import type { Uses } from '../verdict.ts';

const EVERYONE: Uses = { sent: ['every call'], received: [] };

/** Compares what either document says of reaching the service. */
export function compareAccess(comparison: Comparison, document: DocumentName): void {
  compareSpecification(comparison, document);
  compareServers(comparison, document);
  compareSchemes(comparison, document);
}

/** A release of the specification: tools that read the bundle must know it. */
function compareSpecification({ log, old, next }: Comparison, document: DocumentName): void {
  const [before, after] = [old, next].map(({ contract }) => contract[document][document]);
  if (before === after) return;
  const minor = (version: Json | undefined) => String(version).split('.').slice(0, 2).join('.');
  const found = {
    rule: 'specification',
    document,
    pointer: `/${document}`,
    old: before,
    new: after,
  };
  const same = minor(before) === minor(after);
  const saying = same ? 'a correction' : 'their tools must know another specification';
  const unproved = 'it is about tools';
  log.add(found, { verdict: same ? 'documentation' : 'breaks-importers', saying, unproved });
}

/** A thing in a list or a map of a bundle. */
interface Entry {
  key: string;
  pointer: string;
  node: JsonObject;
}

function entries(release: Release, document: DocumentName, pointer: string): Entry[] {
  const found = at(release.contract[document], pointer);
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, node]) =>
    isObject(node) ? [{ key, pointer: join(pointer, key), node }] : [],
  );
}

/** The servers of a document: each address that was there must stay, built as it was. */
function compareServers({ log, old, next }: Comparison, document: DocumentName): void {
  // What is not said to readers decides how the address is built, and how one connects to it.
  const address = ({ node }: Entry): Json => {
    const { description, name, title, summary, tags, variables, ...rest } = node;
    const built = Object.entries(isObject(variables) ? variables : {}).map(([key, variable]) => {
      const { description, examples, ...decides } = isObject(variable) ? variable : {};
      return [key, decides];
    });
    return { ...rest, variables: Object.fromEntries(built) };
  };
  const sides = [old, next].map((release) => entries(release, document, '/servers'));
  for (const [before, after] of paired(sides[0] ?? [], sides[1] ?? [], address)) {
    if (before && after) continue;
    const { pointer, node } = before ?? after ?? { pointer: '', node: {} };
    const gone = 'the address is gone, or is built in another way';
    const [rule, value, effect] = before
      ? ['server-removed', { old: node }, { narrower: gone, wider: gone }]
      : ['server-added', { new: node }, { none: 'it is one more' }];
    log.effect({ rule, document, pointer, ...value }, effect, EVERYONE);
  }
}

/** The security schemes by name: what they say decides how every call is made. */
function compareSchemes({ log, old, next }: Comparison, document: DocumentName): void {
  const pointer = '/components/securitySchemes';
  const sides = [old, next].map((release) => entries(release, document, pointer));
  for (const [before, after] of paired(sides[0] ?? [], sides[1] ?? [], ({ key }) => key)) {
    const { pointer } = after ?? before ?? { pointer: '' };
    const found = { rule: 'scheme', document, pointer, old: before?.node, new: after?.node };
    const { description: _, ...was } = before?.node ?? {};
    const { description: __, ...is } = after?.node ?? {};
    if (!before) log.effect(found, { none: 'it is new' }, EVERYONE);
    else if (!after) {
      const saying = 'the scheme in the list of operations is another one';
      const unproved = 'it is a name, and no part of any value';
      log.add(found, { verdict: 'breaks-importers', saying, unproved });
    } else if (!isDeepStrictEqual(was, is)) {
      log.effect(found, { narrower: 'the key is given in another way' }, EVERYONE);
    }
  }
}

/** The keys that a call may be made with. */
export function compareSecurity(
  { log, old, next }: Comparison,
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
  log.effect(
    found,
    {
      ...(!reading.sent && { narrower: 'the key that was enough no longer is' }),
      ...(!reading.received && { wider: 'the key by which the service was known no longer comes' }),
      none: 'the key that was enough still is',
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
