/** Planted faults, as a client sees them. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { OPERATION_IDS, OPERATIONS } from '../src/contract.ts';
import type { CallName } from '../src/faults.ts';
import { type Fault, type Stub, startStub } from '../src/index.ts';
import { call, createSession, list, openSession, PATHS, postJob, start } from './support.ts';

/** Calls an operation without a key. */
async function attempt({ url }: Stub, operation: CallName) {
  if (operation === 'connectLiveSession')
    return upgrade(`${url.replace('http', 'ws')}${PATHS.live}`);
  const { method, path } = OPERATIONS[operation];
  const response = await fetch(url + path, { method });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Connects a WebSocket that the stub refuses. */
async function upgrade(url: string) {
  const socket = new WebSocket(url);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  const chunks = await response.setEncoding('utf8').toArray();
  const headers = new Headers(response.headers as Record<string, string>);
  return { status: response.statusCode, headers, body: chunks.join('') };
}

/** How a call ended, in the words of Node. */
async function failure(attempted: Promise<unknown>): Promise<string> {
  const error = await attempted.then(
    () => expect.fail('the call succeeded'),
    (thrown) => thrown,
  );
  return error.cause?.code ?? error.code;
}

const CALL_NAMES: CallName[] = [...OPERATION_IDS, 'connectLiveSession'];

it('a fault comes before the check of the key, and happens to its operation alone', async () => {
  const headers = { 'Retry-After': 7 };
  const statusOf = (operation: CallName) => 500 + CALL_NAMES.indexOf(operation);
  const stub = await start({
    faults: CALL_NAMES.map((operation) => {
      return { operation, status: statusOf(operation), headers, times: 1 };
    }),
  });
  for (const operation of CALL_NAMES) {
    const status = statusOf(operation);
    const planted = await attempt(stub, operation);
    expect([planted.status, planted.headers.get('retry-after')]).toEqual([status, '7']);
    const error = parseErrorResponse(JSON.parse(planted.body));
    expect(error).toMatchObject({ ok: true, value: { statusCode: status } });
    expect((await attempt(stub, operation)).status).toBeLessThan(500);
  }
});

it.each(['listTranscriptionJobs', 'connectLiveSession'] as const)(
  'a fault of %s resets the connection, cuts the response, or slows it down',
  async (operation) => {
    const stub = await start();
    const right = await attempt(stub, operation);
    const plant = (fault: object) => stub.fault({ operation, times: 1, ...fault } as Fault);
    plant({ kind: 'reset', delay: 1 });
    expect(await failure(attempt(stub, operation))).toBe('ECONNRESET');
    plant({ kind: 'truncate' });
    expect(await failure(attempt(stub, operation))).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
    plant({ delay: 1 });
    expect(await attempt(stub, operation)).toMatchObject({ status: right.status });
    const seen = stub.calls.map(({ status }) => status);
    expect(seen).toEqual([right.status, null, right.status, right.status]);
  },
);

it('a call that hangs gets no response until the stub closes', async () => {
  const stub = await startStub({ faults: [{ operation: '*', kind: 'hang' }] });
  const all = CALL_NAMES.map((operation) => failure(attempt(stub, operation)));
  await expect.poll(() => stub.calls.length).toBe(CALL_NAMES.length);
  expect(stub.calls.map(({ status }) => status)).toEqual(CALL_NAMES.map(() => null));
  await stub.close();
  for (const code of await Promise.all(all)) expect(code).toMatch(/UND_ERR_SOCKET|ECONNRESET/);
});

it('a truncated creation has half of its body, and is handled; a reset one is not', async () => {
  const stub = await start();
  const operation = 'createPreRecordedJob';
  stub.fault({ operation, kind: 'reset', times: 1 });
  await expect(postJob(stub)).rejects.toThrow();
  stub.fault({ operation, kind: 'truncate', times: 1 });
  const { status, headers, body } = await postJob(stub);
  let bytes = 0;
  const read = async () => {
    for await (const chunk of body ?? []) bytes += chunk.length;
  };
  await expect(read()).rejects.toThrow();
  expect([status, bytes]).toEqual([201, Math.floor(Number(headers.get('content-length')) / 2)]);
  expect(await list(stub)).toHaveLength(1);
});

it('a connection to a session is cut once it is open', async () => {
  const stub = await start({
    faults: [{ operation: 'connectLiveSession', kind: 'truncate', times: 1 }],
  });
  const url = await createSession(stub);
  const socket = new WebSocket(url);
  await once(socket, 'open');
  expect(await once(socket, 'close')).toMatchObject([1006, Buffer.of()]);
  const next = new WebSocket(url);
  await once(next, 'open');
  next.terminate();
});

it('calls tell what arrived, in order, without keys and bodies', async () => {
  const stub = await start();
  await call(stub, 'GET', `${PATHS.list}?limit=1`);
  await fetch(stub.url + PATHS.list);
  await call(stub, 'POST', PATHS.creation, '{');
  await fetch(stub.url + PATHS.list, { method: 'OPTIONS' });
  await call(stub, 'GET', '/nowhere');
  const { url, socket } = await openSession(stub);
  socket.terminate();
  const seen = stub.calls.map((one) => [one.operation, one.method, one.path, one.status]);
  expect(seen).toEqual([
    ['listTranscriptionJobs', 'GET', `${PATHS.list}?limit=1`, 200],
    ['listTranscriptionJobs', 'GET', PATHS.list, 401],
    ['createPreRecordedJob', 'POST', PATHS.creation, 400],
    [null, 'GET', '/nowhere', 404],
    ['createLiveSession', 'POST', PATHS.live, 201],
    ['connectLiveSession', 'GET', url.replace(/^ws:\/\/[^/]+/, ''), 101],
  ]);
});
