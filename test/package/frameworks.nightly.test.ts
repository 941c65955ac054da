/** The recipes, compiled and run with the packages that they are for, in a project of a reader. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';
import { installPackages } from '../support/install.ts';
import { serve } from '../support/temporary.ts';
import { compileFiles } from '../support/tsc.ts';

const folder = installPackages('frameworks', [
  ...['@types/express@5.0.6', 'express@5.3.0', 'openapi-fetch@0.17.0', 'zod@4.6.7'],
]);
for (const part of ['recipes', 'samples/client.ts'])
  cpSync(join(ROOT, 'docs', part), join(folder, part), { recursive: true });

it('the recipes compile under strict, without syntax that Node cannot strip', () => {
  const recipes = globSync('recipes/*.ts', { cwd: folder });
  const options = {
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: ['node'],
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    skipLibCheck: true,
  };
  expect(compileFiles(folder, recipes, options)).toBe('');
});

it('express.ts fills in defaults, and refuses each other request with its reason', async () => {
  const { createService } = await import(/* @vite-ignore */ join(folder, 'recipes/express.ts'));
  const jobs = { create: async (body: object) => body, list: async (query: object) => query };
  const { url } = await serve(createService(jobs));
  const answerTo = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    return [response.status, await response.json()];
  };
  const post = (body: BodyInit, type = 'application/json') =>
    answerTo('/v2/pre-recorded', { method: 'POST', body, headers: { 'content-type': type } });
  const job = { audio_url: 'https://example.org/talk.wav', custom_metadata: { name: 'René' } };
  const text = JSON.stringify(job);
  expect(await post(text)).toMatchObject([201, { ...job, diarization: false }]);
  const issues = [{ path: '/audio_url' }, { path: '/subtitles_config/formats' }];
  const wrong = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };
  expect(await post(JSON.stringify(wrong))).toMatchObject([422, { issues }]);
  const refused: [number, Promise<unknown>][] = [
    [400, post('{')],
    [400, post(Buffer.from(text, 'latin1'))],
    [413, post(text.padEnd(5_000_000))],
    [415, post(text, 'text/plain')],
    [415, post(Buffer.from('{}', 'utf16le'), 'application/json; charset=utf-16le')],
    [422, post('')],
    [422, answerTo('/v2/transcription?limit=0')],
  ];
  for (const [status, answer] of refused)
    expect(await answer).toMatchObject([status, { message: expect.any(String) }]);
  const listed = await answerTo('/v2/transcription?limit=5&status=done');
  expect(listed).toMatchObject([200, { limit: 5, status: ['done'] }]);
});
