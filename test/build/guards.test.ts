/** Guards accept what they have expressions for; `random.slow.test.ts` shows that they change no verdict and no error. */
import { expect, it } from 'vitest';
import type { Schema } from '../../scripts/schema.ts';
import { object, tag, text } from './support/contract.ts';
import { build } from './support/validators.ts';

const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [key, text]));
const tagged = (kind: string) => object({ kind: tag(kind), a: text }, 'kind');

const GUARDED: [rule: string, schema: Schema, valid: unknown, invalid: unknown][] = [
  ['a format', { ...text, format: 'date' }, '2026-01-31', '2026-02-30'],
  ['a pattern of one range', { ...text, pattern: '^[a-z]{2,3}$' }, 'en', 'e'],
  ['another pattern', { ...text, pattern: '^a|b$' }, 'ax', 'xa'],
  ['a length', { ...text, minLength: 2, maxLength: 3 }, 'abc', '\u{1f600}'],
  ['bounds', { type: 'integer', minimum: 2, maximum: 2 }, 2, 3],
  ['a long enumeration', { enum: [...'abcdefghi', 1] }, 1, 'j'],
  ['excluded values', { ...text, not: { enum: ['a'] } }, 'b', 'a'],
  ['several types', { type: ['array', 'null'], items: text }, ['a'], [1]],
  ['a dictionary', { type: 'object', additionalProperties: text }, { a: 'b' }, { a: 1 }],
  ['a few fields', object({ a: text }, 'a'), { a: '', b: 1 }, { b: 1 }],
  ['many fields', object(many), { f: '', other: 1 }, { f: 1 }],
  ['a closed object', { ...object(many), additionalProperties: false }, { a: '' }, { g: '' }],
  ['a union by type', { anyOf: [{ type: 'array', items: text }, text] }, ['a'], [1]],
  [
    'a union by tag',
    { oneOf: [tagged('cat'), tagged('dog')] },
    { kind: 'dog' },
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
