/** The recipes that need no framework. */
import { expect, it } from 'vitest';
import { errorsOf } from '../../docs/recipes/ajv.ts';
import { transcribe } from '../../docs/recipes/openapi-fetch.ts';
import { liveRequest } from '../../docs/recipes/zod.ts';
import { start } from '../../packages/stub/test/support.ts';

const AUDIO = { audio_url: 'https://example.org/talk.wav' };

it('openapi-fetch.ts creates a job and returns its typed result', async () => {
  const stub = await start();
  const result = await transcribe(stub, AUDIO);
  expect(result?.transcription?.full_transcript).toMatch(/\w/);
  await expect(transcribe({ ...stub, key: 'wrong' }, AUDIO)).rejects.toThrow(/401/);
});

it('ajv.ts and zod.ts give the same verdicts, and zod.ts fills in defaults', () => {
  expect(errorsOf({ channels: 1 })).toEqual([]);
  expect(errorsOf({ channels: '1' })).toEqual(['/channels must be integer']);
  expect(liveRequest.parse({})).toMatchObject({ sample_rate: 16000 });
  expect(liveRequest.safeParse({ channels: '1' }).success).toBe(false);
});
