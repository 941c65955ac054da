import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { StopRecordingMessage } from '../../../../generated/examples.js';
import * as module from '../../../../generated/parse.js';
import {
  parseClientMessage,
  parseListTranscriptionJobsQuery,
} from '../../../../generated/strict/parse.js';
import { ROOT, theContract, theNormal } from '../../../../test/support/contract.ts';
import { valueParser } from '../../src/emit/names.ts';
import { normalise } from '../../src/normalise/normal.ts';
import { readSettings } from '../../src/read/settings.ts';
import type { ParseResult } from '../../src/runtime/issues.ts';
import type { ParseOptions, StrictResult } from '../../src/runtime/read.ts';
import { valid } from '../support/arbitrary.ts';
import { writeModules } from '../support/modules.ts';
import { contractOf } from '../support/schemas.ts';

const { load, remove } = await writeModules(
  normalise(
    contractOf({
      Request: {
        type: 'object',
        properties: {
          rate: { type: 'integer', default: 8 },
          name: { type: 'string' },
          formats: { type: 'array', items: { type: 'string' }, default: ['a'] },
          // Its default is not a list, which would have more defaults to fill in.
          scale: {
            type: ['number', 'array'],
            items: { $ref: '#/components/schemas/Config' },
            default: 0,
          },
          config: { $ref: '#/components/schemas/Config' },
        },
      },
      Config: {
        type: 'object',
        properties: { codes: { type: 'array', items: { type: 'string' }, default: [] } },
      },
      Entry: { type: 'object', required: ['word'], properties: { word: { type: 'string' } } },
    }),
  ),
  ['contract', 'strict'],
);
afterAll(remove);
type Parse = (value: unknown) => ParseResult<unknown>;
const { parseRequest = () => expect.fail('no parser'), parseEntry = parseRequest } =
  await load<Parse>('parse');
type ParseStrictly = <Options extends ParseOptions>(
  value: unknown,
  options?: Options,
) => StrictResult<unknown, Options>;
const { parseRequest: parseStrictly = () => expect.fail('no parser') } =
  await load<ParseStrictly>('strict/parse');
const FILLED = { rate: 8, formats: ['a'], scale: 0 };

it('a parsed object has its defaults in the order of the contract, then optional fields, then unknown ones', () => {
  const result = parseRequest({ zebra: 1, name: 'n', rate: 2, apple: 2 });
  const keys = Object.keys((result.ok && result.value) || {});
  expect(keys).toEqual([...Object.keys(FILLED), 'name', 'zebra', 'apple']);
});

describe('a parse function', () => {
  it('treats undefined fields as missing, and reads inherited fields only if they are known', () => {
    const value = Object.create({ inherited: 1 }, { rate: { value: 2, enumerable: true } });
    expect(parseRequest(value)).toEqual({ ok: true, value: { ...FILLED, rate: 2 } });
    expect(parseRequest({ rate: undefined })).toEqual({ ok: true, value: FILLED });
    class Request {
      zebra = 1;
      get rate() {
        return 2;
      }
    }
    const read = { ok: true, value: { ...FILLED, rate: 2, zebra: 1 } };
    expect(parseRequest(new Request())).toEqual(read);
    expect(parseRequest({ __proto__: null, rate: 2, zebra: 1 })).toEqual(read);
    const both = { rate: undefined, zebra: 1 };
    expect(parseRequest(both)).toEqual({ ok: true, value: { ...FILLED, zebra: 1 } });
  });

  it('returns its input itself if the schema has no defaults', () => {
    const entry = { word: 'a', other: 1 };
    const result = parseEntry(entry);
    expect(result.ok && result.value).toBe(entry);
  });
});

it.each([
  ['parse', /^Accepts fields that the contract does not name/],
  [
    'strict/parse',
    /^Refuses fields that the contract does not name; with .* 'drop' .* leaves them/s,
  ],
])(
  'the hover text of each function of %s begins with the handling of unknown fields',
  (file, lead) => {
    const text = readFileSync(`generated/${file}.d.ts`, 'utf8');
    const hovers = text.matchAll(
      /\/\*\*\s(?: \*|)\s*([^/]*?) \*\/\nexport declare function parse/g,
    );
    const firsts = [...hovers].map(([, first = '']) => first.replace(/^\* /, ''));
    expect(firsts.filter((first) => !lead.test(first))).toEqual([]);
    expect(firsts.length).toBe(text.match(/^export declare function parse/gm)?.length);
  },
);

describe('on request, a parser drops unknown fields', () => {
  const drop = { unknownFields: 'drop' } as const;

  it('of a query in any form', () => {
    for (const query of ['planted=1', new URLSearchParams({ planted: '1' }), { planted: 1 }]) {
      expect(parseListTranscriptionJobsQuery(query).ok).toBe(false);
      const { value } = parseListTranscriptionJobsQuery('') as { value: object };
      const expected = { ok: true, value, dropped: ['/planted'] };
      expect(parseListTranscriptionJobsQuery(query, drop)).toEqual(expected);
    }
  });

  it('of a message in a frame, and none of raw audio', () => {
    const { type } = StopRecordingMessage.end;
    const text = JSON.stringify({ type, planted: 1 });
    expect(parseClientMessage(text).ok).toBe(false);
    for (const frame of [text, new TextEncoder().encode(text)]) {
      expect(parseClientMessage(frame, { ...drop, isBinary: false })).toEqual({
        ok: true,
        value: { kind: 'message', message: { type } },
        dropped: ['/planted'],
      });
    }
    expect(parseClientMessage(new Uint8Array(2), drop)).toMatchObject({ ok: true, dropped: [] });
    expect(parseClientMessage('{', drop)).toMatchObject({
      ok: false,
      issues: [{ keyword: 'json' }],
    });
  });

  it('of a copy, which also has the defaults', () => {
    const input = { planted: 1, config: { planted: 1 } };
    const result = parseStrictly(input, drop);
    const dropped: string[] = result.ok ? result.dropped : [];
    expect(dropped.toSorted()).toEqual(['/config/planted', '/planted']);
    expect(result.ok && result.value).toEqual({ ...FILLED, config: { codes: [] } });
    expect(input).toEqual({ planted: 1, config: { planted: 1 } });
    expect('dropped' in parseStrictly({})).toBe(false);
  });
});

/** A value frozen, so that writing to it throws. */
function frozen(value: unknown): unknown {
  for (const part of partsOf(value)) Object.freeze(part);
  return value;
}

/** Every object and list in a value, itself included. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

it('a parsed value shares objects and lists only with its input, not with other parsed values', () => {
  const parsers = module as unknown as Record<string, Parse>;
  const settings = readSettings(ROOT, theContract());
  const { schemas } = theNormal();
  let filled = 0;
  for (const [name, schema] of schemas) {
    const parse = parsers[valueParser(name, settings)] as Parse;
    const values = valid(schema, schemas).filter((value) => value !== undefined);
    for (const value of fc.sample(values.map(frozen), { numRuns: 30, seed: 1 })) {
      const [one, other] = [parse(value), parse(value)];
      if (!one.ok || !other.ok) continue;
      const given = new Set(partsOf(value));
      const own = partsOf(one.value).filter((part) => !given.has(part));
      const others = new Set(partsOf(other.value));
      expect(own.filter((part) => others.has(part))).toEqual([]);
      filled += own.length;
    }
  }
  expect(filled).toBeGreaterThan(0);
});
