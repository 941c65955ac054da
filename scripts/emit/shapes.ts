/**
 * `shapes.js`: what a reader accepts of each schema, as plain data (`runtime/shape.ts`):
 *
 *     export const Note = { "name": "Note", "types": ["object"], "fields": { "pen": Pen } };
 */
import { mapValues } from '../base/json.ts';
import type { Schemas } from '../model/schema.ts';
import { branchesOf, listedIn } from '../model/unions.ts';
import type { Files } from './output.ts';
import { branchesCode, constantsModule, objectCode } from './shared/data.ts';

/** Emits the shapes of the tolerant profile. */
export function emitShapes(tolerant: Schemas): Files {
  const list = (values: unknown[] | undefined) => values && JSON.stringify(values);
  const text = constantsModule(tolerant, (schema, inside, title) => {
    const name = title && JSON.stringify(title);
    const discriminated = branchesCode(schema, tolerant, inside);
    if (discriminated) return objectCode({ name, types: '["object"]', ...discriminated });
    const branches = branchesOf(schema);
    if (branches.length > 0)
      return objectCode({ name, anyOf: `[${branches.map((branch) => inside(branch) ?? '{}')}]` });
    const { type, properties = {}, items, additionalProperties: others, not } = schema;
    const discriminators = Object.keys(properties).filter(
      (field) => listedIn(properties[field]) ?? listedIn(properties[field]?.not),
    );
    return objectCode({
      name,
      types: type && list([type].flat()),
      // A field of any value is not one of the others.
      fields: objectCode(
        mapValues(properties, (field) => inside(field) ?? (others ? '{}' : undefined)),
      ),
      others: typeof others === 'object' ? inside(others) : undefined,
      items: items && inside(items),
      discriminators: discriminators.length > 0 ? list(discriminators) : undefined,
      values: list(listedIn(schema)),
      not: list(listedIn(not)),
    });
  });
  return { 'shapes.js': text };
}
