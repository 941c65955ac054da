/** Random values that a schema with merged `allOf` accepts. */
import fc from 'fast-check';
import { formats } from '../../scripts/runtime/formats.ts';
import { branchesOf, listedIn, resolve, type Schema, type Schemas } from '../../scripts/schema.ts';
import { FORMATTED } from './format-samples.ts';

const made = new WeakMap<Schemas, WeakMap<Schema, fc.Arbitrary<unknown>>>();

/** An arbitrary of values that a schema accepts, with some optional and unknown fields; made once for each schema. */
export function valid(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const known = made.get(schemas) ?? new WeakMap<Schema, fc.Arbitrary<unknown>>();
  made.set(schemas, known);
  const values = known.get(schema) ?? accepted(schema, schemas);
  known.set(schema, values);
  return values;
}

function accepted(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const below = (node: Schema) => valid(node, schemas);
  if (schema.$ref) return below(resolve(schema, schemas));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = branchesOf(schema);
  if (branches.length > 0) return fc.oneof(...branches.map(below));
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((name) => below({ ...schema, type: name })));
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return number(schema);
    case 'string':
      return text(schema);
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema;
      const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) };
      return fc.array(below(schema.items ?? {}), bounds);
    }
    case 'object':
      return object(schema, schemas);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function object(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: members } = schema;
  // `required` may name a field that `properties` does not.
  const free = Object.fromEntries(required.map((key): [string, Schema] => [key, {}]));
  const all = Object.entries({ ...free, ...properties });
  const fields = all.map(([key, node]) => [key, valid(node, schemas)]);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: required as never[] });
  if (members === false) return known;
  const name = fc.string({ minLength: 1, maxLength: 5 }).filter((key) => key !== '__proto__');
  if (typeof members === 'object') {
    const some = fc.dictionary(name, valid(members, schemas), { maxKeys: 2 });
    return together(some, known);
  }
  const unknown = name.map((key) => `+${key}`);
  const some = fc.dictionary(unknown, fc.jsonValue({ maxDepth: 1 }), { minKeys: 1, maxKeys: 2 });
  // Generating unknown fields takes the most time, so only a third of the objects have some.
  const few = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: some });
  return together(few, known);
}

/** Plain objects with the fields of both, as `JSON.parse` makes them. */
function together(some: fc.Arbitrary<object>, more: fc.Arbitrary<object>): fc.Arbitrary<object> {
  return fc.tuple(some, more).map(([first, second]) => ({ ...first, ...second }));
}

function number({ type, minimum: min = -1000, maximum: max = min + 2000 }: Schema) {
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

const patterns = new Map<string, fc.Arbitrary<string>>();

/** An arbitrary of texts that match a pattern, made once for each pattern, since making it is slow. */
function matching(pattern: string): fc.Arbitrary<string> {
  const known = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'));
  patterns.set(pattern, known);
  return known;
}

function text(schema: Schema): fc.Arbitrary<unknown> {
  const { format, pattern, not, minLength = 0, maxLength = minLength + 8 } = schema;
  // A format without a check, such as that of an upload, does not restrict the text.
  if (format && format in formats) {
    const { good = [], edges } = FORMATTED[format] ?? {};
    const isValid = formats[format as keyof typeof formats];
    if (good.length === 0)
      throw new Error(
        `there are no samples of the format ${format}; add some in test/support/format-samples.ts`,
      );
    return fc.constantFrom(...[...good, ...(edges?.good ?? [])].filter(isValid));
  }
  return pattern
    ? matching(pattern)
    : fc
        .string({ minLength, maxLength })
        .map((value) => (listedIn(not)?.includes(value) ? `${value}+` : value));
}
