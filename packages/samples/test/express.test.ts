/** The sample for Express. */
import { validateErrorResponse } from 'speech-to-text-contract/validators';
import { expect, it, vi } from 'vitest';
import { createService } from '../src/express.ts';
import { serve } from './support.ts';

it('express.ts fills in defaults, and refuses each other request with its reason', async () => {
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
    [404, answerTo('/')],
    [413, post(text.padEnd(256 * 1024 + 1))],
    [415, post(text, 'text/plain')],
    [422, post('')],
    [422, answerTo('/v2/transcription?limit=0')],
  ];
  for (const [status, answer] of refused)
    expect(await answer).toEqual([status, expect.toSatisfy(validateErrorResponse)]);
  const log = vi.spyOn(console, 'error').mockReturnValueOnce();
  const failure = Object.assign(new Error('401 from the store'), { status: 401 });
  jobs.create = () => Promise.reject(failure);
  expect(await post(text)).toMatchObject([500, { message: 'the service failed' }]);
  expect(log.mock.lastCall).toEqual([expect.any(String), failure]);
  log.mockRestore();
  const listed = await answerTo('/v2/transcription?limit=5&status=done');
  expect(listed).toMatchObject([200, { limit: 5, status: ['done'] }]);
});
