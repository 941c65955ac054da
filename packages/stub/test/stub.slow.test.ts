/** The stub over HTTP, beyond the conformance run. */
import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { examplesOf, OPERATIONS } from '../src/contract.ts';
import { exampleResponse } from '../src/endpoints.ts';
import { startStub, type Violation } from '../src/index.ts';
import { newJob } from '../src/jobs.ts';
import * as results from '../src/results.ts';
import { createService } from '../src/service.ts';
import { call, createJob, list, openSession, PATHS, postJob, start, upload } from './support.ts';

it('the stub drops an unknown field of a request and reports it once', async () => {
  const notices: string[] = [];
  const stub = await start({ onNotice: (notice) => notices.push(notice) });
  const request = { UNKNOWN: 1, diarization_config: { UNKNOWN: 2 } };
  for (const one of [request, request]) {
    const { request_params } = await createJob(stub, one);
    expect(request_params).toMatchObject({ diarization_config: {} });
    expect(JSON.stringify(request_params)).not.toContain('UNKNOWN');
  }
  expect((await call(stub, 'GET', `${PATHS.list}?UNKNOWN=1`)).status).toBe(200);
  expect(notices.sort()).toEqual([
    'createPreRecordedJob: dropped /UNKNOWN, which is not in the contract',
    'createPreRecordedJob: dropped /diarization_config/UNKNOWN, which is not in the contract',
    'listTranscriptionJobs: dropped /UNKNOWN, which is not in the contract',
  ]);
});

it('a strict stub rejects unknown fields, parameters, and brackets', async () => {
  const stub = await start({ strict: true });
  const refused = [
    await postJob(stub, { UNKNOWN: true }),
    await call(stub, 'GET', `${PATHS.list}?limt=5`),
    await call(stub, 'GET', `${PATHS.list}?status[]=done`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  const bodies = await Promise.all(refused.map((one) => one.text()));
  for (const [at, name] of ['UNKNOWN', 'limt', 'status[]'].entries()) {
    expect(bodies[at]).toContain(name);
  }
  expect((await call(stub, 'GET', `${PATHS.list}?custom_metadata[0]=b`)).status).toBe(200);
});

it('a known path responds to an unknown method with 405 and its methods', async () => {
  const response = await call(await start(), 'DELETE', PATHS.list);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
});

it.each([
  [201, 'no body that is optional', PATHS.live],
  [422, 'no body that is required', PATHS.creation],
  [415, 'another content type', PATHS.creation, '{}', 'text/plain'],
])(
  'the stub responds with %i to %s',
  async (status, _, path, body = '', type = 'application/json') => {
    const { url, key } = await start();
    const headers = { 'x-service-key': key, 'content-type': type };
    expect((await fetch(url + path, { method: 'POST', headers, body })).status).toBe(status);
  },
);

it('metadata may have the names of inherited properties', async () => {
  const text = '{"__proto__":{"a":1},"constructor":{"prototype":{}},"toString":"b","q":"a?b"}';
  const stub = await start();
  const { custom_metadata } = await createJob(stub, { custom_metadata: JSON.parse(text) });
  expect(JSON.stringify(custom_metadata)).toBe(text);
  expect(await list(stub, '?custom_metadata[constructor][prototype]=c')).toEqual([]);
  expect(await list(stub, '?custom_metadata[toString]=b')).toHaveLength(1);
  expect(await list(stub, '?custom_metadata[q]=a?b&limit=1')).toHaveLength(1);
  expect(await list(stub, '?custom_metadata[q]=a?c&limit=1')).toEqual([]);
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

it('a job fails with the code in its URL or, without an upload, with 404', async () => {
  const stub = await start();
  const jobOf = (audio_url: string) => createJob(stub, { audio_url });
  const failed = { file: null, request_params: null, result: null, status: 'error' };
  const asked = await jobOf('https://speech.invalid/stub-error-415.wav');
  expect(asked).toMatchObject({ ...failed, error_code: 415 });
  const lost = await jobOf(`${stub.url}/file/no-such-file`);
  expect(lost).toMatchObject({ ...failed, error_code: 404 });
  const other = await jobOf('https://speech.invalid/stub-error-600.wav');
  expect(other).toMatchObject({ status: 'done', file: { audio_duration: 12 } });
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
  const response = Object(OPERATIONS.listTranscriptionJobs.responses[200]);
  const { contentTypes } = response;
  onTestFinished(() => void Object.assign(response, { contentTypes }));
  response.contentTypes = ['text/vtt'];
  const sample = exampleResponse(service, 'listTranscriptionJobs', {});
  expect(sample).toMatchObject({ contentType: 'text/vtt', body: expect.any(String) });
});

it('the stub responds with 500 instead of violating the contract and reports the violation', async () => {
  const reported: string[] = [];
  const { resultOf } = results;
  // A transcription time that breaks the contract.
  const broken = vi.spyOn(results, 'resultOf').mockImplementation((...args) => {
    const result = resultOf(...args);
    return { ...result, metadata: { ...result.metadata, transcription_time: Number.NaN } };
  });
  onTestFinished(() => broken.mockRestore());
  const onViolation = ({ where }: Violation) => reported.push(where);
  const stub = await startStub({ queueTime: 0, processingTime: 0, onViolation });
  const message = expect.stringContaining('/transcription_time must be');
  expect(await createJob(stub, {})).toMatchObject({ statusCode: 500, issues: [{ message }] });
  await stub.close();
  expect(reported).toEqual(['getPreRecordedJob']);
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
  for (const [address] of `${audio_url}" ${text}`.matchAll(/(?:https?|wss?):[^"]+/g)) {
    expect(address).toMatch(/^(?:https|wss):\/\/speech\.invalid\/base\/(?:v2|file)\//);
  }
});

it('a stub that listens on all addresses uses the called host in its URLs', async () => {
  const stub = await start({ listen: '0.0.0.0' });
  const url = stub.url.replace(/[\w.]+(?=:\d)/, 'localhost');
  const { result_url } = (await (await postJob({ ...stub, url })).json()) as { result_url: string };
  expect(result_url.startsWith(`${url}/`)).toBe(true);
});

it('a page on another origin may call each operation and read errors and headers', async () => {
  const stub = await start();
  for (const { path, method } of Object.values(OPERATIONS)) {
    const asked = await fetch(stub.url + path, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-max-age')]).toEqual([204, '600']);
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

it('a stub that stops closes sessions with 1001, whatever other clients do', async () => {
  const stub = await startStub();
  const polite = await openSession(stub);
  const silent = await openSession(stub);
  silent.connection.removeAllListeners('data');
  const idle = dial(Number(new URL(stub.url).port), '127.0.0.1').on('error', () => {});
  await once(idle, 'connect');
  await stub.close();
  expect(await polite.closed).toBe(1001);
});
