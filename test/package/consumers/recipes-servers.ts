/** The recipes for servers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { runConformance } from '../../../packages/stub/src/conformance/index.ts';
import { ROOT } from '../../support/contract.ts';
import { boundedField } from '../../support/limits.ts';
import { serve } from '../../support/temporary.ts';
import { expectRefused, requestUpgrade } from '../../support/upgrade.ts';
import { formOf, HANDLERS, headers, LARGE, post, testCalls } from './calls.ts';
import { createService as createExpress } from './recipes/express.ts';
import { createService as createValidating } from './recipes/express-openapi-validator.ts';
import { createApp as createHono } from './recipes/hono.ts';
import { startService as startHono } from './recipes/hono-live.ts';
import { start as startNest } from './recipes/nestjs.ts';
import { document } from './recipes/own-document.ts';
import type { Session } from './recipes/sessions.ts';

const { field, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

testCalls('hono.ts', createHono('k', HANDLERS).fetch);

/** Starts a recipe as a program until the test ends. */
function run(file: string, env: NodeJS.ProcessEnv) {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'recipes', file)];
  const service = spawn(process.execPath, args, { env: { ...process.env, API_KEY: 'k', ...env } });
  onTestFinished(() => void service.kill());
  return service;
}

it('fastify-service.ts passes a strict conformance run with the jobs and sessions of the sample server', async () => {
  // The service needs its port for the URLs in its responses.
  const { url, port, server } = await serve(() => {});
  await new Promise((resolve) => server.close(resolve));
  const service = run('fastify-service.ts', { PORT: `${port}` });
  await expect.poll(() => fetch(url).catch(() => undefined), { timeout: 60_000 }).toBeDefined();
  const options = { url, key: 'k', strict: true, speed: 50, patience: 60_000 };
  const { checks } = await runConformance(options);
  expect(checks.filter(({ outcome }) => outcome === 'violation')).toEqual([]);
  expect((await fetch(`${url}/v2/upload`, formOf('file'))).status).toBe(422);
  expect(service.exitCode).toBeNull();
  const [code] = await once(run('fastify-service.ts', { API_KEY: '' }), 'exit');
  expect(code).toBeGreaterThan(0);
});

it('the WebSocket of hono-live.ts receives parsed frames, needs no key, and rejects a wrong token', async () => {
  const take = vi.fn();
  const detach = vi.fn();
  const attach: Session['attach'] = (socket) => {
    socket.send('hello');
    return { take, detach };
  };
  const find = (token: string) => (token === 't' ? { attach } : undefined);
  const server = startHono('k', HANDLERS, find, 0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`;
  expect((await fetch(url, { headers })).status).toBe(404);
  await expectRefused(await requestUpgrade(`${url}/other`));
  const socket = new WebSocket(`${url}/t`);
  expect(String((await once(socket, 'message'))[0])).toBe('hello');
  for (const frame of [Buffer.of(1, 2), '{"type":"stop_recording"}', 'odd']) socket.send(frame);
  socket.close();
  await expect.poll(() => detach.mock.calls).toHaveLength(1);
  expect(take.mock.calls.flat()).toMatchObject([
    { ok: true, value: { kind: 'audio', bytes: expect.objectContaining({ byteLength: 2 }) } },
    { ok: true, value: { kind: 'message', message: { type: 'stop_recording' } } },
    { ok: false, issues: [{ path: '' }] },
  ]);
});

it('hono-node.ts and worker.ts serve the documented examples of example-handlers.ts', async () => {
  const [line] = await once(run('hono-node.ts', { PORT: '0' }).stdout, 'data');
  vi.stubEnv('API_KEY', 'k');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { default: worker } = await import('./recipes/worker.ts');
  const answers = [
    await fetch(`${String(line).trim()}/v2/transcription`, { headers }),
    await worker.fetch(new Request('https://a.invalid/v2/transcription', { headers })),
  ];
  const items = expect.arrayContaining([expect.objectContaining({ status: 'done' })]);
  for (const answer of answers)
    expect([answer.status, await answer.json()]).toMatchObject([200, { items }]);
});

/** The status and the body of a response to a POST request. */
async function answerTo(url: string, body: unknown, own?: object) {
  const answer = await fetch(url, post(body, own));
  return [answer.status, await answer.json()];
}

const echoed = (body: object) => ({ status: 200, body }) as never;

it.each<[string, () => Promise<string>, (...path: string[]) => unknown]>([
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
])('%s fills in defaults and reports every issue', async (_, start, at) => {
  const url = await start();
  const [, filled] = await answerTo(`${url}/v2/pre-recorded`, AUDIO);
  expect(filled).toMatchObject({ ...AUDIO, diarization: false });
  const issues = [{ path: at('audio_url') }, { path: at('subtitles_config', 'formats') }];
  expect(await answerTo(`${url}/v2/pre-recorded`, WRONG)).toMatchObject([422, { issues }]);
  const listed = await fetch(`${url}/v2/transcription?limit=5&status=done`);
  expect(await listed.json()).toMatchObject({ limit: 5, status: ['done'] });
  expect((await fetch(`${url}/v2/transcription?limit=0`)).status).toBe(422);
});

it('hono.ts has a custom route with typed input, a key, and a limit', async () => {
  const check = (body: unknown, own?: object) =>
    createHono('k', HANDLERS).request('/check', post(body, own));
  expect(await (await check(AUDIO)).json()).toEqual({ ...AUDIO, diarization: false });
  const refused = [check(WRONG), check(AUDIO, {}), check([LARGE])];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 401, 413]);
});

it('own-document.ts generates a document that follows the published ruleset', async () => {
  const config = await loadConfig({ configPath: join(ROOT, 'generated/lint.yaml') });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'own.json', config });
  expect(problems.map(({ message }) => message)).toEqual([]);
});

it('express.ts tells a caller without a JSON body to send one', async () => {
  const { url } = await serve(createExpress({ create: echoed, list: echoed }));
  for (const init of [{ method: 'POST' }, { method: 'POST', body: JSON.stringify(AUDIO) }]) {
    const answer = await fetch(`${url}/v2/pre-recorded`, init);
    const message = expect.stringContaining('content-type');
    expect([answer.status, await answer.json()]).toMatchObject([415, { message }]);
  }
});

it('express-openapi-validator.ts validates requests, keys, and responses', async () => {
  const answers: Record<string, unknown> = { createLiveSession: { url: 'wss://speech.invalid/' } };
  const url = `${(await serve(createValidating(answers))).url}/v2/live`;
  expect(await answerTo(url, allowed)).toEqual([201, answers.createLiveSession]);
  expect(await answerTo(url, refused)).toMatchObject([
    400,
    { errors: [{ path: `/body/${field}` }] },
  ]);
  expect((await answerTo(url, allowed, {}))[0]).toBe(401);
  answers.createLiveSession = { url: 7 };
  expect((await answerTo(url, allowed))[0]).toBe(500);
});
