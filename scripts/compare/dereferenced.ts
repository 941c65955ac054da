/** Schemas without references, each with the places where it is written. */
import { mapChildren, nameIn, type Schema, type Schemas } from '../model/schema.ts';

/**
 * A schema with each reference replaced by what it leads to. `x-places` has the places of the reference and of its target:
 *
 *     {$ref: BitDepth, default: 16} → {type: integer, enum: …, default: 16, x-places:
 *         [/openapi/components/schemas/LiveRequest/properties/bit_depth, /openapi/components/schemas/BitDepth]}
 */
export function dereferenced(schema: Schema, schemas: Schemas): Schema {
  const { $ref, ...own } = mapChildren(schema, (child) => dereferenced(child, schemas));
  const target = $ref ? dereferenced(schemas[nameIn({ $ref }) ?? ''] ?? {}, schemas) : {};
  const places = [...placesOf(own).slice(0, 1), ...placesOf(target)];
  return { ...target, ...own, 'x-places': places };
}

/** Where a schema without references is written: the place of each reference that led to it, then its own. */
export const placesOf = (schema: Schema): string[] => schema['x-places'] ?? [];
