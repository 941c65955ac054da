import { describe, expect, it } from 'vitest';
import type { NormalContract } from '../../src/model/contract.ts';
import { branchesOf, type Schema } from '../../src/model/schema.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { strict, tolerant } from '../../src/normalise/profile.ts';
import { contractOf, ref, sampleContract } from '../support/schemas.ts';

const normal = normalise(sampleContract());

/** A schema in a profile. */
function view(profile: (n: NormalContract) => NormalContract, schema: Schema) {
  return profile(normalise(contractOf({ A: schema }))).schemas.get('A');
}

describe('strict', () => {
  const schemas = strict(normal).schemas;

  it('closes objects, and each branch of a union', () => {
    const branches = branchesOf(schemas.get('TextJob') ?? {});
    expect(branches.map((branch) => branch.additionalProperties)).toEqual([false, false]);
    expect(schemas.get('Word')?.additionalProperties).toBe(false);
  });

  it('leaves open objects open', () => {
    expect(schemas.get('OtherMessage')?.additionalProperties).toBe(true);
    expect(
      branchesOf(schemas.get('TextJob') ?? {})[0]?.properties?.metadata?.additionalProperties,
    ).toBe(true);
    const map: Schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(view(strict, map)).toEqual(map);
  });
});

describe('tolerant', () => {
  const schemas = tolerant(normal).schemas;
  const field = (a: Schema) => view(tolerant, { type: 'object', properties: { a } })?.properties?.a;
  const kind = (values: string[]): Schema => ({
    type: 'object',
    required: ['type', 'id'],
    properties: { type: { type: 'string', enum: values }, id: { type: 'integer' } },
  });

  it('requires a tag in its union, and makes it optional in the branches', () => {
    const { schemas } = tolerant(
      normalise(
        contractOf({ A: kind(['a', 'b']), B: kind(['c']), U: { oneOf: [ref('A'), ref('B')] } }),
      ),
    );
    expect(schemas.get('U')).toEqual({
      union: {
        keyword: 'oneOf',
        by: 'tag',
        tag: 'type',
        branches: [
          { when: ['a', 'b'], schema: ref('A') },
          { when: ['c'], schema: ref('B') },
        ],
      },
    });
    expect(schemas.get('A')).toEqual({
      type: 'object',
      properties: { type: { type: 'string', enum: ['a', 'b'] }, id: { type: ['number', 'null'] } },
    });
    expect(tolerant(normal).schemas.get('OtherMessage')?.properties?.type).toEqual({
      type: 'string',
      not: { const: 'text' },
    });
  });

  it('merges inline branches into one object, in which their tag is an ordinary field', () => {
    const state = (status: string, end: Schema, required: string[]): Schema => ({
      title: `A-${status}`,
      type: 'object',
      required: ['status', ...required],
      properties: { status: { type: 'string', const: status }, end },
    });
    const job = view(tolerant, {
      oneOf: [
        state('new', { type: ['number', 'null'], description: 'Not yet.' }, []),
        state('done', { type: 'integer', description: 'The end.' }, ['end']),
        state('gone', { title: 'End', type: 'string', description: 'The end.' }, ['end']),
      ],
    });
    expect(job).toEqual({
      type: 'object',
      properties: {
        status: { type: ['string', 'null'], known: ['new', 'done', 'gone'] },
        end: {
          description: 'A-new: Not yet.\nA-done, A-gone: The end.',
          type: ['number', 'string', 'null'],
        },
      },
    });
  });

  it.each<[string, Schema, Schema & { known?: unknown }]>([
    ['enumeration', { type: 'string', enum: ['a'] }, { type: 'string', known: ['a'] }],
    ['enumeration of numbers', { type: 'integer', enum: [8] }, { type: 'number', known: [8] }],
    ['enumeration of both', { enum: [8, 'a'] }, { type: ['number', 'string'], known: [8, 'a'] }],
    ['constant', { type: 'string', const: 'a' }, { type: 'string', known: ['a'] }],
    ['pattern', { type: 'string', pattern: '^a$' }, { type: 'string' }],
    ['format', { type: 'string', format: 'uri' }, { type: 'string' }],
    ['bound', { type: 'number', minimum: 1, maximum: 2 }, { type: 'number' }],
    ['length', { type: 'array', items: {}, minItems: 1 }, { type: 'array', items: {} }],
    [
      'choice that differs only in formats',
      {
        anyOf: [
          { type: 'string', format: 'date' },
          { type: 'string', format: 'uri' },
        ],
      },
      { type: 'string' },
    ],
    [
      'item of a list against only one branch',
      {
        anyOf: [
          { type: 'array', items: { type: 'string' } },
          { type: 'array', items: { type: 'integer' } },
        ],
      },
      { type: 'array', items: { type: ['string', 'number'] } },
    ],
    ['exclusion', { type: 'string', not: { const: 'a' } }, { type: 'string' }],
  ])('checks no %s', (_, schema, expected) => {
    expect(view(tolerant, schema)).toEqual(expected);
  });

  it('lets any other field be missing or null, but not an item of a list or a value of a dictionary', () => {
    const list: Schema = { type: 'array', items: { type: 'string' } };
    const map: Schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(view(tolerant, { type: 'object', required: ['a'], properties: { a: list } })).toEqual({
      type: 'object',
      properties: { a: { type: ['array', 'null'], items: { type: 'string' } } },
    });
    expect(field(map)).toEqual({ ...map, type: ['object', 'null'] });
    expect(field({ type: 'string', default: 'x' })).toEqual({
      type: ['string', 'null'],
      default: 'x',
    });
    const anyOf = [{ type: 'boolean' }, ref('A'), { type: 'null' }] satisfies Schema[];
    const union = field({ anyOf });
    expect(union?.union?.by).toBe('type');
    expect(branchesOf(union ?? {})).toEqual(anyOf);
    expect(field({ description: 'Anything.' })).toEqual({ description: 'Anything.' });
    expect(schemas.get('Result')?.properties?.summary).toHaveProperty(
      'union.branches.0.schema',
      ref('SummaryAddon'),
    );
  });

  it('accepts any value of an opaque field', () => {
    expect(field({ ...ref('A'), 'x-opaque': true })).toEqual({ 'x-opaque': true });
  });
});

describe.each([
  ['strict', strict],
  ['tolerant', tolerant],
])('%s', (name, profile) => {
  it('does not change its input, and returns the same result when it runs again', () => {
    const given = normalise(sampleContract());
    const before = structuredClone(given);
    const first = profile(given);
    expect(given).toEqual(before);
    expect(profile(given)).toEqual(first);
    expect(first.profile).toBe(name);
    expect([...first.schemas.keys()]).toEqual([...given.schemas.keys()]);
  });
});
