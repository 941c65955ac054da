/** Faults on command: from code and over HTTP. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Fault } from '../src/faults/faults.ts';
import { LIMITS } from '../src/service/limits.ts';
import * as support from './support.ts';

const { call, connect, list, STOP, seconds, start, until } = support;
const operation = 'listTranscriptionJobs';
const get = (stub: support.Address) => call(stub, 'GET', '/v2/transcription');

it('answers with a status, headers, and a body, before the key is checked', async () => {
  const stub = await start();
  const headers = { 'retry-after': 2, 'content-type': 'text/html' };
  stub.fault({ operation, status: 503, headers, times: 1 });
  const refused = await get({ ...stub, key: 'wrong' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ statusCode: 503, path: '/v2/transcription' });
  stub.fault({ operation: '*', status: 200, body: '<p>', times: 2 });
  expect(await (await get(stub)).text()).toBe('<p>');
  // A fault of the operation itself comes first, and the last one counts, also if one before it is removed.
  const [remove] = [400, 500].map((status) =>
    stub.fault({ operation: 'createPreRecordedJob', status, times: 2 }),
  );
  remove?.();
  for (const _ of [1, 2]) expect((await support.postJob(stub)).status).toBe(500);
  expect(await (await get(stub)).text()).toBe('<p>');
  stub.fault({ operation, status: 503 })();
  expect(await list(stub)).toEqual([]);
  expect((await support.postJob(stub)).status).toBe(201);
  expect(stub.calls.map(({ status }) => status)).toEqual([503, 200, 500, 500, 200, 200, 201]);
  expect(JSON.stringify(stub.calls)).not.toContain(stub.key);
});

it('resets and delays', async () => {
  const stub = await start();
  const begin = Date.now();
  stub.fault({ operation, reset: true, delay: 150, times: 1 });
  await expect(get(stub)).rejects.toThrow('fetch failed');
  stub.fault({ operation, delay: 150, times: 1 });
  expect((await get(stub)).status).toBe(200);
  expect(Date.now() - begin).toBeGreaterThan(290);
});

it('handles a call whose response is late or lost', async () => {
  const stub = await start();
  const job = 'createPreRecordedJob';
  stub.fault({ operation: job, reset: true, times: 1 });
  await expect(support.postJob(stub)).rejects.toThrow('fetch failed');
  expect(await list(stub)).toHaveLength(1);
  stub.fault({ operation: job, reset: true, status: 503, times: 1 });
  await expect(support.postJob(stub)).rejects.toThrow('fetch failed');
  expect(await list(stub)).toHaveLength(1);
  // The stub closes although this call is not answered.
  stub.fault({ operation: job, delay: 3_600_000, times: 1 });
  support.postJob(stub).catch(() => {});
  await until(async () => (await list(stub)).length === 2);
  const made = stub.calls.filter(({ operation }) => operation === job);
  expect(made.map(({ status }) => status)).toEqual([null, null, null]);
});

it('makes the connection of a session fail', async () => {
  const stub = await start();
  const { url } = await support.openSession(stub);
  stub.fault({ operation: 'connectLiveSession', status: 503, times: 1 });
  const [error] = await once(new WebSocket(url), 'error');
  expect(error.message).toMatch('503');
  const { socket, closed } = await connect(url);
  socket.send(STOP);
  expect(await closed).toBe(1000);
  expect(stub.calls.map(({ status }) => status)).toEqual([201, 101, 503, 101]);
});

it('disconnects sessions, with and without a code, and they go on', async () => {
  const stub = await start();
  const { url, socket, messages, closed } = await support.openSession(stub);
  socket.send(seconds(5));
  await until(() => messages.length > 0);
  expect(stub.disconnect()).toBe(1);
  expect(await closed).toBe(1006);
  for (const text of ['1', '2']) expect(stub.send(text)).toBe(0);
  const second = await connect(url);
  expect(stub.disconnect(4000)).toBe(1);
  expect(await second.closed).toBe(4000);
  const third = await connect(url);
  third.socket.send(STOP);
  expect(await third.closed).toBe(1000);
  expect(third.messages).toMatchObject([{ type: 'transcript' }]);
  expect(second.messages).toEqual([1, 2]);
});

it('obeys each line of curl in faults.md', async () => {
  const guide = readFileSync(join(support.STUB, 'faults.md'), 'utf8');
  const [, lines = ''] = /^```sh\n(stub\(\) \{[\s\S]*?)^```$/m.exec(guide) ?? [];
  const stub = await start();
  const { messages, closed } = await support.openSession(stub);
  const env = { ...process.env, BASE_URL: stub.url, API_KEY: stub.key };
  const { stdout } = await promisify(execFile)('sh', ['-ec', lines], { env });
  expect(stdout).toMatch(/^(null){5}(\{"sessions":1\}){2}$/);
  expect([messages, await closed]).toEqual([[{ type: 'later' }], 1011]);
});

it('is controlled over HTTP', async () => {
  // Room for one call.
  vi.spyOn(LIMITS, 'recorded', 'get').mockReturnValue(1000);
  const stub = await start();
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await call(stub, method, `/__stub/${path}`, body);
    return [response.status, await response.json()];
  };
  expect(await control('POST', 'faults', { operation, status: 503 })).toEqual([200, null]);
  for (const _ of [1, 2]) expect((await get(stub)).status).toBe(503);
  const framed = { operation, status: 200, headers: { 'Content-Length': 9 } };
  expect((await control('POST', 'faults', framed))[0]).toBe(422);
  expect(await control('DELETE', 'faults')).toEqual([200, null]);
  expect(await control('GET', 'calls')).toMatchObject([200, [{ operation, status: 503 }]]);
  await call(stub, 'POST', '/v2/live', { channels: 0 });
  expect(await control('GET', 'violations')).toMatchObject([200, [{ where: 'createLiveSession' }]]);
  for (const path of ['faults', 'send', 'disconnect'])
    expect((await control('POST', path, { session: 'x' }))[0]).toBe(422);
  for (const code of [1006, '1011', null])
    expect((await control('POST', 'disconnect', { code }))[0]).toBe(422);
  expect((await call({ ...stub, key: 'no' }, 'GET', '/__stub/calls')).status).toBe(401);
});

it.each([
  [{ operation: 'list', status: 503 }, '`operation` of a fault must be one of uploadAudio'],
  [{ operation, staus: 503 }, 'a fault has no `staus`; choose from operation, times'],
  [{ operation, body: 'x' }, 'needs a `status`'],
  [{ operation, status: 503, headers: { 'bad name': '1' } }, '`headers` of a fault must be'],
])('rejects %o', async (fault, message) => {
  const stub = await start();
  expect(() => stub.fault(fault as Fault)).toThrow(message);
});
