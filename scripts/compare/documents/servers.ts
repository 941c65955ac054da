/** Where a service is reached, and by which release of the specification a document says so. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, child, join } from '../../model/pointer.ts';
import type { Comparison } from '../judge.ts';
import { type Either, pairUp } from '../pairs.ts';
import type { Uses } from '../verdict.ts';
import { essenceOf } from './meaning.ts';

/** The use of what every call depends on. */
export const EVERYONE: Uses = { sent: ['every call'], received: [] };

/** A release of the specification: tools that read the bundle must know it. */
export function compareSpecification(
  { judgements, old, next }: Comparison,
  document: DocumentName,
): void {
  const [before, after] = [old, next].map(({ contract }) => contract[document][document]);
  if (before === after) return;
  const minor = (version: unknown) => String(version).split('.').slice(0, 2).join('.');
  const pointer = `/${document}`;
  const found = { rule: 'specification', document, pointer, old: before, new: after };
  const isSame = minor(before) === minor(after);
  const saying = isSame ? 'a correction' : 'their tools must know another specification';
  const verdict = isSame ? 'documentation' : 'breaks-importers';
  judgements.add(found, { verdict, saying, unproved: 'it affects tools, not values' });
}

/** The servers of a document: each address that was there must stay, built as it was. */
export function compareServers(comparison: Comparison, document: DocumentName): void {
  const { judgements, old, next } = comparison;
  // What is not said to readers decides how the address is built, and how one connects to it.
  const built = ({ node }: NamedObject, side: 0 | 1) => {
    const { name, variables = {}, ...rest } = node;
    const bundle = [old, next][side]?.contract[document] ?? {};
    return { way: essenceOf(bundle, rest), variables: essenceOf(bundle, variables, true) };
  };
  const pairs = pairObjects(
    comparison,
    document,
    '/servers',
    built,
    (one, side) => built(one, side).way,
  );
  for (const [before, after] of pairs) {
    const [was, is] = [before && built(before, 0), after && built(after, 1)];
    const isKept = was && is && hasValues(was.variables, is.variables);
    const gone = 'the address is gone, or is built in another way';
    const found = { document, old: before?.node, new: after?.node };
    if (before && after && isKept) {
      const { pointer } = after;
      const isSame = isDeepStrictEqual(was, is);
      const none = isSame ? 'the address is the same' : 'its variables take the same values';
      if (before.key !== after.key || !isDeepStrictEqual(before.node, after.node)) {
        const effect = { none, silent: isSame };
        judgements.effect({ rule: 'server', ...found, pointer }, effect, EVERYONE);
        const { pointer: place } = before;
        judgements.effect({ rule: 'server', ...found, pointer: place }, effect, EVERYONE);
      }
      continue;
    }
    if (before) {
      const { pointer } = before;
      const removed = { rule: 'server-removed', document, pointer, old: before.node };
      judgements.effect(removed, { narrower: gone, wider: gone }, EVERYONE);
    }
    if (after) {
      const { pointer } = after;
      const added = { rule: 'server-added', document, pointer, new: after.node };
      judgements.effect(added, { none: 'a server was added' }, EVERYONE);
    }
  }
}

/** Whether variables have the same defaults, and all values that they had. */
function hasValues(old: Json, next: Json): boolean {
  const names = Object.keys({ ...Object(old), ...Object(next) });
  return names.every((name) => {
    const [before, after] = [child(old, name), child(next, name)];
    if (isDeepStrictEqual(before, after)) return true;
    const [was, is] = [child(before, 'enum'), child(after, 'enum')];
    const isSame = isDeepStrictEqual(child(before, 'default'), child(after, 'default'));
    const isWider = Array.isArray(was) && (!is || was.every((one) => Object(is).includes(one)));
    return isSame && before !== undefined && after !== undefined && isWider;
  });
}

/** An object in a list or a map of a bundle. */
interface NamedObject {
  key: string;
  pointer: string;
  node: JsonObject;
}

/** Pairs the objects of a list or a map that both bundles have. */
export function pairObjects(
  { old, next }: Comparison,
  document: DocumentName,
  pointer: string,
  ...keys: readonly ((item: NamedObject, side: 0 | 1) => unknown)[]
): Either<NamedObject>[] {
  const [before = [], after = []] = [old, next].map(({ contract }) =>
    Object.entries(at(contract[document], pointer) ?? {}).flatMap(([key, node]) =>
      isObject(node) ? [{ key, pointer: join(pointer, key), node }] : [],
    ),
  );
  return pairUp(before, after, ...keys);
}
