/**
 * `defaults.js`: the defaults in the objects and lists of each schema, as plain data (`runtime/defaults.ts`):
 *
 *     export const Note = { "fields": { "pen": Pen }, "make": () => ({ "color": "red" }) };
 */
import { mapValues } from '../base/json.ts';
import type { Schemas } from '../model/schema.ts';
import { branchesOf, defaultOf, hasDefaults } from '../model/unions.ts';
import type { Files } from './output.ts';
import { branchesCode, constantsModule, objectCode } from './shared/data.ts';

export function emitDefaults(schemas: Schemas): Files {
  const text = constantsModule(schemas, (schema, inside) => {
    if (!hasDefaults(schema, schemas)) return undefined;
    const discriminated = branchesCode(schema, schemas, inside);
    if (discriminated) return objectCode(discriminated);
    const { properties = {}, additionalProperties: others, items } = schema;
    const made = objectCode(
      mapValues(properties, (field) => JSON.stringify(defaultOf(field, schemas))),
    );
    const inOthers = typeof others === 'object' ? inside(others) : undefined;
    const inPlace = objectCode({
      fields: objectCode(mapValues(properties, (field) => inside(field) ?? (inOthers && '{}'))),
      others: inOthers,
      items: items && inside(items),
      make: made && `() => (${made})`,
    });
    // The branches differ in type, and at most one is an object, and one a list: together they are one object.
    const parts = [inPlace, ...branchesOf(schema).map(inside)].filter((text) => text !== undefined);
    // A bundler may leave it out if it is unused.
    return parts.length > 1 ? `/* @__PURE__ */ Object.assign({}, ${parts})` : parts[0];
  });
  return { 'defaults.js': text };
}
