import { afterAll, describe, expect, it } from 'vitest';
import { normalise } from '../../src/normalise/normal.ts';
import type { ParseResult } from '../../src/runtime/issues.ts';
import type { ParseOptions, StrictResult } from '../../src/runtime/read.ts';
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

describe('on request, a parser drops unknown fields', () => {
  const drop = { unknownFields: 'drop' } as const;

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
