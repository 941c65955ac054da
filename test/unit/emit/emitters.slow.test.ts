/** What the emitters make of small contracts. */
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { emitDocument } from '../../../scripts/emit/bundles.ts';
import { emitOpenapi30 } from '../../../scripts/emit/editions.ts';
import { emitExamples } from '../../../scripts/emit/examples.ts';
import type { Files } from '../../../scripts/emit/files.ts';
import { emitGuards } from '../../../scripts/emit/guards.ts';
import { compile } from '../../../scripts/emit/module.ts';
import { emitResolvers } from '../../../scripts/emit/parse/resolvers.ts';
import { publishedSchemas } from '../../../scripts/emit/schemas.ts';
import { emitTypes } from '../../../scripts/emit/types.ts';
import { convert } from '../../../scripts/emit/validators/convert.ts';
import { explainer } from '../../../scripts/emit/validators/explain.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import type { NormalSchema, Schema } from '../../../scripts/model/schema.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { tolerant } from '../../../scripts/normalise/profile.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { contractOf } from '../../support/slice.ts';

/** A port of PyYAML: a reader of YAML 1.1, where `no` is false and a date is a moment. */
const { load } = createRequire(import.meta.url)('yaml-js') as { load: (text: string) => unknown };

describe('the YAML of a document', () => {
  it('quotes what YAML 1.1 takes for another type', () => {
    const odd = ['no', 'Yes', 'off', 'y', '2026-01-31', '12:30', '010', '1_000', '~', '<<'];
    const { 'planted.yaml': text = '' } = emitDocument('planted', { odd });
    expect(load(text)).toEqual({ odd });
    expect(load('odd: [no, 2026-01-31]')).toEqual({ odd: [false, expect.any(Date)] });
  });

  it('keeps paragraphs as they are written', () => {
    const { 'planted.yaml': text } = emitDocument('planted', { description: 'One:\n\n- two\n' });
    expect(text).toBe('description: |\n  One:\n\n  - two\n');
  });
});

it('the edition of OpenAPI 3.0 states plain statuses, and loses nothing without saying so', () => {
  const description = 'PLANTED';
  const content = { 'text/plain': { schema: { type: 'string', 'x-maturity': 'beta' } } };
  const responses = {
    200: { description },
    '2XX': { description: 'OTHER' },
    '4XX': { description, content },
  };
  const openapi: Json = {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1' },
    paths: { '/x': { get: { operationId: 'getX', responses } } },
    components: { schemas: { Unused: { type: 'object' } } },
  };
  const small = readContract(openapi, {}, new Map());
  const files = emitOpenapi30(small, publishedSchemas(normalise(small)));
  const made = JSON.parse(files['openapi-3.0.json'] ?? '');
  expect(made.paths['/x'].get.responses).toEqual({
    200: responses[200],
    default: responses['4XX'],
  });
  expect(made.components.schemas).toEqual({});
  expect(made['x-lost']).toEqual([
    'The keys x-maturity of schemas.',
    'The status 2XX, here 200: OTHER (getX)',
    'The status 4XX, here default: PLANTED (getX)',
  ]);
  expect(openapi.paths).toEqual(small.openapi.paths);
});

describe('the schemas of the edition of OpenAPI 3.0', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const List: Schema = { type: 'array', items: { type: 'string' } };
  const fields: Record<string, Schema> = {
    maybe: { anyOf: [ref('Part'), { type: 'null' }] },
    either: { anyOf: [{ type: 'string' }, ref('List'), { type: 'null' }] },
    open: { type: ['string', 'boolean', 'null'] },
    list: { description: 'PLANTED', ...ref('List') },
    code: { type: 'string', contentEncoding: 'base64' },
    whole: { type: 'number', enum: [8, 16] },
    part: { type: 'number', minimum: 0.5 },
    few: { type: 'integer', minimum: 1, maximum: 8 },
    many: { type: 'integer', minimum: 0 },
  };
  const schemas = {
    Whole: { type: 'object', properties: fields },
    Part: { type: 'object' },
    List,
    WholeEither: { type: 'string' },
  };
  const body = { content: { 'application/json': { schema: ref('Whole') } }, description: 'It.' };
  const post = { operationId: 'postX', requestBody: body, responses: { 200: body } };
  const openapi = {
    openapi: '3.1.0',
    info: { title: 'Small', version: '1' },
    servers: [{ url: '{base}/v1', variables: { base: { default: 'https://a.invalid' } } }],
    paths: { '/x': { $ref: '#/components/pathItems/X' }, '/y': { get: { parameters: [] } } },
    components: { pathItems: { X: { post } }, schemas: { ...schemas, WholeEither: {} } },
  };
  const small = readContract(structuredClone(openapi) as unknown as JsonObject, {}, new Map());
  const made = JSON.parse(
    emitOpenapi30(small, publishedSchemas(normalise(small)))['openapi-3.0.json'] ?? '',
  );
  const { properties } = made.components.schemas.Whole;
  const named = ({ $ref }: { $ref: string }) => made.components.schemas[$ref.slice(21)];

  it('null is said beside a union, too, where one type is left', () => {
    expect(properties.maybe).toMatchObject({
      ...{ type: 'object', nullable: true },
      anyOf: [{}, {}],
    });
    expect(named(properties.open).anyOf).toEqual([
      { type: 'string', nullable: true },
      { type: 'boolean', nullable: true },
    ]);
  });

  it('a union within a schema has a name that is free', () => {
    expect(properties.either).toEqual(ref('WholeEitherUnion'));
    expect(made.components.schemas.WholeEitherUnion.anyOf).toHaveLength(3);
  });

  it('numbers have the types that languages have', () => {
    const { whole, part, few, many } = properties;
    const said = [whole, part, few, many].map(({ type, format }) => [type, format]);
    expect(said).toEqual([
      ['integer', undefined],
      ['number', 'double'],
      ['integer', undefined],
      ['integer', 'int64'],
    ]);
  });

  it('a path item stands where it is used, and a server keeps its variables', () => {
    expect(made.paths['/x'].post.operationId).toBe('postX');
    expect(made.components).not.toHaveProperty('pathItems');
    expect(made.servers).toEqual(openapi.servers);
  });

  it('what is left out is listed', () => {
    expect(properties.list).toEqual(ref('List'));
    expect(made['x-lost']).toEqual([
      'The keys contentEncoding of schemas.',
      'The description of a List: PLANTED',
    ]);
  });
});

it('an example keeps a text that reads like source as it is', async () => {
  const value = { text: "from './PLANTED.ts'; */\n/** PLANTED */\n`\u2028" };
  const contract = contractOf({ Note: { type: 'object' } });
  contract.examples.set('Note', [{ name: 'odd-text', summary: 'Odd', file: '', value }]);
  const script = compile(emitExamples(normalise(contract)))['examples.js'] ?? '';
  const { Note } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  expect(Note.oddText).toEqual(value);
});

const SMALL = contractOf({
  Code: {
    description: 'A code.',
    'x-unspecified': ['The other codes.'],
    anyOf: [
      { type: 'string', enum: ['af', 'am'] },
      { type: 'string', pattern: '^[a-z]{2}$' },
    ],
  },
  Config: {
    type: 'object',
    description: 'How to do it. With a mark */ of its own.',
    required: ['codes'],
    properties: {
      codes: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Code' } },
      pause: {
        type: 'number',
        minimum: 0.5,
        maximum: 10,
        default: 5,
        description: 'The pause, in seconds.',
        'x-maturity': 'beta',
      },
      when: { type: ['string', 'null'], format: 'date-time', deprecated: true },
      day: {
        description: 'The day. Use `when` instead. It is ignored.',
        deprecated: true,
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'date-time' },
        ],
      },
      metadata: { type: 'object', additionalProperties: true },
      anything: { description: 'Anything.', additionalProperties: true },
    },
  },
  Outcome: {
    description: 'What came of it.',
    oneOf: [
      {
        title: 'Good',
        type: 'object',
        required: ['id', 'good'],
        properties: { id: { type: 'string' }, good: { type: 'boolean', const: true } },
      },
      {
        title: 'Bad',
        type: 'object',
        required: ['id', 'good', 'error'],
        properties: {
          id: { type: 'string' },
          good: { type: 'boolean', const: false },
          error: { anyOf: [{ $ref: '#/components/schemas/Config' }, { type: 'null' }] },
        },
      },
    ],
  },
});

describe('the declarations of a small contract', () => {
  let files: Files;

  beforeAll(async () => {
    const normal = normalise(SMALL);
    files = emitTypes(normal, tolerant(normal), emitResolvers(normal).names);
  });

  it('say everything about the schemas', () => {
    const [, , ...declarations] = (files['types.d.ts'] ?? '').split('\n\n');
    expect(declarations.join('\n\n')).toMatchInlineSnapshot(`
      "/**
       * A code.
       *
       * Not specified: The other codes.
       */
      export type Code = "af" | "am" | (string & {});

      /** How to do it. With a mark *\\/ of its own. */
      export interface Config {
          /** At least 1 item. */
          codes: Code[];
          /**
           * The pause, in seconds.
           *
           * Minimum 0.5. Maximum 10.
           *
           * Maturity: beta.
           *
           * @default 5
           */
          pause?: number;
          /**
           * Format date-time.
           *
           * @deprecated
           */
          when?: string | null;
          /**
           * Format date or date-time.
           *
           * @deprecated The day. Use \`when\` instead. It is ignored.
           */
          day?: string;
          metadata?: { [key: string]: unknown; };
          /** Anything. */
          anything?: unknown;
      }

      /** What came of it. */
      export type Outcome = OutcomeGood | OutcomeBad;

      /** OutcomeBad */
      export interface OutcomeBad {
          good: false;
          id: string;
          error: Config | null;
      }

      /** OutcomeGood */
      export interface OutcomeGood {
          good: true;
          id: string;
      }


      /** The REST operations by path and method. */
      export type { paths } from './operations.js';
      "
    `);
  });

  it('have the defaults filled in where they are resolved', () => {
    expect(files['types.d.ts']).toContain('  pause?: number;');
    expect(files['types/resolved.d.ts']).toContain('  pause: number;');
  });

  it('are loose where a reader is tolerant', () => {
    expect(files['types/tolerant.d.ts']).toContain('  pause?: number | null;');
  });

  it('are declarations of modules without content', () => {
    expect(files['types.js']).toBe('export {};\n');
    expect(files['types/resolved.js']).toBe('export {};\n');
    expect(files['types/tolerant.js']).toBe('export {};\n');
  });
});

describe('the emitted guards of a small contract', () => {
  const branch = (tag: string): Schema => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', const: tag } },
  });
  const both = [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }];
  const not = { type: 'string' as const, not: { const: 'cat' } };
  const open: Schema = { ...branch('dog'), properties: { kind: not } };

  it('compare the tag of an open union, and of no other', () => {
    const contract = contractOf({ Cat: branch('cat'), Dog: open, Pet: { oneOf: both } });
    const { 'guards.js': js, 'guards.d.ts': dts } = compile(emitGuards(normalise(contract)));
    expect(js).toMatch(/export function isCat\(value\) \{\s+return value\.kind === "cat";\s+\}/);
    expect(js).toMatch(/export function isDog\(value\) \{\s+return value\.kind !== "cat";\s+\}/);
    expect(dts).toContain('export declare function isCat(value: types.Pet): value is types.Cat;');
    expect(dts).toMatch(
      /value: tolerant\.Pet\): value is tolerant\.Cat & \{\s+"kind": "cat";\s+\};/,
    );
    const closed = contractOf({ Cat: branch('cat'), Dog: branch('dog'), Pet: { oneOf: both } });
    expect(compile(emitGuards(normalise(closed)))['guards.js']).not.toContain('function');
  });
});

describe('the schemas that are compiled', () => {
  const compiled = (schema: Schema) =>
    explainer(convert(normalise(contractOf({ A: schema })))).getSchema('A');

  it('have no keyword that nothing would check, and no listed value that === cannot compare', () => {
    const unknown = { type: 'array', uniqueItems: true } as NormalSchema;
    expect(() => compiled(unknown)).toThrow(
      'bundle#/components/schemas/A/uniqueItems: "uniqueItems" is not among the keywords that validators check',
    );
    expect(() => compiled({ enum: [1, [2]] })).toThrow('a listed value must be a scalar');
    const never: Schema = { anyOf: [{ type: 'string', enum: [1] }] };
    expect(() => compiled(never)).toThrow('no value is of the types and the values');
  });
});
