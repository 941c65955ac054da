/** Schemas that the comparison would misread are refused with their place. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/json.ts';
import { BASE, edited, releaseWithoutExports } from './base.ts';

it.each<[problem: string, edit: JsonObject]>([
  [
    '/Options: the schema contains itself (Options → Options)',
    { add: 'Options/properties/nested', value: { $ref: '#/components/schemas/Options' } },
  ],
  [
    '/Echo/properties/text/type: is not valid JSON Schema',
    { replace: 'Echo/properties/text/type', value: [] },
  ],
  [
    '/Echo/properties/size: `enum` and `const` must not list objects or lists',
    { replace: 'Echo/properties/size/enum', value: [{}] },
  ],
  [
    '/Options/properties/languages/items: "maxLength" is beside a reference',
    { add: 'Options/properties/languages/items/maxLength', value: 2 },
  ],
  [
    '/Options/properties/formats: the schema has two unions',
    { add: 'Options/properties/formats/oneOf', value: [{ type: 'string' }, { type: 'null' }] },
  ],
  [
    '/Echo/properties/other: there is no schema Absent',
    { add: 'Echo/properties/other', value: { $ref: '#/components/schemas/Absent' } },
  ],
  [
    '/Echo: `additionalProperties` must not be false',
    { add: 'Echo/additionalProperties', value: false },
  ],
  [
    '/Echo/properties/text: the format uuid4 is unknown',
    { add: 'Echo/properties/text/format', value: 'uuid4' },
  ],
])('a schema is refused with its place and the problem: %s', (problem, edit) => {
  const bundles = edited(BASE, [edit]);
  expect(() => releaseWithoutExports(bundles)).toThrow(`openapi#/components/schemas${problem}`);
});
