import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { OtherServerMessage } from '../../generated/examples.js';
import {
  parseClientMessage,
  parseServerMessage,
  parseServerMessageValue,
} from '../../generated/parse.js';

const [EVENT] = Object.values(OtherServerMessage);
const TEXT = JSON.stringify({ ...EVENT, data: { text: 'né 🎙' } });
const BYTES = new TextEncoder().encode(TEXT);
const RESULT = { ok: true, kind: 'other', value: JSON.parse(TEXT) };
const STOP = '{"type":"stop_recording"}';

/** The keyword of the first issue. */
function keyword(result: ReturnType<typeof parseServerMessage | typeof parseClientMessage>) {
  return result.ok ? undefined : result.issues[0]?.keyword;
}

describe('parseServerMessage', () => {
  const inside = new Uint8Array([0, ...BYTES, 0]).buffer;
  it.each<[string, unknown]>([
    ['text', TEXT],
    ['an object', JSON.parse(TEXT)],
    ['Uint8Array', BYTES],
    ['Buffer', Buffer.from(TEXT)],
    ['ArrayBuffer', BYTES.slice().buffer],
    ['DataView', new DataView(inside, 1, BYTES.length)],
    ['ArrayBuffer of another realm', runInNewContext(`Uint8Array.from([${BYTES}]).buffer`)],
    ['Uint8Array of another realm', runInNewContext(`Uint8Array.from([${BYTES}])`)],
  ])('accepts %s', (_, frame) => {
    expect(parseServerMessage(frame)).toEqual(RESULT);
  });

  it.each<[string, unknown]>([
    ["a Blob; set binaryType = 'arraybuffer'", new Blob([TEXT])],
    ['a SharedArrayBuffer', new SharedArrayBuffer(4)],
    ['a Uint8Array', new Uint8Array(new SharedArrayBuffer(4))],
    ['a list of 1 item', [Buffer.from(TEXT)]],
  ])('refuses %s, which is no bytes', (what, data) => {
    const asClient = [{}, { isBinary: true }, { isBinary: false }].map((options) =>
      parseClientMessage(data, options),
    );
    const message = expect.stringContaining(`got ${what}`);
    for (const result of [parseServerMessage(data), ...asClient]) {
      expect(result).toMatchObject({ ok: false, issues: [{ message }] });
    }
  });

  it.each(['', '{', 'hello', '{"a":1}}', '\ufeff{}'])(
    'refuses the text %j, which is not JSON',
    (text) => {
      const message = `expected JSON, got the text ${JSON.stringify(text)}`;
      const issues = [{ path: '', message, keyword: 'json', schemaPath: '#' }];
      expect(parseServerMessage(text)).toEqual({ ok: false, issues });
      // Bytes of the same text give the same result, a byte order mark included.
      expect(parseServerMessage(Buffer.from(text))).toEqual({ ok: false, issues });
    },
  );

  it('refuses bytes that are not UTF-8, and reads the next frame', () => {
    const broken = [[0xff], [0xc3], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]];
    for (const bytes of broken) {
      expect(keyword(parseServerMessage(Uint8Array.from(bytes)))).toBe('encoding');
      expect(parseServerMessage(BYTES)).toEqual(RESULT);
    }
  });

  it('has a variant for parsed values, which refuses text', () => {
    expect(parseServerMessageValue(JSON.parse(TEXT))).toEqual(RESULT);
    expect(keyword(parseServerMessageValue(TEXT))).toBe('type');
  });
});

describe('parseClientMessage', () => {
  const message = { ok: true, value: { kind: 'message', message: { type: 'stop_recording' } } };

  it('treats binary frames as raw audio, without a copy', () => {
    const bytes = Uint8Array.from([1, 2, 3]);
    for (const options of [undefined, {}, { isBinary: true }]) {
      const result = parseClientMessage(bytes, options);
      expect(result).toEqual({ ok: true, value: { kind: 'audio', bytes } });
      expect(result.ok && result.value.kind === 'audio' && result.value.bytes).toBe(bytes);
    }
    const view = parseClientMessage(new DataView(bytes.buffer, 1, 1));
    expect(view).toEqual({ ok: true, value: { kind: 'audio', bytes: Uint8Array.from([2]) } });
    // Audio that happens to be JSON is audio.
    expect(parseClientMessage(Buffer.from(STOP))).toMatchObject({ value: { kind: 'audio' } });
  });

  it('treats text frames as messages', () => {
    expect(parseClientMessage(STOP)).toEqual(message);
    expect(parseClientMessage(STOP, { isBinary: false })).toEqual(message);
    expect(parseClientMessage(Buffer.from(STOP), { isBinary: false })).toEqual(message);
    expect(parseClientMessage(JSON.parse(STOP))).toEqual(message);
  });

  it('refuses text that is not JSON, bytes that are not UTF-8, and an unknown message', () => {
    expect(keyword(parseClientMessage('stop'))).toBe('json');
    expect(keyword(parseClientMessage(Uint8Array.of(0xff), { isBinary: false }))).toBe('encoding');
    expect(keyword(parseClientMessage(STOP, { isBinary: true }))).toBe('encoding');
    expect(keyword(parseClientMessage('{"type":"stop"}'))).toBe('enum');
  });
});
