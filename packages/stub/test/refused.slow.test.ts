/** Requests that the stub refuses. */
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '../src/options.ts';
import { call, PATHS, start, upload } from './support.ts';

/** A request whose metadata is nested so many times. */
const deepRequest = (depth: number) =>
  `{"audio_url":"http://x.invalid","custom_metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

it.each<[number, string, string, BodyInit?, object?]>([
  [201, 'no body that is optional', PATHS.live],
  [422, 'no body that is required', PATHS.creation],
  [413, 'too large a body', PATHS.live, `{"x":"${'x'.repeat(256 * 1024)}"}`],
  // The request and its metadata are one level each.
  [422, 'too deep a body', PATHS.creation, deepRequest(100)],
  [201, 'a deep body', PATHS.creation, deepRequest(99)],
  [415, 'another content type', PATHS.live, '{}', { 'content-type': 'text/plain' }],
  [415, 'a compressed body', PATHS.live, gzipSync('{}'), { 'content-encoding': 'gzip' }],
])('the stub responds with %i to %s', async (status, _, path, body, own) => {
  const { url, key } = await start();
  const headers = { 'x-service-key': key, 'content-type': 'application/json', ...own };
  expect((await fetch(url + path, { method: 'POST', headers, body: body ?? null })).status).toBe(
    status,
  );
});

it('the response to an invalid request has the issues with their paths', async () => {
  const stub = await start();
  const answers = [
    await call(stub, 'POST', PATHS.live, { channels: 0, endpointing: -1 }),
    await call(stub, 'GET', `${PATHS.list}?offset=-1&limit=0`),
  ];
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
    { statusCode: 422, issues: [{ path: '/channels' }, { path: '/endpointing' }] },
    { statusCode: 422, issues: [{ path: '/offset' }, { path: '/limit' }] },
  ]);
});

it('a file that is too large is rejected with 413', async () => {
  const { uploadBytes } = LIMITS;
  onTestFinished(() => void Object.assign(LIMITS, { uploadBytes }));
  LIMITS.uploadBytes = 1000;
  expect(await upload(await start(), 'x'.repeat(1001), 'a.wav')).toMatchObject({ statusCode: 413 });
});
