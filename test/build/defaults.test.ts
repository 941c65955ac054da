/** Defaults that parsers fill in. */
import { describe, expect, it } from 'vitest';
import { list, object, ref, smallContract } from './support/contract.ts';
import { modulesOf } from './support/modules.ts';

const text = { type: 'string' } as const;
const { parse } = await modulesOf(
  smallContract({
    Request: object({
      rate: { type: 'integer', default: 8 },
      name: text,
      formats: { ...list(text), default: ['a'] },
      scale: { anyOf: [{ type: 'number' }, list(ref('Config'))], default: 0 },
      config: ref('Config'),
      preset: { allOf: [ref('Config')], default: {} },
      labels: { type: 'object', additionalProperties: ref('Config') },
    }),
    Config: object({ codes: { ...list(text), default: [] } }),
    Entry: object({ word: text }, 'word'),
    Red: object(
      { kind: { type: 'string', const: 'red' }, depth: { type: 'number', default: 1 } },
      'kind',
    ),
    Blue: object({ kind: { type: 'string', const: 'blue' } }, 'kind'),
    Other: object(
      {
        kind: { type: 'string', not: { enum: ['red', 'blue'] } },
        size: { type: 'number', default: 2 },
      },
      'kind',
    ),
    Color: { oneOf: [ref('Other'), ref('Red'), ref('Blue')] },
  }),
);
const { parseRequest, parseEntry, parseColor } = parse as Record<
  string,
  NonNullable<(typeof parse)[string]>
>;

const FILLED = { rate: 8, formats: ['a'], scale: 0, preset: { codes: [] } };

function parsed(given: unknown): unknown {
  const result = parseRequest?.(given);
  return result?.ok ? result.value : result?.issues;
}

describe('a parsed object', () => {
  it('has its defaults in the order of the contract, then its other fields', () => {
    const keys = Object.keys(Object(parsed({ zebra: 1, name: 'n', rate: 2, apple: 2 })));
    expect(keys).toEqual([...Object.keys(FILLED), 'zebra', 'name', 'apple']);
  });

  it('has the defaults inside its fields, lists and dictionaries', () => {
    const given = { config: {}, scale: [{}, { codes: ['b'] }], labels: { a: {} } };
    expect(parsed(given)).toEqual({
      ...FILLED,
      config: { codes: [] },
      scale: [{ codes: [] }, { codes: ['b'] }],
      labels: { a: { codes: [] } },
    });
    expect(given).toEqual({ config: {}, scale: [{}, { codes: ['b'] }], labels: { a: {} } });
  });

  it('has the defaults of the branch that its tag chooses', () => {
    expect(parseColor?.({ kind: 'red' })).toMatchObject({ value: { kind: 'red', depth: 1 } });
    expect(parseColor?.({ kind: 'blue' })).toMatchObject({ value: { kind: 'blue' } });
    expect(parseColor?.({ kind: 'pink' })).toMatchObject({ value: { kind: 'pink', size: 2 } });
  });

  it('shares no list or object with another parsed value', () => {
    const [one, other] = [parsed({}), parsed({})] as { formats: string[]; preset: object }[];
    expect(one?.formats).not.toBe(other?.formats);
    expect(one?.preset).not.toBe(other?.preset);
  });

  it('lacks a field called __proto__, which would set its prototype', () => {
    const value = parsed(JSON.parse('{"__proto__":{"rate":1},"rate":2}'));
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(JSON.stringify(value)).not.toContain('__proto__');
  });

  it('is the input itself if its schema has no defaults', () => {
    const entry = { word: 'a', other: 1 };
    const result = parseEntry?.(entry);
    expect(result?.ok && result.value).toBe(entry);
  });
});

describe('the fields of an object', () => {
  it('count as missing if they are undefined', () => {
    expect(parsed({ rate: undefined, zebra: 1 })).toEqual({ ...FILLED, zebra: 1 });
  });

  it('may be inherited, such as accessors, but methods are no fields', () => {
    class Request {
      zebra = 1;
      get rate() {
        return 2;
      }
      send() {}
    }
    expect(parsed(new Request())).toEqual({ ...FILLED, rate: 2, zebra: 1 });
    expect(parsed({ __proto__: null, rate: 2 })).toEqual({ ...FILLED, rate: 2 });
  });
});
