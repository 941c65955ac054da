/** Schemas as objects of Standard Schema, their JSON Schemas in two dialects. */
import { expect, it } from 'vitest';
import { type StandardSchemaV1, standard } from '../../scripts/runtime/standard.ts';
import { list, object, ref, text } from './support/contract.ts';
import { modulesOf } from './support/modules.ts';

const flag = { type: 'boolean', default: false } as const;
const Languages = object({ codes: { ...list(text), default: [] } });
const Request = object(
  { url: text, loud: flag, sentences: flag, languages: ref('Languages'), parts: list(text) },
  'url',
);
const { parse } = await modulesOf({ Request, Languages });

/** What the package publishes for it. */
const PUBLISHED = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://schemas.example/small/Request',
  title: 'Request',
  ...Request,
  properties: { ...Request.properties, languages: { $ref: '#/$defs/Languages' } },
  $defs: { Languages },
};

const parseRequest = (value: unknown) => parse('Request', value);
const schema = standard(parseRequest, PUBLISHED, 'small') as StandardSchemaV1<object>;

it('a Standard Schema fills in defaults', () => {
  const { vendor, version, validate } = schema['~standard'];
  expect([vendor, version]).toEqual(['small', 1]);
  expect(validate({ url: 'x', languages: {} })).toEqual({
    value: { url: 'x', loud: false, sentences: false, languages: { codes: [] } },
  });
});

it('a Standard Schema locates an issue by keys and indices and counts similar issues', () => {
  const message = 'must be a string, but is 1 (and 1 more like it)';
  expect(schema['~standard'].validate({ url: 'x', parts: ['x', 1, 2] })).toEqual({
    issues: [{ path: ['parts', 1], message }],
  });
});

it.each([0, 1, 2, 3])('a Standard Schema never throws if a value throws at access %i', (last) => {
  let looks = 0;
  const value = {
    url: 'x',
    get parts() {
      if (looks++ >= last) throw new Error('late');
      return [1];
    },
  };
  const { issues } = schema['~standard'].validate(value);
  expect(issues).toMatchObject([{ message: expect.any(String) }]);
});

it('the JSON Schema of a Standard Schema has closed objects, and its output requires defaults', () => {
  const { input, output } = schema['~standard'].jsonSchema;
  expect(input({ target: 'draft-2020-12' })).toMatchObject({
    $id: 'https://schemas.example/small/Request:strict',
    additionalProperties: false,
    required: ['url'],
    $defs: { Languages: { additionalProperties: false } },
  });
  expect(output({ target: 'draft-07' })).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    required: ['url', 'loud', 'sentences'],
    definitions: { Languages: { required: ['codes'] } },
  });
  expect(() => input({ target: 'draft-04' })).toThrow('or draft-07, but is "draft-04"');
});
