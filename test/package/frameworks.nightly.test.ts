/** The recipes, compiled and run with the packages that they are for, in a project of a reader. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { ROOT } from '../support/contract.ts';
import { installPackages } from '../support/install.ts';
import { serve } from '../support/temporary.ts';
import { compileProject } from '../support/tsc.ts';

const folder = installPackages('frameworks', [
  ...['@types/express@5.0.6', 'express@5.3.0', 'openapi-fetch@0.17.0', 'zod@4.6.7'],
]);
cpSync(join(ROOT, 'docs/recipes'), join(folder, 'recipes'), { recursive: true });
const compilerOptions = {
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  erasableSyntaxOnly: true,
  tsBuildInfoFile: 'tsconfig.tsbuildinfo',
};
const config = {
  extends: '../../tsconfig.json',
  compilerOptions,
  include: ['recipes'],
  exclude: [],
};
writeInto(folder, { 'tsconfig.json': JSON.stringify(config) });

it('the recipes compile under strict, without syntax that Node cannot strip', () => {
  expect(compileProject(folder)).toBe('');
});

const AUDIO = { audio_url: 'https://example.org/talk.wav' };
const WRONG = { audio_url: 'talk.wav', subtitles_config: { formats: [] } };
const JSON_TYPE = { 'content-type': 'application/json' };

it('express.ts fills in defaults, and refuses each other request with its reason', async () => {
  const { createService } = await import(/* @vite-ignore */ join(folder, 'recipes/express.ts'));
  const jobs = { create: async (body: object) => body, list: async (query: object) => query };
  const { url } = await serve(createService(jobs));
  const answerTo = async (path: string, init?: RequestInit) => {
    const response = await fetch(url + path, init);
    return [response.status, await response.json()];
  };
  const post = (body: BodyInit, headers = {}) =>
    answerTo('/v2/pre-recorded', { method: 'POST', body, headers: { ...JSON_TYPE, ...headers } });
  const text = JSON.stringify({ ...AUDIO, custom_metadata: { name: 'René' } });
  const defaults = { ...JSON.parse(text), diarization: false };
  expect(await post(text)).toMatchObject([201, defaults]);
  const zipped = await post(gzipSync(text), { 'content-encoding': 'gzip' });
  expect(zipped).toMatchObject([201, defaults]);
  const issues = [{ path: '/audio_url' }, { path: '/subtitles_config/formats' }];
  expect(await post(JSON.stringify(WRONG))).toMatchObject([422, { issues }]);
  const refused: [number, Promise<unknown>][] = [
    [400, post('{')],
    [400, post(Buffer.from(text, 'latin1'))],
    [413, post(text.padEnd(5_000_000))],
    [413, post(gzipSync(text.padEnd(5_000_000)), { 'content-encoding': 'gzip' })],
    [415, post(text, { 'content-type': 'text/plain' })],
    [415, post(text, { 'content-type': 'application/json; charset=iso-8859-1' })],
    [422, post('null')],
    [422, post('')],
    [422, answerTo('/v2/transcription?limit=0')],
    [400, answerTo('/v2/transcription?custom_metadata[name]=Ren%E9')],
  ];
  for (const [status, answer] of refused)
    expect(await answer).toEqual([
      status,
      expect.objectContaining({ message: expect.any(String) }),
    ]);
  const listed = await answerTo('/v2/transcription?limit=5&status=done');
  expect(listed).toMatchObject([200, { limit: 5, status: ['done'] }]);
});
