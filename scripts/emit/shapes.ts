/**
 * `shapes.js`: what a reader accepts of each schema, as plain data (`runtime/shape.ts`). Those of named schemas refer to
 * each other:
 *
 *     export const Note = { name: "Note", types: ["object"], fields: { "pen": { orNull: Pen } } };
 */
import { mapValues } from '../json.ts';
import { branchesOf, listedIn, nameIn, type Schema, type Schemas, tagOf } from '../schema.ts';
import type { Files } from './output.ts';
import { constantsInOrder, objectCode } from './shared/constants.ts';
import { NOTICE } from './shared/text.ts';

/** Emits the shapes of the tolerant profile. */
export function emitShapes(tolerant: Schemas): Files {
  const constants = constantsInOrder(Object.keys(tolerant), (name, refer) => {
    const schema = tolerant[name] ?? {};
    return shapeCode(schema, tolerant, refer, name);
  });
  const code = [...constants].map(([name, text]) => `export const ${name} = ${text};\n`);
  return { 'shapes.js': [NOTICE, ...code].join('\n') };
}

/** A shape as source text; undefined if it accepts anything. */
function shapeCode(
  schema: Schema,
  schemas: Schemas,
  refer: (name: string) => string | undefined,
  name?: string,
): string | undefined {
  const write = (one: Schema) => shapeCode(one, schemas, refer);
  const reference = nameIn(schema);
  if (reference !== undefined) return refer(reference);
  const title = name && JSON.stringify(name);
  const branches = branchesOf(schema).map((one) => write(one) ?? '{}');
  const tag = tagOf(schema, schemas);
  if (tag) {
    const pairs = branches.map((branch, index) => {
      const values = tag.values[index];
      return `[${values === 'other' ? null : JSON.stringify(values)}, ${branch}]`;
    });
    const union = { types: '["object"]', tag: JSON.stringify(tag.name) };
    return objectCode({ name: title, ...union, branches: `[${pairs.join(', ')}]` });
  }
  const [first, second] = branchesOf(schema);
  if (branches.length === 2 && first?.$ref && second?.type === 'null')
    return objectCode({ name: title, orNull: branches[0] });
  if (branches.length > 0) return objectCode({ name: title, anyOf: `[${branches.join(', ')}]` });
  const { type, properties = {}, items, additionalProperties: others, not } = schema;
  const list = (values: unknown[] | undefined) => values && JSON.stringify(values);
  return objectCode({
    name: title,
    types: type && list([type].flat()),
    fields: objectCode(mapValues(properties, write)),
    others: typeof others === 'object' ? write(others) : undefined,
    items: items && write(items),
    values: list(listedIn(schema)),
    not: list(listedIn(not)),
  });
}
