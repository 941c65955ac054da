/** Guards change no verdict and no error, and accept what they have expressions for. */
import { expect, it } from 'vitest';
import type { Schema } from '../../scripts/schema.ts';
import { differences } from './support/agree.ts';
import { build } from './support/validators.ts';

it('validators agree with stock Ajv on random schemas, with guards and without', async () => {
  expect(await differences(1, 60, 60)).toEqual([]);
});

const text: Schema = { type: 'string' };
const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [key, text]));
const tagged = (kind: string): Schema => {
  return { type: 'object', properties: { kind: { const: kind }, a: text }, required: ['kind'] };
};

const GUARDED: [rule: string, schema: Schema, valid: unknown][] = [
  ['a format', { type: 'string', format: 'date-time' }, '2026-01-31T12:00:00Z'],
  ['a pattern of one range', { type: 'string', pattern: '^[a-z]{2,3}$' }, 'en'],
  ['another pattern', { type: 'string', pattern: '^a|b$' }, 'ax'],
  ['a length in characters', { type: 'string', minLength: 1, maxLength: 1 }, '\u{1f600}'],
  ['bounds', { type: 'integer', minimum: 1, exclusiveMaximum: 3 }, 2],
  ['a long enumeration', { enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 1] }, 1],
  ['excluded values', { type: 'string', not: { enum: ['a'] } }, 'b'],
  ['several types', { type: ['array', 'null'], items: text }, ['a']],
  ['a dictionary', { type: 'object', additionalProperties: text }, { a: 'b' }],
  ['a few fields', { type: 'object', properties: { a: text }, required: ['a'] }, { a: '', b: 1 }],
  ['many fields', { type: 'object', properties: many }, { f: '', other: 1 }],
  ['a closed object', { type: 'object', properties: many, additionalProperties: false }, { a: '' }],
  ['a union by type', { anyOf: [{ type: 'array', items: text }, text] }, ['a']],
  ['a union by tag', { oneOf: [tagged('cat'), tagged('dog')] }, { kind: 'dog', a: '' }],
  [
    'a union that is tried',
    {
      anyOf: [
        { ...text, format: 'date' },
        { ...text, maxLength: 1 },
      ],
    },
    'a',
  ],
];

it('guards accept valid values by each rule that they have expressions for', async () => {
  const schemas = Object.fromEntries(GUARDED.map(([, schema], index) => [`S${index}`, schema]));
  const { guard } = await build(schemas, true);
  const left = GUARDED.filter(
    ([, , valid], index) => guard?.[`acceptsS${index}`]?.(valid) !== true,
  );
  expect(left.map(([rule]) => rule)).toEqual([]);
});
