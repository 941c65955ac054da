/** The recipes for servers: each parses a body and a query, and reports every issue. */
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../support/temporary.ts';
import express from './recipes/express.ts';
import fastify from './recipes/fastify.ts';
import hono from './recipes/hono.ts';
import { start as startNest } from './recipes/nestjs.ts';

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

type Call = (path: string, init?: RequestInit) => Promise<Response>;
const callAt =
  (url: string): Call =>
  (path, init) =>
    fetch(url + path, init);

async function startFastify(): Promise<Call> {
  onTestFinished(() => fastify.close());
  return callAt(await fastify.listen({ port: 0 }));
}

async function startExpress(): Promise<Call> {
  return callAt((await serve(express)).url);
}

async function startNestjs(): Promise<Call> {
  const app = await startNest(0);
  onTestFinished(() => app.close());
  return callAt(await app.getUrl());
}

const pointer = (...path: string[]) => `/${path.join('/')}`;
const keys = (...path: string[]) => path;

it.each<[string, () => Call | Promise<Call>, (...path: string[]) => unknown]>([
  ['express.ts', startExpress, pointer],
  ['fastify.ts', startFastify, pointer],
  ['hono.ts', () => async (path, init) => hono.request(path, init), keys],
  ['nestjs.ts', startNestjs, keys],
])('%s fills in defaults and reports every issue', async (_, start, at) => {
  const call = await start();
  const post = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call('/v2/pre-recorded', { method: 'POST', headers, body });
    return [answer.status, await answer.text()] as const;
  };
  const [made, text] = await post(JSON.stringify(AUDIO));
  expect([made, JSON.parse(text)]).toMatchObject([201, { ...AUDIO, diarization: false }]);
  const [status, refused] = await post(JSON.stringify(WRONG));
  const issues = [{ path: at('audio_url') }, { path: at('subtitles_config', 'formats') }];
  expect([status, JSON.parse(refused)]).toMatchObject([422, { issues }]);
  expect((await post('{'))[0]).toBe(400);
  const listed = await call('/v2/transcription?limit=5&status=done');
  expect(await listed.json()).toMatchObject({ limit: 5, status: ['done'] });
  expect((await call('/v2/transcription?limit=0')).status).toBe(422);
});
