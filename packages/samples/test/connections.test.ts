/** The connections of live sessions: when one counts as lost, and when a session gives up. */
import { beforeEach, expect, it, vi } from 'vitest';
import { turn } from './fake-responses.ts';
import { FakeSocket, fakeSockets, LOST, OTHER, open } from './fake-sockets.ts';

beforeEach(fakeSockets);

it('a session gives up after seven retries with growing pauses, even if messages arrive in between', async () => {
  const { session, socket } = await open();
  const begun = Date.now();
  for (let i = 0; i < 8; i++) {
    socket().open();
    socket().say(OTHER);
    await vi.advanceTimersByTimeAsync(19_000);
    socket().end();
    await vi.advanceTimersToNextTimerAsync();
  }
  await expect(session.ended).rejects.toMatchObject({ kind: 'lost', code: 1006 });
  expect(FakeSocket.all).toHaveLength(8);
  expect(Date.now() - begun - 8 * 19_000).toBe(250 * (2 ** 7 - 1));
});

it('a session counts retries from zero after a long connection', async () => {
  const { session, socket } = await open({ retries: 1, firstPause: 10, steadyAfter: 50 });
  for (let i = 0; i < 4; i++) {
    socket().open();
    await vi.advanceTimersByTimeAsync(50);
    // Before the stop, even this code does not end the session.
    socket().end(1000);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(FakeSocket.all).toHaveLength(5);
  socket().end(1000);
  await expect(session.ended).rejects.toMatchObject({ kind: 'lost' });
});

it('a session gives up without a connection, a minute after the stop, and with too much buffered audio', async () => {
  const ended = (words: string) => ['ended', { message: expect.stringContaining(words) }];
  const late = await open();
  late.socket().open();
  late.session.stop();
  const full = await open({ maxWaiting: 10 });
  full.session.send(new Uint8Array(11));
  const shut = await open({ retries: 0, connectTimeout: 300 });
  await vi.advanceTimersByTimeAsync(300);
  expect(shut.states.at(-1)).toMatchObject(ended('No connection within 300 ms'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(late.states.at(-1)).toMatchObject(ended('within 60000 ms'));
  expect(full.states.at(-1)).toMatchObject(ended('maxWaiting'));
  expect(full.session.waiting).toBe(0);
});

it('a session drops a silent connection, also after messages, and ignores its late message and error', async () => {
  const { session, socket, states, messages } = await open();
  socket().open();
  for (let second = 0; second < 60; second++) {
    if (socket().readyState === 1) session.send(new Uint8Array(1));
    if (second === 10) socket().say(OTHER);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(states.slice(0, 3)).toEqual(['connecting', 'open', LOST]);
  const [silent] = FakeSocket.all;
  expect(silent?.isClosed).toBe(true);
  socket().open();
  silent?.say(OTHER);
  silent?.end();
  await turn();
  expect([states.at(-1), messages]).toEqual(['open', [OTHER]]);
});

it('a session lives while a microphone is muted and after the computer slept', async () => {
  const { session, socket, states } = await open();
  socket().open();
  for (const pause of [600_000, 30_000, 3_600_000]) {
    session.send(new Uint8Array(1));
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(states).toEqual(['connecting', 'open']);
});
