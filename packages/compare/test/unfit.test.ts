/** Schemas that the comparison would misread are refused with their place. */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { BASE, edited, releaseWithoutExports } from './base.ts';

describe('a schema is refused', () => {
  it.each([
    [
      'contains itself',
      { add: 'Options/properties/nested', value: { $ref: '#/components/schemas/Options' } },
      '/Options: the schema contains itself (Options → Options)',
    ],
    [
      'lists no type',
      { replace: 'Echo/properties/text/type', value: [] },
      '/Echo/properties/text/type: is not valid JSON Schema',
    ],
    [
      'lists objects',
      { replace: 'Echo/properties/size/enum', value: [{}] },
      '/Echo/properties/size: `enum` and `const` must not list objects or lists',
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
    [
      'is closed',
      { add: 'Echo/additionalProperties', value: false },
      '/Echo: `additionalProperties` must not be false',
    ],
    [
      'has an unknown format',
      { add: 'Echo/properties/text/format', value: 'uuid4' },
      '/Echo/properties/text: the format uuid4 is unknown',
    ],
  ])('if it %s', (_, edit, message) => {
    const bundles = edited(BASE, [edit as JsonObject]);
    expect(() => releaseWithoutExports(bundles)).toThrow(`openapi#/components/schemas${message}`);
  });
});
