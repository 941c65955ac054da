/** Defaults in random schemas: what a parser fills in, it accepts. */
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { checkSchemas } from '../../scripts/check/schemas.ts';
import { checkValues } from '../../scripts/check/values.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { sampleOf, trialsOf } from '../support/trials.ts';
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
    return pick<Schema>(schema, { ...schema, default: sampleOf(schema, {}) });
  };
  const others = pick<Schema | boolean>(object({ e: field() }), true, false);
  return { ...object({ a: field(), b: field() }), additionalProperties: others };
}

it('a parser accepts what it fills in', async () => {
  const candidates = Array.from({ length: 80 }, (_, index) => [`S${index}`, anySchema(2)] as const);
  const { contract } = profilesOf(Object.fromEntries(candidates));
  const problems = [...checkSchemas(contract), ...checkValues(contract)];
  const refused = new Set(problems.map(({ pointer }) => pointer.split('/')[3]));
  const schemas = Object.fromEntries(candidates.filter(([name]) => !refused.has(name)));
  const { parse } = await modulesOf(schemas);
  let count = 0;
  const wrong: string[] = [];
  for (const [name, schema] of Object.entries(schemas))
    for (const { value } of trialsOf(schema, {}, name))
      for (const unknownFields of ['reject', 'drop', 'keep']) {
        const result = parse(name, value, { unknownFields });
        if (!result.ok) continue;
        count++;
        const again = Object(parse(name, result.value, { unknownFields })).value;
        if (!isDeepStrictEqual(again, result.value))
          wrong.push(`${JSON.stringify(value)} of ${JSON.stringify(schema)}`);
      }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
