/** Injected faults, as a client sees them, and the endpoints for programs in other languages. */
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { expect, it } from 'vitest';
import { OPERATION_IDS, OPERATIONS } from '../src/contract.ts';
import type { CallName } from '../src/faults.ts';
import { type Fault, type Stub, startStub } from '../src/index.ts';
import { call, list, openSession, PATHS, postJob, start } from './support.ts';

const CALL_NAMES: CallName[] = [...OPERATION_IDS, 'connectLiveSession'];

/** Calls an operation without a key. A failed call has the code of Node's error as its status. */
async function attempt({ url }: Stub, operation: CallName) {
  const isSocket = operation === 'connectLiveSession';
  const { method, path } = isSocket ? { method: 'GET', path: PATHS.live } : OPERATIONS[operation];
  const headers = isSocket ? { connection: 'Upgrade', upgrade: 'websocket' } : {};
  try {
    const sent = request(url + path, { method, headers, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  } catch (error) {
    return {
      status: (error as NodeJS.ErrnoException).code,
      headers: {} as IncomingHttpHeaders,
      body: '{}',
    };
  }
}

it.each(CALL_NAMES)(
  'faults of %s come before the check of the key, one by one',
  async (operation) => {
    const injected = [
      { status: 503 },
      { status: 500, headers: { 'Retry-After': 7 } },
      { kind: 'reset', delay: 1 },
      { kind: 'truncate' },
      { delay: 1 },
    ].map((fault) => ({ operation, times: 1, ...fault }) as Fault);
    const stub = await start({ faults: injected });
    const answers: Awaited<ReturnType<typeof attempt>>[] = [];
    for (const _ of injected) answers.push(await attempt(stub, operation));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([503, 500, 'ECONNRESET', 'ECONNRESET', 401]);
    const waits = answers.map(({ headers }) => headers['retry-after']);
    expect(waits.slice(0, 2)).toEqual(['1', '7']);
    const error = parseErrorResponse(JSON.parse(`${answers[1]?.body}`));
    expect(error).toMatchObject({ ok: true, value: { statusCode: 500 } });
    expect(stub.calls.map(({ status }) => status)).toEqual([503, 500, null, 401, 401]);
  },
);

it('a call that hangs gets no response until the stub closes', async () => {
  const stub = await startStub({ faults: [{ operation: '*', kind: 'hang' }] });
  const all = CALL_NAMES.map((operation) => attempt(stub, operation));
  await expect.poll(() => stub.calls.length).toBe(CALL_NAMES.length);
  await stub.close();
  for (const { status } of await Promise.all(all)) expect(status).toBe('ECONNRESET');
});

it('the `truncate` fault still creates the job, but `reset` does not', async () => {
  const stub = await start();
  const operation = 'createPreRecordedJob';
  stub.fault({ operation, kind: 'reset', times: 1 });
  await expect(postJob(stub)).rejects.toThrow();
  stub.fault({ operation, kind: 'truncate', times: 1 });
  expect((await postJob(stub)).status).toBe(201);
  expect(await list(stub)).toHaveLength(1);
});

it.each<[Partial<Fault>, type: string | null, body: string]>([
  [{ body: 'Sorry' }, 'text/plain; charset=utf-8', 'Sorry'],
  [{ body: null }, 'application/json; charset=utf-8', 'null'],
  [{ status: 200, body: '<p>', headers: { 'Content-Type': 'text/html' } }, 'text/html', '<p>'],
  [{ status: 302, body: '', headers: { location: '/x' } }, 'text/plain; charset=utf-8', ''],
  [{ status: 204 }, null, ''],
  [{ status: 304 }, null, ''],
])('the response %j of a fault has the content type %s', async (response, type, body) => {
  const fault = { operation: 'listTranscriptionJobs', status: 500, times: 1, ...response } as const;
  const stub = await start({ faults: [fault as Fault] });
  const got = await fetch(stub.url + PATHS.list, { redirect: 'manual' });
  expect([got.status, await got.text()]).toEqual([fault.status, body]);
  const [length, ...others] = ['content-length', 'content-type', 'location'].map((name) =>
    got.headers.get(name),
  );
  expect(others).toEqual([type, response.headers?.location ?? null]);
  expect(length).toBe(type && String(body.length));
});

/** Calls that are refused, with a part of the message. */
const CODES = '`code` must be 1000 to 1003, 1007 to 1014, or 3000 to 4999';
const REFUSED: (readonly [path: string, body: unknown, message: string])[] = [
  ['/disconnect', { session: 'x' }, 'the session x is not open'],
  ['/disconnect', { sesion: 'x' }, 'disconnect has no option `sesion`; choose from code, session'],
  ['/disconnect', [1], 'the argument of disconnect must be an object'],
  ...[5, 999, 1005, 2000, 4000.5, '4000', null].map(
    (code) => ['/disconnect', { code }, CODES] as const,
  ),
  ['/send', { session: 'x', message: 1 }, 'the session x is not open'],
  ['/send', { text: 'x' }, 'send has no option `text`; choose from message, session'],
  ['/send', undefined, '`message` must be text or a JSON value, but is missing'],
];

it('a program in another language controls the stub over HTTP', async () => {
  const stub = await start();
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await call(stub, method, `/__stub${path}`, body);
    return [response.status, response.status === 204 ? null : await response.json()];
  };
  const fault: Fault = { operation: 'listTranscriptionJobs', status: 503, times: 2 };
  const other: Fault = { operation: '*', status: 500, path: '/__stub' };
  const injected = [fault, other].map((one, at) => ({ id: at + 1, ...one, happened: 0 }));
  expect(await control('POST', '/faults', fault)).toEqual([201, injected.slice(0, 1)]);
  expect(await control('POST', '/faults', [other])).toEqual([201, injected.slice(1)]);
  const listJobs = () => call(stub, 'GET', `${PATHS.list}?limit=1`);
  expect((await listJobs()).status).toBe(503);
  const begun = { ...injected[0], happened: 1 };
  expect(await control('GET', '/pending')).toEqual([200, [begun, injected[1]]]);
  expect((await listJobs()).status).toBe(503);
  const used = { ...begun, happened: 2 };
  expect(await control('GET', '/faults')).toEqual([200, [used, injected[1]]]);
  expect(await control('GET', '/pending')).toEqual([200, injected.slice(1)]);
  const wrong = await control('POST', '/faults', [fault, { operation: '*', kind: 'x' }]);
  expect([wrong[0], (await control('POST', '/faults', '{'))[0]]).toEqual([422, 400]);
  expect((await fetch(`${stub.url}/__stub/faults`, { method: 'POST' })).status).toBe(401);
  expect((await control('GET', '/fault'))[0]).toBe(404);
  expect(stub.faults).toEqual([used, injected[1]]);
  expect(await control('DELETE', '/faults/1')).toEqual([204, null]);
  expect((await control('DELETE', '/faults/1'))[0]).toBe(404);
  expect(await control('GET', '/faults')).toEqual([200, injected.slice(1)]);
  expect(await control('DELETE', '/faults')).toEqual([204, null]);
  expect(await control('GET', '/violations')).toEqual([200, []]);
  const { url, messages, closed } = await openSession(stub);
  const reached = [201, { sessions: 1 }];
  for (const [path, body, problem] of REFUSED) {
    const message = expect.stringContaining(problem);
    expect(await control('POST', path, body)).toMatchObject([422, { message }]);
  }
  expect(await control('POST', '/send', { message: { type: 'other' } })).toEqual(reached);
  expect(await control('POST', '/disconnect', { code: 4000 })).toEqual(reached);
  expect([await closed, messages]).toEqual([4000, [{ type: 'other' }]]);
  await fetch(stub.url + PATHS.list, { method: 'OPTIONS' });
  await call(stub, 'GET', '/nowhere');
  const [, calls] = await control('GET', '/calls');
  expect(calls.map(Object.values).map((one: unknown[]) => one.slice(0, 4))).toEqual([
    ...[1, 2].map(() => ['listTranscriptionJobs', 'GET', `${PATHS.list}?limit=1`, 503]),
    ['createLiveSession', 'POST', PATHS.live, 201],
    ['connectLiveSession', 'GET', url.replace(/^ws:\/\/[^/]+/, ''), 101],
    [null, 'GET', '/nowhere', 404],
  ]);
  expect(await control('DELETE', '/calls')).toEqual([204, null]);
  expect(stub.calls).toEqual([]);
});
