/**
 * `defaults.js`: the defaults in the objects and lists of each schema, as plain data (`runtime/defaults.ts`). Those of
 * named schemas refer to each other:
 *
 *     export const Note = { "fields": { "pen": Pen }, "make": () => ({ "color": "red" }) };
 */
import { mapValues } from '../json.ts';
import { branchesOf, defaultOf, nameIn, type Schema, type Schemas, tagOf } from '../schema.ts';
import type { Files } from './output.ts';
import { constantsInOrder, objectCode } from './shared/constants.ts';
import { NOTICE } from './shared/text.ts';

/** Emits the defaults of the readable schemas. */
export function emitDefaults(schemas: Schemas): Files {
  const constants = [...defaultsOf(schemas)].map(
    ([name, text]) => `export const ${name} = ${text};\n`,
  );
  return { 'defaults.js': [NOTICE, ...constants].join('\n') };
}

/** The defaults as source text by schema name, each after the defaults that it refers to. */
export function defaultsOf(schemas: Schemas): Map<string, string> {
  return constantsInOrder(Object.keys(schemas), (name, refer) =>
    defaultsCode(schemas[name] ?? {}, schemas, refer),
  );
}

function defaultsCode(
  schema: Schema,
  schemas: Schemas,
  refer: (name: string) => string | undefined,
): string | undefined {
  const write = (one: Schema) => defaultsCode(one, schemas, refer);
  const name = nameIn(schema);
  if (name !== undefined) return refer(name);
  const branches = branchesOf(schema).map(write);
  const tag = tagOf(schema, schemas);
  if (tag && branches.some(Boolean)) {
    const pairs = branches.map((branch = '{}', index) => {
      const values = tag.values[index];
      return `[${values === 'other' ? null : JSON.stringify(values)}, ${branch}]`;
    });
    return objectCode({ tag: JSON.stringify(tag.name), branches: `[${pairs.join(', ')}]` });
  }
  const { properties = {}, additionalProperties: others, items } = schema;
  const values = mapValues(properties, (field) => JSON.stringify(defaultOf(field, schemas)));
  const made = objectCode(values);
  const own = objectCode({
    fields: objectCode(mapValues(properties, write)),
    others: typeof others === 'object' ? write(others) : undefined,
    items: items && write(items),
    make: made && `() => (${made})`,
  });
  // The branches differ in type, and at most one is an object, and one a list: together they are one object.
  const [first, ...more] = [own, ...branches].filter((one) => one !== undefined);
  // A bundler may leave it out if it is unused.
  return more.length > 0 ? `/* @__PURE__ */ Object.assign({}, ${[first, ...more]})` : first;
}
