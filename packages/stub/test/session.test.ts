/** Live sessions of the stub, beyond what the conformance check covers. */
import asyncapi from 'speech-to-text-contract/asyncapi.json' with { type: 'json' };
import { parseLiveMessagesConfig, parseLiveRequest } from 'speech-to-text-contract/parse';
import * as validators from 'speech-to-text-contract/validators';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LIMITS } from '../src/service/limits.ts';
import { Session } from '../src/service/session.ts';
import { connect, list, openSession, STOP, seconds, start } from './support.ts';

const DEFAULTS = Object(parseLiveRequest({})).value;

it('closes a connection that another takes over', async () => {
  const stub = await start();
  const { url, closed } = await openSession(stub);
  await connect(url);
  expect(await closed).toBe(4001);
});

it.each([
  ['text that is not UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe], 1007],
  ['a frame that is too large', [0x82, 0xff, 0, 0, 0, 1, 0, 0, 0, 0], 1009],
])('closes the connection for %s, and goes on at the same URL', async (_, bytes, code) => {
  const stub = await start();
  const messages_config = { receive_partial_transcripts: true };
  const { url, socket, messages, closed } = await openSession(stub, { messages_config });
  socket.send(seconds(2));
  Object(socket)._socket.write(Buffer.from(bytes));
  expect(await closed).toBe(code);
  expect(stub.violations).toMatchObject([{ where: 'receiveClientMessage' }]);
  const again = await connect(url);
  for (const data of [seconds(2), STOP]) again.socket.send(data);
  expect(await again.closed).toBe(1000);
  expect(messages.length).toBeGreaterThan(0);
  expect(again.messages).not.toContainEqual(messages[0]);
  expect(Object((await list(stub))[0]?.result).metadata.audio_duration).toBe(4);
});

it.each([
  ['an unknown message', '{"type":"start"}', '/type'],
  ['a stop in a binary frame', Buffer.from(STOP), ''],
  ['a chunk that is not base64', '{"type":"audio_chunk","data":{"chunk":"?"}}', '/data/chunk'],
])('reports %s and goes on', async (_, frame, path) => {
  const stub = await start();
  const { socket, messages, closed } = await openSession(stub);
  // The session ignores what comes after the stop.
  for (const data of [frame, STOP, frame]) socket.send(data);
  expect(await closed).toBe(1000);
  expect(messages).toMatchObject([{ type: 'stub_error', data: { issues: [{ path }] } }]);
  expect(stub.violations).toMatchObject([{ where: 'receiveClientMessage' }]);
});

it('sends each message of the contract, and keeps the newest', async () => {
  const flags = Object.keys(Object(parseLiveMessagesConfig({})).value);
  const messages_config = Object.fromEntries(flags.map((flag) => [flag, true]));
  const config = { messages_config, sample_rate: 8000, bit_depth: 8 };
  const stub = await start();
  const { socket, messages, closed } = await openSession(stub, config);
  // Twenty minutes: a second takes a quarter of the bytes of the default format.
  for (const data of ['{}', ...Array(10).fill(seconds(30)), STOP]) socket.send(data);
  await closed;
  const { messages: newest, transcription } = Object((await list(stub))[0]?.result);
  for (const kept of [newest, transcription.utterances])
    expect(JSON.stringify(kept).length).toBeLessThan(LIMITS.messages);
  for (const { $ref } of asyncapi.operations.sendServerMessage.messages) {
    const name = $ref.replace(/.*\//, '');
    const validate = Object(validators)[`validate${name}`];
    const remedy = `send a ${name} in src/service/session.ts`;
    expect(messages.some(validate), remedy).toBe(true);
  }
});

it('sends what waits on the next connection only', () => {
  const session = new Session('id', DEFAULTS, { jobs: { update: vi.fn() } } as never);
  for (const text of ['1', '2', '3']) session.deliver(text);
  const sent = [1, 2].map(() => {
    const socket = { on: vi.fn(), send: vi.fn(), close: vi.fn() };
    session.attach(socket as never);
    return socket.send;
  });
  expect(sent.map(({ mock }) => mock.calls)).toEqual([[['1'], ['2'], ['3']], []]);
});

it('ends a client that does not read and a session to which nobody connects in time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const calls = { update: vi.fn(), fail: vi.fn(), onEnd: vi.fn(), terminate: vi.fn() };
  const session = new Session('id', DEFAULTS, { jobs: calls, ...calls } as never);
  const unread = LIMITS.unread + 1;
  session.attach({ on: vi.fn(), send: vi.fn(), bufferedAmount: unread, ...calls } as never);
  session.deliver('{}');
  expect(calls.terminate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  expect(calls.fail).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(calls.fail).toHaveBeenCalledWith('id', 408);
  expect(calls.onEnd).toHaveBeenCalledOnce();
});
