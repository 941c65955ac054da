/** The recipes for servers. */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { MultipartFile } from '@fastify/multipart';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { serve } from 'contract-compiler/testing/temporary.ts';
import { operations } from 'speech-to-text-contract/operations';
import { parseErrorResponse } from 'speech-to-text-contract/strict/parse';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
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

describe('fastify.ts', async () => {
  const echo = (input: unknown) => input ?? {};
  const handlers = {} as Parameters<typeof createFastify>[0];
  for (const { id } of Object.values(operations)) handlers[id] = echo;
  const app = await createFastify({
    ...handlers,
    getPreRecordedJob: (_, { params }) => params,
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

  it('fills in defaults, and refuses a body with a message and every issue', async () => {
    expect((await post(allowed)).json()).toMatchObject({ ...allowed, sample_rate: 16000 });
    const answer = await post({ ...refused, unknown: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      statusCode: 422,
      message: expect.any(String),
      issues: [{ path: `/${field}` }, { path: '/unknown' }],
    });
  });

  it('treats a missing body as an empty object, and refuses null', async () => {
    const call = { method: 'POST', url: '/v2/live' } as const;
    expect((await app.inject({ ...call, headers })).statusCode).toBe(200);
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await app.inject({ ...call, headers: json, body: 'null' })).statusCode).toBe(422);
  });

  it('parses queries, including metadata in brackets', async () => {
    const listed = await app.inject({ url: `/v2/transcription?${QUERY}`, headers });
    expect(listed.json()).toMatchObject({
      limit: 5,
      offset: 0,
      status: ['done'],
      custom_metadata: { team: 'x' },
    });
  });

  it('responds to a request without a key as the contract says', async () => {
    const answer = await app.inject('/v2/transcription');
    expect(answer.statusCode).toBe(401);
    expect(parseErrorResponse(answer.json())).toMatchObject({ ok: true });
  });

  it('accepts an upload, and refuses a form without a file', async () => {
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

type Send = (path: string, init?: RequestInit) => Response | Promise<Response>;

async function startNest(): Promise<Send> {
  const AppModule = class {};
  Reflect.decorate([Module({ controllers: [Jobs] })], AppModule);
  const app = await NestFactory.create(AppModule, { logger: false });
  onTestFinished(() => app.close());
  app.useGlobalPipes(validation);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return (path, init) => fetch(url + path, init);
}

const FILLED = { ...AUDIO, diarization: false };
const LISTED = { limit: 5, status: ['done'] };
const PATHS = [{ path: ['audio_url'] }, { path: ['subtitles_config', 'formats'] }];

/** For each server: how to start it, its responses to a valid request and query, and the status and body of a refusal. */
const SERVERS: [string, start: () => Promise<Send>, object, object, status: number, object][] = [
  [
    'Express',
    async () => {
      const { url } = await serve(expressApp);
      return (path, init) => fetch(url + path, init);
    },
    { received: FILLED },
    { query: { offset: 0, ...LISTED, custom_metadata: { team: 'x' } } },
    422,
    { issues: [{ path: '/audio_url' }, { path: '/subtitles_config/formats' }] },
  ],
  ['Hono', async () => honoApp.request, FILLED, LISTED, 400, { success: false }],
  ['NestJS', startNest, FILLED, LISTED, 422, { issues: PATHS }],
];

it.each(SERVERS)(
  'the recipe for %s fills in defaults and reports every issue',
  async (_, start, filled, listed, status, refusal) => {
    const send = await start();
    const post = (body: object) => {
      const headers = { 'content-type': 'application/json' };
      return send('/v2/pre-recorded', { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const made = await post(AUDIO);
    expect(made.ok).toBe(true);
    expect(await made.json()).toMatchObject(filled);
    const refused = await post(WRONG);
    expect(refused.status).toBe(status);
    const body = await refused.text();
    expect(JSON.parse(body)).toMatchObject(refusal);
    expect(body).toMatch(/audio_url.*formats|formats.*audio_url/);
    const list = async (query: string) => send(`/v2/transcription?${query}`);
    expect(await (await list(QUERY)).json()).toMatchObject(listed);
    expect((await list('limit=0')).status).toBe(status);
  },
);

it('trpc.ts fills in defaults and reports every issue with its path', async () => {
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

it('own-document.ts makes a valid OpenAPI document without dangling references', async () => {
  const path = join(import.meta.dirname, 'recipes/own.json');
  writeFileSync(path, JSON.stringify(document));
  const found = await SwaggerParser.validate(path);
  expect(JSON.stringify(found)).toContain('transcribeMeeting');
  const text = JSON.stringify(document);
  expect(text).not.toMatch(/"\$ref":"#\/(?!components\/schemas\/)/);
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name);
});

it('express-openapi-validator.ts validates requests, keys and responses', async () => {
  const address = 'https://a.invalid/';
  const page = { first: address, current: address, next: null, items: [] };
  const answers: Record<string, unknown> = {
    createLiveSession: { url: 'wss://speech.invalid/live?token=x' },
    listTranscriptionJobs: page,
  };
  const { url } = await serve(createValidating(answers));
  const headers = { 'content-type': 'application/json', 'x-service-key': 'k' };
  const post = (body: object) =>
    fetch(`${url}/v2/live`, { method: 'POST', headers, body: JSON.stringify(body) });
  const made = await post(allowed);
  expect([made.status, await made.json()]).toEqual([201, answers.createLiveSession]);
  const wrong = await post(refused);
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { errors: [{ path: `/body/${field}` }] },
  ]);
  expect((await fetch(`${url}/v2/live`, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  const list = async () => (await fetch(`${url}/v2/transcription`, { headers })).status;
  expect(await list()).toBe(200);
  answers.listTranscriptionJobs = { ...page, next: 7 };
  expect(await list()).toBe(500);
});
