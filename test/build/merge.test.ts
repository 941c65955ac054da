/** `allOf` is merged, whatever the order of its parts. */
import { expect, it } from 'vitest';
import type { Schema } from '../../scripts/model/schema.ts';
import { discriminator, object, profilesOf, ref, text } from './support/contract.ts';

const Named = object({ id: text, kind: { enum: ['a', 'b'] } }, 'id');
const union: Schema = {
  oneOf: ['a', 'b'].map((kind) => ({
    title: kind,
    ...object({ kind: discriminator(kind) }, 'kind'),
  })),
};
const merge = (allOf: Schema[]) => profilesOf({ Named, Merged: { allOf } }).schemas.Merged;
const branch = (kind: string) => {
  const properties = { id: text, kind: discriminator(kind), more: text };
  return {
    title: `Merged${kind}`,
    type: 'object',
    required: expect.arrayContaining(['id', 'kind']),
    properties,
  };
};

it.each<[what: string, parts: Schema[], merged: object]>([
  [
    'fields',
    [ref('Named'), object({ more: text }, 'more')],
    { properties: { ...Named.properties, more: text } },
  ],
  ['a union', [union, ref('Named'), object({ more: text })], { oneOf: [branch('a'), branch('b')] }],
  [
    'a field with a default in one of them',
    [object({ size: { type: 'number', default: 1 } }), object({ size: { type: 'number' } })],
    { properties: { size: { type: 'number', default: 1 } } },
  ],
  [
    'a narrowed field',
    [object({ kind: discriminator('a') }), ref('Named')],
    { properties: { id: text, kind: discriminator('a') } },
  ],
])('%s in `allOf` give the same schema in each order', (_, parts, merged) => {
  expect(merge(parts)).toMatchObject(merged);
  expect(merge(parts.toReversed())).toMatchObject(merged);
});
