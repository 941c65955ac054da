/** The recipes for servers. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import openapi from '../../../generated/openapi.json' with { type: 'json' };
import { boundedField } from '../../support/limits.ts';
import { app as expressApp } from './recipes/express.ts';
import { createService as createFastify } from './recipes/fastify.ts';
import { createService as createGlue } from './recipes/fastify-openapi-glue.ts';
import { app as standardApp } from './recipes/fastify-standard.ts';
import { createService as createSwagger } from './recipes/fastify-swagger.ts';
import { app as typeboxApp } from './recipes/fastify-typebox.ts';
import { app as honoApp } from './recipes/hono.ts';
import { createCaller } from './recipes/trpc.ts';

const { field, maximum, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };
const QUERY = 'limit=5&status=done&custom_metadata[team]=x';
const PAGE = { first: 'https://a.invalid/', current: 'https://a.invalid/', next: null, items: [] };

/** A service as all frameworks have it: a job is created with POST, jobs are listed with GET. */
type Send = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

describe('the recipe for Fastify', () => {
  const service = (page: unknown) => {
    const queries: unknown[] = [];
    const app = createFastify((query) => {
      queries.push(query);
      return page;
    });
    const send: Send = async (method, url, body) => {
      const response = await app.inject({ method, url, ...(body && { body }) });
      return { status: response.statusCode, body: response.json() };
    };
    return { send, queries };
  };

  it('fills in the defaults of bodies and queries', async () => {
    const { send, queries } = service({ ...PAGE, extra: true });
    expect(await send('POST', '/v2/pre-recorded', AUDIO)).toMatchObject({
      status: 200,
      body: { received: { ...AUDIO, diarization: false } },
    });
    const listed = await send('GET', '/v2/transcription?limit=5&status=done');
    expect(listed).toEqual({ status: 200, body: { ...PAGE, extra: true } });
    expect(queries).toMatchObject([{ limit: 5, offset: 0, status: ['done'] }]);
  });

  it('refuses a wrong body with every issue, a wrong query, and a wrong response', async () => {
    const { send } = service({ ...PAGE, next: 3 });
    const refused = await send('POST', '/v2/pre-recorded', WRONG);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toMatch(/audio_url.*formats/);
    expect((await send('GET', '/v2/transcription?limit=none')).status).toBe(400);
    const wrong = await send('GET', '/v2/transcription');
    expect(wrong).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('/next') },
    });
  });
});

describe('the recipes for Fastify with a schema of another kind', () => {
  const ask = async (app: typeof standardApp, url: string, body?: object) => {
    const response = await app.inject({ method: 'POST', url, ...(body && { body }) });
    return [response.statusCode, response.json()];
  };

  it('fastify-standard.ts fills in defaults, takes no body, and refuses with every issue', async () => {
    expect(await ask(standardApp, '/v2/live')).toEqual([200, { encoding: 'wav/pcm' }]);
    const [status, { message }] = await ask(standardApp, '/v2/live', { ...refused, callback: 1 });
    expect(status).toBe(400);
    expect(message).toMatch(/^body: /);
    for (const name of [field, 'callback']) expect(message).toContain(`${name}: `);
    const listed = await standardApp.inject('/v2/transcription?status=done&limit=5');
    expect(listed.json()).toEqual({ limit: 5, status: ['done'] });
    expect((await standardApp.inject('/v2/transcription?limit=0')).json().message).toMatch(
      /^query/,
    );
  });

  it('fastify-typebox.ts fills in defaults, and refuses', async () => {
    const app = typeboxApp as unknown as typeof standardApp;
    expect(await ask(app, '/v2/live', {})).toEqual([200, { rate: 16000 }]);
    expect((await ask(app, '/v2/live', refused))[0]).toBe(400);
  });
});

describe('the recipe for fastify-openapi-glue', () => {
  it('leaves bodies as they are, reads queries, and asks for the key', async () => {
    vi.stubEnv('API_KEY', 'k');
    onTestFinished(() => void vi.unstubAllEnvs());
    const app = await createGlue({
      createLiveSession: ({ body }: { body: object }) => body,
      listTranscriptionJobs: ({ query }: { query: object }) => query,
    });
    const headers = { 'x-service-key': 'k' };
    const post = (body: object) => app.inject({ method: 'POST', url: '/v2/live', headers, body });
    const made = await post({ ...allowed, unknown: 1 });
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({ ...allowed, unknown: 1, sample_rate: 16000 });
    expect((await post({ [field]: String(maximum) })).statusCode).toBe(400);
    const listed = await app.inject({ url: '/v2/transcription?limit=5&status=done', headers });
    expect(listed.json()).toMatchObject({ limit: 5, offset: 0, status: ['done'] });
    expect((await app.inject('/v2/transcription')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the recipe for Express', () => {
  it('fills in defaults, and refuses with every issue', async () => {
    const server = expressApp.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const send: Send = async (method, path, body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
      return { status: response.status, body: await response.json() };
    };
    expect(await send('POST', '/v2/pre-recorded', AUDIO)).toMatchObject({
      status: 200,
      body: { received: { ...AUDIO, diarization: false } },
    });
    expect(await send('POST', '/v2/pre-recorded', WRONG)).toMatchObject({
      status: 422,
      body: { issues: [{ path: '/audio_url' }, { path: '/subtitles_config/formats' }] },
    });
    expect(await send('GET', `/v2/transcription?${QUERY}`)).toMatchObject({
      status: 200,
      body: { query: { offset: 0, limit: 5, status: ['done'], custom_metadata: { team: 'x' } } },
    });
    expect((await send('GET', '/v2/transcription?limit=0')).status).toBe(422);
    server.close();
  });
});

describe('the recipe for Hono', () => {
  it('gives values with their defaults, and refuses with every issue', async () => {
    const post = (body: object) =>
      honoApp.request('/v2/pre-recorded', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await post(AUDIO)).json()).toEqual({ ...AUDIO, diarization: false });
    const refused = await post(WRONG);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/formats.*audio_url/);
    const listed = await honoApp.request(`/v2/transcription?${QUERY}`);
    expect(await listed.json()).toEqual({ limit: 5, status: ['done'] });
    expect((await honoApp.request('/v2/transcription?limit=0')).status).toBe(400);
  });
});

describe('the recipe for tRPC', () => {
  it('checks what comes in', async () => {
    const caller = createCaller({});
    expect(await caller.createSession({})).toEqual({ url: 'wss://speech.invalid/wav/pcm' });
    await expect(caller.createSession(refused)).rejects.toThrow(`maximum ${maximum}`);
  });
});

describe('the recipe for @fastify/swagger', () => {
  it('publishes the document as it is', async () => {
    const app = await createSwagger();
    expect((await app.inject('/openapi.json')).json()).toEqual(openapi);
    expect((await app.inject('/openapi.yaml')).body).toContain('openapi: 3.1.0');
  });
});
