/** Where schemas are written: each has one place. A merged schema has the place of the one that it stands for. */
import type { BundlePlace } from '../base/problem.ts';
import { childrenOf, type Schema } from './schema.ts';

const places = new WeakMap<Schema, BundlePlace>();

/** Remembers where a schema and each schema below it are written. */
export function rememberPlaces(schema: Schema, { document, pointer }: BundlePlace): void {
  places.set(schema, { document, pointer });
  for (const child of childrenOf(schema))
    rememberPlaces(child.node, { document, pointer: pointer + child.pointer });
}

/** Gives a new schema the place of another one. */
export function placedAs(schema: Schema, other: Schema): Schema {
  const place = places.get(other);
  if (place) places.set(schema, place);
  return madeOf(schema, partsByJoined.get(other) ?? []);
}

/** The schemas that each joined one is made of. */
const partsByJoined = new WeakMap<Schema, Schema[]>();

/** Remembers the schemas that a joined one is made of. */
export function madeOf(joined: Schema, parts: Schema[]): Schema {
  partsByJoined.set(joined, parts);
  return joined;
}

/** A schema, and all schemas that it is made of. */
export function partsOf(schema: Schema): Schema[] {
  return [...new Set([schema, ...(partsByJoined.get(schema) ?? []).flatMap(partsOf)])];
}

/** Where a schema is written; undefined for one that is not of a bundle. */
export const placeOf = (schema: Schema): BundlePlace | undefined => places.get(schema);

/**
 * Where a schema is written, or something in it. What a part of an `allOf` says is not there: the build then reports the
 * nearest place around it.
 *
 * @param below a pointer from the schema
 */
export function placeIn(schema: Schema, below = ''): BundlePlace {
  const place = places.get(schema);
  if (place === undefined) throw new Error('a schema has no place; make it by `placedAs`');
  return { document: place.document, pointer: place.pointer + below };
}
