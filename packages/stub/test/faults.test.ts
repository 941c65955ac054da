/** Faults on command: from code, on a command line, and over HTTP. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { need } from '../../../test/support/programs.ts';
import { type Fault, readFault } from '../src/faults/faults.ts';
import * as support from './support.ts';

const { call, connect, list, STOP, seconds, start, until } = support;
const operation = 'listTranscriptionJobs';
const get = ({ url, key }: support.Address, path = '/v2/transcription') =>
  fetch(url + path, { headers: { 'x-service-key': key } });

it('answers with a status, headers, and a body, before the key is checked', async () => {
  const stub = await start({
    faults: [{ operation, status: 503, headers: { 'retry-after': 2 }, times: 1 }],
  });
  const refused = await get({ ...stub, key: 'wrong' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ statusCode: 503, path: '/v2/transcription' });
  const remove = stub.fault({ operation, status: 200, body: '<p>' });
  expect(await (await get(stub)).text()).toBe('<p>');
  remove();
  stub.fault({ operation: 'createPreRecordedJob', status: 500, times: 1 });
  expect((await support.postJob(stub)).status).toBe(500);
  expect(await list(stub)).toEqual([]);
  expect(stub.calls.map(({ status }) => status)).toEqual([503, 200, 500, 200]);
});

it('hangs, resets, truncates, patches, and delays', async () => {
  const stub = await start();
  stub.fault({ operation, kind: 'reset', times: 1 });
  await expect(get(stub)).rejects.toThrow('fetch failed');
  stub.fault({ operation, kind: 'truncate', times: 1 });
  await expect((await get(stub)).text()).rejects.toThrow('terminated');
  stub.fault({ operation, kind: 'hang', times: 1 });
  const signal = AbortSignal.timeout(200);
  const headers = { 'x-service-key': stub.key };
  await expect(fetch(`${stub.url}/v2/transcription`, { headers, signal })).rejects.toThrow(
    'timeout',
  );
  stub.fault({ operation, patch: { later: { x: 1 }, items: null, next: 5 }, times: 1 });
  const body = { first: expect.any(String), current: expect.any(String) };
  expect(await (await get(stub)).json()).toEqual({ ...body, later: { x: 1 }, next: 5 });
  stub.fault({ operation, delay: 150, times: 1 });
  const begin = Date.now();
  expect((await get(stub)).status).toBe(200);
  expect(Date.now() - begin).toBeGreaterThan(140);
});

it('selects calls by operation, path, and number', async () => {
  const stub = await start();
  stub.fault({ operation: '*', status: 500, path: 'offset=7' });
  stub.fault({ operation, status: 501, after: 1, times: 1 });
  const statuses = [];
  for (const query of ['', '?offset=7', '', '', '?limit=1']) {
    statuses.push((await get(stub, `/v2/transcription${query}`)).status);
  }
  expect(statuses).toEqual([200, 500, 501, 200, 200]);
  expect(stub.faults).toMatchObject([{ happened: 1 }, { happened: 1, matched: 5 }]);
});

it('sends notifications twice or not at all', async () => {
  const { url, arrivals } = await support.receive();
  const stub = await start();
  stub.fault({ operation: 'sendNotification', path: '/none', kind: 'hang' });
  stub.fault({ operation: 'sendNotification', kind: 'duplicate', patch: { event: 1 } });
  for (const path of ['/none', '/twice']) {
    await support.createJob(stub, { callback: true, callback_config: { url: url + path } });
  }
  await until(() => arrivals.length > 1);
  expect(arrivals).toMatchObject(Array(2).fill({ path: '/twice', body: { event: 1 } }));
});

describe('sessions', () => {
  it('fail to connect', async () => {
    const stub = await start();
    const url = await support.createSession(stub);
    stub.fault({ operation: 'connectLiveSession', status: 503, times: 1 });
    const [error] = await once(new WebSocket(url), 'error');
    expect(error.message).toMatch('503');
    stub.fault({ operation: 'connectLiveSession', kind: 'reset', times: 1 });
    await once(new WebSocket(url), 'error');
    const { socket, closed } = await connect(url);
    socket.send(STOP);
    expect(await closed).toBe(1000);
    expect(stub.calls.map(({ status }) => status)).toEqual([201, 503, null, 101]);
  });

  it('are disconnected, with and without a code, and go on', async () => {
    const stub = await start();
    const { url, socket, messages, closed } = await support.openSession(stub);
    socket.send(seconds(1));
    await until(() => messages.length > 0);
    expect(stub.disconnect()).toBe(1);
    expect(await closed).toBe(1006);
    const second = await connect(url);
    expect(() => stub.disconnect(99)).toThrow('`code` of a disconnection must be from 1000');
    expect(stub.disconnect(4000)).toBe(1);
    expect(await second.closed).toBe(4000);
    const third = await connect(url);
    third.socket.send(STOP);
    expect(await third.closed).toBe(1000);
    expect(third.messages.map(({ type }) => type)).toContain('transcript');
  });

  it('are disconnected once after some messages, the rest of which follow', async () => {
    const stub = await start({
      faults: [{ operation: 'sendServerMessage', kind: 'truncate', after: 1, times: 1 }],
    });
    const { url, socket, messages, closed } = await support.openSession(stub);
    socket.send(seconds(5));
    await closed;
    expect(messages).toHaveLength(2);
    const again = await connect(url);
    again.socket.send(STOP);
    expect(await again.closed).toBe(1000);
    expect(again.messages.length).toBeGreaterThan(2);
  });
});

it('obeys each line of curl in faults.md', async (context) => {
  need('curl', context);
  const guide = readFileSync(join(support.STUB, 'faults.md'), 'utf8');
  const [, lines = ''] = /^```sh\n(stub\(\) \{[\s\S]*?)^```$/m.exec(guide) ?? [];
  const stub = await start();
  const { messages, closed } = await support.openSession(stub);
  const env = { ...process.env, BASE_URL: stub.url, API_KEY: stub.key };
  const { stdout } = await promisify(execFile)('sh', ['-ec', lines], { env });
  expect(stdout).toMatch(/^(\[\{"operation":.*?"id":\d,.*?\}\]){9}(\{"sessions":1\}){2}$/);
  expect([messages, await closed]).toEqual([[{ type: 'later', created_at: 1 }], 1011]);
});

it('is controlled over HTTP', async () => {
  const stub = await start();
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await call(stub, method, `/__stub/${path}`, body);
    return [response.status, await response.json()];
  };
  stub.fault({ operation, status: 503, times: 1 });
  expect((await get(stub)).status).toBe(503);
  expect(await control('GET', 'faults')).toMatchObject([200, [{ happened: 1 }]]);
  expect(await control('GET', 'calls')).toMatchObject([200, [{ operation, status: 503 }]]);
  expect(await control('DELETE', 'faults')).toEqual([200, null]);
  await call(stub, 'POST', '/v2/live', { channels: 0 });
  expect(await control('GET', 'violations')).toMatchObject([200, [{ where: 'createLiveSession' }]]);
  for (const path of ['faults', 'send', 'disconnect']) {
    expect((await control('POST', path, { session: 'x' }))[0]).toBe(422);
  }
  expect((await call({ ...stub, key: 'no' }, 'GET', '/__stub/calls')).status).toBe(401);
});

it.each([
  ['uploadAudio=503', { operation: 'uploadAudio', status: 503 }],
  ['*=delay:500', { operation: '*', delay: 500 }],
  ['getPreRecordedJob=truncatex2', { operation: 'getPreRecordedJob', kind: 'truncate', times: 2 }],
])('reads %s from a command line', (text, fault) => {
  expect(readFault(text)).toEqual(fault);
});

it.each([
  [{ operation: 'list', status: 503 }, '`operation` of a fault must be one of uploadAudio'],
  [{ operation, staus: 503 }, 'a fault has no `staus`; choose from operation, path'],
  [{ operation, status: 99 }, 'a whole number from 200 to 599'],
  [{ operation, status: 503, headers: { 'a b': 1 } }, 'HTTP headers'],
  [{ operation, kind: 'slow' }, 'one of hang, reset, truncate, duplicate'],
  [{ operation, kind: 'duplicate' }, "can't have the kind duplicate"],
  [{ operation, body: 'x' }, 'needs a `status`'],
])('rejects %o', async (fault, message) => {
  const stub = await start();
  expect(() => stub.fault(fault as Fault)).toThrow(message);
});
