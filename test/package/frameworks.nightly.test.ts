/** The recipes with the frameworks that they are for, in a project of a reader. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeInto } from '../../scripts/read/files.ts';
import { ROOT } from '../support/contract.ts';
import { installPackages } from '../support/install.ts';
import { serve } from '../support/temporary.ts';
import { compileProject } from '../support/tsc.ts';

const folder = installPackages('frameworks', [
  ...['@nestjs/common@12.5.1', '@nestjs/core@12.5.1', '@nestjs/platform-express@12.5.1'],
  ...['@types/express@5.0.6', 'ai@7.0.173', 'express@5.3.0', 'fastify@5.12.8', 'hono@4.13.19'],
  ...['openapi-fetch@0.17.0', 'reflect-metadata@0.2.2', 'rxjs@7.8.2', 'zod@4.6.7'],
]);
cpSync(join(ROOT, 'docs/recipes'), join(folder, 'recipes'), { recursive: true });
const compilerOptions = {
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  experimentalDecorators: true,
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

async function startNestjs(): Promise<Call> {
  const app = await (await load('nestjs')).start(0);
  onTestFinished(() => app.close());
  return callAt(await app.getUrl());
}

async function startHono(): Promise<Call> {
  const app = (await load('hono')).createService(echoed);
  return (path, init) => app.request(path, init);
}

const pointer = (...path: string[]) => `/${path.join('/')}`;
const keys = (...path: string[]) => path;

it.each<[string, () => Promise<Call>, (...path: string[]) => unknown]>([
  ['express.ts', startExpress, pointer],
  ['fastify.ts', startFastify, pointer],
  ['hono.ts', startHono, pointer],
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

it('agent.ts shows a model the fields of a request, and validates its input', async () => {
  const { transcribe } = await load('agent');
  const { jsonSchema, validate } = transcribe.inputSchema;
  const fields = ['audio_url', 'diarization', 'sentiment_analysis'];
  expect(Object.keys((await jsonSchema).properties)).toEqual(fields);
  expect(await validate(AUDIO)).toMatchObject({ success: true, value: { diarization: false } });
  expect(await validate({ ...AUDIO, diarisation: true })).toMatchObject({ success: false });
});
