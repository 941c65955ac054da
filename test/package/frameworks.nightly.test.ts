/** The recipes with the frameworks that they are for, in a project of a reader. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/contract.ts';
import { installPackages } from '../support/install.ts';
import { serve } from '../support/temporary.ts';
import { compileProject } from '../support/tsc.ts';

const folder = installPackages('frameworks', [
  ...['@types/express@5.0.6', 'express@5.3.0', 'fastify@5.12.8', 'hono@4.13.19'],
  ...['openapi-fetch@0.17.0', 'zod@4.6.7'],
]);
cpSync(join(ROOT, 'docs/recipes'), join(folder, 'recipes'), { recursive: true });
const compilerOptions = {
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  tsBuildInfoFile: 'tsconfig.tsbuildinfo',
};
const config = {
  extends: '../../tsconfig.json',
  compilerOptions,
  include: ['recipes'],
  exclude: [],
};
writeInto(folder, { 'tsconfig.json': JSON.stringify(config) });
const load = (name: string) => import(/* @vite-ignore */ join(folder, 'recipes', `${name}.ts`));

it('the recipes compile under strict', () => {
  expect(compileProject(folder)).toBe('');
});

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

const echoed = { create: (body: object) => body, list: (query: object) => query };

type Call = (path: string, init?: RequestInit) => Promise<Response>;
const callAt =
  (url: string): Call =>
  (path, init) =>
    fetch(url + path, init);

async function startFastify(): Promise<Call> {
  const app = (await load('fastify')).createService(echoed);
  onTestFinished(() => app.close());
  return callAt(await app.listen({ port: 0 }));
}

async function startExpress(): Promise<Call> {
  return callAt((await serve((await load('express')).createService(echoed))).url);
}

async function startHono(): Promise<Call> {
  const app = (await load('hono')).createService(echoed);
  return (path, init) => app.request(path, init);
}

it.each<[string, () => Promise<Call>]>([
  ['express.ts', startExpress],
  ['fastify.ts', startFastify],
  ['hono.ts', startHono],
])('%s fills in defaults and reports every issue', async (_, start) => {
  const call = await start();
  const post = async (body: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call('/v2/pre-recorded', { method: 'POST', headers, body });
    return [answer.status, await answer.text()] as const;
  };
  const [made, text] = await post(JSON.stringify(AUDIO));
  expect([made, JSON.parse(text)]).toMatchObject([201, { ...AUDIO, diarization: false }]);
  const [status, refused] = await post(JSON.stringify(WRONG));
  const issues = [{ path: '/audio_url' }, { path: '/subtitles_config/formats' }];
  expect([status, JSON.parse(refused)]).toMatchObject([422, { issues }]);
  expect((await post('{'))[0]).toBe(400);
  const listed = await call('/v2/transcription?limit=5&status=done');
  expect(await listed.json()).toMatchObject({ limit: 5, status: ['done'] });
  expect((await call('/v2/transcription?limit=0')).status).toBe(422);
});
