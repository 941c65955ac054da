/** Where schemas are written. A merged schema says what several written ones say, each at its place. */
import { isDeepStrictEqual } from 'node:util';
import { at, joinPointer, tokens } from '../base/json.ts';
import type { BundlePlace } from '../base/problem.ts';
import type { PlacedSchema } from './contract.ts';
import { childrenOf, type Schema } from './schema.ts';

const origins = new WeakMap<Schema, readonly PlacedSchema[]>();

/** Remembers where a schema and each schema below it are written. */
export function rememberPlaces({ document, pointer, schema }: PlacedSchema): void {
  origins.set(schema, [{ document, pointer, schema }]);
  for (const child of childrenOf(schema))
    rememberPlaces({ document, pointer: pointer + child.pointer, schema: child.node });
}

/** A new schema, whose places are those of the schemas that it is made of. */
export function madeOf(schema: Schema, ...others: Schema[]): Schema {
  origins.set(schema, [...new Set(others.flatMap((other) => origins.get(other) ?? []))]);
  return schema;
}

/**
 * Where a schema, or something in it, is written: `/required/2` of a merged schema may be `/required/0` of a part.
 *
 * @param pointer from the schema
 */
export function placeIn(schema: Schema, pointer = ''): BundlePlace {
  const child = childrenOf(schema).find(
    (below) => origins.has(below.node) && `${pointer}/`.startsWith(`${below.pointer}/`),
  );
  if (child) return placeIn(child.node, pointer.slice(child.pointer.length));
  const value = at(schema, pointer);
  const written = origins.get(schema) ?? [];
  const places = written.flatMap(({ schema: stated, document, pointer: start }) => {
    const below = pointerTo(value, stated, pointer);
    return below === undefined ? [] : [{ document, pointer: start + below }];
  });
  const [place = written[0]] = places;
  if (place === undefined) throw new Error('a schema has no place; make it by `madeOf`');
  return { document: place.document, pointer: place.pointer };
}

/** The pointer to a value in a written schema, whose lists may be shorter; undefined if it does not say this. */
function pointerTo(value: unknown, written: Schema, pointer: string): string | undefined {
  const [keyword = '', ...below] = tokens(pointer);
  const stated = at(written, joinPointer('', keyword));
  if (pointer === '' || (below.length === 0 && stated !== undefined)) return pointer;
  const index = [stated].flat().findIndex((item) => isDeepStrictEqual(item, value));
  if (index >= 0) return joinPointer(`/${keyword}`, index);
  return isDeepStrictEqual(at(written, pointer), value) ? pointer : undefined;
}
