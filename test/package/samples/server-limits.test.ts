/** The limits of the sample server, without its HTTP. */
import { EventEmitter } from 'node:events';
import { parseLiveRequest } from 'speech-to-text-contract/parse';
import { afterEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { addJob, notify } from '../../../docs/samples/server-jobs.ts';
import { Session } from '../../../docs/samples/server-session.ts';
import { START, transcribe } from '../../../docs/samples/transcriber.ts';
import { turn } from './client.ts';

vi.mock('../../../docs/samples/transcriber.ts', { spy: true });
afterEach(() => void vi.restoreAllMocks().clearAllMocks());

/** A session with a fake connection. Returns its job, and what sends frames to it. */
function connect() {
  const request = parseLiveRequest({});
  if (!request.ok) throw new Error('An empty request is valid.');
  const job = addJob('live', {});
  const close = vi.fn();
  const socket = Object.assign(new EventEmitter(), { send: () => {}, close });
  close.mockImplementation(() => socket.emit('close'));
  new Session(job, request.value, () => {}).attach(socket as unknown as WebSocket);
  const send = (frame: string | Uint8Array) =>
    socket.emit('message', frame, frame instanceof Uint8Array);
  const stop = () => send('{"type":"stop_recording"}');
  return { job, close, send, stop };
}

it('the sample server ends a session with the code 1008 after 100 refused frames', () => {
  const { job, close, send } = connect();
  for (let frame = 0; frame < 99; frame++) send('x');
  expect(close).not.toHaveBeenCalled();
  send('x');
  expect(close).toHaveBeenCalledWith(1008);
  expect(job.status).toBe('error');
});

it('the sample server keeps the newest 10,000 messages of a session', () => {
  const { job, send, stop } = connect();
  const [heard] = transcribe(2, {});
  const many = Array.from({ length: 10_002 }, (_, index) => ({
    ...heard,
    isOver: true,
    next: { ...START, index },
  }));
  vi.mocked(transcribe).mockReturnValueOnce(many as ReturnType<typeof transcribe>);
  send(new Uint8Array(64_000));
  stop();
  const { messages } = Object(job.result);
  expect(messages).toHaveLength(10_000);
  expect(JSON.parse(messages.at(-1)).data.id).toBe('10000');
});

it('the sample server transcribes audio when it is long enough for another word', () => {
  const { send, stop } = connect();
  // Half a second in frames of a byte.
  for (let byte = 0; byte < 16_000; byte++) send(new Uint8Array(1));
  expect(transcribe).toHaveBeenCalledTimes(1);
  stop();
});

it('the sample server drops notifications while 1,000 others wait', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  for (let count = 0; count < 1002; count++) void notify('https://receiver.invalid', {});
  await turn();
  expect(sent).toHaveBeenCalledTimes(1000);
  expect(warned).toHaveBeenCalledTimes(2);
});
