import { describe, expect, it } from 'vitest';
import type { NormalSchema, Schema, Union } from '../../src/model/schema.ts';
import { flatten } from '../../src/normalise/flatten.ts';
import { tellApart } from '../../src/normalise/tag.ts';
import { contractOf } from '../support/schemas.ts';

/** The selector of each branch. */
function choices(union?: Union<NormalSchema>) {
  return union?.branches.map(({ when }) => when);
}

describe('tellApart', () => {
  it('leaves branches to be tried one by one if two of them share a type', () => {
    const anyOf: Schema[] = [{ type: 'integer' }, { type: ['number', 'null'], minimum: 2 }];
    expect(tellApart(flatten(contractOf({ A: { anyOf } }))).get('A')?.union?.by).toBe('trial');
  });

  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
  });
  const only = (value: string): Schema => ({ type: 'string', const: value });
  it.each<[string, Schema[]]>([
    ['the tag is not required', [object({ t: only('a') }), object({ t: only('b') }, ['t'])]],
    ['two values are equal', [object({ t: only('a') }, ['t']), object({ t: only('a') }, ['t'])]],
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
  ])('adds no tag if %s', (_, oneOf) => {
    const [schema] = tellApart(flatten(contractOf({ A: { oneOf } }))).values();
    expect(schema?.union?.by).not.toBe('tag');
  });

  it('accepts an open branch that excludes several values', () => {
    const open = object({ t: { type: 'string', not: { enum: ['b', 'a'] } } }, ['t']);
    const named = [object({ t: only('a') }, ['t']), object({ t: only('b') }, ['t'])];
    const oneOf = [open, ...named];
    const [schema] = tellApart(flatten(contractOf({ A: { oneOf } }))).values();
    expect(schema?.union?.tag).toBe('t');
    expect(choices(schema?.union)).toEqual(['other', ['a'], ['b']]);
  });
});
