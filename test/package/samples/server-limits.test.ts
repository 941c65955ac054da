/** The limits of the sample server, without its HTTP. */
import { parseClientMessage, parseLiveRequest } from 'speech-to-text-contract/parse';
import { afterEach, expect, it, vi } from 'vitest';
import { addJob, notify } from '../../../docs/samples/server-jobs.ts';
import { Session } from '../../../docs/samples/server-session.ts';
import { decode, START, transcribe } from '../../../docs/samples/transcriber.ts';
import { serve } from '../../support/temporary.ts';
import { turn } from './client.ts';

vi.mock('../../../docs/samples/transcriber.ts', { spy: true });
afterEach(() => void vi.restoreAllMocks().clearAllMocks());

/** A session with a fake connection. Returns its job and a function that sends frames to it. */
function connect() {
  const request = parseLiveRequest({});
  if (!request.ok) throw new Error('An empty request is valid.');
  const job = addJob('live', {});
  const close = vi.fn(() => client.detach());
  const session = new Session(job, request.value, () => {});
  const client = session.attach({ send: () => {}, close });
  const send = (frame: string | Uint8Array) =>
    client.take(parseClientMessage(frame, { isBinary: frame instanceof Uint8Array }));
  const stop = () => send('{"type":"stop_recording"}');
  return { job, session, close, send, stop };
}

it('the sample server ignores a connection after a new connection replaces it', () => {
  const { job, session, close, stop } = connect();
  session.attach({ send: () => {}, close: () => {} });
  expect(close).toHaveBeenCalledWith(4001, expect.any(String));
  stop();
  expect(job.status).toBe('processing');
});

it('the sample server decodes only base64, with or without padding', () => {
  for (const chunk of ['', 'AAAA', 'AAA=', 'AAA', 'AA==', 'AA'])
    expect(decode(chunk)).toEqual(Buffer.from(chunk, 'base64'));
  for (const chunk of ['A', 'AA_-', 'AA=A', '='.repeat(1e6)]) expect(decode(chunk)).toBeUndefined();
});

it('the sample server ends a session with the code 1008 after 100 invalid frames', () => {
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

it('the sample server transcribes audio when it is long enough for the next word', () => {
  const { send, stop } = connect();
  // Half a second in frames of one byte.
  for (let byte = 0; byte < 16_000; byte++) send(new Uint8Array(1));
  expect(transcribe).toHaveBeenCalledTimes(1);
  stop();
});

it('the sample server follows no redirect of a notification', async () => {
  const calls: unknown[] = [];
  const { url } = await serve((request, response) => {
    const isFirst = calls.push(request.url) === 1;
    response.writeHead(isFirst ? 307 : 204, { location: '/elsewhere' }).end();
  });
  await notify(`${url}/notified`, {});
  expect(calls).toEqual(['/notified', '/notified']);
});

it('the sample server drops notifications while 1,000 notifications are pending', async () => {
  let answer = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(response);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  for (let count = 0; count < 1002; count++) void notify('https://receiver.invalid', {});
  await turn();
  expect(sent).toHaveBeenCalledTimes(1000);
  expect(warned).toHaveBeenCalledTimes(2);
  // Leave no pending notification for other tests.
  answer(new Response());
  await turn();
});
