/** Defaults in random schemas: they arrive where the schema says, and the parser accepts what it fills in. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject, mapValues } from '../../scripts/base/json.ts';
import { checkSchemas } from '../../scripts/check/schemas.ts';
import { checkValues } from '../../scripts/check/values.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { discriminator, list, object, profilesOf, text } from './support/contract.ts';
import { modulesOf } from './support/modules.ts';

let seed = 1;
/** A number below a limit, the same in every run. */
const random = (limit: number): number => {
  seed = (seed * 48_271) % 0x7fffffff;
  return seed % limit;
};
const pick = <Item>(...items: Item[]): Item => items[random(items.length)] as Item;
const maybe = (members: object): object => (random(2) ? members : {});

/** A schema of some levels. */
function anySchema(levels: number): Schema {
  if (levels <= 0) return pick<Schema>(text, { type: 'integer' }, { enum: ['a', 'b'] }, {});
  const inner = () => anySchema(levels - 1);
  const someObject = () => anyObject(levels);
  return pick<() => Schema>(
    () => list(inner()),
    () => list(inner()),
    someObject,
    someObject,
    () => ({ anyOf: [someObject(), pick<Schema>(text, list(inner()), { type: 'null' })] }),
    () => ({ oneOf: [branch('x', levels), branch('y', levels)] }),
  )();
}

function anyObject(levels: number): Schema {
  const field = () => {
    const schema = anySchema(levels - 1 - random(2));
    return { ...schema, ...maybe({ default: anyValue(schema) }) };
  };
  if (levels <= 0) return object({ a: field() });
  return {
    ...object({ a: field(), b: field(), ...maybe({ c: {} }) }),
    ...maybe({ additionalProperties: pick<Schema | boolean>(anyObject(levels - 1), true, false) }),
    ...(random(9) === 0 && { maxProperties: 1 }),
  };
}

function branch(value: string, levels: number): Schema {
  const { properties, ...rules } = anyObject(levels);
  return {
    ...rules,
    required: ['kind'],
    properties: { kind: discriminator(value), ...properties },
  };
}

/** A value that mostly fits a schema. */
function anyValue({ type, enum: listed, const: only, ...schema }: Schema): Json {
  if (only !== undefined) return only;
  if (listed) return pick(...listed);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return anyValue(pick(...branches));
  if (type === 'array')
    return Array.from({ length: random(3) }, () => anyValue(schema.items ?? {}));
  if (type !== 'object') return type === 'integer' ? random(9) : pick('a', 'b');
  const { properties = {}, additionalProperties: others } = schema;
  const values = mapValues(properties, anyValue);
  const kept = Object.entries(values).filter(([name]) => name === 'kind' || random(2));
  const more = typeof others === 'object' ? anyValue(others) : pick<Json>(1, {});
  return { ...Object.fromEntries(kept), ...maybe({ d: more }) };
}

const ajv = new Ajv2020({ strict: false });

/** A valid value with its defaults, by its schema alone. */
function filled(value: Json, schema: Schema): Json {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return filled(value, branches.find((one) => ajv.validate(one, value)) ?? {});
  if (Array.isArray(value)) return value.map((item) => filled(item, schema.items ?? {}));
  if (!isJsonObject(value)) return value;
  const { properties = {}, additionalProperties: others } = schema;
  const defaults = mapValues(properties, (field) => field.default);
  const given: JsonObject = JSON.parse(JSON.stringify({ ...defaults, ...value }));
  const rest = typeof others === 'object' ? others : {};
  return mapValues(given, (member, name) => filled(member, properties[name] ?? rest));
}

const candidates = Array.from({ length: 250 }, (_, index) => [`S${index}`, anySchema(2)] as const);
const { contract } = profilesOf(Object.fromEntries(candidates));
const refused = [...checkSchemas(contract), ...checkValues(contract)].map(
  ({ pointer }) => pointer.split('/')[3],
);
const schemas = Object.fromEntries(candidates.filter(([name]) => !refused.includes(name)));
const { parse } = await modulesOf(schemas);

it('a parser fills in what the schema says, and accepts the result', () => {
  expect(Object.keys(schemas).length).toBeGreaterThan(120);
  let count = 0;
  for (const [name, schema] of Object.entries(schemas)) {
    for (const value of Array.from({ length: 10 }, () => anyValue(schema))) {
      for (const unknownFields of ['reject', 'drop', 'keep']) {
        const result = parse(name, value, { unknownFields });
        if (!result.ok) continue;
        count++;
        const remedy = `${JSON.stringify(value)} of ${JSON.stringify(schema)}`;
        if (unknownFields !== 'drop') expect(result.value, remedy).toEqual(filled(value, schema));
        const again = parse(name, result.value, { unknownFields });
        expect(again, remedy).toMatchObject({ ok: true, value: result.value });
      }
    }
  }
  expect(count).toBeGreaterThan(2000);
});
