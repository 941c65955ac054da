/** The endpoints for programs in other languages, and the faults that break a body. */
import { expect, it } from 'vitest';
import type { Fault } from '../src/index.ts';
import { call, list, PATHS, postJob, start } from './support.ts';

const FAULTS = '/__stub/faults';
const ONE: Fault = { operation: 'listTranscriptionJobs', status: 503, times: 1 };
const OTHER: Fault = { operation: '*', delay: 1, path: 'nowhere' };

it('faults are planted, listed and removed over HTTP, and happen as in code', async () => {
  const stub = await start();
  const planted = await call(stub, 'POST', FAULTS, ONE);
  expect([planted.status, await planted.json()]).toEqual([201, [ONE]]);
  const more = await call(stub, 'POST', FAULTS, [OTHER]);
  expect(await more.json()).toEqual([ONE, OTHER]);
  expect(await (await call(stub, 'GET', FAULTS)).json()).toEqual([ONE, OTHER]);
  expect((await call(stub, 'GET', PATHS.list)).status).toBe(503);
  expect(stub.pending).toEqual([OTHER]);
  expect((await call(stub, 'DELETE', FAULTS)).status).toBe(204);
  expect(await (await call(stub, 'GET', FAULTS)).json()).toEqual([]);
});

it('calls are listed over HTTP, without those of the endpoints, to which no fault happens', async () => {
  const stub = await start({ faults: [{ operation: '*', status: 503, times: 1, after: 1 }] });
  await call(stub, 'GET', PATHS.list);
  const listed = await (await call(stub, 'GET', '/__stub/calls')).json();
  expect(listed).toMatchObject([{ operation: 'listTranscriptionJobs', status: 200 }]);
  expect((await call(stub, 'DELETE', FAULTS)).status).toBe(204);
  expect(stub.calls).toHaveLength(1);
});

it.each([
  ['GET', '/__stub/calls'],
  ['POST', FAULTS],
])('%s %s needs the key', async (method, path) => {
  const stub = await start();
  const headers = { 'content-type': 'application/json' };
  const body = method === 'POST' ? { body: JSON.stringify(ONE) } : {};
  const response = await fetch(stub.url + path, { method, headers, ...body });
  expect([response.status, stub.pending]).toEqual([401, []]);
});

it('a call without a body may state the content type of one', async () => {
  const stub = await start({ faults: [ONE] });
  const headers = { 'x-service-key': stub.key, 'content-type': 'application/json' };
  const removed = await fetch(stub.url + FAULTS, { method: 'DELETE', headers });
  expect([removed.status, stub.pending]).toEqual([204, []]);
  expect((await call(stub, 'POST', FAULTS, '{')).status).toBe(400);
});

it('a list with a wrong fault is refused as a whole', async () => {
  const stub = await start();
  const response = await call(stub, 'POST', FAULTS, [ONE, { operation: '*', kind: 'x' }]);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('got "x"') });
  expect(stub.pending).toEqual([]);
});

it('a page of HTML and a redirect come instead of the response', async () => {
  const stub = await start();
  for (const kind of ['html', 'redirect'] as const) {
    stub.fault({ operation: 'createLiveSession', kind, times: 1 });
  }
  const page = await call(stub, 'POST', PATHS.live);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  const moved = await fetch(stub.url + PATHS.live, { method: 'POST', redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/stub-redirect']);
  expect(await list(stub)).toEqual([]);
});

it('an invalid body has null in each field of the right one', async () => {
  const stub = await start();
  stub.fault({ operation: 'createPreRecordedJob', kind: 'invalid', times: 2 });
  const created = await postJob(stub);
  expect([created.status, await created.json()]).toEqual([201, { id: null, result_url: null }]);
  expect((await postJob(stub, { audio_url: 5 })).status).toBe(422);
});

it('the second half of a slow body comes late', async () => {
  const stub = await start();
  stub.fault({ operation: 'createLiveSession', kind: 'slow', delay: 100, times: 1 });
  const { body } = await call(stub, 'POST', PATHS.live);
  const times: number[] = [];
  for await (const _ of body ?? []) times.push(Date.now());
  expect(Number(times[1]) - Number(times[0])).toBeGreaterThan(50);
});
