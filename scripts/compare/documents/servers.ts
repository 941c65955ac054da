/** Where a service is reached. */
import type { DocumentName } from '../../model/contract.ts';
import { isObject, type JsonObject } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import type { Comparison } from '../judge.ts';
import { affectBoth } from '../judgements.ts';
import { pairUp } from '../pairs.ts';
import type { Release } from '../release.ts';
import type { Uses } from '../verdict.ts';
import { essenceOf, statedIn } from './meaning.ts';

/** The use of what every call depends on. */
export const EVERYONE: Uses = { sent: ['every call'], received: [] };

/** The objects of a list or a map of a bundle, each with its key and its place. */
export function objectsAt({ contract }: Release, document: DocumentName, pointer: string) {
  const entries = Object.entries(at(contract[document], pointer) ?? {});
  return entries.flatMap(([key, node]) =>
    isObject(node) ? [{ key, pointer: join(pointer, key), node }] : [],
  );
}

/** The servers of a document: each address that was there must stay, built as it was. */
export function compareServers(
  { old, next, judgements }: Comparison,
  document: DocumentName,
): void {
  const serversOf = (release: Release) => {
    // What is not said to readers decides how the address is built, and how one connects to it.
    const read = ({ name, ...server }: JsonObject) =>
      essenceOf(statedIn(release.contract[document], server));
    return objectsAt(release, document, '/servers').map((one) => ({ ...one, way: read(one.node) }));
  };
  for (const [before, after] of pairUp(serversOf(old), serversOf(next), ({ way }) => way)) {
    const none = before ? 'the address is the same' : 'a server was added';
    for (const { pointer } of [before ?? [], after ?? []].flat()) {
      const found = { rule: 'server', document, pointer, old: before?.node, new: after?.node };
      const gone = affectBoth('the address is gone, or is built in another way');
      const isSame = before?.key === after?.key && before !== undefined;
      if (!isSame)
        judgements.add(found, before && !after ? gone : { none, silent: !!before }, EVERYONE);
    }
  }
}
