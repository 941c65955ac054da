/** The search for counterexamples. */
import { expect, it } from 'vitest';
import type { Schema } from '../../../scripts/schema.ts';
import { findOutside } from '../src/schemas/values.ts';
import { BASE, releaseOf } from './base.ts';

const set = releaseOf(BASE).schemas;

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
