/** Schemas as objects of Standard Schema, their JSON Schemas in three dialects, and picks of some fields. */
import { describe, expect, it } from 'vitest';
import { emitRuntime } from '../../scripts/emit/runtime.ts';
import { formatIssue } from '../../scripts/runtime/issues.ts';
import { closed, toDialect, toOpenapi30 } from '../../scripts/runtime/json-schema.ts';
import { pick, type StandardSchemaV1, standard } from '../../scripts/runtime/standard.ts';
import { errorsIn } from './support/compile.ts';
import { list, object, ref, smallContract } from './support/contract.ts';
import { modulesOf } from './support/modules.ts';

const text = { type: 'string' } as const;
const { strict } = await modulesOf(
  smallContract({
    Request: object(
      {
        url: text,
        loud: { type: 'boolean', default: false },
        sentences: { type: 'boolean', default: false },
        languages: ref('Languages'),
        dictionary: { type: 'object', additionalProperties: list(text) },
      },
      'url',
    ),
    Languages: object({ codes: { ...list(text), default: [] }, rate: { const: 8 } }),
  }),
);

const languages = {
  type: 'object',
  properties: { codes: { type: 'array', items: text, default: [] }, rate: { const: 8 } },
};
/** What the package publishes for it. */
const PUBLISHED = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://schemas.example/small/Request',
  title: 'Request',
  type: 'object',
  required: ['url'],
  properties: {
    url: text,
    loud: { type: ['boolean', 'null'], default: false },
    sentences: { type: 'boolean', default: false },
    languages: { $ref: '#/$defs/Languages', description: 'The languages.' },
    dictionary: { type: 'object', additionalProperties: { type: 'array', items: text } },
  },
  $defs: { Languages: languages },
};

interface Request {
  url: string;
  loud?: boolean;
  sentences?: boolean;
  languages?: { codes?: string[] };
}

const parse = strict.parseRequest ?? (() => expect.fail('no parser'));
const Request = standard(parse, PUBLISHED, 'small', closed) as StandardSchemaV1<Request, Request>;
const TARGETS = ['draft-2020-12', 'draft-07', 'openapi-3.0'] as const;

describe('a Standard Schema', () => {
  it('fills in defaults', () => {
    const { vendor, version, validate } = Request['~standard'];
    expect([vendor, version]).toEqual(['small', 1]);
    expect(validate({ url: 'x', languages: {} })).toEqual({
      value: { url: 'x', loud: false, sentences: false, languages: { codes: [] } },
    });
  });

  it('locates an issue by keys and indices, and counts similar ones', () => {
    const { validate } = Request['~standard'];
    const { issues = [] } = validate({ url: 'x', dictionary: { 'a/b~c': ['x', 1, 2], '0': 'y' } });
    expect(issues).toEqual([
      { path: ['dictionary', '0'], message: 'expected an array, got "y"' },
      {
        path: ['dictionary', 'a/b~c', 1],
        message: 'expected a string, got 1 (and 1 more like it)',
      },
    ]);
  });
});

describe('its JSON Schema', () => {
  const { input, output } = Request['~standard'].jsonSchema;

  it('names its dialect', () => {
    expect(TARGETS.map((target) => input({ target }).$schema)).toEqual([
      'https://json-schema.org/draft/2020-12/schema',
      'http://json-schema.org/draft-07/schema#',
      undefined,
    ]);
  });

  it('has no keyword that OpenAPI 3.0 lacks', () => {
    const text = JSON.stringify(input({ target: 'openapi-3.0' }));
    expect(text).not.toMatch(/"(\$ref|\$defs|\$id|const|contentEncoding)":/);
    expect(text).not.toMatch(/"type":(\[|"null")/);
  });

  it('has closed objects, and of the output requires the fields with defaults', () => {
    expect(input({ target: 'draft-2020-12' })).toMatchObject({
      $id: 'https://schemas.example/small/Request:strict',
      additionalProperties: false,
      required: ['url'],
      $defs: { Languages: { additionalProperties: false } },
    });
    expect(output({ target: 'draft-2020-12' })).toMatchObject({
      required: ['url', 'loud', 'sentences'],
      $defs: { Languages: { required: ['codes'] } },
    });
  });

  it.each(TARGETS)('is a copy that a framework may change, in %s', (target) => {
    for (const schemaOf of [input, output]) {
      const before = structuredClone(schemaOf({ target }));
      const changed = schemaOf({ target }) as { properties: { languages: object } };
      Object.assign(changed.properties.languages, { PLANTED: true });
      expect(schemaOf({ target })).toEqual(before);
    }
  });

  it('throws for a target that is not supported', () => {
    for (const schemaOf of [input, output]) {
      expect(() => schemaOf({ target: 'draft-04' })).toThrow(
        new RangeError('unsupported target "draft-04": use draft-2020-12, draft-07 or openapi-3.0'),
      );
    }
  });

  it('states a reference with its annotations, as each dialect can', () => {
    const node = { $ref: '#/$defs/Languages', description: 'd' };
    const schema = { properties: { a: node }, $defs: { Languages: {} } };
    expect(toDialect(schema, 'draft-07')).toMatchObject({
      properties: { a: { description: 'd', allOf: [{ $ref: '#/definitions/Languages' }] } },
      definitions: { Languages: {} },
    });
    expect(toDialect(schema, 'openapi-3.0')).toEqual({ properties: { a: { description: 'd' } } });
  });

  it('states text in base64 in OpenAPI 3.0', () => {
    const schema = { type: 'string', contentEncoding: 'base64' };
    expect(toOpenapi30(schema)).toEqual({ type: 'string', format: 'byte' });
  });

  it('states the rules of one type beside that type in OpenAPI 3.0', () => {
    const schema = {
      type: ['string', 'array', 'null'],
      description: 'd',
      maxLength: 5,
      items: text,
      anyOf: [{ enum: ['a'] }],
    };
    expect(toOpenapi30(schema)).toEqual({
      description: 'd',
      anyOf: [{ enum: ['a'] }],
      allOf: [
        {
          anyOf: [
            { type: 'string', nullable: true, maxLength: 5 },
            { type: 'array', nullable: true, items: text },
          ],
        },
      ],
    });
  });

  it('refuses no more values in OpenAPI 3.0 for base64 text beside other types or with a format', () => {
    const several = { type: ['object', 'string'], contentEncoding: 'base64' };
    expect(toOpenapi30(several)).toEqual({
      anyOf: [{ type: 'object' }, { type: 'string', format: 'byte' }],
    });
    const address = { type: 'string', format: 'uri' };
    expect(toOpenapi30({ ...address, contentEncoding: 'base64' })).toEqual(address);
  });
});

describe('a pick of some fields', () => {
  const NAMES = ['url', 'loud', 'languages'] as const;
  const { validate, jsonSchema } = pick(Request, NAMES)['~standard'];

  it('returns only these fields, with their nested defaults', () => {
    expect(validate({ url: 'x', languages: {} })).toEqual({
      value: { url: 'x', loud: false, languages: { codes: [] } },
    });
  });

  it('refuses other fields, suggests the spelling of a misspelled one, and reports all other issues', () => {
    const wrong = { url: 'x', luod: true, sentences: true, languages: { a: 1 } };
    expect(validate(wrong).issues).toEqual([
      { path: ['languages', 'a'], message: 'is not a known field' },
      { path: ['luod'], message: 'is not a known field; did you mean `loud`?' },
      { path: ['sentences'], message: 'is not a known field' },
    ]);
    expect(validate({}).issues).toEqual([{ path: ['url'], message: 'is missing' }]);
    expect(validate([]).issues).toHaveLength(1);
  });

  it.each(TARGETS)('has a schema of these fields and of what they refer to, in %s', (target) => {
    const input = jsonSchema.input({ target });
    expect(Object.keys(input.properties as object)).toEqual(NAMES);
    expect(input).toMatchObject({ required: ['url'], additionalProperties: false });
    for (const [, name = ''] of JSON.stringify(input).matchAll(/"\$ref":"#\/\S+?\/(\w+)"/g))
      expect(input.$defs ?? input.definitions).toHaveProperty(name);
  });

  it('may have fields of its own, and fields that the program sets', () => {
    const tool = pick(Request, ['loud'], {
      own: { file: { type: 'string' } },
      given: { url: 'x' },
    });
    const { validate: check, jsonSchema: schema } = tool['~standard'];
    const lines = (value: unknown) => check(value).issues?.map(formatIssue);
    const result = check({ file: 'a.wav' });
    const value: { file: string; loud?: boolean } | undefined =
      'value' in result ? result.value : undefined;
    expect(value).toEqual({ file: 'a.wav', loud: false });
    expect(lines({ fiel: 'a', loud: 1, url: 'x' })).toEqual([
      '/loud: expected a boolean, got 1',
      '/file: is missing',
      '/fiel: is not a known field; did you mean `file`?',
      '/url: is not a known field',
    ]);
    expect(lines({ file: 1 })).toEqual(['/file: expected a string, got 1']);
    expect(schema.input({ target: 'draft-07' })).toMatchObject({ required: ['file'] });
  });

  it.each<[string, () => unknown]>([
    ['requires `url`: pick it too, or give it', () => pick(Request, ['loud'])],
    ['has no field `no` to pick', () => pick(Request, ['url', 'no' as never])],
    [
      'is a query, which may be text: it has no fields to pick',
      () => {
        const ofText = standard(
          () => ({ ok: true, value: {} }),
          { ...PUBLISHED, required: [] },
          '',
        );
        return pick(ofText as StandardSchemaV1<Request>, ['loud']);
      },
    ],
    [
      '`url` is picked, and a field of your own',
      () => pick(Request, ['url'], { own: { url: { type: 'string' } } }),
    ],
  ])('is refused if it %s', (problem, make) => {
    expect(make).toThrow(problem);
  });
});

it('the declarations compile in a project that states no target', () => {
  const program = `import type { QueryInput } from './runtime/query.js';
import { pick, type StandardSchemaV1 } from './runtime/standard.js';
interface Query { limit?: number }
declare const Request: StandardSchemaV1<Query>;
declare const List: StandardSchemaV1<QueryInput<Query>, Query>;
pick(Request, ['limit']);
// @ts-expect-error a query may be text, which has no fields to pick
pick(List, ['limit']);
declare const holder: URLSearchParams | FormData | Headers | URL;
export const inputs: QueryInput<Query>[] = [holder, 'limit=5', { limit: '5' }, { limit: 5 }];
// @ts-expect-error a list is no query
export const none: QueryInput<Query> = [5];`;
  // The library of such a project.
  expect(errorsIn(emitRuntime(), program, ['lib.d.ts'])).toEqual([]);
});
