/** Where a service is reached, and by which release of the specification a document says so. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentName } from '../../model/contract.ts';
import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import { at, join } from '../../model/pointer.ts';
import type { Comparison } from '../judge.ts';
import { type Either, pairUp } from '../pairs.ts';
import type { Release } from '../release.ts';
import type { Uses } from '../verdict.ts';
import { essenceOf, statedIn } from './meaning.ts';

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
  const saying = 'their tools must know another specification';
  const importers = { saying, unproved: 'it affects tools, not values' };
  const isSame = minor(before) === minor(after);
  judgements.add(found, isSame ? { none: 'a correction', silent: true } : { importers });
}

/** What decides of something, and what of it may become more without breaking anybody. */
export interface Way {
  way: Json;
  /** Lists of values by name; where there is none, any value is taken. */
  values: Readonly<Record<string, readonly Json[] | undefined>>;
}

/** Whether something is as it was, with all values that it had. */
export function isKept(was: Way, is: Way): boolean {
  const isTaken = ([name, values]: [string, Way['values'][string]]) => {
    const now = is.values[name];
    return now === undefined || values?.every((one) => now.includes(one)) === true;
  };
  return isDeepStrictEqual(was.way, is.way) && Object.entries(was.values).every(isTaken);
}

/** The variables of an address: the values of each may become more. */
export function variablesOf(bundle: JsonObject, variables: Json): Way {
  const stated = Object.entries(essenceOf(statedIn(bundle, variables, 'variables')) ?? {});
  const read = stated.map(([name, { enum: values, ...way }]) => ({ name, values, way }));
  return {
    way: read.map(({ name, way }) => [name, way]),
    values: Object.fromEntries(read.map(({ name, values }) => [name, values])),
  };
}

/** The servers of a document: each address that was there must stay, built as it was. */
export function compareServers(comparison: Comparison, document: DocumentName): void {
  const { judgements } = comparison;
  // What is not said to readers decides how the address is built, and how one connects to it.
  const read = (bundle: JsonObject, { name, variables = {}, ...rest }: JsonObject): Way => {
    const { way, values } = variablesOf(bundle, variables);
    return { way: [essenceOf(statedIn(bundle, rest)), way], values };
  };
  const pairs = pairObjects(
    comparison,
    document,
    '/servers',
    read,
    (one) => one.way,
    ({ way: { way } }) => Object(way)[0],
  );
  const gone = 'the address is gone, or is built in another way';
  for (const [before, after] of pairs) {
    if (before && after && isKept(before.way, after.way)) {
      if (before.key === after.key && isDeepStrictEqual(before.node, after.node)) continue;
      const silent = isDeepStrictEqual(before.way, after.way);
      const none = silent ? 'the address is the same' : 'its variables take the same values';
      for (const { pointer } of [before, after]) {
        const found = { rule: 'server', document, pointer, old: before.node, new: after.node };
        judgements.add(found, { none, silent }, EVERYONE);
      }
      continue;
    }
    if (before) {
      const removed = { rule: 'server-removed', document, pointer: before.pointer };
      const effect = { narrower: gone, wider: gone };
      judgements.add({ ...removed, old: before.node }, effect, EVERYONE);
    }
    if (after) {
      const added = { rule: 'server-added', document, pointer: after.pointer, new: after.node };
      judgements.add(added, { none: 'a server was added' }, EVERYONE);
    }
  }
}

/** An object in a list or a map of a bundle. */
interface NamedObject {
  key: string;
  pointer: string;
  node: JsonObject;
  way: Way;
}

/** Pairs the objects of a list or a map that both bundles have. */
export function pairObjects(
  { old, next }: Comparison,
  document: DocumentName,
  pointer: string,
  read: (bundle: JsonObject, node: JsonObject) => Way,
  ...keys: readonly ((item: NamedObject) => unknown)[]
): Either<NamedObject>[] {
  const objectsOf = ({ contract: { [document]: bundle } }: Release): NamedObject[] =>
    Object.entries(at(bundle, pointer) ?? {}).flatMap(([key, node]) =>
      isObject(node) ? [{ key, pointer: join(pointer, key), node, way: read(bundle, node) }] : [],
    );
  return pairUp(objectsOf(old), objectsOf(next), ...keys);
}
