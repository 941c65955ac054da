/** The recipes that need no framework. */
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { errorsOf } from '../src/ajv.ts';
import { connect, transcribe, upload } from '../src/openapi-fetch.ts';
import { subtitlesOf } from '../src/subtitles.ts';
import { liveRequest } from '../src/zod.ts';
import { itWithStub, need, SAMPLES, start } from './support.ts';

itWithStub(
  'openapi-fetch.ts uploads a file, creates a job, and returns its typed result',
  async () => {
    const stub = await start();
    const api = connect(stub.url, stub.key);
    const audio_url = await upload(api, new Blob([new Uint8Array(32_000)]), 'speech.wav');
    const result = await transcribe(api, { audio_url });
    expect(result?.transcription?.full_transcript).toMatch(/\w/);
    const wrong = connect(stub.url, 'wrong');
    await expect(transcribe(wrong, { audio_url })).rejects.toThrow(/401/);
    const query = { custom_metadata: { order: null } };
    const list = api.GET('/v2/transcription', { params: { query } });
    await expect(list).rejects.toThrow('`custom_metadata[order]`');
  },
);

it('subtitles.ts and subtitles.py write the same SRT and WebVTT', async (context) => {
  const utterances = [
    { start: 0, end: 59.9996, text: ' One\r\n\r\ntwo ' },
    { start: 3599.9995, end: 360_000.5, text: '<b> & "c" --> d' },
  ];
  const cues = (point: string, text: string) =>
    `1\n00:00:00${point}000 --> 00:01:00${point}000\nOne\ntwo\n\n2\n01:00:00${point}000 --> 100:00:00${point}500\n${text}\n`;
  const expected = {
    srt: cues(',', '<b> & "c" --> d'),
    vtt: `WEBVTT\n\n${cues('.', '&lt;b&gt; &amp; "c" --&gt; d')}`,
  };
  const code = `import json, sys; from subtitles import subtitles_of
print(json.dumps({form: subtitles_of(json.loads(sys.argv[1]), form) for form in ("srt", "vtt")}))`;
  const args = ['-B', '-c', code, JSON.stringify(utterances)];
  need(context, 'python3');
  const python = execFileSync('python3', args, { cwd: SAMPLES, encoding: 'utf8' });
  expect(JSON.parse(python)).toEqual(expected);
  const both = (['srt', 'vtt'] as const).map((form) => [form, subtitlesOf(utterances, form)]);
  expect(Object.fromEntries(both)).toEqual(expected);
});

it('ajv.ts and zod.ts give the same verdicts, and zod.ts fills in defaults', () => {
  expect(errorsOf({ channels: 1 })).toEqual([]);
  expect(errorsOf({ channels: '1' })).toEqual(['/channels must be integer']);
  expect(liveRequest.parse({})).toMatchObject({ sample_rate: 16000 });
  expect(liveRequest.safeParse({ channels: '1' }).success).toBe(false);
});
