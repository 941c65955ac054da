import { describe, expect, it } from 'vitest';
import { type NormalSchema, resolve, type Schema } from '../../scripts/model/schema.ts';
import { flatten } from '../../scripts/normalise/flatten.ts';
import { tag, tagValues } from '../../scripts/normalise/tag.ts';
import { contractOf, slice } from '../support/slice.ts';

const tagged = tag(flatten(slice()));

function valuesOf(name: string) {
  const union = tagged.get(name) ?? {};
  return (union.oneOf ?? union.anyOf ?? []).map((branch) =>
    tagValues(branch, union.tag ?? '', union, tagged),
  );
}

describe('tag', () => {
  it.each([
    ['TextJob', 'status', [['queued', 'processing'], ['done']]],
    ['Job', 'kind', [['text'], ['live']]],
    ['SummaryAddon', 'success', [[true], [false]]],
    ['Message', 'type', [['text'], 'other']],
  ])('finds that the branches of %s are told apart by %s', (name, expected, values) => {
    expect(tagged.get(name)?.tag).toBe(expected);
    expect(valuesOf(name)).toEqual(values);
  });

  it('adds no tag to unions told apart by JSON type', () => {
    const vocabulary = tagged.get('Result')?.properties?.vocabulary;
    expect(vocabulary?.anyOf).toHaveLength(2);
    expect(vocabulary).not.toHaveProperty('tag');
  });

  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
  });
  const only = (value: string): Schema => ({ type: 'string', const: value });
  it.each<[string, Schema[]]>([
    ['the tag is not required', [object({ t: only('a') }), object({ t: only('b') }, ['t'])]],
    ['a value is there twice', [object({ t: only('a') }, ['t']), object({ t: only('a') }, ['t'])]],
    [
      'two branches are open',
      [
        object({ t: { type: 'string', not: { const: 'a' } } }, ['t']),
        object({ t: { type: 'string', not: { const: 'b' } } }, ['t']),
      ],
    ],
    [
      'the open branch excludes too few values',
      [
        object({ t: only('a') }, ['t']),
        object({ t: only('b') }, ['t']),
        object({ t: { type: 'string', not: { const: 'a' } } }, ['t']),
      ],
    ],
    [
      'the open branch excludes too many values',
      [
        object({ t: only('a') }, ['t']),
        object({ t: { type: 'string', not: { enum: ['a', 'b'] } } }, ['t']),
      ],
    ],
    ['there is one branch', [object({ t: only('a') }, ['t'])]],
    ['a branch is not an object', [object({ t: only('a') }, ['t']), { type: 'string' }]],
  ])('adds no tag where %s', (_, oneOf) => {
    const [schema] = tag(flatten(contractOf({ A: { oneOf } }))).values();
    expect(schema).not.toHaveProperty('tag');
  });

  it('takes an open branch that excludes several values, and puts it last', () => {
    const open = object({ t: { type: 'string', not: { enum: ['b', 'a'] } } }, ['t']);
    const named = [object({ t: only('a') }, ['t']), object({ t: only('b') }, ['t'])];
    const [schema] = tag(flatten(contractOf({ A: { oneOf: [open, ...named] } }))).values();
    expect(schema?.tag).toBe('t');
    const tags = (branches?: NormalSchema[]) => branches?.map(({ properties }) => properties?.t);
    expect(tags(schema?.oneOf)).toEqual(tags([...named, open]));
  });

  it('leaves what it is given as it was', () => {
    const flat = flatten(slice());
    const before = structuredClone(flat);
    tag(flat);
    expect(flat).toEqual(before);
  });
});

describe('resolve', () => {
  it('gives up on a chain of references that never ends', () => {
    const schemas = new Map<string, NormalSchema>([
      ['A', { $ref: '#/components/schemas/B' }],
      ['B', { $ref: '#/components/schemas/A' }],
    ]);
    expect(resolve({ $ref: '#/components/schemas/A' }, schemas)).toEqual({});
  });
});
