import { describe, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '../../scripts/model/json.ts';
import { without, withValue } from '../support/edit.ts';
import { mutationsOf } from './mutations.ts';

/** A document with one of everything that the generator treats in a way of its own. */
const DOCUMENT: JsonObject = {
  info: { version: '1.0.0' },
  paths: {
    '/things': {
      get: {
        operationId: 'getThing',
        security: [{ key: [] }],
        parameters: [{ name: 'a', in: 'query', schema: { type: 'integer', minimum: 1 } }],
        responses: { 200: { description: 'It.' }, 204: { description: 'Nothing.' } },
      },
    },
  },
  components: {
    schemas: {
      Other: {
        type: 'object',
        properties: { type: { type: 'string', not: { enum: ['a', 'b'] } } },
      },
      Thing: {
        type: 'object',
        required: ['size'],
        properties: {
          size: { type: ['number', 'null'], maximum: 0.5, default: 0.1, 'x-maturity': 'alpha' },
          code: { type: 'string', pattern: '^[a-z]{2,3}$' },
          kind: { enum: ['x', 'y'] },
          other: { $ref: '#/components/schemas/Other' },
          list: { type: 'array', items: { type: 'boolean' } },
        },
      },
    },
  },
};

const mutations = [...mutationsOf(DOCUMENT)];
const at = (place: string) =>
  mutations.filter(({ path }) => path.join('/').endsWith(place)).map(({ value }) => value);

describe('the changes of a document', () => {
  it('each change makes another document, and changes nothing in place', () => {
    const before = JSON.stringify(DOCUMENT);
    const texts = mutations.map(({ path, value }) =>
      JSON.stringify(
        value === undefined ? without(DOCUMENT, path) : withValue(DOCUMENT, path, value),
      ),
    );
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    expect(texts).not.toContain(before);
    expect(JSON.stringify(DOCUMENT)).toBe(before);
  });

  it('the changes leave nothing alone but words', () => {
    const places = new Set(mutations.map(({ path }) => JSON.stringify(path)));
    const alone: string[] = [];
    const visit = (value: Json, path: string[]): void => {
      const isWhole = !isObject(value) && !Array.isArray(value);
      const key = JSON.stringify(path.map((step) => (/^\d$/.test(step) ? Number(step) : step)));
      if (isWhole && path.at(-1) !== 'description' && !places.has(key)) alone.push(key);
      if (!isWhole) for (const [name, item] of Object.entries(value)) visit(item, [...path, name]);
    };
    visit(DOCUMENT, []);
    expect(alone).toEqual([]);
  });

  it('the changes take words, numbers, patterns and references from the vocabulary', () => {
    expect(at('size/x-maturity')).toEqual([undefined, 'beta']);
    expect(at('size/maximum')).toEqual([undefined, 1.5, -0.5, 0.501, 0.499]);
    expect(at('code/pattern')).toContain('^[a-z]{2,4}$');
    expect(at('other/$ref')).toContain('#/components/schemas/Thing');
    expect(at('Thing/required/1')).toEqual(['code', 'kind', 'other', 'list', 'PLANTED']);
    expect(at('list/minItems')).toEqual([1]);
  });
});
