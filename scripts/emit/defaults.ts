/** `defaults.js`: the documented defaults as plain data, which `runtime/defaults.ts` fills in. */
import { mapValues } from '../json.ts';
import { branchesOf, defaultOf, nameIn, type Schema, type Schemas, tagOf } from '../schema.ts';
import { dataModule, dataOf, joinedCode, keyCode, objectCode } from './data.ts';
import type { Files } from './files.ts';

/** Emits the defaults of each schema that has some, anywhere inside. */
export function emitDefaults(schemas: Schemas): Files {
  const text = dataModule(defaultsOf(schemas));
  const imports = "import { fill } from './runtime/defaults.js';\n";
  return {
    'defaults.js': text.includes('fill(') ? dataModule(defaultsOf(schemas), imports) : text,
  };
}

/** The defaults of the schemas that have some, as source text by name. */
export function defaultsOf(schemas: Schemas): Map<string, string> {
  return dataOf(schemas, (schema, refer) => write(schema, schemas, refer));
}

function write(
  schema: Schema,
  schemas: Schemas,
  refer: (name: string) => string | undefined,
): string | undefined {
  const inside = (one: Schema) => write(one, schemas, refer);
  const name = nameIn(schema);
  if (name !== undefined) return refer(name);
  const tag = tagOf(schema, schemas);
  const branches = branchesOf(schema).map(inside);
  if (tag && new Set(branches).size > 1) {
    const pairs = branches.map((one = '{}', index) => {
      const values = tag.values[index];
      return `[${values === 'other' ? null : JSON.stringify(values)}, ${one}]`;
    });
    return objectCode({ tag: JSON.stringify(tag.name), branches: `[${pairs.join(', ')}]` });
  }
  // The branches of a tagged union have the same defaults; those of any other union are of different types.
  if (branches.length > 0) return joinedCode([...new Set(branches)]);
  const { properties = {}, additionalProperties: others, items } = schema;
  const values = Object.entries(properties).flatMap(([key, field]) => {
    const value = defaultOf(field, schemas);
    if (value === undefined) return [];
    const text = JSON.stringify(value);
    if (typeof value !== 'object' || value === null) return [`${keyCode(key)}: ${text}`];
    const below = inside(field);
    // A new list or object for each value, with the defaults inside it.
    return [`get ${keyCode(key)}() { return ${below ? `fill(${text}, ${below})` : text}; }`];
  });
  return objectCode({
    values: values.length > 0 ? `{ ${values.join(', ')} }` : undefined,
    fields: objectCode(mapValues(properties, inside)),
    others: typeof others === 'object' ? inside(others) : undefined,
    items: items && inside(items),
  });
}
