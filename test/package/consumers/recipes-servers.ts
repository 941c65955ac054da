/** The recipes for servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { serve as serveHono, upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { operations } from 'speech-to-text-contract/operations';
import { parseErrorResponse } from 'speech-to-text-contract/parse';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { runConformance } from '../../../packages/stub/src/conformance/index.ts';
import { boundedField } from '../../support/limits.ts';
import { serve } from '../../support/temporary.ts';
import { createService as createExpress } from './recipes/express.ts';
import { createService as createValidating } from './recipes/express-openapi-validator.ts';
import { createService as createFastify } from './recipes/fastify.ts';
import { createApp as createHono, createSessions } from './recipes/hono.ts';
import { start as startNest } from './recipes/nestjs.ts';
import { document } from './recipes/own-document.ts';
import { createRouter, type Handlers } from './recipes/router.ts';
import type { FindSession, Session } from './recipes/sessions.ts';

const { field, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

/** Answers with what it received, or with the size of an upload. */
const echo = async (input: unknown) => {
  const file = input instanceof FormData && input.get('audio');
  return { status: 200, body: file instanceof File ? { size: file.size } : input } as never;
};
const HANDLERS = Object.fromEntries(
  Object.keys(operations).map((id) => [id, echo]),
) as object as Handlers;
const route = createRouter({ apiKey: 'k', handlers: HANDLERS });

const headers = { 'x-service-key': 'k' };
const post = (body: string, own = {}): RequestInit => {
  return { method: 'POST', headers: { ...own, 'content-type': 'application/json' }, body };
};
const formOf = (name: string) => {
  const body = new FormData();
  // More than a body in JSON may have.
  body.append(name, new Blob(['R'.repeat(2_000_000)]), 'talk.wav');
  return { method: 'POST', headers, body };
};
const LARGE = `"${'x'.repeat(256 * 1024)}"`;
const QUERY = 'limit=5&status=done&custom_metadata[team]=x';
const QUERIED = { limit: 5, offset: 0, status: ['done'], custom_metadata: { team: 'x' } };
const ISSUES = [{ path: `/${field}` }, { path: '/unknown' }];

/** A request, the status of its response, and fields of the body. */
const CALLS: [path: string, init: RequestInit, status: number, body?: object][] = [
  ['/v2/live', post(JSON.stringify(allowed), headers), 200, { ...allowed, sample_rate: 16000 }],
  ['/v2/live', post(JSON.stringify({ ...refused, unknown: 1 }), headers), 422, { issues: ISSUES }],
  ['/v2/live', post('', headers), 200, { sample_rate: 16000 }],
  ['/v2/live', post('null', headers), 422],
  ['/v2/live', post('{', headers), 400],
  ['/v2/live', post(LARGE, headers), 413],
  ['/v2/pre-recorded', post('', headers), 422],
  [`/v2/transcription?${QUERY}`, { headers }, 200, QUERIED],
  ['/v2/transcription?limit=0', { headers }, 422],
  ['/v2/transcription?a=b', {}, 401, { path: '/v2/transcription' }],
  ['/v2/nothing?a=b', { headers }, 404, { path: '/v2/nothing' }],
  ['/v2/upload', formOf('audio'), 200, { size: 2_000_000 }],
  ['/v2/upload', formOf('file'), 422],
];

it.each(CALLS)('router.ts responds to %s %j with %i', async (path, init, status, wanted = {}) => {
  const answer = await route(new Request(`https://speech.invalid${path}`, init));
  const body = await answer.json();
  expect([answer.status, body]).toMatchObject([status, wanted]);
  // Every error response has the fields of the documented one.
  const error = { ok: true, value: { statusCode: status } };
  if (status >= 400) expect(parseErrorResponse(body)).toMatchObject(error);
});

it('no service of all operations starts without a key', async () => {
  expect(() => createRouter({ apiKey: '', handlers: HANDLERS })).toThrow('key');
  await expect(createFastify('', HANDLERS as never)).rejects.toThrow('key');
});

it('fastify-service.ts passes a strict conformance run with the jobs and sessions of the sample server', async () => {
  // The service needs its port for the URLs in its responses.
  const { port, server } = await serve(() => {});
  await new Promise((resolve) => server.close(resolve));
  const service = run('fastify-service.ts', { PORT: `${port}`, API_KEY: 'k' });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).catch(() => undefined), { timeout: 60_000 }).toBeDefined();
  const options = { url, key: 'k', strict: true, speed: 50, patience: 60_000 };
  const { checks } = await runConformance(options);
  expect(checks.filter(({ outcome }) => outcome === 'violation')).toEqual([]);
  const upload = fetch(`${url}/v2/upload`, formOf('file'));
  expect((await upload).status).toBe(422);
  expect(service.exitCode).toBeNull();
});

it('the WebSocket of hono.ts takes parsed frames and no key', async () => {
  const frames: unknown[] = [];
  const session: Session = {
    attach: (socket) => {
      socket.send('hello');
      return { take: (frame) => frames.push(frame), detach: () => frames.push('detached') };
    },
  };
  const find: FindSession = (token) => (token === 't' ? session : undefined);
  const { fetch } = new Hono().route('/', createSessions(upgradeWebSocket, find));
  const websocket = { server: new WebSocketServer({ noServer: true }) };
  const server = serveHono({ fetch, port: 0, hostname: '127.0.0.1', websocket });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`;
  const unknown = new WebSocket(`${url}/other`);
  expect(String(await once(unknown, 'error').catch((error) => error))).toContain('404');
  const socket = new WebSocket(`${url}/t`);
  expect(String((await once(socket, 'message'))[0])).toBe('hello');
  for (const frame of [Buffer.of(1, 2), '{"type":"stop_recording"}', 'odd']) socket.send(frame);
  socket.close();
  await expect.poll(() => frames.at(-1)).toBe('detached');
  expect(frames.slice(0, -1)).toMatchObject([
    { ok: true, value: { kind: 'audio', bytes: expect.objectContaining({ byteLength: 2 }) } },
    { ok: true, value: { kind: 'message', message: { type: 'stop_recording' } } },
    { ok: false, issues: [{ path: '' }] },
  ]);
});

it('router.ts tells nothing of a failure, and hands on the parameters of the path', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const get: Handlers['getPreRecordedJob'] = (_, { params }) => {
    throw new Error(`password ${params.id}`);
  };
  const failing = createRouter({ apiKey: 'k', handlers: { ...HANDLERS, getPreRecordedJob: get } });
  const failed = await failing(new Request('https://a.invalid/v2/pre-recorded/7', { headers }));
  expect(failed.status).toBe(500);
  expect(await failed.text()).not.toMatch('password');
  expect(String(logged.mock.lastCall)).toContain('password 7');
});

/** Starts a recipe as a program until the test ends. */
function run(file: string, env: NodeJS.ProcessEnv) {
  const path = join(import.meta.dirname, 'recipes', file);
  const args = ['--import', 'tsx', path];
  const service = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  onTestFinished(() => void service.kill());
  return service;
}

it('hono-node.ts and worker.ts serve the documented examples of example-handlers.ts', async () => {
  const service = run('hono-node.ts', { PORT: '0', API_KEY: 'k' });
  const [line] = await once(service.stdout, 'data');
  vi.stubEnv('API_KEY', 'k');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { default: worker } = await import('./recipes/worker.ts');
  const answers = [
    await fetch(`${String(line).trim()}/v2/transcription`, { headers }),
    await worker.fetch(new Request('https://a.invalid/v2/transcription', { headers })),
  ];
  for (const answer of answers) expect(Object(await answer.json()).items).not.toEqual([]);
});

const echoed = (body: object) => ({ status: 200, body }) as never;

/** For each server of two operations: how to start it, and how it writes a path in an issue. */
const SERVERS: [string, () => Promise<string>, (...path: string[]) => unknown][] = [
  [
    'express.ts',
    async () => (await serve(createExpress({ create: echoed, list: echoed }))).url,
    (...path) => `/${path.join('/')}`,
  ],
  [
    'nestjs.ts',
    async () => {
      const app = await startNest(0);
      onTestFinished(() => app.close());
      return app.getUrl();
    },
    (...path) => path,
  ],
];

it.each(SERVERS)('%s fills in defaults and reports every issue', async (_, start, at) => {
  const url = await start();
  const create = async (body: string) => {
    const answer = await fetch(`${url}/v2/pre-recorded`, post(body));
    return [answer.status, await answer.json()];
  };
  const filled = { ...AUDIO, diarization: false };
  expect((await create(JSON.stringify(AUDIO)))[1]).toMatchObject(filled);
  const issues = [{ path: at('audio_url') }, { path: at('subtitles_config', 'formats') }];
  expect(await create(JSON.stringify(WRONG))).toMatchObject([422, { issues }]);
  expect((await create('{'))[0]).toBe(400);
  const listed = await fetch(`${url}/v2/transcription?limit=5&status=done`);
  expect(await listed.json()).toMatchObject({ limit: 5, status: ['done'] });
  expect((await fetch(`${url}/v2/transcription?limit=0`)).status).toBe(422);
});

it('hono.ts has a route of its own with typed input, a key, and a limit', async () => {
  const app = createHono('k', HANDLERS);
  const check = async (body: unknown, own = headers as object) => {
    const answer = await app.request('/check', post(JSON.stringify(body), own));
    return [answer.status, await answer.text()];
  };
  const filled = JSON.stringify({ ...AUDIO, diarization: false });
  expect(await check(AUDIO)).toEqual([200, filled]);
  expect((await check(WRONG))[0]).toBe(400);
  expect((await check(AUDIO, {}))[0]).toBe(401);
  expect((await check(LARGE))[0]).toBe(413);
  const listed = await app.request('/v2/transcription?limit=5', { headers });
  expect(await listed.json()).toMatchObject({ limit: 5 });
});

it('own-document.ts makes a valid OpenAPI document', async () => {
  const path = join(import.meta.dirname, 'recipes/own.json');
  writeFileSync(path, JSON.stringify(document));
  expect(JSON.stringify(await SwaggerParser.validate(path))).toContain('transcribeMeeting');
});

it('express-openapi-validator.ts validates requests, keys and responses', async () => {
  const answers: Record<string, unknown> = { createLiveSession: { url: 'wss://speech.invalid/' } };
  const { url } = await serve(createValidating(answers));
  const create = async (body: object, own = headers as object) => {
    const answer = await fetch(`${url}/v2/live`, post(JSON.stringify(body), own));
    return [answer.status, await answer.json()];
  };
  expect(await create(allowed)).toEqual([201, answers.createLiveSession]);
  expect(await create(refused)).toMatchObject([400, { errors: [{ path: `/body/${field}` }] }]);
  expect((await create(allowed, {}))[0]).toBe(401);
  answers.createLiveSession = { url: 7 };
  expect((await create(allowed))[0]).toBe(500);
});
