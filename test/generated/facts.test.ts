import { isDeepStrictEqual } from 'node:util';
import type { Enumeration } from '../../scripts/emit/facts/tables.ts';
import { collectFacts, type Fact, type Facts } from '../../scripts/emit/facts.ts';
import { isJsonObject, type JsonObject } from '../../scripts/json.ts';
import { at, visitValues } from '../../scripts/json.ts';
import { BOUNDS, type Schema, visitSchema } from '../../scripts/schema.ts';
import { normalise } from '../../scripts/profiles.ts';
import { readContract } from '../../scripts/contract.ts';
import { contractOf, ref } from '../support/schemas.ts';
import { describe, expect, it } from 'vitest';
import { generatedModule, generatedText, theContract } from '../support/contract.ts';

const contract = theContract();
const facts: Facts = JSON.parse(generatedText('facts.json'));

/** The value in the bundled document at the place of a fact. */
function stated({ document, pointer }: Fact): JsonObject {
  const found = at(contract[document], pointer) as JsonObject;
  // A query parameter has its schema one step below.
  return { ...(found.schema as JsonObject), ...found };
}

describe('the facts', () => {
  it('are the same in facts.json and the module', async () => {
    expect({ ...(await generatedModule<object>('facts')) }).toEqual(facts);
  });

  it('agree with the documents at their places', () => {
    const { deprecations, maturity, unspecified, assumptions } = facts;
    const told = [
      ...deprecations.map((fact) => [fact, { deprecated: true }] as const),
      ...maturity.map((fact) => [fact, { 'x-maturity': fact.maturity }] as const),
      ...unspecified.map((fact) => [fact, { 'x-unspecified': fact.sentences }] as const),
      ...assumptions.map((fact) => [fact, { 'x-assumption': fact.sentences }] as const),
    ];
    for (const [fact, keywords] of told) expect(stated(fact), fact.pointer).toMatchObject(keywords);
    expect(told).not.toEqual([]);
  });

  it('are complete: each annotation in the documents is listed with its place', () => {
    const kinds = {
      'x-unspecified': 'unspecified',
      'x-assumption': 'assumptions',
      'x-maturity': 'maturity',
    } as const;
    const listed = Object.entries(kinds).flatMap(([keyword, kind]) =>
      facts[kind].map(({ document, pointer }) => `${keyword} ${document}${pointer}`),
    );
    const former = [...facts.renames, ...facts.removals];
    listed.push(...former.map(({ document, pointer }) => `x-replaces ${document}${pointer}`));
    const missing: string[] = [];
    let seen = 0;
    for (const document of ['openapi', 'asyncapi'] as const) {
      visitValues(contract[document], (value, pointer) => {
        const isData = /\/(examples?|enum|const|(?<!\/responses\/)default|value)(\/|$)/.test(
          pointer,
        );
        // A fact in both documents is listed at its place in the first.
        const isSecond = document === 'asyncapi' && at(contract.openapi, pointer) !== undefined;
        if (!isJsonObject(value) || isData || isSecond) return;
        const places = [pointer, pointer.replace(/\/schema$/, '')];
        for (const key of Object.keys(value)) {
          if (!(key in kinds) && key !== 'x-replaces') continue;
          seen += 1;
          if (!places.some((place) => listed.includes(`${key} ${document}${place}`)))
            missing.push(`${document}${pointer} ${key}`);
        }
      });
    }
    expect(missing).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  it('have in their tables every default, bound and unit of a public schema, including those of shared parts', () => {
    const missing: string[] = [];
    let seen = 0;
    for (const [name, schema] of normalise(contract).schemas) {
      visitSchema(schema, (node, { field }) => {
        const key = field === '' ? name : `${name}.${field}`;
        const bounds = BOUNDS.map((bound) => [node[bound], facts.limits[key]?.[bound]]);
        const pairs = [
          ...bounds,
          [node.default, facts.defaults[key]],
          [node['x-unit'], facts.units[key]],
        ].filter(([said]) => said !== undefined);
        seen += pairs.length;
        if (pairs.some(([said, fact]) => !isDeepStrictEqual(said, fact))) missing.push(key);
      });
    }
    expect(missing).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  it('have types without literal values', () => {
    const types = generatedText('facts.d.ts').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
    expect(types).not.toMatch(/: (-?\d|'(?!openapi|alpha)|true|false)/);
    expect(types).toMatch(/: number;/);
  });
});

describe('collectFacts', () => {
  it('keeps facts of one field apart if branches state it differently', () => {
    const branch = (title: string, minimum: number) => ({
      title,
      type: 'object' as const,
      required: ['state'],
      properties: {
        state: { type: 'string' as const, const: title },
        code: { type: 'integer' as const, minimum },
      },
    });
    const oneOf = [branch('Done', 1), branch('Failed', 2), branch('Again', 1)];
    const { limits, enumerations } = collectFacts(normalise(contractOf({ Job: { oneOf } })));
    expect(enumerations['Job.state']?.values).toEqual(['Done', 'Failed', 'Again']);
    expect(Object.entries(limits).map(([key, { minimum }]) => [key, minimum])).toEqual([
      ['Job.code', 1],
      ['Job.code (JobFailed)', 2],
    ]);
  });

  const a: Schema = { type: 'string', enum: ['a'] };
  const ab: Schema = { type: 'string', enum: ['b', 'a'] };
  it.each<[string, Schema[], Enumeration]>([
    ['two lists', [a, ab], { values: ['a', 'b'], open: false }],
    [
      'a list and a constant',
      [a, { type: 'string', const: 'b' }],
      { values: ['a', 'b'], open: false },
    ],
    ['a list and a bound', [a, { type: 'string', maxLength: 5 }], { values: ['a'], open: true }],
    ['two lists and null', [a, ab, { type: 'null' }], { values: ['a', 'b'], open: false }],
    ['a list and a named list', [a, ref('List')], { values: ['a', 'c'], open: false }],
    ['a list and a named string', [a, ref('Text')], { values: ['a'], open: true }],
    ['a named list and a named string', [ref('List'), ref('Text')], { values: ['c'], open: true }],
  ])('determines whether a union of %s is open', (_, anyOf, expected) => {
    const { enumerations, limits } = collectFacts(
      normalise(
        contractOf({
          Note: { type: 'object', properties: { color: { anyOf } } },
          List: { type: 'string', enum: ['c'] },
          Text: { type: 'string' },
        }),
      ),
    );
    expect(enumerations).toEqual({ List: { values: ['c'], open: false }, 'Note.color': expected });
    const isBounded = anyOf.some(({ maxLength }) => maxLength === 5);
    expect(limits).toEqual(isBounded ? { 'Note.color': { maxLength: 5 } } : {});
  });

  it('gives a field the default of the schema to which it refers', () => {
    const Note: Schema = { type: 'object', properties: { color: ref('Color') } };
    const schemas = { Note, Color: { type: 'string' as const, default: 'red' } };
    const { defaults } = collectFacts(normalise(contractOf(schemas)));
    expect(defaults).toEqual({ Color: 'red', 'Note.color': 'red' });
  });

  it('names the response and the header whose schema states a bound and a unit', () => {
    const schema = { type: 'integer', minimum: 1, 'x-unit': 'seconds' };
    const responses = { 503: { description: 'Busy.', headers: { 'Try-Again': { schema } } } };
    const openapi = { paths: { '/a': { get: { operationId: 'getA', responses } } } };
    const facts = collectFacts(normalise(readContract(openapi, {}, new Map())));
    const key = 'operation getA response 503 header Try-Again';
    expect(facts.limits).toEqual({ [key]: { minimum: 1 } });
    expect(facts.units).toEqual({ [key]: 'seconds' });
  });

  it('lists the facts of a fragment once, with all schemas that contain it, even if another one is added', () => {
    const id = { 'x-unspecified': ['Its form.'], 'x-unit': 'seconds' };
    const part = { type: 'object' as const, properties: { id } };
    const composed = { allOf: [{ $ref: '#/components/schemas/Part' }], type: 'object' as const };
    const of = (...names: string[]) => {
      const all = Object.fromEntries(names.map((name) => [name, composed]));
      return collectFacts(normalise(contractOf({ ...all, Part: part }, ['Part'])));
    };
    const place = { document: 'openapi', pointer: '/components/schemas/Part/properties/id' };
    const sentences = ['Its form.'];
    expect(of('B', 'C').unspecified).toEqual([{ subjects: ['B.id', 'C.id'], ...place, sentences }]);
    expect(of('A', 'B', 'C').units).toEqual({ 'A.id': 'seconds', ...of('B', 'C').units });
  });
});
