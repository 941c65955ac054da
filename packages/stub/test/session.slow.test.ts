/** Live sessions of the stub over WebSockets. */
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { connect, createSession, list, openSession, STOP, seconds, start } from './support.ts';
import { writeWav } from './wav.ts';

it('a WAV file has the format of its header in a session', async () => {
  const { socket, messages, closed } = await openSession(await start(), { sample_rate: 8000 });
  socket.send(writeWav(1));
  socket.send(STOP);
  expect(await closed).toBe(1000);
  const data = { is_final: true, utterance: { text: 'Hello and' } };
  expect(messages.filter(({ type }) => type === 'transcript')).toMatchObject([{ data }]);
});

it('a session reports and ignores a chunk that is not base64', async () => {
  const { socket, messages, closed } = await openSession(await start());
  for (const bad of ['%%%', 'a', 'abc_', '', 'YQ==', 'YQ']) {
    socket.send(JSON.stringify({ type: 'audio_chunk', data: { chunk: bad } }));
  }
  socket.send(STOP);
  await closed;
  const data = { issues: [{ path: '/data/chunk', message: 'must be base64' }] };
  expect(messages.map(({ type }) => type)).toEqual(Array(3).fill('stub_error'));
  for (const message of messages) expect(message.data).toEqual(data);
});

it('a session fails if nobody connects for a minute, even after a lost connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stub = await start();
  (await openSession(stub)).socket.terminate();
  await createSession(stub);
  // Until the stub has noticed the loss.
  while (stub.send('') > 0) await setImmediate();
  vi.advanceTimersByTime(59_999);
  expect(await list(stub, '?status=error')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await list(stub)).toMatchObject(Array(2).fill({ status: 'error', error_code: 408 }));
});

it('a session reports an unknown message and sends one message for each undescribed flag', async () => {
  const messages_config = { receive_lifecycle_events: true, receive_acknowledgments: false };
  const { socket, messages, closed } = await openSession(await start(), { messages_config });
  socket.send('{"type":"start"}');
  for (const _ of [1, 2]) socket.send(seconds(4));
  socket.send(STOP);
  await closed;
  const types = messages.map(({ type }) => type);
  expect(types.filter((type) => /^(stub_|transcript$)/.test(type))).toEqual([
    'stub_error',
    'stub_speech_events',
    'stub_pre_processing_events',
    'stub_realtime_processing_events',
    'stub_post_processing_events',
    'stub_lifecycle_events',
    'transcript',
    'transcript',
  ]);
  expect(messages[0]?.data.issues).toMatchObject([{ path: '/type' }]);
});

it.each([
  [401, 'without a token', (url: string) => url.replace(/token=.*/, '')],
  [401, 'with another token', (url: string) => `${url}0`],
  [404, 'at another path', (url: string) => url.replace('?', '/x?')],
])('a WebSocket is rejected with %i %s', async (status, _, other) => {
  const url = await createSession(await start());
  await expect(connect(other(url))).rejects.toThrow(`Unexpected server response: ${status}`);
});

it('a WebSocket is ignored after a new connection replaces it', async () => {
  const { url, socket, closed, messages } = await openSession(await start());
  const again = await connect(url.replace('?', '?from=a?b&'));
  socket.send(seconds(4));
  socket.send(STOP);
  expect(await closed).toBe(4001);
  again.socket.send(seconds(1));
  again.socket.send(STOP);
  expect(await again.closed).toBe(1000);
  const heard = [...messages, ...again.messages].filter(({ type }) => type === 'transcript');
  expect(heard.map(({ data }) => data.utterance.text)).toEqual(['Hello and']);
});
