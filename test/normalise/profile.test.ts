import { describe, expect, it } from 'vitest';
import type { NormalContract } from '../../scripts/model/contract.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { strict, tolerant } from '../../scripts/normalise/profile.ts';
import { contractOf, slice } from '../support/slice.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const normal = normalise(slice());

function one(profile: (n: NormalContract) => NormalContract, schema: Schema) {
  return profile(normalise(contractOf({ A: schema }))).schemas.get('A');
}

describe('strict', () => {
  const schemas = strict(normal).schemas;

  it('closes objects, the branches through the object around them', () => {
    const job = schemas.get('TextJob');
    expect(job?.additionalProperties).toBe(false);
    expect(Object.keys(job?.properties ?? {})).toEqual([
      'id',
      'metadata',
      'kind',
      'status',
      'completed_at',
      'result',
    ]);
    expect(job?.properties?.result).toEqual({});
    expect(job?.oneOf?.some((branch) => 'additionalProperties' in branch)).toBe(false);
    expect(schemas.get('Word')?.additionalProperties).toBe(false);
  });

  it('leaves open what the contract states as open', () => {
    expect(schemas.get('OtherMessage')?.additionalProperties).toBe(true);
    expect(schemas.get('TextJob')?.properties?.metadata?.additionalProperties).toBe(true);
    const map: Schema = { type: 'object', additionalProperties: { type: 'string' } };
    expect(one(strict, map)).toEqual(map);
  });

  it('closes nullable objects and objects in arrays', () => {
    const closed = one(strict, {
      type: 'array',
      items: { type: ['object', 'null'], properties: { a: { type: 'string' } } },
    });
    expect(closed?.items?.additionalProperties).toBe(false);
  });
});

describe('tolerant', () => {
  const schemas = tolerant(normal).schemas;
  const optional = (a: Schema) =>
    one(tolerant, { type: 'object', properties: { a } })?.properties?.a;

  it('keeps what chooses a branch', () => {
    const job = schemas.get('TextJob');
    expect(job?.tag).toBe('status');
    expect(job?.oneOf?.[0]?.properties?.status?.enum).toEqual(['queued', 'processing']);
    expect(job?.properties?.kind?.const).toBe('text');
    expect(schemas.get('OtherMessage')?.properties?.type).toEqual({
      type: 'string',
      not: { const: 'text' },
    });
  });

  it('keeps an enumeration that chooses a branch through a reference', () => {
    const kind = (values: string[]): Schema => ({
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string', enum: values } },
    });
    const { schemas } = tolerant(
      normalise(
        contractOf({ A: kind(['a', 'b']), B: kind(['c']), U: { oneOf: [ref('A'), ref('B')] } }),
      ),
    );
    expect(schemas.get('A')?.properties?.type?.enum).toEqual(['a', 'b']);
  });

  it('opens every other enumeration and pattern of strings', () => {
    expect(schemas.get('Language')).toEqual({
      description: 'A language code.',
      type: 'string',
      known: ['de', 'en', 'haw'],
    });
    expect(one(tolerant, { type: 'string', enum: ['a', 'b'] })).toEqual({
      type: 'string',
      known: ['a', 'b'],
    });
    expect(one(tolerant, { type: 'integer', enum: [1, 2] })).toEqual({
      type: 'integer',
      enum: [1, 2],
    });
  });

  it('lets null stand for an absent optional field', () => {
    expect(optional({ type: 'string', default: 'x' })).toEqual({
      type: ['string', 'null'],
      default: 'x',
    });
    expect(optional({ type: 'integer', enum: [1] })).toEqual({
      type: ['integer', 'null'],
      enum: [1, null],
    });
    expect(optional({ type: 'string', const: 'x', description: 'X.' })).toEqual({
      description: 'X.',
      anyOf: [{ type: 'string', const: 'x' }, { type: 'null' }],
    });
    expect(optional({ anyOf: [{ type: 'boolean' }, { type: 'string' }], default: true })).toEqual({
      anyOf: [{ type: 'boolean' }, { type: 'string' }, { type: 'null' }],
      default: true,
    });
    expect(optional({ type: ['string', 'null'] })).toEqual({ type: ['string', 'null'] });
    expect(optional({ description: 'Anything.' })).toEqual({ description: 'Anything.' });
    expect(schemas.get('Result')?.properties?.summary).toEqual({
      anyOf: [ref('SummaryAddon'), { type: 'null' }],
    });
    expect(schemas.get('Result')?.properties?.words).toEqual({
      type: 'array',
      items: ref('Word'),
    });
  });

  it('refuses null where a branch requires a field that others have too', () => {
    const state = (status: string, required: string[]): Schema => ({
      type: 'object',
      required: ['status', ...required],
      properties: { status: { type: 'string', const: status }, end: { type: 'number' } },
    });
    const job = one(tolerant, { oneOf: [state('new', []), state('done', ['end'])] });
    expect(job?.properties).toEqual({});
    expect(job?.oneOf?.map((branch) => branch.properties?.end)).toEqual([
      { type: ['number', 'null'] },
      { type: 'number' },
    ]);
  });

  it('lets opaque fields take any value', () => {
    expect(schemas.get('TextJob')?.properties?.metadata).toEqual({ 'x-opaque': true });
  });

  it('checks no formats', () => {
    expect(JSON.stringify([...schemas])).not.toContain('"format"');
  });
});

describe.each([
  ['strict', strict],
  ['tolerant', tolerant],
])('%s', (name, profile) => {
  it('is pure', () => {
    const given = normalise(slice());
    const before = structuredClone(given);
    const first = profile(given);
    expect(given).toEqual(before);
    expect(profile(given)).toEqual(first);
    expect(first.profile).toBe(name);
    expect([...first.schemas.keys()]).toEqual([...given.schemas.keys()]);
  });
});
