/** The stub over HTTP, beyond the conformance run. */
import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { examplesOf, OPERATIONS } from '../src/contract.ts';
import { exampleResponse } from '../src/endpoints.ts';
import { startStub } from '../src/index.ts';
import { newJob } from '../src/jobs.ts';
import { SIZES } from '../src/options.ts';
import * as results from '../src/results.ts';
import { createService } from '../src/service.ts';
import {
  call,
  createJob,
  list,
  openSession,
  PATHS,
  postJob,
  STOP,
  start,
  until,
  upload,
} from './support.ts';
import { writeWav } from './wav.ts';

const HOUR = 3_600_000;
/** A request whose metadata is nested so many times. */
const deepRequest = (depth: number) =>
  `{"audio_url":"http://x.invalid","custom_metadata":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;

describe('a request', () => {
  it('needs no body if the contract requires none', async () => {
    const stub = await start();
    expect((await call(stub, 'POST', PATHS.live)).status).toBe(201);
    expect((await call(stub, 'POST', PATHS.live, 'null')).status).toBe(422);
    expect((await call(stub, 'POST', PATHS.creation)).status).toBe(422);
  });

  it('gets a response with issues and their paths if it violates the contract', async () => {
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
    [PATHS.live, 'application/json'],
    [PATHS.upload, 'multipart/form-data'],
  ])('to %s with another content type gets a response that names %s', async (path, wanted) => {
    const stub = await start();
    const headers = { 'x-service-key': stub.key, 'content-type': 'text/plain' };
    const response = await fetch(stub.url + path, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(415);
    const message = `send the body with the header content-type: ${wanted}`;
    expect(await response.json()).toMatchObject({ message });
  });

  it('is accepted without an unknown field, which is reported once', async () => {
    const notices: string[] = [];
    const stub = await start({ onNotice: (notice) => notices.push(notice) });
    const request = { PLANTED: 1, diarization_config: { PLANTED: 2 } };
    for (const one of [request, request]) {
      const { request_params } = await createJob(stub, one);
      expect(request_params).toMatchObject({ diarization_config: {} });
      expect(JSON.stringify(request_params)).not.toContain('PLANTED');
    }
    expect((await call(stub, 'GET', `${PATHS.list}?PLANTED=1`)).status).toBe(200);
    expect(notices.sort()).toEqual([
      'createPreRecordedJob: dropped /PLANTED, which the contract does not name',
      'createPreRecordedJob: dropped /diarization_config/PLANTED, which the contract does not name',
      'listTranscriptionJobs: dropped /PLANTED, which the contract does not name',
    ]);
  });

  it('keeps metadata with names that objects inherit', async () => {
    const custom_metadata = '{"__proto__":{"a":1},"constructor":{"prototype":{}},"toString":"b"}';
    const body = `{"audio_url":"https://speech.invalid/a.wav","custom_metadata":${custom_metadata}}`;
    const stub = await start();
    const created = await call(stub, 'POST', PATHS.creation, body);
    expect(created.status).toBe(201);
    const { result_url } = (await created.json()) as { result_url: string };
    expect(await (await call(stub, 'GET', result_url)).text()).toContain(custom_metadata);
    expect(await list(stub, '?custom_metadata[constructor][prototype]=c')).toEqual([]);
    expect(await list(stub, '?custom_metadata[toString]=b')).toHaveLength(1);
  });

  it('with an unknown field is refused by a strict stub', async () => {
    const response = await postJob(await start({ strict: true }), { PLANTED: true });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('PLANTED');
  });
});

describe('a recording', () => {
  it('gets its metadata when it is uploaded', async () => {
    const stub = await start();
    const { audio_metadata } = await upload(stub, writeWav(2, { channels: 2 }), 'a.b.wav');
    expect(audio_metadata).toMatchObject({
      filename: 'a.b.wav',
      extension: 'wav',
      size: 128_044,
      audio_duration: 2,
      number_of_channels: 2,
    });
  });

  it('fails with the code in its URL, or with 404 if it was never uploaded', async () => {
    const stub = await start();
    const failed = { file: null, request_params: null, result: null, status: 'error' };
    const asked = { audio_url: 'https://speech.invalid/stub-error-415.wav' };
    expect(await createJob(stub, asked)).toMatchObject({ ...failed, error_code: 415 });
    const lost = { audio_url: `${stub.url}/file/no-such-file` };
    expect(await createJob(stub, lost)).toMatchObject({ ...failed, error_code: 404 });
  });
});

it('an operation that the stub does not implement returns its documented example', () => {
  const service = createService({});
  const job = newJob('live', {});
  service.jobs.add(job);
  const [[, body] = []] = examplesOf('JobPage');
  const answer = exampleResponse(service, 'listTranscriptionJobs', { id: job.id });
  expect(answer).toMatchObject({ status: 200, body });
  expect(() => exampleResponse(service, 'getPreRecordedJob', { id: 'other' })).toThrow(
    expect.objectContaining({ statusCode: 404 }),
  );
});

it('the stub responds with a 500 instead of violating the contract, and reports it', async () => {
  const reported: string[] = [];
  const { resultOf } = results;
  // A transcription time that breaks the contract.
  const broken = vi.spyOn(results, 'resultOf').mockImplementation((...args) => {
    const result = resultOf(...args);
    return { ...result, metadata: { ...result.metadata, transcription_time: Number.NaN } };
  });
  onTestFinished(() => broken.mockRestore());
  const stub = await startStub({
    queueTime: 0,
    processingTime: 0,
    onViolation: ({ where }) => reported.push(where),
  });
  await postJob(stub);
  const response = await until(async () => {
    const answer = await call(stub, 'GET', PATHS.list);
    return answer.status === 200 ? undefined : answer;
  });
  await stub.close();
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    issues: [{ message: expect.stringContaining('/transcription_time: ') }],
  });
  expect(reported).toEqual(['listTranscriptionJobs']);
  expect(stub.violations).toHaveLength(1);
});

it('every URL in responses begins with the base URL', async () => {
  const stub = await start({ baseUrl: 'https://speech.invalid/base/' });
  const { audio_url } = await upload(stub, 'x', 'x.wav');
  const answers = await Promise.all([
    postJob(stub, { audio_url }),
    call(stub, 'POST', PATHS.live, {}),
    call(stub, 'GET', `${PATHS.list}?limit=1`),
  ]);
  const text = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  expect(audio_url).toMatch(/^https:\/\/speech\.invalid\/base\/file\//);
  for (const [address] of text.matchAll(/(?:https?|wss?):[^"]+/g)) {
    expect(address).toMatch(/^(?:https|wss):\/\/speech\.invalid\/base\/(?:v2|file)\//);
  }
  const job = await until(async () => (await list(stub, '?kind=pre-recorded&status=done'))[0]);
  expect(job.file).toMatchObject({ filename: 'x.wav', source: audio_url });
});

it('a page on another origin may call each operation with the key, and read refusals and headers', async () => {
  const stub = await start();
  for (const { path, method } of Object.values(OPERATIONS)) {
    const headers = {
      origin: 'http://page.invalid',
      'access-control-request-method': method,
      'access-control-request-headers': 'x-service-key,content-type',
    };
    const asked = await fetch(stub.url + path, { method: 'OPTIONS', headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-methods')?.split(/, ?/)).toContain(method);
    const allowed = asked.headers.get('access-control-allow-headers')?.split(/, ?/);
    expect(allowed).toEqual(expect.arrayContaining(['x-service-key', 'content-type']));
  }
  const called = [call(stub, 'GET', PATHS.list), fetch(stub.url + PATHS.list), fetch(stub.url)];
  const answers = await Promise.all(called);
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 404]);
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers']) {
    expect(answers.map(({ headers }) => headers.get(name))).toEqual(['*', '*', '*']);
  }
});

it('a stub that listens on all addresses uses the called host in its URLs', async () => {
  const stub = await start({ listen: '0.0.0.0' });
  const url = stub.url.replace(/[\w.]+(?=:\d)/, 'localhost');
  const { result_url } = (await (await postJob({ ...stub, url })).json()) as { result_url: string };
  expect(result_url.startsWith(`${url}/`)).toBe(true);
  expect((await call(stub, 'GET', result_url)).status).toBe(200);
});

describe('the stub', () => {
  it.each([
    [413, 'too large a body', PATHS.live, `{"x":"${'x'.repeat(SIZES.request)}"}`],
    // The request and its metadata are one level each.
    [422, 'too deep a body', PATHS.creation, deepRequest(SIZES.depth)],
    [201, 'a deep body', PATHS.creation, deepRequest(SIZES.depth - 1)],
    [431, 'too large a head', `/${'x'.repeat(16 * 1024)}`, '{}'],
  ])('responds with %i to %s', async (status, _, path, body) => {
    expect((await call(await start(), 'POST', path, body)).status).toBe(status);
  });

  it('responds with 413 to a file that is too large', async () => {
    const stub = await start({ limits: { uploadBytes: 1000 } });
    expect(await upload(stub, 'x'.repeat(1001), 'a.wav')).toMatchObject({ statusCode: 413 });
  });

  it('closes the connection on a frame that is too large', async () => {
    const { socket, closed } = await openSession(await start());
    socket.send(Buffer.alloc(SIZES.frame + 1));
    expect(await closed).toBe(1009);
  });
});

describe('at its limit, the stub', () => {
  it('keeps uploads up to its limit, and drops the oldest for one more', async () => {
    const small = await start({ limits: { uploads: 2 } });
    const [first, second] = [await upload(small, 'x', '1'), await upload(small, 'x', '2')];
    const { audio_url } = first;
    expect(await createJob(small, { audio_url })).toMatchObject({ status: 'done' });
    await upload(small, 'x', '3');
    expect(await createJob(small, { audio_url })).toMatchObject({ error_code: 404 });
    const kept = { audio_url: second.audio_url };
    expect(await createJob(small, kept)).toMatchObject({ status: 'done' });
  });

  it('refuses a job while none is finished', async () => {
    const small = await start({ queueTime: HOUR, limits: { jobs: 1 } });
    expect((await postJob(small)).status).toBe(201);
    expect((await postJob(small)).status).toBe(429);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
  });

  it('refuses a session until another one has ended', async () => {
    const small = await start({ limits: { sessions: 1 } });
    const { socket, closed } = await openSession(small);
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(429);
    socket.send(STOP);
    await closed;
    expect((await call(small, 'POST', PATHS.live, {})).status).toBe(201);
  });
});

it('a stub that stops closes sessions with 1001, whatever its other clients do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const other = await startStub();
    const polite = await openSession(other);
    const silent = await openSession(other);
    silent.connection.removeAllListeners('data');
    const idle = dial(Number(new URL(other.url).port), '127.0.0.1').on('error', () => {});
    await once(idle, 'connect');
    const ended = other.close();
    expect(await polite.closed).toBe(1001);
    await vi.runAllTimersAsync();
    await ended;
  } finally {
    vi.useRealTimers();
  }
});
