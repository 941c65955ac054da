/** The recipes, except recipes for servers. */
import { asSchema } from 'ai';
import { expect, it } from 'vitest';
import { start } from '../../../packages/stub/test/support.ts';
import { boundedField } from '../../support/limits.ts';
import { transcribe as tool } from './recipes/agent.ts';
import { errorsOf } from './recipes/ajv.ts';
import { transcribe } from './recipes/openapi-fetch.ts';
import { liveRequest } from './recipes/zod.ts';

const { field, maximum, allowed, refused } = boundedField('LiveRequest');
const AUDIO = { audio_url: 'https://example.org/talk.wav' };

it('openapi-fetch.ts creates a job and returns its typed result', async () => {
  const stub = await start();
  const result = await transcribe(stub, AUDIO);
  expect(result?.transcription?.full_transcript).toMatch(/\w/);
  await expect(transcribe({ ...stub, key: 'wrong' }, AUDIO)).rejects.toThrow(/401/);
});

it('ajv.ts and zod.ts give the same verdicts, and zod.ts fills in defaults', () => {
  expect(errorsOf(allowed)).toEqual([]);
  expect(errorsOf(refused)).toEqual([`/${field} must be <= ${maximum}`]);
  expect(liveRequest.parse({})).toMatchObject({ sample_rate: 16000 });
  expect(liveRequest.safeParse(refused).success).toBe(false);
});

it('agent.ts shows a model the fields of a request, and validates its input', async () => {
  const { jsonSchema, validate } = asSchema(tool.inputSchema);
  const fields = ['audio_url', 'diarization', 'sentiment_analysis'];
  expect(Object.keys((await jsonSchema).properties ?? {})).toEqual(fields);
  const value = { ...AUDIO, diarization: false };
  expect(await validate?.(AUDIO)).toMatchObject({ success: true, value });
  expect(await validate?.({ ...AUDIO, diarisation: true })).toMatchObject({ success: false });
  const output = await tool.execute?.(value as never, { toolCallId: '1', messages: [] } as never);
  expect(output).toBe(`created a job for ${AUDIO.audio_url}, without speakers`);
});
