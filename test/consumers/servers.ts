/** Programs that use the package with the libraries of others, against the stub where they need one. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Stub, startStub, writeWav } from '../../stub/src/index.ts';
import { createService as createExpress } from './express-openapi-validator.js';
import { createService as createFastify } from './fastify.ts';
import { createBackend } from './openapi-backend.ts';
import { finishedJobs, transcribe } from './openapi-fetch.ts';

const AUDIO_URL = 'https://speech.invalid/a.wav';

describe('openapi-fetch, with our types', () => {
  let stub: Stub;
  beforeAll(async () => {
    stub = await startStub();
  });
  afterAll(async () => {
    await stub.close();
    expect(stub.violations).toEqual([]);
  });

  it('transcribes a file', async () => {
    const result = await transcribe(stub, new Blob([writeWav(4)]));
    expect(result.transcription?.full_transcript).toMatch(/^Hello and welcome/);
    expect(result.summarization?.success).toBe(true);
  });

  it('lists jobs, and gets a documented error', async () => {
    expect(await finishedJobs(stub, 1)).toHaveLength(1);
    const refused = await finishedJobs({ url: stub.url, key: 'wrong' }, 1);
    expect(refused).toMatchObject({ status: 401, error: { statusCode: 401 } });
  });
});

describe('fastify, with its validator compiler on our schemas', () => {
  it('takes good requests and fills in defaults', async () => {
    const app = createFastify();
    const send = (url: string, body: object) => app.inject({ method: 'POST', url, body });
    const live = await send('/v2/live', { channels: 2 });
    expect(live.statusCode).toBe(200);
    expect(live.json()).toMatchObject({ channels: 2, sample_rate: 16_000 });
    const job = await send('/v2/pre-recorded', { audio_url: AUDIO_URL, custom_vocabulary: ['a'] });
    expect(job.json()).toMatchObject({ custom_vocabulary: ['a'], diarization: false });
    await app.close();
  });

  it('refuses bad ones', async () => {
    const app = createFastify();
    const response = await app.inject({
      method: 'POST',
      url: '/v2/pre-recorded',
      body: { audio_url: 'a.wav', subtitles_config: { formats: [] } },
    });
    expect(response.statusCode).toBe(400);
    const { message } = response.json();
    expect(message).toContain('body/audio_url must match format "uri"');
    expect(message).toContain('body/subtitles_config/formats must NOT have fewer than 1 items');
    await app.close();
  });
});

describe('express-openapi-validator, on the bundle', () => {
  let server: Server;
  let url: string;
  const page = {
    first: 'https://a.invalid/',
    current: 'https://a.invalid/',
    next: null,
    items: [],
  };
  const answers: Record<string, unknown> = {};
  beforeAll(async () => {
    server = createExpress(answers).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const post = async (body: object, key = 'k') => {
    const headers = { 'content-type': 'application/json', 'x-service-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(`${url}/v2/live`, init);
    return { status: response.status, body: (await response.json()) as { errors?: object[] } };
  };

  it('takes a good request', async () => {
    answers.createLiveSession = { url: 'wss://speech.invalid/live?token=x' };
    expect(await post({ channels: 8 })).toMatchObject({
      status: 201,
      body: answers.createLiveSession,
    });
  });

  it('refuses a bad one, and one without a key', async () => {
    const refused = await post({ channels: 9 });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: '/body/channels' }]);
    expect((await fetch(`${url}/v2/live`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  });

  it('holds the answers of the service against the contract', async () => {
    const get = async () =>
      (await fetch(`${url}/v2/transcription`, { headers: { 'x-service-key': 'k' } })).status;
    answers.listTranscriptionJobs = page;
    expect(await get()).toBe(200);
    answers.listTranscriptionJobs = { ...page, next: 7 };
    expect(await get()).toBe(500);
  });
});

describe('openapi-backend, on the bundle', () => {
  const headers = { 'x-service-key': 'k', 'content-type': 'application/json' };
  const seen: unknown[] = [];

  it('finds the handler, the key and what is wrong', async () => {
    const backend = await createBackend({
      createLiveSession: (body) => {
        seen.push(body);
        return { url: 'wss://speech.invalid/live?token=x' };
      },
    });
    const send = (body: object, sent: Record<string, string> = headers) =>
      backend.handleRequest({ method: 'POST', path: '/v2/live', headers: sent, body });
    expect(await send({ sample_rate: 8000 })).toMatchObject({ status: 200 });
    expect(seen).toEqual([{ sample_rate: 8000 }]);
    expect(await send({ sample_rate: 8001 })).toMatchObject({
      status: 422,
      body: [{ instancePath: '/requestBody/sample_rate' }],
    });
    expect(await send({}, {})).toMatchObject({ status: 401 });
    const found = backend.matchOperation({ method: 'GET', path: '/v2/pre-recorded/x', headers });
    expect(found?.operationId).toBe('getPreRecordedJob');
  });
});
