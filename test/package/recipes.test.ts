/** The recipes that need no framework. */
import { expect, it } from 'vitest';
import { errorsOf } from '../../docs/recipes/ajv.ts';
import { connect, transcribe, upload } from '../../docs/recipes/openapi-fetch.ts';
import { liveRequest } from '../../docs/recipes/zod.ts';
import { start } from '../../packages/stub/test/support.ts';
import { writeWav } from '../../packages/stub/test/wav.ts';

it('openapi-fetch.ts uploads a file, creates a job, and returns its typed result', async () => {
  const stub = await start();
  const api = connect(stub.url, stub.key);
  const audio_url = await upload(api, new Blob([writeWav(1)]), 'speech.wav');
  const result = await transcribe(api, { audio_url });
  expect(result?.transcription?.full_transcript).toMatch(/\w/);
  const wrong = connect(stub.url, 'wrong');
  await expect(transcribe(wrong, { audio_url })).rejects.toThrow(/401/);
});

it('ajv.ts and zod.ts give the same verdicts, and zod.ts fills in defaults', () => {
  expect(errorsOf({ channels: 1 })).toEqual([]);
  expect(errorsOf({ channels: '1' })).toEqual(['/channels must be integer']);
  expect(liveRequest.parse({})).toMatchObject({ sample_rate: 16000 });
  expect(liveRequest.safeParse({ channels: '1' }).success).toBe(false);
});
