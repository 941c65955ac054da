/** Schemas that the comparison would misread are refused with their place, and other keywords are never passed over. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { child, type Json, type JsonObject } from '../../../scripts/json.ts';
import { parseJson, parseYaml } from '../../../scripts/read/yaml.ts';
import { IS_NIGHTLY } from '../../../test/support/machine.ts';
import { compare } from '../src/compare.ts';
import { type Release, readRelease } from '../src/release.ts';
import { isKnown, isRule } from '../src/schemas/keywords.ts';
import { BREAKING } from '../src/verdict.ts';
import { BASE, edited } from './base.ts';

const base = readRelease(BASE);

const SCHEMAS = '#/components/schemas';
it.each<[place: string, value: Json, problem: string]>([
  ['Options/properties/a', { $ref: `${SCHEMAS}/Options` }, '/Options: the schema contains itself'],
  ['Echo/properties/a', { type: [] }, '/Echo/properties/a/type: is not valid JSON Schema'],
  [
    'Echo/properties/a',
    { $ref: `${SCHEMAS}/No` },
    '/Echo/properties/a: the schema `No` does not exist',
  ],
  ['Echo/properties/text/format', 'uuid4', '/Echo/properties/text: the format `uuid4` is unknown'],
  ['Echo/properties/a', { enum: [] }, '/Echo/properties/a: `enum` is empty'],
  ['Echo/$anchor', 'a', '/Echo: `$anchor` is not supported'],
])('an unsupported schema is an error at its place: %s is %j', (place, value, problem) => {
  const bundles = edited(BASE, [{ add: place, value }]);
  expect(() => readRelease(bundles)).toThrow(`openapi${SCHEMAS}${problem}`);
});

it.each<[keyword: string, place: string, value: Json]>([
  ['enum', 'Echo/properties/size', { enum: [{}] }],
  ['not', 'Echo/properties/text', { type: 'string', not: { minLength: 3 } }],
  ['not', 'Echo/properties/text', { type: 'string', not: { const: 'a', minLength: 3 } }],
  ['additionalProperties', 'Echo/additionalProperties', false],
  ['if', 'Echo/if', { properties: { text: { oneOf: [{ type: 'string' }, {}] } } }],
  ['items', 'Options/properties/languages/items', false],
  ['not', 'Echo/properties/text', false],
  ['oneOf', 'Echo/oneOf', [{ required: ['text'] }, { required: ['size'] }]],
  ['oneOf', 'Echo/properties/text', { oneOf: [{ type: 'integer' }, { type: 'number' }] }],
  ['anyOf', 'Echo/anyOf', [{ required: ['text'] }, { minProperties: 2 }]],
])('a schema with an unsupported %s is unjudged only if it changes', (keyword, place, value) => {
  const step = place.includes('/') && place.split('/').length > 2 ? 'replace' : 'add';
  const next = readRelease(edited(BASE, [{ [step]: place, value }]));
  const { differences } = compare(base, next);
  const verdicts = differences.map(({ verdict }) => verdict);
  expect(verdicts).toContain('unjudged');
  expect(JSON.stringify(differences)).toContain(`does not judge \`${keyword}\` here`);
  expect(JSON.stringify(differences)).toContain(`"/components/schemas/${place}`);
  expect(compare(next, next).differences).toEqual([]);
});

it('a rule beside a reference is unjudged by its name, where it is written', () => {
  const place = 'JobRequest/properties/word';
  const $ref = '#/components/schemas/Word';
  const [old, next] = [1, 2].map((minProperties) =>
    readRelease(edited(BASE, [{ add: place, value: { $ref, minProperties } }])),
  ) as [Release, Release];
  expect(compare(old, next).differences).toMatchObject([
    { verdict: 'unjudged', what: 'minProperties', old: 1, new: 2 },
  ]);
  expect(compare(old, next).differences[0]?.pointer).toContain(`${place}/minProperties`);
});

/** The keywords of JSON Schema 2020-12 that accept or refuse values, and that the comparison does not know. */
const PASSED = Object(
  parseYaml(
    `{ $schema: 'https://json-schema.org/draft/2020-12/schema', $vocabulary: {}, $defs: { a: {} }, allOf: [{ multipleOf: 2 }],
    prefixItems: [{}], contains: {}, minContains: 2, maxContains: 2, uniqueItems: true, unevaluatedItems: false,
    patternProperties: { a: {} }, propertyNames: {}, dependentSchemas: { a: {} }, dependentRequired: { a: [b] },
    minProperties: 2, maxProperties: 2, unevaluatedProperties: false, if: {}, then: {}, else: {}, multipleOf: 2,
    contentSchema: {} }`,
    'keywords',
  ),
) as JsonObject;

const PLACES = [
  ...['JobRequest', 'JobRequest/properties/title', 'JobRequest/properties/tags/items', 'Output'],
  ...['Output/oneOf/0', 'Job', 'JobFields', 'Language/anyOf/1', 'Options/properties/formats'],
  ...[
    'openapi:/paths/~1jobs/get/parameters/1/schema',
    'asyncapi:/channels/session/messages/Ping/payload',
  ],
];
it.each(PLACES.map((place, at) => ({ place, at })))(
  'no change of a JSON Schema keyword is ignored in $place',
  ({ place, at }) => {
    // By day, each keyword in one place.
    const tried = Object.entries(PASSED).filter(
      (_, index) => IS_NIGHTLY || index % PLACES.length === at,
    );
    const passed = tried.filter(([keyword, value]) => {
      const next = readRelease(edited(BASE, [{ add: `${place}/${keyword}`, value }]));
      return [compare(base, next), compare(next, base)].some(
        ({ differences }) => !differences.some(({ verdict }) => BREAKING.has(verdict)),
      );
    });
    expect(passed).toEqual([]);
  },
);

it('every JSON Schema keyword is supported, an error, or tested above', () => {
  const folder = join(
    import.meta.dirname,
    '../../../node_modules/ajv/dist/refs/json-schema-2020-12/meta',
  );
  const all = readdirSync(folder).flatMap((file) =>
    Object.keys(
      Object(child(parseJson(readFileSync(join(folder, file), 'utf8'), file), 'properties')),
    ),
  );
  const isRead = (key: string) => isKnown(key) || /^\$(id|anchor|dynamic)/.test(key);
  const tried = all.filter((key) => isRule(key) && !isRead(key));
  expect(tried.sort()).toEqual(Object.keys(PASSED).sort());
});
