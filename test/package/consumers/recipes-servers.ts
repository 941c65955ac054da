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
import { createService as createFastify, type Handlers } from './recipes/fastify.ts';
import { addSessions } from './recipes/fastify-live.ts';
import { createApp as createHono, createSessions } from './recipes/hono.ts';
import { start as startNest } from './recipes/nestjs.ts';
import { document } from './recipes/own-document.ts';
import { createRouter, type Handlers as FetchHandlers } from './recipes/router.ts';
import type { FindSession, Session } from './recipes/session.ts';
import worker from './recipes/worker.ts';

const { field, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

type Send = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** Handlers that answer with what they received, or with the size of an upload. */
const echo = async (input: unknown): Promise<never> => {
  const form = input instanceof FormData ? input.get('audio') : Object(input).file && input;
  if (!form) return { status: 200, body: input } as never;
  const size = form instanceof File ? form.size : (await (form as MultipartFile).toBuffer()).length;
  return { status: 201, body: { size } } as never;
};
const HANDLERS = Object.fromEntries(
  Object.keys(operations).map((id) => [id, echo]),
) as never as FetchHandlers & Handlers;

const sendTo =
  (url: string): Send =>
  (path, init) =>
    fetch(url + path, init);

/** The recipes for services of all operations, and how to start them. */
const SERVICES: Record<string, (key: string) => Send | Promise<Send>> = {
  'fastify.ts': async (key) => {
    const app = await createFastify(key, HANDLERS);
    onTestFinished(() => app.close());
    return sendTo(await app.listen({ port: 0, host: '127.0.0.1' }));
  },
  'router.ts': (apiKey) => {
    const route = createRouter({ apiKey, handlers: HANDLERS });
    return (path, init) => route(new Request(`https://speech.invalid${path}`, init));
  },
  'hono.ts': (key) => createHono(key, HANDLERS).request,
};

describe.each(Object.entries(SERVICES))('%s', (_, start) => {
  const headers = { 'x-service-key': 'k' };
  const postTo = async (path: string) => {
    const send = await start('k');
    const typed = { ...headers, 'content-type': 'application/json' };
    return (body: string) => send(path, { method: 'POST', headers: typed, body });
  };

  it('does not start without a key', async () => {
    await expect(async () => start('')).rejects.toThrow('key');
  });

  it('fills in defaults, and refuses an invalid body with every issue', async () => {
    const post = await postTo('/v2/live');
    const filled = { ...allowed, sample_rate: 16000 };
    expect(await (await post(JSON.stringify(allowed))).json()).toMatchObject(filled);
    const answer = await post(JSON.stringify({ ...refused, unknown: 1 }));
    const issues = [{ path: `/${field}` }, { path: '/unknown' }];
    expect(await answer.json()).toMatchObject({ statusCode: 422, issues });
    // An empty body counts as an absent one.
    const large = `"${'x'.repeat(256 * 1024)}"`;
    const statuses = { '': 200, null: 422, '{': 400, [large]: 413 };
    for (const [body, status] of Object.entries(statuses))
      expect((await post(body)).status).toBe(status);
    expect((await (await postTo('/v2/pre-recorded'))('')).status).toBe(422);
  });

  it('parses queries, including metadata in brackets', async () => {
    const send = await start('k');
    const list = (query: string) => send(`/v2/transcription?${query}`, { headers });
    const known = { limit: 5, offset: 0, status: ['done'], custom_metadata: { team: 'x' } };
    const answer = await list('limit=5&status=done&custom_metadata[team]=x');
    expect(await answer.json()).toMatchObject(known);
    expect((await list('limit=0')).status).toBe(422);
  });

  it('responds to a wrong key and to an unknown route with the error body of the list', async () => {
    const send = await start('k');
    for (const [statusCode, path, init] of [
      [401, '/v2/transcription', {}],
      [404, '/v2/nothing', { headers }],
    ] as const) {
      const answer = await send(`${path}?a=b`, init);
      const body = await answer.json();
      expect(parseErrorResponse(body)).toMatchObject({ ok: true });
      expect(body).toMatchObject({ statusCode: answer.status, path });
      expect(answer.status).toBe(statusCode);
    }
  });

  it('accepts an upload, and refuses a form without a file', async () => {
    const send = await start('k');
    const upload = (name: string, file: Blob) => {
      const body = new FormData();
      body.append(name, file, 'talk.wav');
      return send('/v2/upload', { method: 'POST', headers, body });
    };
    // More than a body in JSON may have.
    const made = await upload('audio', new Blob(['R'.repeat(2_000_000)]));
    expect([made.status, await made.json()]).toEqual([201, { size: 2_000_000 }]);
    expect((await upload('file', new Blob(['RIFF']))).status).toBe(422);
  });
});

/** The recipes for the WebSockets of a service, and how to start them. */
const SOCKETS: Record<string, (find: FindSession) => Promise<string>> = {
  'fastify-live.ts': async (find) => {
    const app = await createFastify('k', HANDLERS);
    await addSessions(app, find);
    onTestFinished(() => app.close());
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
  'hono.ts': async (find) => {
    const { fetch } = new Hono().route('/', createSessions(upgradeWebSocket, find));
    const websocket = { server: new WebSocketServer({ noServer: true }) };
    const server = serveHono({ fetch, port: 0, hostname: '127.0.0.1', websocket });
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

it.each(Object.entries(SOCKETS))(
  'the WebSocket of %s takes parsed frames and no key',
  async (_, start) => {
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
    for (const frame of [Buffer.of(1, 2), '{"type":"stop_recording"}', 'odd']) socket.send(frame);
    socket.close();
    await expect.poll(() => frames.at(-1)).toBe('detached');
    expect(frames.slice(0, -1)).toMatchObject([
      { ok: true, value: { kind: 'audio', bytes: expect.objectContaining({ byteLength: 2 }) } },
      { ok: true, value: { kind: 'message', message: { type: 'stop_recording' } } },
      { ok: false, issues: [{ path: '' }] },
    ]);
  },
);

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

it('hono-node.ts and worker.ts serve the documented examples of example-handlers.ts', async () => {
  const file = join(import.meta.dirname, 'recipes/hono-node.ts');
  const env = { ...process.env, PORT: '0' };
  const service = spawn(process.execPath, ['--import', 'tsx', file], { env });
  onTestFinished(() => void service.kill());
  const [line] = await once(service.stdout, 'data');
  const headers = { 'x-service-key': 'secret' };
  const answers = [
    await fetch(`${String(line).trim()}/v2/transcription`, { headers }),
    await worker.fetch(new Request('https://a.invalid/v2/transcription', { headers })),
  ];
  for (const answer of answers) expect(Object(await answer.json()).items).not.toEqual([]);
});

const echoed = (body: object) => ({ status: 200, body }) as never;

/** For each server that has no other test: how to start it, and the issues of an invalid request. */
const SERVERS: [string, () => Promise<string>, object][] = [
  [
    'express.ts',
    async () => (await serve(createExpress({ create: echoed, list: echoed }))).url,
    [{ path: '/audio_url' }, { path: '/subtitles_config/formats' }],
  ],
  [
    'nestjs.ts',
    async () => {
      const app = await startNest(0);
      onTestFinished(() => app.close());
      return app.getUrl();
    },
    [{ path: ['audio_url'] }, { path: ['subtitles_config', 'formats'] }],
  ],
];

it.each(SERVERS)('%s fills in defaults and reports every issue', async (_, start, issues) => {
  const send = sendTo(await start());
  const headers = { 'content-type': 'application/json' };
  const post = (body: string) => send('/v2/pre-recorded', { method: 'POST', headers, body });
  const filled = { ...AUDIO, diarization: false };
  expect(await (await post(JSON.stringify(AUDIO))).json()).toMatchObject(filled);
  const wrong = await post(JSON.stringify(WRONG));
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { issues }]);
  expect((await post('{')).status).toBe(400);
  const list = (query: string) => send(`/v2/transcription?${query}`);
  const listed = await list('limit=5&status=done');
  expect(await listed.json()).toMatchObject({ limit: 5, status: ['done'] });
  expect((await list('limit=0')).status).toBe(422);
});

it('hono.ts has a route of its own with typed input', async () => {
  const app = createHono('k', HANDLERS);
  const headers = { 'content-type': 'application/json' };
  const post = (body: object) =>
    app.request('/check', { method: 'POST', headers, body: JSON.stringify(body) });
  expect(await (await post(AUDIO)).json()).toEqual({ ...AUDIO, diarization: false });
  expect((await post(WRONG)).status).toBe(400);
});

it('own-document.ts makes a valid OpenAPI document', async () => {
  const path = join(import.meta.dirname, 'recipes/own.json');
  writeFileSync(path, JSON.stringify(document));
  expect(JSON.stringify(await SwaggerParser.validate(path))).toContain('transcribeMeeting');
});

it('express-openapi-validator.ts validates requests, keys and responses', async () => {
  const answers: Record<string, unknown> = { createLiveSession: { url: 'wss://speech.invalid/' } };
  const { url } = await serve(createValidating(answers));
  const headers = { 'content-type': 'application/json', 'x-service-key': 'k' };
  const post = async (body: object, init: RequestInit = { headers }) => {
    const sent = { method: 'POST', body: JSON.stringify(body), ...init };
    const answer = await fetch(`${url}/v2/live`, sent);
    return [answer.status, await answer.json()];
  };
  expect(await post(allowed)).toEqual([201, answers.createLiveSession]);
  expect(await post(refused)).toMatchObject([400, { errors: [{ path: `/body/${field}` }] }]);
  const keyless = { headers: { 'content-type': 'application/json' } };
  expect((await post(allowed, keyless))[0]).toBe(401);
  answers.createLiveSession = { url: 7 };
  expect((await post(allowed))[0]).toBe(500);
});
