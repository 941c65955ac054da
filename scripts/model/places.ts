/** Where schemas are written: each has its place as an annotation, and those of the schemas that were joined to it. */
import { isDeepStrictEqual } from 'node:util';
import { type BundlePlace, DOCUMENTS } from '../base/problem.ts';
import { mapChildren, mapNodes, pointerTo, type Schema } from './schema.ts';

/** A place as a text: the document, and the pointer in it, such as `/openapi/components/schemas/Word`. */
export const placeText = ({ document, pointer }: BundlePlace): string => `/${document}${pointer}`;

/** A copy of a schema in which each schema has its place. */
export function withPlaces(schema: Schema, place: BundlePlace): Schema {
  const { document, pointer } = place;
  const placed = mapChildren(schema, (node, keyword, key) =>
    withPlaces(node, { document, pointer: pointer + pointerTo(keyword, key) }),
  );
  return { ...placed, 'x-places': [placeText(place)] };
}

/** A copy of a schema in which no schema has a place. */
export const withoutPlaces = (schema: Schema): Schema =>
  mapNodes(schema, ({ 'x-places': _, ...node }) => node);

/** Whether two schemas are the same, wherever they are written. */
export const areSame = (left: Schema, right: Schema): boolean =>
  isDeepStrictEqual(withoutPlaces(left), withoutPlaces(right));

/** The places of a schema and of what is joined to it, as an annotation. Problems are told at the first one. */
export const joinedPlaces = (...schemas: Schema[]): Schema => ({
  'x-places': [...new Set(schemas.flatMap(({ 'x-places': places = [] }) => places))],
});

/**
 * Where a schema is written, or something in it. What a part of an `allOf` says is not there: the build then reports the
 * nearest place around it.
 *
 * @param below a pointer from the schema
 */
export function placeIn({ 'x-places': [place = ''] = [] }: Schema, below = ''): BundlePlace {
  const document = DOCUMENTS.find((name) => place.startsWith(`/${name}/`));
  if (document === undefined) throw new Error('the schema has no place');
  return { document, pointer: place.slice(document.length + 1) + below };
}
