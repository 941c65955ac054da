/** Merging changes no verdict: random schemas, as they are merged, against another engine on what is written. */
import { Validator } from '@cfworker/json-schema';
import { expect, it } from 'vitest';
import type { Json } from '../../scripts/base/json.ts';
import { problemsOf } from '../../scripts/base/problem.ts';
import { checkWritten } from '../../scripts/check/written.ts';
import { contractOf } from '../../scripts/load/contract.ts';
import { refTo, type Schema, type Schemas, type TypeName } from '../../scripts/model/schema.ts';

/** The state of the random numbers: a contract is repeated by its seed. */
let state = 0;

function below(limit: number): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const some = <Item>(items: Item[]): Item[] => items.filter(() => below(2) === 0);

const SCALARS: Json[] = [null, true, false, 0, 1, 2, 3, 1.5, '', 'a', 'b', 'ab', 'abc'];
const TYPES: TypeName[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
const FIELDS = ['k', 'x'];

/** Keywords that meet, exclude, or narrow each other in another schema. Only the later ones contain schemas. */
const KEYWORDS: ((inner: () => Schema) => Schema)[] = [
  () => ({ type: pick(TYPES) }),
  () => ({ type: [...new Set([pick(TYPES), ...some<TypeName>(['null', 'object', 'string'])])] }),
  () => ({ const: pick(SCALARS) }),
  () => ({ enum: [...new Set([pick(SCALARS), ...some<Json>(['a', 'b', 1, null, true])])] }),
  () => ({ not: { const: pick(SCALARS) } }),
  () => ({ minimum: below(3) }),
  () => ({ maximum: below(4) }),
  () => ({ maxLength: below(3) }),
  () => ({ pattern: '^a' }),
  () => ({ default: 'a' }),
  () => ({ required: some(FIELDS) }),
  (inner) => ({ additionalProperties: pick<boolean | Schema>([true, false, inner()]) }),
  (inner) => ({ type: 'array', items: inner(), minItems: below(2) }),
  (inner) => ({ properties: fieldsOf(inner) }),
  (inner) => ({ type: 'object', properties: fieldsOf(inner), required: ['k'] }),
  (inner) => ({ allOf: [inner(), inner()] }),
  (inner) => ({ oneOf: [inner(), inner()] }),
  (inner) => ({ anyOf: [inner(), inner(), inner()] }),
];

const fieldsOf = (inner: () => Schema): Schemas =>
  Object.fromEntries(some(FIELDS).map((name) => [name, inner()]));

/** A schema with one keyword or two, or a reference to one of some names. */
function schemaOf(names: string[], depth = 0): Schema {
  if (names.length > 0 && below(4) === 0) return refTo(pick(names));
  const keywords = depth > 3 ? KEYWORDS.slice(0, 5) : KEYWORDS;
  const chosen = [0, 1].slice(below(2)).map(() => pick(keywords)(() => schemaOf(names, depth + 1)));
  return Object.assign({}, ...chosen);
}

function anyValue(depth = 0): Json {
  if (depth > 2 || below(3) === 0) return pick(SCALARS);
  if (below(4) === 0) return some([0, 1]).map(() => anyValue(depth + 1));
  return Object.fromEntries(some([...FIELDS, 'z']).map((key) => [key, anyValue(depth + 1)]));
}

/** The schemas of a contract, merged; undefined if it is refused. */
function mergedOf(schemas: Schemas): Schemas | undefined {
  try {
    const contract = contractOf({ openapi: { components: { schemas } }, asyncapi: {} }, new Map());
    const isSevere = ({ message = '' }) => !/has no (description|title)/.test(message);
    return checkWritten(contract).some(isSevere) ? undefined : contract.schemas;
  } catch (error) {
    problemsOf(error);
    return undefined;
  }
}

it('a merged schema accepts what its parts accept', () => {
  const engineOf = (schemas: Schemas) =>
    new Validator({ components: { schemas }, ...refTo('Root') } as object, '2020-12');
  let count = 0;
  for (let seed = 0; seed < 10_000; seed++) {
    state = seed * 7919;
    const written: Schemas = {};
    // None contains itself.
    for (const name of ['A', 'B', 'C']) written[name] = schemaOf(Object.keys(written));
    const inner = () => schemaOf(['A', 'B', 'C'], 1);
    written.Root = { allOf: [inner(), inner()], ...schemaOf(['A', 'B', 'C']) };
    const merged = mergedOf(written);
    if (!merged) continue;
    count++;
    const [before, after] = [engineOf(written), engineOf(merged)];
    for (const value of Array.from({ length: 40 }, () => anyValue())) {
      const told = `seed ${seed}: ${JSON.stringify({ value, written, merged })}`;
      expect(after.validate(value).valid, told).toBe(before.validate(value).valid);
    }
  }
  expect(count, 'most contracts are refused').toBeGreaterThan(2000);
});
