/** Live sessions whose connection the stub drops, and messages that a test makes it send. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { Checker } from '../src/checker.ts';
import { connect, list, openSession, STOP, seconds, start } from './support.ts';

it('a dropped session ends on the next connection without a loss of audio', async () => {
  const stub = await start();
  const first = await openSession(stub);
  // Sent at once, so that it is on its way when the connection is dropped.
  for (let count = 0; count < 50; count += 1) first.socket.send(seconds(0.1));
  expect(stub.disconnect()).toBe(1);
  expect(await first.closed).toBe(1006);
  expect(stub.disconnect()).toBe(0);
  const second = await connect(first.url);
  second.socket.send(seconds(1));
  second.socket.send(STOP);
  expect(await second.closed).toBe(1000);
  const [job] = await list(stub);
  expect(job?.result?.metadata?.audio_duration).toBeCloseTo(6);
  const got = [...first.messages, ...second.messages].map((one) => JSON.stringify(one));
  expect(Object(job?.result).messages).toEqual(got);
});

it('a session that is dropped after some messages gets its next messages after it reconnects', async () => {
  const stub = await start({ disconnectAfter: 2 });
  const first = await openSession(stub);
  first.socket.send(seconds(1));
  first.socket.send(STOP);
  expect(await first.closed).toBe(1006);
  expect(first.messages).toHaveLength(2);
  const second = await connect(first.url);
  expect(await second.closed).toBe(1000);
  const whole = [...first.messages, ...second.messages];
  expect(whole.filter(({ type }) => type === 'transcript')).toHaveLength(1);
  expect(whole.length).toBeGreaterThan(3);
});

it('an id drops only its session', async () => {
  const stub = await start();
  const [one, other] = [await openSession(stub), await openSession(stub)];
  const [id] = (await list(stub)).map((job) => job.id);
  const options = { code: 4001, ...(id && { session: id }) };
  expect([stub.send('{}', id), stub.disconnect(options)]).toEqual([1, 1]);
  expect(await other.closed).toBe(4001);
  expect([one.messages.length, other.messages.length]).toEqual([0, 1]);
  one.socket.terminate();
});

it('every open session gets a sent message unchanged and records it', async () => {
  const stub = await start();
  const sessions = [await openSession(stub), await openSession(stub)];
  const messages = ['not JSON', '', { type: 'OTHER' }, 7];
  const received = sessions.map(({ socket }) => {
    const texts: string[] = [];
    socket.removeAllListeners('message').on('message', (data) => texts.push(String(data)));
    return texts;
  });
  for (const message of messages) expect(stub.send(message)).toBe(sessions.length);
  for (const { socket } of sessions) socket.send(STOP);
  await Promise.all(sessions.map(({ closed }) => closed));
  const texts = ['not JSON', '', '{"type":"OTHER"}', '7'];
  expect(received).toEqual([texts, texts]);
  for (const job of await list(stub)) expect(Object(job.result).messages).toEqual(texts);
  expect(stub.send('nobody is there')).toBe(0);
});

it('a session ends with 1011 and its job with 500 instead of violating the contract', async () => {
  const completed = vi.spyOn(Checker.prototype, 'completed').mockReturnValue(null);
  onTestFinished(() => completed.mockRestore());
  const stub = await start();
  const { socket, closed } = await openSession(stub);
  socket.send('x');
  expect(await closed).toBe(1011);
  expect(await list(stub)).toMatchObject([{ status: 'error', error_code: 500 }]);
});
