/** The search for counterexamples, and what is proved about patterns. */
import { expect, it } from 'vitest';
import type { Schema } from '../../../scripts/schema.ts';
import { textsOutside } from '../src/schemas/texts.ts';
import { findOutside } from '../src/schemas/values.ts';
import { BASE, releaseOf } from './base.ts';

const set = releaseOf(BASE).schemas;

// The search itself calls an unknown field `other`.
it.each(['size', 'other'])(
  'a counterexample is found for the bound of a field called %s',
  (name) => {
    const upTo = (maximum: number) => {
      const schema: Schema = {
        type: 'object',
        properties: { [name]: { type: 'integer', maximum } },
      };
      return { schema, set };
    };
    expect(findOutside(upTo(5000), upTo(300))).toEqual({ [name]: 5000 });
  },
);

it.each([
  ['^a(?!b)', '^a$'],
  ['^(?!b)', '^$'],
  ['(?<!x)a$', '^a$'],
  ['(?<!x)', '^'],
])(
  'the comparison of %s, whose assertion is inside the pattern, with %s proves nothing',
  (pattern, other) => {
    expect(textsOutside({ pattern }, { pattern: other })).toBeUndefined();
  },
);

it('a pattern that ends with $ is a subset of the pattern without $, but not the reverse', () => {
  expect(textsOutside({ pattern: '^a$' }, { pattern: '^a' })).toEqual([]);
  expect(textsOutside({ pattern: '^a' }, { pattern: '^a$' })?.[0]).toMatch(/^a.$/);
});

it('a pattern is a subset of a format only if the format is defined by a pattern', () => {
  const pattern = '^0{8}(-0{4}){3}-0{12}$';
  expect(textsOutside({ pattern }, { format: 'uuid' })).toEqual([]);
  expect(textsOutside({ pattern: '^2026-01-31$' }, { format: 'date' })).toBeUndefined();
});
