/** What a comparison costs as what is compared grows: counted in the values it tries, not in time. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../scripts/compare/compare.ts';
import type { Release } from '../../../scripts/compare/release.ts';
import { NOT_FOUND } from '../../../scripts/compare/schemas/change.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { SCHEMA_REF } from '../../../scripts/model/schema.ts';
import { BASE, edited, releaseOf } from './edits.ts';

const LARGE = 'openapi:/components/schemas/Large';
const NAMES = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`);

/** An object with required fields of some type. */
function fields(count: number, type: string): JsonObject {
  const properties = Object.fromEntries(NAMES(count).map((name) => [name, { type }]));
  return { type: 'object', required: Object.keys(properties), properties };
}

/** Schemas of two required fields each, which hold the next one; the last one is some type. */
function levels(count: number, type: string): JsonObject[] {
  return NAMES(count).map((_, index) => {
    const last = index === count - 1;
    const value: JsonObject = last ? { type } : { $ref: `${SCHEMA_REF}Large${index + 1}` };
    const properties = { name0: value, name1: value };
    return { add: index > 0 ? LARGE + index : LARGE, value: { ...fields(2, type), properties } };
  });
}

/** A union told apart by its tag, whose branches have a field of some type. */
function branches(count: number, type: string): Json {
  const oneOf = NAMES(count).map((name) => {
    const properties = { kind: { type: 'string', const: name }, value: { type } };
    return { type: 'object', title: name, required: ['kind'], properties };
  });
  return { oneOf };
}

const KINDS: [string, number, (count: number, type: string) => JsonObject[]][] = [
  ['required fields', 200, (count, type) => [{ add: LARGE, value: fields(count, type) }]],
  ['branches', 200, (count, type) => [{ add: LARGE, value: branches(count, type) }]],
  ['levels', 10, levels],
  [
    'items',
    800,
    (count, type) => {
      return [{ add: LARGE, value: { type: 'array', minItems: count, items: { type } } }];
    },
  ],
];

/** A contract in which a job holds something large. */
function made(edit: JsonObject[]): Release {
  const value = { $ref: `${SCHEMA_REF}Large` };
  return releaseOf(edited(BASE, [...edit, { add: 'JobRequest/properties/large', value }]));
}

/** How much text was asked about while two releases were compared, and what was found. */
function costOf(old: JsonObject[], next: JsonObject[]) {
  let asked = 0;
  const counting = (release: Release) => {
    const { accepts } = release;
    release.accepts = (schema, value) => {
      asked += JSON.stringify(value).length;
      return accepts(schema, value);
    };
    return release;
  };
  const { differences } = compare(counting(made(old)), counting(made(next)));
  return { asked, differences };
}

describe('a comparison of what is large', () => {
  it.each(KINDS)('costs no more than its size: %s', (_, count, make) => {
    const [once, twice] = [count, 2 * count].map((size) =>
      costOf(make(size, 'string'), make(size, 'integer')),
    );
    expect(once?.differences.length).toBeGreaterThan(0);
    expect(twice?.asked).toBeLessThan(3 * (once?.asked ?? 0));
    for (const { verdict } of twice?.differences ?? []) expect(verdict).toMatch(/^breaks/);
  });

  it('ends where a schema that names itself takes the place of any value, or gives way to it', () => {
    const endless = { type: 'array', items: { $ref: `${SCHEMA_REF}Large` } };
    const holding = (value: JsonObject): JsonObject[] => [
      { add: LARGE, value: endless },
      { add: 'Result/properties/any', value },
    ];
    const [any, some] = [holding({}), holding({ $ref: `${SCHEMA_REF}Large` })];
    const verdicts = [costOf(any, some), costOf(some, any)].map(
      ({ differences }) => differences[0]?.verdict,
    );
    expect(verdicts).toEqual(['compatible', 'breaks-receivers']);
  });

  it('says that no whole value was found where it gave up', () => {
    const { differences } = costOf(
      [{ add: LARGE, value: fields(500, 'string') }],
      [{ add: LARGE, value: fields(500, 'integer') }],
    );
    const unproved = differences.map((one) => one.unproved);
    expect(unproved).toContain(undefined);
    expect(unproved).toContain(NOT_FOUND);
  });
});
