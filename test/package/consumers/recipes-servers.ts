/** The recipes for servers. */
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../../support/contract.ts';
import { boundedField } from '../../support/limits.ts';
import { serve } from '../../support/temporary.ts';
import { createService as createExpress } from './recipes/express.ts';
import { createService as createValidating } from './recipes/express-openapi-validator.ts';
import { createService as createFastify } from './recipes/fastify.ts';
import { createService as createHono } from './recipes/hono.ts';
import { start as startNest } from './recipes/nestjs.ts';
import { document } from './recipes/own-document.ts';

const { field, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };

/** The status and the body of a response to a POST request. */
async function answerTo(url: string, body: unknown, own?: object) {
  const answer = await fetch(url, post(body, own));
  return [answer.status, await answer.json()];
}

const echoed = { create: (body: object) => body, list: (query: object) => query };
const headers = { 'x-service-key': 'k' };
const post = (body: unknown, own: object = headers): RequestInit => ({
  method: 'POST',
  headers: { ...own, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

it.each<[string, () => Promise<string>, (...path: string[]) => unknown]>([
  [
    'express.ts',
    async () => (await serve(createExpress(echoed))).url,
    (...path) => `/${path.join('/')}`,
  ],
  [
    'fastify.ts',
    async () => {
      const app = createFastify(echoed);
      onTestFinished(() => app.close());
      return app.listen({ port: 0 });
    },
    (...path) => `/${path.join('/')}`,
  ],
  [
    'hono.ts',
    async () => (await serve(getRequestListener(createHono(echoed).fetch))).url,
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

it('own-document.ts generates a document that follows the published ruleset', async () => {
  const config = await loadConfig({ configPath: join(ROOT, 'generated/lint.yaml') });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'own.json', config });
  expect(problems.map(({ message }) => message)).toEqual([]);
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
