/** The recipes for servers. */
import 'reflect-metadata';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { MultipartFile } from '@fastify/multipart';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { parseErrorResponse } from 'speech-to-text-contract/strict/parse';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { boundedField } from '../../support/limits.ts';
import { app as expressApp } from './recipes/express.ts';
import { createService as createValidating } from './recipes/express-openapi-validator.ts';
import { createService as createFastify } from './recipes/fastify.ts';
import { app as honoApp } from './recipes/hono.ts';
import { Jobs, validation } from './recipes/nestjs.ts';
import { document } from './recipes/own-document.ts';
import { router } from './recipes/trpc.ts';

const { field, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };
const QUERY = 'limit=5&status=done&custom_metadata[team]=x';

/** Sends a request to a service, and returns the answer. */
type Send = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ status: number; body: unknown }>;

describe('the recipe for Fastify, fastify.ts,', async () => {
  const echo = (input: unknown) => input ?? {};
  const app = await createFastify({
    createLiveSession: echo,
    createPreRecordedJob: echo,
    getPreRecordedJob: (_, { params }) => params,
    listTranscriptionJobs: echo,
    uploadAudio: async (file) => {
      const part = file as MultipartFile;
      return { filename: part.filename, size: (await part.toBuffer()).length };
    },
  });
  const headers = { 'x-service-key': 'k' };
  const post = (body: object) => app.inject({ method: 'POST', url: '/v2/live', headers, body });

  beforeAll(() => {
    vi.stubEnv('API_KEY', 'k');
    return () => void vi.unstubAllEnvs();
  });

  it('fills in the defaults, and refuses with a message and every issue', async () => {
    expect((await post(allowed)).json()).toMatchObject({ ...allowed, sample_rate: 16000 });
    const answer = await post({ ...refused, unknown: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      statusCode: 422,
      message: expect.any(String),
      issues: [{ path: `/${field}` }, { path: '/unknown' }],
    });
  });

  it('takes an absent body for an empty one, and refuses null', async () => {
    const call = { method: 'POST', url: '/v2/live' } as const;
    expect((await app.inject({ ...call, headers })).statusCode).toBe(200);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await app.inject({ ...call, headers: json, body: 'null' })).statusCode).toBe(422);
  });

  it('reads queries, metadata in brackets included', async () => {
    const listed = await app.inject({ url: `/v2/transcription?${QUERY}`, headers });
    expect(listed.json()).toMatchObject({
      limit: 5,
      offset: 0,
      status: ['done'],
      custom_metadata: { team: 'x' },
    });
  });

  it('answers a call without a key as the contract says', async () => {
    const answer = await app.inject('/v2/transcription');
    expect(answer.statusCode).toBe(401);
    expect(parseErrorResponse(answer.json())).toMatchObject({ ok: true });
  });

  it('takes uploads, and refuses a form without a file', async () => {
    const upload = async (name: string) => {
      const form = new FormData();
      form.append(name, new Blob(['RIFF']), 'talk.wav');
      const encoded = new Response(form);
      const type = String(encoded.headers.get('content-type'));
      const body = Buffer.from(await encoded.arrayBuffer());
      const all = { ...headers, 'content-type': type };
      return app.inject({ method: 'POST', url: '/v2/upload', headers: all, body });
    };
    expect((await upload('audio')).json()).toEqual({ filename: 'talk.wav', size: 4 });
    expect((await upload('file')).statusCode).toBe(422);
  });
});

it('the recipe for Express fills in defaults, and refuses with every issue', async () => {
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

it('the recipe for Hono gives values with their defaults, and refuses with every issue', async () => {
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

it('the recipe for tRPC fills in the defaults, and refuses with every issue and its path', async () => {
  const caller = router.createCaller({});
  expect(await caller.createSession({})).toEqual({ url: 'wss://speech.invalid/wav/pcm' });
  const response = await fetchRequestHandler({
    router,
    endpoint: '',
    req: new Request('https://a.invalid/createSession', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...refused, callback: 1 }),
    }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { data: { issues: [{ path: [field] }, { path: ['callback'] }] } },
  });
});

it('the recipe for NestJS, nestjs.ts, fills in the defaults, and refuses with every issue and its path', async () => {
  const AppModule = class {};
  Reflect.decorate([Module({ controllers: [Jobs] })], AppModule);
  const app = await NestFactory.create(AppModule, { logger: false });
  onTestFinished(() => app.close());
  app.useGlobalPipes(validation);
  await app.listen(0, '127.0.0.1');
  const send = async (path: string, body?: object) => {
    const response = await fetch((await app.getUrl()) + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    return { status: response.status, body: await response.json() };
  };
  expect(await send('/v2/pre-recorded', AUDIO)).toEqual({
    status: 201,
    body: { ...AUDIO, diarization: false },
  });
  expect(await send('/v2/pre-recorded', WRONG)).toMatchObject({
    status: 422,
    body: { issues: [{ path: ['audio_url'] }, { path: ['subtitles_config', 'formats'] }] },
  });
  expect((await send('/v2/transcription?limit=5&status=done')).body).toEqual({
    limit: 5,
    status: ['done'],
  });
  expect((await send('/v2/transcription?limit=0')).status).toBe(422);
});

it('the recipe for a document of your own, own-document.ts, is a sound OpenAPI document, whose references lead somewhere', async () => {
  const path = join(import.meta.dirname, 'recipes/own.json');
  writeFileSync(path, JSON.stringify(document));
  const found = await SwaggerParser.validate(path);
  expect(JSON.stringify(found)).toContain('transcribeMeeting');
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"\$ref":"#\/(?!components\/schemas\/)/);
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name);
});

describe('the recipe for express-openapi-validator', () => {
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
    server = createValidating(answers).listen(0, '127.0.0.1');
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

  it('accepts a valid request', async () => {
    answers.createLiveSession = { url: 'wss://speech.invalid/live?token=x' };
    expect(await post(allowed)).toMatchObject({ status: 201, body: answers.createLiveSession });
  });

  it('refuses an invalid request, and a request without a key', async () => {
    const { status, body } = await post(refused);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path: `/body/${field}` }]);
    expect((await fetch(`${url}/v2/live`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  });

  it('checks the answers of the service', async () => {
    const get = async () =>
      (await fetch(`${url}/v2/transcription`, { headers: { 'x-service-key': 'k' } })).status;
    answers.listTranscriptionJobs = page;
    expect(await get()).toBe(200);
    answers.listTranscriptionJobs = { ...page, next: 7 };
    expect(await get()).toBe(500);
  });
});
