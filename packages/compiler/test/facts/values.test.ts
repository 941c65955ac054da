/** The values at the bounds of a fact: an independent validator reaches their verdicts, on both sides of each rule. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { Aspects } from '../support/facts/types.ts';
import { valuesFor } from '../support/facts/values.ts';

const text = { type: 'string' };
const SCHEMAS: Readonly<Record<string, object>> = {
  string: text,
  integer: { type: 'integer' },
  number: { type: 'number' },
  'string[]': { type: 'array', items: text },
  'map<string>': { type: 'object', additionalProperties: text },
};

it.each<[type: string, aspects: Aspects]>([
  ['string', { minLength: 1, maxLength: 80 }],
  ['string', { pattern: '^[a-z]{2,3}$', maxLength: 2 }],
  ['string', { enum: ['a', 'B'] }],
  ['string', { not: { const: 'a' } }],
  ['integer', { minimum: 3, multipleOf: 5, maximum: 20 }],
  ['integer', { exclusiveMinimum: 0 }],
  ['integer', { const: 7 }],
  ['number', { exclusiveMinimum: 0, exclusiveMaximum: 1 }],
  ['string[]', { minItems: 2, maxItems: 3, uniqueItems: true }],
  ['string[]', { maxItems: 1 }],
  ['map<string>', { minProperties: 1, maxProperties: 2 }],
])('a fact of the type %s with %j has values on both sides of each rule', (type, aspects) => {
  const ajv = new Ajv2020({ strict: false });
  const accepts = ajv.compile({ ...SCHEMAS[type], ...aspects });
  const tries = valuesFor({ path: 'field', type, ...aspects }, new Map());
  for (const { value, valid, why } of tries) expect([why, accepts(value)]).toEqual([why, valid]);
  for (const [rule, stated] of Object.entries(aspects)) {
    const lacks = ajv.compile({ ...SCHEMAS[type], ...aspects, [rule]: undefined });
    const refused = tries.filter(({ value }) => lacks(value) && !accepts(value));
    expect([rule, stated, refused.length > 0]).toEqual([rule, stated, true]);
    expect(tries.some(({ valid }) => valid)).toBe(true);
  }
});
