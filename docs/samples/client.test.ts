// Tests of client.ts and session.ts, with Vitest and the stub.
// Run: npm install -D vitest and then npx vitest run client.test.ts
// In Node 20, first set NODE_OPTIONS=--experimental-websocket.
import { startStub } from 'speech-to-text-stub';
import { afterAll, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { openSession } from './session.ts';

if (!globalThis.WebSocket)
  throw new Error('In Node 20, set NODE_OPTIONS=--experimental-websocket.');

const stub = await startStub();
afterAll(() => stub.close());
const client = createClient(stub.url, stub.key, { firstPause: 10 });

test('the client retries a 503 when Retry-After says so', async () => {
  const headers = { 'retry-after': 1 };
  stub.fault({ operation: 'createPreRecordedJob', status: 503, headers, times: 1 });
  await client.create({ audio_url: 'https://example.com/talk.wav' });
  const [first, second] = stub.calls.slice(-2);
  expect([first?.status, second?.status]).toEqual([503, 201]);
  expect(Number(second?.at) - Number(first?.at)).toBeGreaterThan(900);
});

test('the client resumes a session after a lost connection', async () => {
  const states: string[] = [];
  const onState = (state: string) => states.push(state);
  const session = openSession(await client.createSession({}), () => {}, { onState });
  await expect.poll(() => stub.disconnect()).toBe(1);
  session.stop();
  await session.ended;
  expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open', 'ended']);
});
