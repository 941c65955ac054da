/** Defaults in random schemas: what a parser fills in, it accepts. */
import { expect, it } from 'vitest';
import { type Json, mapValues } from '../../scripts/base/json.ts';
import { checkSchemas } from '../../scripts/check/schemas.ts';
import { checkValues } from '../../scripts/check/values.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { discriminator, list, object, profilesOf, text } from './support/contract.ts';
import { modulesOf } from './support/modules.ts';

let seed = 1;
/** One of some items, the same in every run. */
function pick<Item>(...items: Item[]): Item {
  seed = (seed * 48_271) % 0x7fffffff;
  return items[seed % items.length] as Item;
}

/** A schema of some levels. */
function anySchema(levels: number): Schema {
  if (levels <= 0) return pick<Schema>(text, { type: 'integer' }, { enum: ['a', 'b'] }, {});
  const branch = (kind: string): Schema => {
    const { properties, ...rules } = anyObject(levels);
    const fields = { kind: discriminator(kind), ...properties };
    return { ...rules, required: ['kind'], properties: fields };
  };
  return pick<() => Schema>(
    () => list(anySchema(levels - 1)),
    () => anyObject(levels),
    () => ({ anyOf: [anyObject(levels), pick<Schema>(text, { type: 'null' })] }),
    () => ({ oneOf: [branch('x'), branch('y')] }),
  )();
}

function anyObject(levels: number): Schema {
  const field = () => {
    const schema = anySchema(levels - 1);
    return pick<Schema>(schema, { ...schema, default: anyValue(schema) });
  };
  const others = pick<Schema | boolean>(object({ e: field() }), true, false);
  return { ...object({ a: field(), b: field() }), additionalProperties: others };
}

/** A value that mostly fits a schema. */
function anyValue({ type, enum: listed, const: only, ...schema }: Schema): Json {
  if (only !== undefined) return only;
  if (listed) return pick(...listed);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return anyValue(pick(...branches));
  if (type === 'array') return pick<Json>([], [anyValue(schema.items ?? {})]);
  if (type !== 'object') return pick<Json>(1, 'a', 'b');
  const { properties = {}, additionalProperties: others } = schema;
  const values = Object.entries(mapValues(properties, anyValue));
  const kept = values.filter(([name]) => name === 'kind' || pick(true, false));
  const more = typeof others === 'object' ? anyValue(others) : {};
  return { ...Object.fromEntries(kept), ...pick<object>({}, { d: more }) };
}

it('a parser accepts what it fills in', async () => {
  const candidates = Array.from(
    { length: 200 },
    (_, index) => [`S${index}`, anySchema(2)] as const,
  );
  const { contract } = profilesOf(Object.fromEntries(candidates));
  const problems = [...checkSchemas(contract), ...checkValues(contract)];
  const refused = new Set(problems.map(({ pointer }) => pointer.split('/')[3]));
  const schemas = Object.fromEntries(candidates.filter(([name]) => !refused.has(name)));
  const { parse } = await modulesOf(schemas);
  let count = 0;
  for (const [name, schema] of Object.entries(schemas))
    for (const value of Array.from({ length: 10 }, () => anyValue(schema)))
      for (const unknownFields of ['reject', 'drop', 'keep']) {
        const result = parse(name, value, { unknownFields });
        if (!result.ok) continue;
        count++;
        const again = parse(name, result.value, { unknownFields });
        const message = `${JSON.stringify(value)} of ${JSON.stringify(schema)}`;
        expect(again, message).toMatchObject({ ok: true, value: result.value });
      }
  expect(count).toBeGreaterThan(1000);
});
