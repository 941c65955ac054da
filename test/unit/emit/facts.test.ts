import { describe, expect, it } from 'vitest';
import {
  collectFacts,
  type Fact,
  type Facts,
  type Kind,
} from '../../../scripts/emit/facts/collect.ts';
import type { Json, JsonObject } from '../../../scripts/model/json.ts';
import { at, joinPointer } from '../../../scripts/model/pointer.ts';
import { normalise } from '../../../scripts/normalise/normal.ts';
import { readContract } from '../../../scripts/read/reader.ts';
import { generatedModule, generatedText, theContract } from '../../support/contract.ts';
import { contractOf } from '../../support/schemas.ts';

const contract = theContract();
const facts: Facts = JSON.parse(generatedText('facts.json'));

/** What the bundled document states at the place of a fact. */
function stated({ document, pointer }: Fact): JsonObject {
  const found = at(contract[document], pointer) as JsonObject;
  // A query parameter has its schema one step below.
  return { ...(found.schema as JsonObject), ...found };
}

describe('the facts', () => {
  it('are the same in facts.json and in the module', async () => {
    expect({ ...(await generatedModule<object>('facts')) }).toEqual(facts);
  });

  it('agree with what the documents state at their places', () => {
    let checked = 0;
    for (const [key, fact] of Object.entries(facts.defaults)) {
      expect([key, fact.value]).toEqual([key, stated(fact).default]);
      checked += 1;
    }
    for (const [key, fact] of Object.entries(facts.maturity)) {
      expect([key, fact.maturity]).toEqual([key, stated(fact)['x-maturity']]);
      checked += 1;
    }
    for (const [key, fact] of Object.entries(facts.limits)) {
      const { schema, field, document, pointer, unit, ...bounds } = fact;
      expect([key, stated(fact)]).toEqual([key, expect.objectContaining(bounds)]);
      checked += 1;
    }
    for (const [key, fact] of Object.entries(facts.deprecations)) {
      expect([key, stated(fact).deprecated]).toEqual([key, true]);
      checked += 1;
    }
    for (const kind of ['unspecified', 'assumptions'] as const) {
      for (const [key, fact] of Object.entries(facts[kind])) {
        const said = [
          stated(fact)[kind === 'unspecified' ? 'x-unspecified' : 'x-assumption'],
        ].flat();
        expect([key, fact.sentences]).toEqual([key, said.map((text) => String(text).trim())]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(0);
  });

  it('are complete: everything of their kind in the documents is among them', () => {
    const pointers = (kind: Kind) =>
      new Set(Object.values(facts[kind]).map(({ document, pointer }) => `${document}${pointer}`));
    const known = {
      default: pointers('defaults'),
      'x-maturity': pointers('maturity'),
      'x-unit': pointers('units'),
      'x-unspecified': pointers('unspecified'),
      'x-assumption': pointers('assumptions'),
      'x-replaces': new Set([...pointers('renames'), ...pointers('removals')]),
    };
    const missing: string[] = [];
    let seen = 0;
    for (const document of ['openapi', 'asyncapi'] as const) {
      each(contract[document], '', (key, pointer) => {
        if (!(key in known)) return;
        // Shared schemas are listed once; `default` outside schemas, as in responses, is no default value.
        if (document === 'asyncapi' && at(contract.openapi, pointer) !== undefined) return;
        if (key === 'default' && !/schema/.test(pointer)) return;
        seen += 1;
        const places = [pointer, pointer.replace(/\/schema$/, '')].map((one) => document + one);
        const set = known[key as keyof typeof known];
        if (!places.some((place) => set.has(place))) missing.push(`${document}${pointer} ${key}`);
      });
    }
    expect(missing).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });
});

describe('collectFacts', () => {
  it('keeps apart what branches state differently of one field', () => {
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
      ['Job.code (Failed)', 2],
    ]);
  });

  it('names the response and the header whose schema states a bound and a unit', () => {
    const schema = { type: 'integer', minimum: 1, 'x-unit': 'seconds' };
    const responses = { 503: { description: 'Busy.', headers: { 'Try-Again': { schema } } } };
    const openapi = { paths: { '/a': { get: { operationId: 'getA', responses } } } };
    const facts = collectFacts(normalise(readContract(openapi, {}, new Map())));
    const key = 'operation getA response 503 header Try-Again';
    const pointer = '/paths/~1a/get/responses/503/headers/Try-Again/schema';
    expect(facts.limits[key]).toMatchObject({ minimum: 1, unit: 'seconds', pointer });
    expect(facts.units[key]).toMatchObject({ unit: 'seconds', pointer });
  });

  it('lists once what a fragment states, with the schemas that contain it', () => {
    const id = { 'x-unspecified': ['Its form.'] };
    const part = { type: 'object' as const, properties: { id } };
    const composed = { allOf: [{ $ref: '#/components/schemas/Part' }], type: 'object' as const };
    const composition = contractOf({ A: composed, B: composed, Part: part }, ['Part']);
    const { unspecified } = collectFacts(normalise(composition));
    expect(unspecified).toEqual({
      'A.id': {
        schema: 'A',
        field: 'id',
        document: 'openapi',
        pointer: '/components/schemas/Part/properties/id',
        schemas: ['A', 'B'],
        sentences: ['Its form.'],
      },
    });
  });
});

/** Visits every key of every object, except inside data, such as examples and default values. */
function each(value: Json, pointer: string, visit: (key: string, pointer: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    visit(key, pointer);
    const isData = ['examples', 'example', 'enum', 'const', 'default', 'value'].includes(key);
    if (isData && !(key === 'default' && pointer.endsWith('/responses'))) continue;
    each(item, joinPointer(pointer, key), visit);
  }
}
