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

const GUARDED: [rule: string, schema: Schema, valid: unknown, invalid: unknown][] = [
  [
    'a format',
    { type: 'string', format: 'date-time' },
    '2026-01-31T12:00:00Z',
    '2026-02-30T12:00:00Z',
  ],
  ['a pattern of one range', { type: 'string', pattern: '^[a-z]{2,3}$' }, 'en', 'e'],
  ['another pattern', { type: 'string', pattern: '^a|b$' }, 'ax', 'xa'],
  ['bounds', { type: 'integer', minimum: 2, maximum: 2 }, 2, 3],
  ['a long enumeration', { enum: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 1] }, 1, 'j'],
  ['excluded values', { type: 'string', not: { enum: ['a'] } }, 'b', 'a'],
  ['several types', { type: ['array', 'null'], items: text }, ['a'], [1]],
  ['a dictionary', { type: 'object', additionalProperties: text }, { a: 'b' }, { a: 1 }],
  [
    'a few fields',
    { type: 'object', properties: { a: text }, required: ['a'] },
    { a: '', b: 1 },
    { b: 1 },
  ],
  ['many fields', { type: 'object', properties: many }, { f: '', other: 1 }, { f: 1 }],
  [
    'a closed object',
    { type: 'object', properties: many, additionalProperties: false },
    { a: '' },
    { g: '' },
  ],
  ['a union by type', { anyOf: [{ type: 'array', items: text }, text] }, ['a'], [1]],
  [
    'a union by tag',
    { oneOf: [tagged('cat'), tagged('dog')] },
    { kind: 'dog', a: '' },
    { kind: 'dog', a: 1 },
  ],
  [
    'a union that is tried',
    {
      anyOf: [
        { ...text, format: 'date' },
        { ...text, pattern: '^.$' },
      ],
    },
    'a',
    'ab',
  ],
];

it('guards accept a valid value by each rule that they have expressions for, and no other', async () => {
  const schemas = Object.fromEntries(GUARDED.map(([, schema], index) => [`S${index}`, schema]));
  const { guard } = await build(schemas, true);
  const verdicts = GUARDED.map(([rule, , valid, invalid], index) => {
    const accepts = guard?.[`acceptsS${index}`];
    return [rule, accepts?.(valid), accepts?.(invalid)];
  });
  expect(verdicts).toEqual(GUARDED.map(([rule]) => [rule, true, false]));
});
