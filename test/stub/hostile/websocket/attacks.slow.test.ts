/** WebSockets that keep to no rule: with what code they are closed, and the next request is served. */
import { describe, expect, it } from 'vitest';
import { writeWav } from '../../../../stub/src/index.ts';
import { call, STOP } from '../../support.ts';
import { dialSession, exchange, frame, named, startShared, UPGRADE } from '../support.ts';

const stub = await startShared({ limits: { sessions: 200 } });

const KB = 1024;
const MB = KB * KB;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const closing = (code: number) => Buffer.from([code >> 8, code & 255]);
const lying = (rate: number, bytes: number) => {
  const wav = Buffer.concat([Buffer.from(writeWav(0)), Buffer.alloc(bytes)]);
  wav.writeUInt32LE(rate, 28);
  return wav;
};

describe('a connection that asks to become a WebSocket', () => {
  const lines = (...more: string[]) => [
    ...UPGRADE.filter((one) => !more.some((other) => one.startsWith(other.split(':')[0] ?? ''))),
    ...more,
  ];
  const cases: [status: number, target: string, ...headers: string[]][] = [
    [404, '//'],
    [404, '///'],
    [404, '//evil.invalid/v2/live?token=TOKEN'],
    [404, '/'],
    [404, '*'],
    [404, '/v2/transcription'],
    [404, '/v2/live/?token=TOKEN'],
    [404, '/v2/%6cive?token=TOKEN'],
    [404, 'http://127.0.0.1/v2/live?token=TOKEN'],
    [401, '/v2/live'],
    [401, '/v2/live?'],
    [401, '/v2/live?token='],
    [401, '/v2/live?token=__proto__'],
    [401, '/v2/live?token=%00'],
    [401, '/v2/live?token=%zz'],
    [401, '/v2/live?TOKEN=TOKEN'],
    [401, '/v2/live?token=x&token=TOKEN'],
    [401, `/v2/live?token=${'x'.repeat(8 * KB)}`],
    [101, '/v2/live?token=TOKEN&token=x'],
    [101, '/v2/live?token=TOKEN', 'Origin: http://evil.invalid'],
    [101, '/v2/live?token=TOKEN', 'Sec-WebSocket-Extensions: permessage-deflate'],
    [421, '/v2/live?token=TOKEN', 'Host: evil.invalid'],
    [400, '/v2/live?token=TOKEN', 'Sec-WebSocket-Key: x'],
    [400, '/v2/live?token=TOKEN', 'Sec-WebSocket-Version: 12'],
    [400, '/v2/live?token=TOKEN', 'Sec-WebSocket-Protocol: ,,'],
    [431, '/v2/live?token=TOKEN', `X-Big: ${'x'.repeat(20 * KB)}`],
  ];
  it.each(named(cases))('is answered with %i: %s', async (status, _, target, ...headers) => {
    const created = await call(stub, 'POST', '/v2/live', {});
    const { url } = (await created.json()) as { url: string };
    const token = url.split('token=')[1] ?? '';
    const host = headers.some((one) => one.startsWith('Host')) ? [] : ['Host: localhost'];
    const all = [`GET ${target.replace('TOKEN', token)} HTTP/1.1`, ...host, ...lines(...headers)];
    const { statuses } = await exchange(stub, `${all.join('\r\n')}\r\n\r\n`, frame(TEXT, STOP));
    expect(statuses).toEqual([status]);
  });

  it('by POST is refused', async () => {
    const { statuses } = await exchange(
      stub,
      `POST /v2/live HTTP/1.1\r\nHost: localhost\r\n${UPGRADE.join('\r\n')}\r\n\r\n`,
    );
    expect(statuses).toEqual([401]);
  });
});

const attacks: [code: number, name: string, frames: Buffer[]][] = [
  [1002, 'a frame without a mask', [frame(TEXT, STOP, { masked: false })]],
  [1002, 'the first reserved bit', [frame(TEXT, STOP, { flags: 0xc0 })]],
  [1002, 'the second reserved bit', [frame(TEXT, STOP, { flags: 0xa0 })]],
  [1002, 'the third reserved bit', [frame(TEXT, STOP, { flags: 0x90 })]],
  [1002, 'an unknown kind of data', [frame(3, STOP)]],
  [1002, 'an unknown kind of control', [frame(11)]],
  [1002, 'a continuation of nothing', [frame(0, 'x')]],
  [1002, 'a message inside another one', [frame(TEXT, 'x', { flags: 0 }), frame(TEXT, 'x')]],
  [1002, 'a ping of 126 bytes', [frame(PING, 'x'.repeat(126))]],
  [1002, 'a ping in parts', [frame(PING, 'x', { flags: 0 })]],
  [1002, 'a close of one byte', [frame(CLOSE, 'x')]],
  [1002, 'a close with the code 0', [frame(CLOSE, closing(0))]],
  [1002, 'a close with the code 999', [frame(CLOSE, closing(999))]],
  [1002, 'a close with the code 1005', [frame(CLOSE, closing(1005))]],
  [1002, 'a close with the code 5000', [frame(CLOSE, closing(5000))]],
  [
    1007,
    'a close with a reason that is not text',
    [frame(CLOSE, Buffer.concat([closing(1000), Buffer.from([0xff])]))],
  ],
  [1007, 'a message that is not text', [frame(TEXT, Buffer.from([0xff, 0xfe]))]],
  [1007, 'a message that is half a character', [frame(TEXT, Buffer.from([0xe2, 0x82]))]],
  [1009, 'a frame that says 16 EB', [frame(TEXT, '', { says: 0x7fffffffffffffffn })]],
  [1009, 'a frame that says 1 MB', [frame(BINARY, '', { says: BigInt(MB) })]],
  [
    1009,
    'parts of 1 MB',
    [frame(BINARY, Buffer.alloc(MB / 2), { flags: 0 }), frame(0, Buffer.alloc(MB / 2))],
  ],
  [
    1008,
    '20,000 empty parts',
    [
      frame(TEXT, '', { flags: 0 }),
      ...Array.from({ length: 20_000 }, () => frame(0, '', { flags: 0 })),
    ],
  ],
  [1006, '2,000 pings at once', Array.from({ length: 2000 }, () => frame(PING, 'x'))],
  [1000, 'a close', [frame(CLOSE, closing(1000))]],
  [
    1006,
    'a connection that is lost in the middle of a frame',
    [frame(BINARY, 'x', { says: 1000n })],
  ],
];

it.each(attacks)('a connection is closed with %i after %s', async (code, _, frames) => {
  const { socket, closed } = await dialSession(stub);
  for (const one of frames) socket.write(one);
  if (frames.length === 1 && code === 1006) socket.end();
  expect(await closed).toBe(code);
});

const chunk = (data: unknown) => JSON.stringify({ type: 'audio_chunk', data });
const odd: [name: string, issue: string | null, frames: Buffer[]][] = [
  ['an empty text', '', [frame(TEXT)]],
  ['half an object', '', [frame(TEXT, '{')]],
  ['null', '', [frame(TEXT, 'null')]],
  ['a list', '', [frame(TEXT, '[]')]],
  ['lists, 100,000 deep', '', [frame(TEXT, '['.repeat(100_000) + ']'.repeat(100_000))]],
  ['an unknown type', '/type', [frame(TEXT, '{"type":"start"}')]],
  [
    'the type __proto__',
    '/type',
    [frame(TEXT, '{"type":"__proto__","__proto__":{"type":"stop_recording"}}')],
  ],
  ['a type of 700 KB', '/type', [frame(TEXT, `{"type":"${'x'.repeat(700 * KB)}"}`)]],
  ['a name of 700 KB', '/type', [frame(TEXT, `{"${'x'.repeat(700 * KB)}":1}`)]],
  ['audio without data', '/data', [frame(TEXT, '{"type":"audio_chunk"}')]],
  ['audio of a wrong type', '/data/chunk', [frame(TEXT, chunk({ chunk: 1 }))]],
  ['audio that is not base64', null, [frame(TEXT, chunk({ chunk: '***' }))]],
  ['audio of no bytes', null, [frame(BINARY)]],
  ['audio of one byte', null, [frame(BINARY, 'x')]],
  ['10,000 frames of one byte', null, Array.from({ length: 10_000 }, () => frame(BINARY, 'x'))],
  ['700 KB of base64', null, [frame(TEXT, chunk({ chunk: 'A'.repeat(700 * KB) }))]],
  ['a WAV header that says no bytes a second', null, [frame(BINARY, lying(0, 100))]],
  ['a WAV header that says 4 GB a second', null, [frame(BINARY, lying(0xffffffff, 100))]],
  [
    'two frames with a WAV header that says a byte a second',
    null,
    [frame(BINARY, lying(1, 700 * KB)), frame(BINARY, lying(1, 700 * KB))],
  ],
  ['a WAV header that says a kilobyte a second', null, [frame(BINARY, lying(1000, 100 * KB))]],
  ['20 pings', null, Array.from({ length: 20 }, () => frame(PING, 'x'.repeat(125)))],
  ['a pong that nobody asked for', null, [frame(10, 'x')]],
  [
    'a ping between the parts of a message',
    '/type',
    [frame(TEXT, '{"type":', { flags: 0 }), frame(PING), frame(0, '1}')],
  ],
];

it.each(odd)('a session goes on after %s', async (_, issue, frames) => {
  const { socket, messages, pongs, closed } = await dialSession(stub);
  socket.write(
    Buffer.concat([...frames, frame(TEXT, STOP), frame(TEXT, STOP), frame(BINARY, 'x')]),
  );
  expect(await closed).toBe(1000);
  const errors = messages.filter(({ type }) => type === 'stub_error');
  expect(errors.map(({ data }) => data.issues[0].path)).toEqual(issue === null ? [] : [issue]);
  expect(pongs).toHaveLength(frames.filter((one) => (one[0] ?? 0) % 16 === PING).length);
  for (const one of messages) expect(JSON.stringify(one).length).toBeLessThan(100 * KB);
});
