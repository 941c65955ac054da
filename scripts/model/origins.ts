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
 * Where a schema, or something in it, is written. A merged schema has several places: the one that says it, or else the first.
 *
 *     placeIn({required: [a, b, c]}, '/required/2')  →  /components/schemas/C/allOf/1/required/0, which has `c`
 *
 * @param pointer from the schema
 */
export function placeIn(schema: Schema, pointer = ''): BundlePlace {
  const child = childrenOf(schema).find((below) => `${pointer}/`.startsWith(`${below.pointer}/`));
  if (child) return placeIn(child.node, pointer.slice(child.pointer.length));
  const [first, ...others] = origins.get(schema) ?? [];
  if (first === undefined) throw new Error('a schema has no place; make it by `madeOf`');
  const value = at(schema, pointer);
  for (const written of [first, ...others]) {
    const below = pointerTo(value, written.schema, pointer);
    if (below !== undefined)
      return { document: written.document, pointer: written.pointer + below };
  }
  return { document: first.document, pointer: first.pointer };
}

/** The pointer to a value in a written schema, which may have another index in a list; undefined if it is not there. */
function pointerTo(value: unknown, written: Schema, pointer: string): string | undefined {
  const [keyword = '', ...below] = tokens(pointer);
  const stated = at(written, joinPointer('', keyword));
  if (pointer === '' || (below.length === 0 && stated !== undefined)) return pointer;
  const index = Array.isArray(stated)
    ? stated.findIndex((item) => isDeepStrictEqual(item, value))
    : -1;
  if (index >= 0) return joinPointer(`/${keyword}`, index);
  return isDeepStrictEqual(at(written, pointer), value) ? pointer : undefined;
}
