/** The recipes for servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { MultipartFile } from '@fastify/multipart';
import { serve as serveHono, upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { operations } from 'speech-to-text-contract/operations';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { boundedField } from '../../support/limits.ts';
import { serve } from '../../support/temporary.ts';
import { createService as createExpress } from './recipes/express.ts';
import { createService as createValidating } from './recipes/express-openapi-validator.ts';
import {
  createService as createFastify,
  type Handlers as FastifyHandlers,
} from './recipes/fastify.ts';
import { addSessions } from './recipes/fastify-live.ts';
import { createApp as createHono, createSessions } from './recipes/hono.ts';
import { start as startNestOn } from './recipes/nestjs.ts';
import { document } from './recipes/own-document.ts';
import { createRouter, type Handlers as FetchHandlers } from './recipes/router.ts';
import type { FindSession, Session } from './recipes/session.ts';
import worker from './recipes/worker.ts';

const { field, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };
const QUERY = 'limit=5&status=done&custom_metadata[team]=x';

type Send = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** Handlers that answer with what they received. */
const echo = async (input: unknown): Promise<never> => {
  const form = input instanceof FormData ? input.get('audio') : Object(input).file && input;
  if (!form) return { status: 200, body: input } as never;
  const size = form instanceof File ? form.size : (await (form as MultipartFile).toBuffer()).length;
  return { status: 201, body: { size } } as never;
};
const HANDLERS = Object.fromEntries(
  Object.keys(operations).map((id) => [id, echo]),
) as never as FetchHandlers & FastifyHandlers;

async function startFastify(): Promise<Send> {
  const app = await createFastify('k', HANDLERS);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return (path, init) => fetch(url + path, init);
}

async function startRouter(): Promise<Send> {
  const route = createRouter({ apiKey: 'k', handlers: HANDLERS });
  return (path, init) => route(new Request(`https://speech.invalid${path}`, init));
}

/** The recipes for services of all operations, and how to start them. */
const SERVICES: [string, () => Promise<Send>][] = [
  ['fastify.ts', startFastify],
  ['router.ts', startRouter],
  ['hono.ts', async () => createHono('k', HANDLERS).request],
];

it('a service without a key does not start', async () => {
  await expect(createFastify('', HANDLERS)).rejects.toThrow('key');
  expect(() => createRouter({ apiKey: '', handlers: HANDLERS })).toThrow('key');
  expect(() => createHono('', HANDLERS)).toThrow('key');
});

/** The recipes for the WebSockets of a service, and how to start them. */
const SOCKETS: [string, (find: FindSession) => Promise<string>][] = [
  [
    'fastify-live.ts',
    async (find) => {
      const app = await createFastify('k', HANDLERS);
      await addSessions(app, find);
      onTestFinished(() => app.close());
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
  ],
  [
    'hono.ts',
    async (find) => {
      const { fetch } = new Hono()
        .route('/', createSessions(upgradeWebSocket, find))
        .route('/', createHono('k', HANDLERS));
      const websocket = { server: new WebSocketServer({ noServer: true }) };
      const server = serveHono({ fetch, port: 0, hostname: '127.0.0.1', websocket });
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  ],
];

it.each(SOCKETS)('the WebSocket of %s takes parsed frames and no key', async (_, start) => {
  const frames: unknown[] = [];
  const session: Session = {
    attach: (socket) => socket.send('hello'),
    take: (frame) => frames.push(frame),
    detach: () => frames.push('detached'),
  };
  const url = await start((token) => (token === 't' ? session : undefined));
  const unknown = new WebSocket(`${url}/live/other`);
  expect(String(await once(unknown, 'error').catch((error) => error))).toContain('404');
  const socket = new WebSocket(`${url}/live/t`);
  expect(String((await once(socket, 'message'))[0])).toBe('hello');
  socket.send(Buffer.of(1, 2));
  socket.send('{"type":"stop_recording"}');
  socket.send('odd');
  const taken = [
    { ok: true, value: { kind: 'audio', bytes: expect.objectContaining({ byteLength: 2 }) } },
    { ok: true, value: { kind: 'message', message: { type: 'stop_recording' } } },
    { ok: false, issues: [{ path: '' }] },
  ];
  await expect.poll(() => frames).toMatchObject(taken);
  socket.close();
  await expect.poll(() => frames.at(-1)).toBe('detached');
  expect((await fetch(`${url}/v2/transcription`)).status).toBe(401);
});

describe.each(SERVICES)('%s', (_, start) => {
  const headers = { 'x-service-key': 'k' };
  const json = { ...headers, 'content-type': 'application/json' };

  it('fills in defaults, and refuses a body with a message and every issue', async () => {
    const send = await start();
    const post = (body: object) =>
      send('/v2/live', { method: 'POST', headers: json, body: JSON.stringify(body) });
    expect(await (await post(allowed)).json()).toMatchObject({ ...allowed, sample_rate: 16000 });
    const answer = await post({ ...refused, unknown: 1 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      statusCode: 422,
      message: expect.any(String),
      issues: [{ path: `/${field}` }, { path: '/unknown' }],
    });
  });

  it('treats an empty body as an absent one, and refuses one that is not JSON or too large', async () => {
    const send = await start();
    const post = async (path: string, body: string) =>
      (await send(path, { method: 'POST', headers: json, body })).status;
    expect(await post('/v2/live', '')).toBe(200);
    expect(await post('/v2/live', 'null')).toBe(422);
    expect(await post('/v2/pre-recorded', '')).toBe(422);
    expect(await post('/v2/live', '{')).toBe(400);
    expect(await post('/v2/live', `"${'x'.repeat(256 * 1024)}"`)).toBe(413);
  });

  it('parses queries, including metadata in brackets', async () => {
    const send = await start();
    const list = (query: string) => send(`/v2/transcription?${query}`, { headers });
    const known = { limit: 5, offset: 0, status: ['done'], custom_metadata: { team: 'x' } };
    expect(await (await list(QUERY)).json()).toMatchObject(known);
    expect((await list('limit=0')).status).toBe(422);
  });

  it('responds to a wrong key and to an unknown route with the error body of the list', async () => {
    const send = await start();
    for (const [status, path, init] of [
      [401, '/v2/transcription', {}],
      [404, '/v2/nothing', { headers }],
    ] as const) {
      const answer = await send(`${path}?a=b`, init);
      const body = await answer.json();
      expect(answer.status).toBe(status);
      expect(parseErrorResponse(body)).toMatchObject({ ok: true });
      expect(body).toMatchObject({ statusCode: status, path });
    }
  });

  it('accepts an upload, and refuses a form without a file', async () => {
    const send = await start();
    const upload = (name: string, file: Blob | string) => {
      const form = new FormData();
      if (file instanceof Blob) form.append(name, file, 'talk.wav');
      else form.append(name, file);
      return send('/v2/upload', { method: 'POST', headers, body: form });
    };
    // More than a body in JSON may have.
    const made = await upload('audio', new Blob(['R'.repeat(2_000_000)]));
    expect([made.status, await made.json()]).toEqual([201, { size: 2_000_000 }]);
    expect((await upload('file', new Blob(['RIFF']))).status).toBe(422);
    expect((await upload('audio', 'RIFF')).status).toBe(422);
  });
});

it('router.ts tells nothing of a failure, and hands on the parameters of the path', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const get: FetchHandlers['getPreRecordedJob'] = (_, { params }) => {
    throw new Error(`password ${params.id}`);
  };
  const route = createRouter({ apiKey: 'k', handlers: { ...HANDLERS, getPreRecordedJob: get } });
  const headers = { 'x-service-key': 'k' };
  const failed = await route(new Request('https://a.invalid/v2/pre-recorded/7', { headers }));
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toMatch('password');
  expect(String(logged.mock.lastCall)).toContain('password 7');
});

it('hono-node.ts serves the documented examples of example-handlers.ts', async () => {
  const file = join(import.meta.dirname, 'recipes/hono-node.ts');
  const env = { ...process.env, PORT: '0' };
  const service = spawn(process.execPath, ['--import', 'tsx', file], { env });
  onTestFinished(() => void service.kill());
  const [line] = await once(service.stdout, 'data');
  const headers = { 'x-service-key': 'secret' };
  const answer = await fetch(`${String(line).trim()}/v2/transcription`, { headers });
  expect(Object(await answer.json()).items).not.toEqual([]);
});

it('worker.ts serves the documented examples', async () => {
  const headers = { 'x-service-key': 'secret' };
  const answer = await worker.fetch(new Request('https://a.invalid/v2/transcription', { headers }));
  expect(Object(await answer.json()).items).not.toEqual([]);
});

async function startNest(): Promise<Send> {
  const app = await startNestOn(0);
  onTestFinished(() => app.close());
  const url = await app.getUrl();
  return (path, init) => fetch(url + path, init);
}

const echoed = (body: object) => ({ status: 200, body }) as never;
const FILLED = { ...AUDIO, diarization: false };
const LISTED = { limit: 5, status: ['done'] };
const PATHS = [{ path: ['audio_url'] }, { path: ['subtitles_config', 'formats'] }];

/** For each server: how to start it, and its responses to a valid request, to a query, and to an invalid request. */
const SERVERS: [string, start: () => Promise<Send>, object, object, object][] = [
  [
    'Express',
    async () => {
      const { url } = await serve(createExpress({ create: echoed, list: echoed }));
      return (path, init) => fetch(url + path, init);
    },
    FILLED,
    { offset: 0, ...LISTED, custom_metadata: { team: 'x' } },
    {
      statusCode: 422,
      issues: [{ path: '/audio_url' }, { path: '/subtitles_config/formats' }],
    },
  ],
  ['NestJS', startNest, FILLED, LISTED, { issues: PATHS }],
];

it.each(SERVERS)(
  'the recipe for %s fills in defaults and reports every issue',
  async (_, start, filled, listed, refusal) => {
    const send = await start();
    const headers = { 'content-type': 'application/json' };
    const post = (body: string) => send('/v2/pre-recorded', { method: 'POST', headers, body });
    const made = await post(JSON.stringify(AUDIO));
    expect(made.ok).toBe(true);
    expect(await made.json()).toMatchObject(filled);
    const wrong = await post(JSON.stringify(WRONG));
    expect([wrong.status, await wrong.json()]).toMatchObject([422, refusal]);
    expect((await post('')).status).toBe(422);
    expect((await post('{')).status).toBe(400);
    const list = (query: string) => send(`/v2/transcription?${query}`);
    expect(await (await list(QUERY)).json()).toMatchObject(listed);
    expect((await list('limit=0')).status).toBe(422);
    expect((await send('/v2/nothing')).status).toBe(404);
  },
);

it('hono.ts has a route of its own with typed input', async () => {
  const app = createHono('k', HANDLERS);
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const post = (body: object) => app.request('/check', { ...init, body: JSON.stringify(body) });
  expect(await (await post(AUDIO)).json()).toEqual(FILLED);
  expect((await post(WRONG)).status).toBe(400);
});

it('own-document.ts makes a valid OpenAPI document', async () => {
  const path = join(import.meta.dirname, 'recipes/own.json');
  writeFileSync(path, JSON.stringify(document));
  expect(JSON.stringify(await SwaggerParser.validate(path))).toContain('transcribeMeeting');
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
  const post = async (body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/v2/live`, init);
    return [answer.status, await answer.json()];
  };
  expect(await post(allowed)).toEqual([201, answers.createLiveSession]);
  const errors = [{ path: `/body/${field}` }];
  expect(await post(refused)).toMatchObject([400, { errors }]);
  const list = async (init = {}) => (await fetch(`${url}/v2/transcription`, init)).status;
  expect(await list()).toBeGreaterThanOrEqual(400);
  expect(await list({ headers })).toBe(200);
  answers.listTranscriptionJobs = { ...page, next: 7 };
  expect(await list({ headers })).toBe(500);
});
