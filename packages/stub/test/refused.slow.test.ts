/** Requests that the stub refuses. */
import { expect, it } from 'vitest';
import { call, PATHS, start } from './support.ts';

it.each<[number, string, string, BodyInit?, object?]>([
  [201, 'no body that is optional', PATHS.live],
  [422, 'no body that is required', PATHS.creation],
  [415, 'another content type', PATHS.live, '{}', { 'content-type': 'text/plain' }],
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
