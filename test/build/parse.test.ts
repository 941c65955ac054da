/** Parsers: unknown fields, defaults, frames, and the kinds of open unions. */
import { expect, it } from 'vitest';
import type { JsonObject } from '../../scripts/base/json.ts';
import type { Schemas } from '../../scripts/model/schema.ts';
import { yamlIn } from '../support/generated.ts';
import { issuePlaces, issuesIn, modulesOf } from './support/modules.ts';

type Table = { schemas: Schemas; asyncapi: JsonObject };
const { schemas, asyncapi }: Table = yamlIn('test/build/parse.yaml');
const { parse, read } = await modulesOf(schemas, {}, asyncapi);
const drop = { unknownFields: 'drop' } as const;

it('unknown fields are dropped and listed on request, unless they are undefined', () => {
  const long = 'x'.repeat(2000);
  const word = { word: 'a', start: 1 };
  const words = [
    { ...word, planted: undefined },
    { ...word, planted: 1 },
  ];
  expect(parse('Result', { words, planted: 1, [long]: 1 }, drop)).toEqual({
    ok: true,
    value: { words: [word, word] },
    dropped: ['/words/1/planted', '/planted', `${`/${long}`.slice(0, 1000)}…`],
  });
});

it('an unknown field is an issue if it is probably a misspelled required field, even if unknown fields are dropped', () => {
  const result = parse('Word', { wrod: 'a', start: 'x', srart: 1 }, drop);
  expect(issuePlaces(result).sort()).toEqual([
    '/start type',
    '/word required',
    '/wrod additionalProperties',
  ]);
});

it.each([null, { unknownFields: 'Drop' }])('options without a known mode reject: %j', (options) => {
  const planted = { word: 'a', start: 1, planted: 1 };
  const places = issuePlaces(parse('Word', planted, options as typeof drop));
  expect(places).toEqual(['/planted additionalProperties']);
  expect(parse('OrderMessage', '{"type":"stop"}', options as typeof drop).ok).toBe(true);
});

it('a missing discriminator is reported with the fields that every branch requires', () => {
  expect(issuePlaces(parse('Job', { id: 'x' }))).toEqual(['/status required', '/url required']);
});

it('a parser with defaults keeps the field __proto__ without setting the prototype', () => {
  const result = parse('Request', JSON.parse('{"__proto__":{"a":1}}'), { unknownFields: 'keep' });
  expect(Object(result).value.a).toBeUndefined();
  expect(JSON.stringify(result.ok && result.value)).toContain('"__proto__":{"a":1}');
});

it('two parsed values share no default, and a field that is undefined gets its own', () => {
  const [first, second] = [parse('Request', { tone: undefined }), parse('Request', {})];
  if (!first.ok || !second.ok) return expect.fail('an empty request is valid');
  expect(first.value).toEqual({ formats: ['a'], tone: 'soft' });
  expect(first.value).not.toBe(second.value);
  expect(Object(first.value).formats).not.toBe(Object(second.value).formats);
});

const note = { type: 'note', text: 'né 🎙' };

it('a text frame may be text, bytes, also with a byte order mark, or an object', () => {
  const text = `\ufeff${JSON.stringify(note)}`;
  const bytes = new TextEncoder().encode(text);
  const { buffer } = Uint8Array.from([0, ...bytes, 0]);
  const frames = [
    ...[JSON.stringify(note), text, note, bytes, bytes.slice().buffer, Buffer.from(bytes)],
    new DataView(buffer, 1, bytes.length),
  ];
  for (const frame of frames) {
    expect(parse('NewsMessage', frame)).toEqual({ ok: true, kind: 'note', value: note });
    expect(read('NewsMessage', frame)).toMatchObject({ ok: true, kind: 'note', value: note });
  }
  expect(parse('NewsMessageValue', JSON.stringify(note))).toMatchObject({ ok: false });
});

it.each<[what: string, frame: unknown, keyword: string]>([
  ['text that is not JSON', '{', 'json'],
  ['a byte that is not UTF-8', Uint8Array.of(0xff), 'encoding'],
])('a frame is invalid for %s', (_, frame, keyword) => {
  expect(issuesIn(parse('NewsMessage', frame))).toMatchObject([{ keyword }]);
});

it('a parser of frames reports a frame that is not bytes by its class', () => {
  const message = expect.stringContaining('is a Blob');
  for (const name of ['NewsMessage', 'OrderMessage']) {
    expect(parse(name, new Blob(['{}']))).toMatchObject({ ok: false, issues: [{ message }] });
    expect(parse(name, [Buffer.from('{}')]).ok).toBe(false);
  }
});

it('a binary frame of a client is uncopied raw audio, and any other frame is a message', () => {
  const audio = Uint8Array.of(1, 2);
  const stop = '{"type":"stop"}';
  const result = parse('OrderMessage', audio);
  expect(result).toEqual({ ok: true, value: { kind: 'audio', bytes: audio } });
  expect(result.ok && (result.value as { bytes: Uint8Array }).bytes).toBe(audio);
  const message = { ok: true, value: { kind: 'message', message: { type: 'stop' } } };
  // Audio that happens to be JSON is audio.
  expect(parse('OrderMessage', Buffer.from(stop))).toMatchObject({ value: { kind: 'audio' } });
  expect(parse('OrderMessage', stop)).toEqual(message);
  expect(parse('OrderMessage', Buffer.from(stop), { isBinary: false })).toEqual(message);
});

it('`kind` in a result is the value of the discriminator if it is listed and otherwise `other`', () => {
  expect(parse('NewsMessage', { type: 'later' })).toMatchObject({ ok: true, kind: 'other' });
  expect(read('NewsMessage', { type: 'later' })).toMatchObject({ ok: true, kind: 'other' });
});

it('a reader of an open union reports a discriminator that is not text by its type', () => {
  expect(issuePlaces(read('NewsMessage', { type: 7 }))).toEqual(['/type type']);
});
