/** Live sessions of the stub, beyond what the conformance check covers. */
import { EventEmitter } from 'node:events';
import asyncapi from 'speech-to-text-contract/asyncapi.json' with { type: 'json' };
import { parseLiveMessagesConfig, parseLiveRequest } from 'speech-to-text-contract/parse';
import * as validators from 'speech-to-text-contract/validators';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startStub } from '../src/index.ts';
import { LIMITS } from '../src/service/limits.ts';
import { createService } from '../src/service/service.ts';
import { newSession } from '../src/service/session.ts';
import { connect, list, openSession, STOP, seconds, start } from './support.ts';

it('closes a connection that another takes over, and takes none after the end', async () => {
  const stub = await start();
  const { url, closed } = await openSession(stub);
  const second = await connect(url);
  expect(await closed).toBe(4001);
  second.socket.send(STOP);
  await second.closed;
  await expect(connect(url)).rejects.toThrow('401');
});

it('lets its service close although a client does not answer', async () => {
  const stub = await startStub();
  const { socket, closed } = await openSession(stub);
  Object(socket)._socket.pause();
  const late = new Promise((resolve) => setTimeout(resolve, 10_000, 'late'));
  expect(await Promise.race([stub.close(), late])).toBeUndefined();
  Object(socket)._socket.resume();
  expect(await closed).toBe(1005);
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
  const config = { messages_config, sample_rate: 8000, encoding: 'wav/alaw' };
  const stub = await start();
  const { socket, messages, closed } = await openSession(stub, config);
  // Twenty minutes: a second takes a quarter of the bytes of the default format, as A-law has 8 bits.
  for (const data of ['{}', ...Array(10).fill(seconds(30)), STOP]) socket.send(data);
  await closed;
  const ids = messages.flatMap(({ data }) => (data?.is_final ? data.id : []));
  expect(new Set(ids).size).toBe(ids.length);
  const { messages: newest, transcription, metadata } = Object((await list(stub))[0]?.result);
  expect(metadata.audio_duration).toBe(1200);
  for (const kept of [newest, transcription.utterances])
    expect(JSON.stringify(kept).length).toBeLessThan(LIMITS.messages);
  for (const { $ref } of asyncapi.operations.sendServerMessage.messages) {
    const name = $ref.replace(/.*\//, '');
    const remedy = `send a ${name} in src/service/session.ts`;
    expect(messages.some(Object(validators)[`validate${name}`]), remedy).toBe(true);
  }
});

/** A session whose time passes on command, what it tells the service, and how to connect to it. */
function sessionInFakeTime() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const service = createService({ key: 'k' });
  const update = vi.spyOn(service.jobs, 'update');
  const fail = vi.spyOn(service.jobs, 'fail');
  const onEnd = vi.fn();
  const session = newSession(service, 'id', Object(parseLiveRequest({})).value, onEnd);
  const connect = (state = {}) => {
    const calls = { send: vi.fn(), close: vi.fn(), terminate: vi.fn(), ...state };
    const socket = Object.assign(new EventEmitter(), calls);
    session.attach(socket as never);
    return socket;
  };
  return { session, connect, update, fail, onEnd };
}

it('disconnects a client that does not read', () => {
  const { session, connect } = sessionInFakeTime();
  const { terminate } = connect({ bufferedAmount: LIMITS.unread + 1 });
  session.deliver('{}');
  expect(terminate).toHaveBeenCalledOnce();
});

it('fails after a minute without a connection, and only then', () => {
  const { connect, update, fail, onEnd } = sessionInFakeTime();
  const first = connect();
  expect(update).toHaveBeenLastCalledWith('id', { status: 'processing' });
  vi.advanceTimersByTime(100_000);
  const second = connect();
  first.emit('close');
  vi.advanceTimersByTime(100_000);
  second.emit('close');
  vi.advanceTimersByTime(59_000);
  expect(fail).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(fail).toHaveBeenCalledWith('id', 408);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ends on the next connection after a stop that arrived when the last one was lost', () => {
  const { session, connect, onEnd } = sessionInFakeTime();
  const first = connect();
  session.detach();
  first.emit('message', STOP, false);
  expect(onEnd).not.toHaveBeenCalled();
  const last = connect();
  expect(last.close).toHaveBeenCalledWith(1000);
  expect(onEnd).toHaveBeenCalledOnce();
  last.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
