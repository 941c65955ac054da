/** How a service is reached: its servers, and the keys that a call may be made with. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName, Request } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import type { Comparison } from '../judge.ts';
import { affectBoth } from '../judgements.ts';
import { type Both, pairUp } from '../pairs.ts';
import type { Release } from '../release.ts';
import type { Uses } from '../verdict.ts';
import { essenceOf, SCHEMES, statedIn } from './meaning.ts';

/** Who uses a server. */
const EVERYONE: Uses = { sent: ['every call'], received: [] };

/** The servers of a document: each address that was there must stay, built as it was. */
export function compareServers(
  { old, next, judgements }: Comparison,
  document: DocumentName,
): void {
  const serversOf = ({ contract }: Release) =>
    Object.entries(contract[document].servers ?? {}).flatMap(([key, node]) => {
      // A name is only said to readers.
      const { name: _, ...server } = isObject(node) ? node : {};
      const way = essenceOf(statedIn(contract[document], server));
      return [{ key, pointer: join('/servers', key), node, way }];
    });
  for (const [before, after] of pairUp(serversOf(old), serversOf(next), ({ way }) => way)) {
    if (before?.key === after?.key) continue;
    const gone = affectBoth('the address is gone, or is built in another way');
    const kept = before ? { same: 'the address is the same' } : { none: 'a server was added' };
    for (const { pointer } of [before ?? [], after ?? []].flat()) {
      const change = { rule: 'server', document, pointer, old: before?.node, new: after?.node };
      judgements.add(change, before && !after ? gone : kept, EVERYONE);
    }
  }
}

/** A scheme that a call asks for, with the scopes. */
interface Key {
  name: string;
  node: JsonObject;
  /** The scheme without words for readers, and without the list of its scopes. */
  way: Json;
  scopes: Json[];
}

/** The keys that a call may be made with; a scheme under another name asks for the same. */
export function compareSecurity(
  { judgements, old, next, uses }: Comparison,
  [before, after]: Both<Request>,
): void {
  const [given, wanted] = [keysOf(before, old), keysOf(after, next)];
  const { document, security } = after;
  for (const { name, node, way } of wanted.flat()) {
    const known = given.flat().find((key) => key.name === name);
    if (!known || isDeepStrictEqual(known.node, node)) continue;
    const change = { rule: 'scheme', document, pointer: join(SCHEMES, name) };
    const isSame = isDeepStrictEqual(known.way, way);
    const effect = isSame
      ? { same: 'it asks for the same' }
      : affectBoth('the key is given in another way');
    judgements.add({ ...change, old: known.node, new: node }, effect, uses);
  }
  if (isDeepStrictEqual(before.security, security)) return;
  const isStated = before.node.security !== undefined || after.node.security !== undefined;
  const pointer = isStated ? join(after.pointer, 'security') : '/security';
  const [isKept, isAll] = [isEnough(given, wanted), isEnough(wanted, given)];
  const namesIn = (all: Key[][]) => [...new Set(all.flat().map(({ name }) => name))].sort();
  const isRenamed = isKept && isAll && !isDeepStrictEqual(namesIn(given), namesIn(wanted));
  judgements.add(
    { rule: 'security', document, pointer, old: before.security, new: security },
    {
      ...(!isKept && { narrower: 'credentials that used to suffice no longer do' }),
      ...(!isAll && { wider: 'the credentials that the service used are no longer sent' }),
      ...(isRenamed && { importers: 'the scheme in the list of operations has changed' }),
      [isKept && isAll ? 'same' : 'none']: 'credentials that used to suffice still do',
    },
    uses,
  );
}

/** The alternatives that a call may be made with, each of one key or more. */
function keysOf({ security }: Request, { contract: { openapi } }: Release): Key[][] {
  if (security.length === 0) return [[]];
  return security.map((alternative) =>
    Object.entries(alternative).map(([name, asked]): Key => {
      const scheme = at(openapi, join(SCHEMES, name));
      const node = isObject(scheme) ? scheme : {};
      const { bearerFormat: _, flows = {}, ...rest } = node;
      const ways = Object.entries(flows ?? {}).map(([flow, about]) => {
        const { scopes: __, availableScopes: ___, ...way } = isObject(about) ? about : {};
        return [flow, way];
      });
      const way = essenceOf(statedIn(openapi, { ...rest, flows: Object.fromEntries(ways) }));
      return { name, node, way, scopes: Array.isArray(asked) ? asked : [] };
    }),
  );
}

/** Whether whoever has the keys of one alternative holds all that one of the wanted ones asks for. */
function isEnough(given: readonly Key[][], wanted: readonly Key[][]): boolean {
  const holds = (own: Key[], { name, way, scopes }: Key) =>
    own.some(
      (key) =>
        (key.name === name || isDeepStrictEqual(key.way, way)) &&
        scopes.every((scope) => key.scopes.includes(scope)),
    );
  return given.every((own) => wanted.some((one) => one.every((key) => holds(own, key))));
}
