/** Requests that the stub refuses. */
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { LIMITS } from '../src/options.ts';
import { call, PATHS, start, upload } from './support.ts';

/** A request whose metadata is nested so many times. */
const deepRequest = (depth: number) =>
  `{"audio_url":"http://x.invalid","custom_metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

it.each([
  [201, 'no body that is optional', PATHS.live, undefined],
  [422, 'no body that is required', PATHS.creation, undefined],
  [413, 'too large a body', PATHS.live, `{"x":"${'x'.repeat(256 * 1024)}"}`],
  // The request and its metadata are one level each.
  [422, 'too deep a body', PATHS.creation, deepRequest(100)],
  [201, 'a deep body', PATHS.creation, deepRequest(99)],
])('the stub responds with %i to %s', async (status, _, path, body) => {
  expect((await call(await start(), 'POST', path, body)).status).toBe(status);
});

it('the response to a request that violates the contract has the issues with their paths', async () => {
  const stub = await start();
  const answers = [
    await call(stub, 'POST', PATHS.live, { channels: 0, endpointing: -1 }),
    await call(stub, 'GET', `${PATHS.list}?offset=-1&limit=0`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
    { issues: [{ path: '/channels' }, { path: '/endpointing' }] },
    { issues: [{ path: '/offset' }, { path: '/limit' }] },
  ]);
});

it.each([
  [{ 'content-type': 'text/plain' }, '{}', 'send the body with the header content-type: '],
  [{ 'content-encoding': 'gzip' }, gzipSync('{}'), 'send the body without the header content-enc'],
])('a body with the header %j is refused with 415', async (header, body, message) => {
  const stub = await start();
  const headers = { 'x-service-key': stub.key, 'content-type': 'application/json', ...header };
  const response = await fetch(stub.url + PATHS.live, { method: 'POST', headers, body });
  const expected = { message: expect.stringContaining(message) };
  expect([response.status, await response.json()]).toMatchObject([415, expected]);
});

it('a file that is too large is refused with 413', async () => {
  const { uploadBytes } = LIMITS;
  onTestFinished(() => void Object.assign(LIMITS, { uploadBytes }));
  LIMITS.uploadBytes = 1000;
  expect(await upload(await start(), 'x'.repeat(1001), 'a.wav')).toMatchObject({ statusCode: 413 });
  expect(uploadBytes).toBe(512 * 1024 * 1024);
});

it('an upload may have other parts before the audio', async () => {
  const stub = await start();
  const body = new FormData();
  body.append('other', new Blob(['x']), 'x.txt');
  body.append('note', 'x');
  body.append('audio', new Blob(['y']), 'a.wav');
  const headers = { 'x-service-key': stub.key };
  const response = await fetch(stub.url + PATHS.upload, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({ audio_metadata: { filename: 'a.wav' } });
});
