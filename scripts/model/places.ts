/** Where schemas are written: each has its place as an annotation, and those of the schemas that were joined to it. */
import { isDeepStrictEqual } from 'node:util';
import { tokens } from '../base/json.ts';
import { type BundlePlace, DOCUMENTS } from '../base/problem.ts';
import { mapChildren, mapNodes, pointerTo, type Schema } from './schema.ts';

/** A place as a text: the document, and the pointer in it, such as `/openapi/components/schemas/Word`. */
export const placeText = ({ document, pointer }: BundlePlace): string => `/${document}${pointer}`;

/**
 * The name of a place:
 *
 *     /openapi/components/schemas/JobFields/properties/version → JobFields.version
 *     /openapi/paths/~1v2~1live/post/responses/2XX/content/text~1plain/schema → /v2/live post 2XX text/plain
 */
export function nameOfPlace(place: string): string {
  const named = place
    .replace(/^.*\/components\/schemas(?=\/)/, '')
    .replace(/\/properties\/([^/]+)/g, '.$1')
    .replace(/\/((all|any|one)Of\/\d+|(schema|payload)(?![^/.]))/g, '')
    .replace(/\/items(?![^/.])/g, '[]')
    .replace(/\/additionalProperties(?![^/.])/g, ' (other fields)');
  const unnamed =
    /^(openapi|asyncapi|components|paths|webhooks|callbacks|parameters|responses|content|\d\d?)$/;
  const steps = tokens(named).filter((step) => !unnamed.test(step));
  return steps.join(' ');
}

/** A copy of a schema in which each schema has its place. */
export function withPlaces(schema: Schema, place: BundlePlace): Schema {
  const { document, pointer } = place;
  const placed = mapChildren(schema, (node, keyword, key) =>
    withPlaces(node, { document, pointer: pointer + pointerTo(keyword, key) }),
  );
  return { ...placed, 'x-places': [placeText(place)] };
}

/** A copy of a schema in which no schema has a place. */
const withoutPlaces = (schema: Schema): Schema =>
  mapNodes(schema, ({ 'x-places': _, ...node }) => node);

/** Whether two schemas are the same, wherever they are written. */
export const areSame = (left: Schema, right: Schema): boolean =>
  isDeepStrictEqual(withoutPlaces(left), withoutPlaces(right));

/** Where a schema is written, and what is joined to it. */
export const placesOf = ({ 'x-places': places = [] }: Schema): string[] => places;

/** The places of a schema and of what is joined to it, as an annotation. Problems are told at the first one. */
export const joinedPlaces = (...schemas: Schema[]): Schema => ({
  'x-places': [...new Set(schemas.flatMap(placesOf))],
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
