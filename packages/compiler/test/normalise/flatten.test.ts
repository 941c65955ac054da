import { describe, expect, it } from 'vitest';
import { FindingsError } from '../../src/model/finding.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { branchesOf, type NormalSchema, type Schema, type Union } from '../../src/model/schema.ts';
import { flatten } from '../../src/normalise/flatten.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { tolerant } from '../../src/normalise/profile.ts';
import { readContract } from '../../src/read/reader.ts';
import { contractOf, ref, sampleContract } from '../support/schemas.ts';

/** A union before its branches are made disjoint. */
function trialUnion(keyword: 'oneOf' | 'anyOf', schemas: NormalSchema[]): Union<NormalSchema> {
  const branches = schemas.map((schema) => ({ when: undefined, schema }));
  return { keyword, by: 'trial', branches };
}

describe('flatten', () => {
  const flat = flatten(sampleContract());

  it('keeps the public schemas and drops the fragments', () => {
    expect([...flat.keys()]).toEqual([
      'TextJob',
      'LiveJob',
      'Job',
      'Result',
      'Word',
      'Language',
      'SummaryAddon',
      'TextMessage',
      'OtherMessage',
      'Message',
    ]);
    expect(JSON.stringify([...flat.values()])).not.toContain('allOf');
  });

  it('prefixes the titles of branches with the name of their schema', () => {
    const titles = (name: string) => branchesOf(flat.get(name) ?? {}).map(({ title }) => title);
    expect(titles('SummaryAddon')).toEqual(['SummaryAddonSucceeded', 'SummaryAddonFailed']);
    expect(titles('TextJob')).toEqual(['TextJobPending', 'TextJobDone']);
  });

  it('treats an enumeration beside a pattern that matches its values as an open enumeration', () => {
    expect(flat.get('Language')).toEqual({
      description: 'A language code.',
      type: 'string',
      pattern: '^[a-z]{2,3}$',
      known: ['de', 'en', 'haw'],
    });
    const refusing: Schema[] = [{ pattern: '^[a-z]{2}$' }, { pattern: '^[a-z]+$', maxLength: 2 }];
    for (const others of refusing) {
      const anyOf: Schema[] = [
        { type: 'string', enum: ['toolong'] },
        { type: 'string', ...others },
      ];
      const uncovered = flatten(contractOf({ A: { anyOf } })).get('A');
      expect(uncovered).toEqual({ union: trialUnion('anyOf', anyOf) });
    }
  });

  it('has each schema outside the components under its pointer', () => {
    const schema = { allOf: [{ ...ref('Word') }], description: 'IN PLACE' };
    const get = { parameters: [{ name: 'a', in: 'header', schema }] };
    const message: JsonObject = {
      payload: { allOf: [{ type: 'string' }, { minLength: 1 }] },
    };
    const openapi = { paths: { '/x': { get } }, components: { schemas: { Word: {} } } };
    const asyncapi = { components: { messages: { Said: message } } };
    const contract = readContract(openapi, asyncapi, new Map());
    const { schemas, roots } = normalise(contract);
    expect([...schemas.keys()]).toEqual(['Word']);
    expect([...roots]).toEqual([
      ['/paths/~1x/get/parameters/0/schema', { ...ref('Word'), description: 'IN PLACE' }],
      ['/components/messages/Said/payload', { type: 'string', minLength: 1 }],
    ]);
    const loose = tolerant(normalise(contract)).roots;
    expect(loose.get('/components/messages/Said/payload')).toEqual({ type: 'string' });
  });

  it('keeps the default of a part, unless the schema states its own', () => {
    const Color: Schema = { type: 'string', default: 'red', description: 'Of a part.' };
    const short: Schema = { minLength: 2 };
    const flatField = (field: Schema) => {
      const Note: Schema = { type: 'object', properties: { color: field } };
      return flatten(contractOf({ Color, Same: ref('Color'), Note })).get('Note')?.properties
        ?.color;
    };
    const kept = { type: 'string', minLength: 2, default: 'red' };
    for (const part of [Color, ref('Color'), ref('Same'), { allOf: [Color, Color] }]) {
      expect(flatField({ allOf: [part, short] })).toEqual(kept);
      expect(flatField({ allOf: [short, part] })).toEqual(kept);
      const own = { allOf: [part, { default: 'blue' }], minLength: 2, default: 'green' };
      expect(flatField(own)).toEqual({ ...kept, default: 'green' });
    }
    const anyOf: Schema[] = [{ type: 'string' }, { type: 'null' }];
    expect(flatField({ allOf: [{ anyOf, default: null }, { title: 'A' }] })).toEqual({
      union: trialUnion('anyOf', anyOf),
      default: null,
    });
  });

  it('does not change the contract', () => {
    const contract = sampleContract();
    const before = structuredClone(contract);
    flatten(contract);
    expect(contract).toEqual(before);
  });

  const refusals: [string, Record<string, Schema>, string][] = [
    [
      'a dangling reference',
      { A: { type: 'object', properties: { b: ref('B') } } },
      'bundle#/components/schemas/A/properties/b: the schema "B" does not exist',
    ],
    [
      'a reference to something that is not a schema',
      { A: { $ref: '#/paths/x' } },
      'bundle#/components/schemas/A: the schema "#/paths/x" does not exist',
    ],
    [
      'a property declared twice',
      {
        A: {
          allOf: [ref('B')],
          type: 'object',
          properties: { b: { type: 'string' } },
        },
        B: { type: 'object', properties: { b: { type: 'number' } } },
      },
      'bundle#/components/schemas/A: property "b" is declared twice',
    ],
    [
      'a keyword stated twice',
      { A: { allOf: [{ type: 'string', minLength: 1 }, { minLength: 2 }] } },
      '"minLength" is stated twice',
    ],
    [
      'two defaults in one allOf',
      { A: { allOf: [ref('B'), { default: 'b' }] }, B: { type: 'string', default: 'a' } },
      'bundle#/components/schemas/A: "default" is stated twice',
    ],
    [
      'two unions in one schema',
      { A: { oneOf: [{ type: 'string' }], anyOf: [{ type: 'string' }] } },
      'bundle#/components/schemas/A/anyOf: the schema has two unions',
    ],
    [
      'a second union in one allOf chain',
      { A: { allOf: [{ anyOf: [{ type: 'string' }] }], anyOf: [{ type: 'null' }] } },
      'bundle#/components/schemas/A: the schema has two unions',
    ],
    ...[false, { type: 'integer' } as const].map((additionalProperties): (typeof refusals)[0] => [
      `additionalProperties ${JSON.stringify(additionalProperties)} beside branches`,
      { A: { type: 'object', additionalProperties, oneOf: [{ properties: { a: {} } }] } },
      '"additionalProperties" only considers the properties beside it',
    ]),
    [
      'a type beside branches that state their own',
      { A: { type: 'object', anyOf: [ref('B'), { type: 'null' }] }, B: { type: 'object' } },
      'bundle#/components/schemas/A/type: "type" is beside branches',
    ],
    [
      'another type beside an open enumeration',
      {
        A: {
          type: 'object',
          anyOf: [
            { type: 'string', enum: ['a'] },
            { type: 'string', pattern: '^a' },
          ],
        },
      },
      'bundle#/components/schemas/A: "type" is stated twice',
    ],
    [
      'fields beside a branch that is closed',
      {
        A: {
          properties: { a: {} },
          oneOf: [{ type: 'object', properties: {}, additionalProperties: { type: 'string' } }],
        },
      },
      '"additionalProperties" only considers the properties beside it',
    ],
  ];
  it('reports all faults of all schemas at once, and each fault once', () => {
    const twice: Schema = { allOf: [{ minLength: 1 }, { minLength: 2 }] };
    const inner: Schema = { type: 'object', properties: { a: twice, b: { items: ref('None') } } };
    const user: Schema = { allOf: [ref('Fragment'), { title: 'User' }] };
    const schemas = {
      A: { allOf: [inner, { type: 'object', properties: { c: twice } }] } as Schema,
      Fragment: { properties: { d: ref('None') } },
      ...{ B: user, C: user },
    };
    const refused = () => flatten(contractOf(schemas, ['Fragment']));
    expect(refused).toThrowError(FindingsError);
    const places = ['A/allOf/0/properties/a', 'A/allOf/0/properties/b/items'];
    places.push('A/allOf/1/properties/c', 'Fragment/properties/d');
    const form = /bundle#\/components\/schemas\/(\S+): /g;
    const placesIn = (error: unknown) => [...String(error).matchAll(form)].map(([, path]) => path);
    try {
      refused();
    } catch (error) {
      expect(placesIn(error).sort()).toEqual(places);
    }
  });

  it.each(refusals)('refuses %s', (_, schemas, message) => {
    expect(() => flatten(contractOf(schemas))).toThrowError(FindingsError);
    expect(() => flatten(contractOf(schemas))).toThrowError(message);
  });
});
