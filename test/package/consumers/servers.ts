/** Servers of others that validate against the bundle. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundedField } from '../../support/limits.ts';
import { createBackend } from './openapi-backend.ts';
import { createService } from './recipes/express-openapi-validator.ts';

const { field, allowed, refused } = boundedField('LiveRequest');

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
    server = createService(answers).listen(0, '127.0.0.1');
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
    expect(await post(allowed)).toMatchObject({
      status: 201,
      body: answers.createLiveSession,
    });
  });

  it('refuses a bad one, and one without a key', async () => {
    const { status, body } = await post(refused);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: `/body/${field}` }]);
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
