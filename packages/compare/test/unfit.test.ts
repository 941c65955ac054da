/** Schemas that the comparison would misread are refused with their place. */
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../scripts/json.ts';
import { compare } from '../src/compare.ts';
import { BASE, edited, releaseWithoutExports } from './base.ts';

it.each<[problem: string, edit: JsonObject]>([
  [
    '/Options: the schema contains itself',
    { add: 'Options/properties/nested', value: { $ref: '#/components/schemas/Options' } },
  ],
  [
    '/Echo/properties/text/type: is not valid JSON Schema',
    { replace: 'Echo/properties/text/type', value: [] },
  ],
  [
    '/Options/properties/languages/items: "maxLength" is beside a reference',
    { add: 'Options/properties/languages/items/maxLength', value: 2 },
  ],
  [
    '/Echo/properties/other: there is no schema Absent',
    { add: 'Echo/properties/other', value: { $ref: '#/components/schemas/Absent' } },
  ],
  [
    '/Echo/properties/text: the format uuid4 is unknown',
    { add: 'Echo/properties/text/format', value: 'uuid4' },
  ],
])('a schema is refused with its place and the problem: %s', (problem, edit) => {
  const bundles = edited(BASE, [edit]);
  expect(() => releaseWithoutExports(bundles)).toThrow(`openapi#/components/schemas${problem}`);
});

it.each<[keyword: string, place: string, value: Json]>([
  ['enum', 'Echo/properties/size', { enum: [{}] }],
  ['not', 'Echo/properties/text', { type: 'string', not: { minLength: 3 } }],
  ['additionalProperties', 'Echo/additionalProperties', false],
  ['if', 'Echo/if', { properties: { text: { oneOf: [{ type: 'string' }, {}] } } }],
  ['items', 'Options/properties/languages/items', false],
])(
  'a schema whose %s it would misread is unjudged, and the same in both releases alike',
  (keyword, place, value) => {
    const step = place.includes('/') && place.split('/').length > 2 ? 'replace' : 'add';
    const next = releaseWithoutExports(edited(BASE, [{ [step]: place, value }]));
    const { differences } = compare(releaseWithoutExports(BASE), next);
    const verdicts = differences.map(({ verdict }) => verdict);
    expect(verdicts).toContain('unjudged');
    expect(JSON.stringify(differences)).toContain(`\`${keyword} of this form\``);
    expect(compare(next, next).differences).toEqual([]);
  },
);
