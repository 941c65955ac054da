/** Schemas that cannot be compared are refused with their place; recursive ones can be. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { compare } from '../src/compare.ts';
import { BASE, edited, released } from './base.ts';

describe('a schema is refused', () => {
  const loop = { allOf: [{ $ref: '#/components/schemas/Echo' }] };

  it.each([
    ['consists of itself', { replace: 'Echo', value: loop }, '/Echo: Echo consists of itself'],
    [
      'is a union of itself and another',
      { replace: 'Echo', value: { anyOf: [loop, { type: 'string' }] } },
      '/Echo: Echo consists of itself',
    ],
    [
      'lists no type',
      { replace: 'Echo/properties/text/type', value: [] },
      '/Echo/properties/text/type: is not valid JSON Schema',
    ],
    [
      'lists no value',
      { replace: 'Echo/properties/size/enum', value: [] },
      '/Echo/properties/size: a list in it is empty',
    ],
    [
      'has rules beside a reference',
      { add: 'Options/properties/languages/items/maxLength', value: 2 },
      '/Options/properties/languages/items: "maxLength" is beside a reference',
    ],
    [
      'has two unions',
      { add: 'Options/properties/formats/oneOf', value: [{ type: 'string' }, { type: 'null' }] },
      '/Options/properties/formats: the schema has two unions',
    ],
    [
      'refers to nothing',
      { add: 'Echo/properties/other', value: { $ref: '#/components/schemas/Absent' } },
      '/Echo/properties/other: there is no schema Absent',
    ],
  ])('if it %s', (_, edit, message) => {
    const bundles = edited(BASE, [edit as JsonObject]);
    expect(() => released(bundles)).toThrow(`openapi#/components/schemas${message}`);
  });
});

it('a schema that is below itself is compared', () => {
  const inside = { $ref: '#/components/schemas/Options' };
  const nested = edited(BASE, [{ add: 'Options/properties/nested', value: inside }]);
  const lowered = edited(nested, [{ replace: 'Options/properties/channels/maximum', value: 7 }]);
  const { differences } = compare(released(nested), released(lowered));
  expect(differences.map(({ verdict, what }) => `${verdict} ${what}`)).toEqual([
    'breaks-senders maximum',
  ]);
});
