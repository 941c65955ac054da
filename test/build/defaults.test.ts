/** Defaults that parsers fill in. */
import { expect, it } from 'vitest';
import { list, object, ref, tag, text } from './support/contract.ts';
import { modulesOf } from './support/modules.ts';

const { parse } = await modulesOf({
  Request: object({
    rate: { type: 'integer', default: 8 },
    formats: { ...list(text), default: ['a'] },
    scale: { anyOf: [{ type: 'number' }, list(ref('Config'))], default: 0 },
    config: ref('Config'),
    preset: { allOf: [ref('Config')], default: {} },
    labels: { type: 'object', additionalProperties: ref('Config') },
  }),
  Config: object({ codes: { ...list(text), default: [] } }),
  Entry: object({ word: text }, 'word'),
  Red: object({ kind: tag('red'), depth: { type: 'number', default: 1 } }, 'kind'),
  Other: object(
    { kind: { ...text, not: { enum: ['red'] } }, size: { type: 'number', default: 2 } },
    'kind',
  ),
  Color: { oneOf: [ref('Other'), ref('Red')] },
});

const FILLED = { rate: 8, formats: ['a'], scale: 0, preset: { codes: [] } };

function parsed(given: unknown): unknown {
  const result = parse('Request', given);
  return result.ok ? result.value : result.issues;
}

it('a parsed object has the defaults inside its fields, lists and dictionaries', () => {
  const given = { config: {}, scale: [{}, { codes: ['b'] }], labels: { a: {} } };
  const before = structuredClone(given);
  expect(parsed(given)).toEqual({
    ...FILLED,
    config: { codes: [] },
    scale: [{ codes: [] }, { codes: ['b'] }],
    labels: { a: { codes: [] } },
  });
  expect(given).toEqual(before);
});

it('a parsed union has the defaults of the branch that its tag chooses', () => {
  expect(parse('Color', { kind: 'red' })).toMatchObject({ value: { kind: 'red', depth: 1 } });
  expect(parse('Color', { kind: 'pink' })).toMatchObject({ value: { kind: 'pink', size: 2 } });
});

it('two parsed values share no default', () => {
  const [one, other] = [parsed({}), parsed({})] as { formats: string[]; preset: object }[];
  expect(one?.formats).not.toBe(other?.formats);
  expect(one?.preset).not.toBe(other?.preset);
});

it('a parsed object is the input itself if its schema has no defaults', () => {
  const entry = { word: 'a', other: 1 };
  const result = parse('Entry', entry);
  expect(result.ok && result.value).toBe(entry);
});

it('fields count as missing if they are undefined, and may be accessors, but not methods', () => {
  class Request {
    zebra = 1;
    get rate() {
      return 2;
    }
    send() {}
  }
  expect(parsed(new Request())).toEqual({ ...FILLED, rate: 2, zebra: 1 });
  expect(parsed({ rate: undefined, zebra: 1 })).toEqual({ ...FILLED, zebra: 1 });
});
