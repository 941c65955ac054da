/** Parsers: unknown fields, frames, and the kinds of open unions. */
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { emitParse } from '../../scripts/emit/parse.ts';
import { emitRead } from '../../scripts/emit/read.ts';
import { emitRuntime } from '../../scripts/emit/runtime.ts';
import { emitTypeGuards } from '../../scripts/emit/type-guards.ts';
import type { JsonObject } from '../../scripts/json.ts';
import { contractProfile, strictProfile, tolerantProfile } from '../../scripts/profiles.ts';
import type { Schemas } from '../../scripts/schema.ts';
import { errorsIn } from './support/compile.ts';
import { list, object, ref, smallContract } from './support/contract.ts';
import { issuesIn, modulesOf, placesIn } from './support/modules.ts';

const text = { type: 'string' } as const;
const tag = (value: string) => ({ type: 'string', const: value }) as const;
const SCHEMAS: Schemas = {
  Word: object({ word: text, start: { type: 'number' } }, 'word', 'start'),
  Result: object({ words: list(ref('Word')) }),
  Note: object({ type: tag('note'), text }, 'type', 'text'),
  OtherNews: object({ type: { type: 'string', not: { enum: ['note'] } } }, 'type'),
  Stop: object({ type: tag('stop') }, 'type'),
  Job: {
    oneOf: ['queued', 'done'].map((status) =>
      object(
        { status: tag(status), id: text, url: text, [status]: text },
        'status',
        'id',
        'url',
        status,
      ),
    ),
  },
};
const operation = (action: string, ...names: string[]): JsonObject => ({
  action,
  channel: { $ref: '#/channels/live' },
  messages: names.map((name) => ({ $ref: `#/channels/live/messages/${name}` })),
});
const MESSAGES: JsonObject = {
  components: { schemas: SCHEMAS as JsonObject },
  channels: {
    live: {
      messages: {
        note: { payload: ref('Note') as JsonObject },
        news: { payload: ref('OtherNews') as JsonObject },
        stop: { payload: ref('Stop') as JsonObject },
        audio: { contentType: 'application/octet-stream' },
      },
    },
  },
  operations: {
    receiveNewsMessage: operation('send', 'note', 'news'),
    sendOrderMessage: operation('receive', 'stop', 'audio'),
  },
};
const contract = smallContract(SCHEMAS, {}, MESSAGES);
const { parse, strict, read } = await modulesOf(contract);
type Takes = Record<string, NonNullable<(typeof parse)[string]>>;
const { parseJob, parseNewsMessage, parseNewsMessageValue, parseOrderMessage } = parse as Takes;
const { parseWord, parseResult, parseOrderMessage: parseOrderStrictly } = strict as Takes;
const { readNewsMessage } = read as Takes;
const drop = { unknownFields: 'drop' } as const;

describe('unknown fields', () => {
  it('are refused by the strict parsers', () => {
    const result = parseWord?.({ word: 'a', start: 1, planted: 1 });
    expect(result && placesIn(result)).toEqual(['/planted additionalProperties']);
  });

  it('are left out of a copy and listed, on request', () => {
    const input = { words: [{ word: 'a', start: 1, planted: 1 }], planted: 1 };
    const result = parseResult?.(input, drop);
    expect(result).toEqual({
      ok: true,
      value: { words: [{ word: 'a', start: 1 }] },
      dropped: ['/words/0/planted', '/planted'],
    });
    expect(input.words[0]).toHaveProperty('planted');
    expect(parseResult?.({}, drop)).toEqual({ ok: true, value: {}, dropped: [] });
    expect(parseResult?.({})).not.toHaveProperty('dropped');
  });

  it('are reported even then if they are probably misspelled required fields', () => {
    const result = parseWord?.({ wrod: 'a', start: 'x', srart: 1 }, drop);
    const told = result ? issuesIn(result).map(({ path, message }) => `${path} ${message}`) : [];
    expect(told.sort()).toEqual([
      '/start expected a number, got "x"',
      '/word is missing',
      '/wrod is not a known field; did you mean `word`?',
    ]);
  });

  it('are no error if they are undefined, as any field whose value is undefined counts as missing', () => {
    const value = { word: 'a', start: 1, planted: undefined };
    expect(parseWord?.(value)).toEqual({ ok: true, value: { word: 'a', start: 1 } });
    expect(parseWord?.(value, drop)).toMatchObject({ ok: true, dropped: [] });
  });
});

it('a missing tag is reported with the fields that every branch requires', () => {
  const result = parseJob?.({ id: 'x' });
  expect(result && placesIn(result)).toEqual(['/status required', '/url required']);
});

it('a built-in object is refused, with what to do about it', () => {
  const result = parseJob?.(Promise.resolve({}));
  expect(result && issuesIn(result)[0]?.message).toBe(
    'expected an object, got a Promise; await it',
  );
  for (const value of [new Date(), new Map(), /x/]) expect(parseJob?.(value)?.ok).toBe(false);
});

it('a value that throws while it is being read is refused', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const result = parseJob?.(proxy);
  expect(result && issuesIn(result)).toMatchObject([{ path: '', keyword: 'unreadable' }]);
});

describe('frames', () => {
  const note = { type: 'note', text: 'né 🎙' };
  const bytes = new TextEncoder().encode(JSON.stringify(note));

  it('of text may be text, bytes or an object', () => {
    const { buffer } = Uint8Array.from([0, ...bytes, 0]);
    const frames = [
      ...[JSON.stringify(note), note, bytes, bytes.slice().buffer, Buffer.from(bytes)],
      new DataView(buffer, 1, bytes.length),
      // Of another realm, as a worker or a frame of a page may send it.
      runInNewContext(`Uint8Array.from([${bytes}])`),
      runInNewContext(`Uint8Array.from([${bytes}]).buffer`),
    ];
    for (const frame of frames) {
      expect(parseNewsMessage?.(frame)).toEqual({ ok: true, kind: 'note', value: note });
      expect(readNewsMessage?.(frame)).toMatchObject({ ok: true, kind: 'note', value: note });
    }
    expect(parseNewsMessageValue?.(JSON.stringify(note))).toMatchObject({ ok: false });
  });

  it('that are no JSON, or no UTF-8, are refused', () => {
    const keyword = (frame: unknown) => {
      const result = parseNewsMessage?.(frame);
      return result && issuesIn(result)[0]?.keyword;
    };
    expect(keyword('{')).toBe('json');
    expect(keyword('\ufeff{}')).toBe('json');
    for (const one of [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80]]) {
      expect(keyword(Uint8Array.from(one))).toBe('encoding');
    }
  });

  it('that are no bytes are refused, a Blob with a remedy', () => {
    const message = expect.stringContaining("got a Blob; set binaryType = 'arraybuffer'");
    for (const parseFrame of [parseNewsMessage, parseOrderMessage]) {
      expect(parseFrame?.(new Blob(['{}']))).toMatchObject({ ok: false, issues: [{ message }] });
      expect(parseFrame?.(new SharedArrayBuffer(4))?.ok).toBe(false);
      expect(parseFrame?.([Buffer.from('{}')])?.ok).toBe(false);
    }
  });

  it('of a client are raw audio if they are binary, without a copy, and otherwise messages', () => {
    const audio = Uint8Array.of(1, 2);
    const stop = '{"type":"stop"}';
    const result = parseOrderMessage?.(audio);
    expect(result).toEqual({ ok: true, value: { kind: 'audio', bytes: audio } });
    expect(result?.ok && (result.value as { bytes: Uint8Array }).bytes).toBe(audio);
    const message = { ok: true, value: { kind: 'message', message: { type: 'stop' } } };
    // Audio that happens to be JSON is audio.
    expect(parseOrderMessage?.(Buffer.from(stop))).toMatchObject({ value: { kind: 'audio' } });
    expect(parseOrderMessage?.(stop)).toEqual(message);
    expect(parseOrderMessage?.(Buffer.from(stop), { isBinary: false })).toEqual(message);
    expect(parseOrderMessage?.(stop, { isBinary: true })).toMatchObject({ ok: false });
  });

  it('of a client have no dropped fields if they are audio', () => {
    expect(parseOrderStrictly?.(new Uint8Array(2), drop)).toMatchObject({ ok: true, dropped: [] });
    expect(parseOrderStrictly?.('{"type":"stop","planted":1}', drop)).toEqual({
      ok: true,
      value: { kind: 'message', message: { type: 'stop' } },
      dropped: ['/planted'],
    });
  });
});

describe('the kind of a value of an open union', () => {
  it('is the value of its tag, or other', () => {
    expect(parseNewsMessage?.({ type: 'later' })).toMatchObject({ ok: true, kind: 'other' });
    expect(readNewsMessage?.({ type: 'later' })).toMatchObject({ ok: true, kind: 'other' });
    expect(readNewsMessage?.({ type: 'note', text: 5 })).toMatchObject({ ok: true, kind: 'note' });
    expect(parseJob?.({ status: 'done', id: '', url: '', done: '' })).not.toHaveProperty('kind');
  });

  it('narrows the value in TypeScript', () => {
    const schemas = contractProfile(contract);
    const strictly = strictProfile(schemas);
    const tolerant = tolerantProfile(schemas);
    const news = "{ type: 'note'; text: string } ";
    const declared = (note: string, other: string) => `export type Note = ${note};
export type OtherNews = ${other};
export type NewsMessage = TYPE;
export type Word = object; export type Result = object; export type Stop = { type: 'stop' };
export type OrderMessage = Stop; export type Job = object;
`;
    const exact = declared(news, '{ type: string; more?: unknown }');
    const loose = declared('{ type?: string; text?: string | null }', '{ type?: string }');
    const files = {
      'types.d.ts': exact.replace('TYPE', 'Note | OtherNews'),
      'types/resolved.d.ts': exact.replace('TYPE', 'Note | OtherNews'),
      'types/tolerant.d.ts': loose.replace(
        'TYPE',
        "(Note & { type: 'note' }) | (OtherNews & { type: string & {} })",
      ),
      ...emitRuntime(),
      ...emitParse(schemas, schemas, 'contract', contract),
      ...emitParse(schemas, strictly, 'strict', contract),
      ...emitRead(tolerant, contract),
      ...emitTypeGuards(schemas),
    };
    expect(errorsIn(files, PROGRAM, ['lib.es2022.d.ts'])).toEqual([]);
  });
});

/** What users write; the compiler must find exactly the errors that are expected. */
const PROGRAM = `
import { parseNewsMessage, type ParseResult } from './parse.js';
import { readNewsMessage, type ReadResult } from './read.js';
import { parseNewsMessage as parseStrictly, type Dropped } from './strict/parse.js';
import type { NewsMessage } from './types/tolerant.js';
import type * as exact from './types/resolved.js';

export function read(frame: unknown): string | null | undefined {
  const read = readNewsMessage(frame);
  const whole: ReadResult<NewsMessage> = read;
  if (!read.ok) return read.issues[0]?.message ?? String(whole.ok);
  switch (read.kind) {
    case 'note':
      return read.value.text;
    case 'other':
      // @ts-expect-error only a note has a text
      read.value.text;
      return read.value.type;
    // @ts-expect-error no such kind
    case 'nots':
      return '';
    default: {
      const none: never = read;
      return none;
    }
  }
}

export function parse(frame: unknown): string {
  const parsed = parseNewsMessage(frame);
  const whole: ParseResult<exact.NewsMessage> = parsed;
  if (!parsed.ok) return String(whole.ok);
  const { kind, value } = parsed;
  if (kind === 'note') return value.text;
  // @ts-expect-error only a note has a text
  return value.text;
}

export function parseStrict(frame: unknown): string[] {
  const parsed = parseStrictly(frame, { unknownFields: 'drop' });
  if (!parsed.ok) return [];
  const whole: Dropped<exact.NewsMessage> = parsed;
  const text: string = parsed.kind === 'note' ? parsed.value.text : parsed.value.type;
  const plain = parseStrictly(frame);
  // @ts-expect-error nothing is dropped unless one asks for it
  plain.dropped;
  return [text, ...parsed.dropped, ...whole.dropped];
}
`;
