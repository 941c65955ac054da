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
  return schema;
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

/** The place of a schema as a text, by which schemas can be compared. */
export const placeKey = (schema: Schema): string => JSON.stringify(placeIn(schema));
