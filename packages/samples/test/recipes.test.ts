/** The recipes that need no framework. */
import { execFileSync } from 'node:child_process';
import type { Utterance } from 'speech-to-text-contract/types/tolerant';
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

/** Twenty words of nine letters, one a second. */
const LONG = Array.from({ length: 20 }, (_, at) => ({
  word: 'wonderful',
  start: at,
  end: at + 0.5,
}));
const wonderful = (count: number) => Array(count).fill('wonderful').join(' ');
const [text, eight] = [wonderful(20), wonderful(8)];

it.for<[name: string, utterance: Utterance, cues: string[]]>([
  [
    'short ones',
    { start: 0, end: 59.9996, text: ' One\r\n\r\ntwo\u202f?\x85 ' },
    ['00:00:00.000 --> 00:01:00.000\nOne two\u202f?\x85'],
  ],
  [
    'marks',
    { start: 3599.9995, end: 360_000.5, text: '<b>&c' },
    ['01:00:00.000 --> 100:00:00.500\n&lt;b&gt;&amp;c'],
  ],
  ['no text', { start: 1, end: 2, text: ' ' }, []],
  [
    'long ones',
    { start: 0, end: 20, text, words: LONG },
    [
      `00:00:00.000 --> 00:00:07.500\n${eight}`,
      `00:00:08.000 --> 00:00:15.500\n${eight}`,
      '00:00:16.000 --> 00:00:19.500\nwonderful wonderful wonderful wonderful',
    ],
  ],
  [
    'long ones without the times of words',
    { start: 0, end: 40, text },
    [
      `00:00:00.000 --> 00:00:16.000\n${eight}`,
      `00:00:16.000 --> 00:00:32.000\n${eight}`,
      '00:00:32.000 --> 00:00:40.000\nwonderful wonderful wonderful wonderful',
    ],
  ],
  [
    'text without spaces',
    { start: 0, end: 4, text: '字'.repeat(200) },
    [
      `00:00:00.000 --> 00:00:01.333\n${'字'.repeat(84)}`,
      `00:00:01.333 --> 00:00:02.667\n${'字'.repeat(84)}`,
      `00:00:02.667 --> 00:00:04.000\n${'字'.repeat(32)}`,
    ],
  ],
])('subtitles.ts and subtitles.py write the same cues: %s', ([, utterance, cues], context) => {
  const numbered = cues.map((cue, index) => `${index + 1}\n${cue}\n`).join('\n');
  const plain = numbered
    .replaceAll('.', ',')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  const expected = { srt: plain, vtt: `WEBVTT\n\n${numbered}` };
  const both = (['srt', 'vtt'] as const).map((form) => [form, subtitlesOf([utterance], form)]);
  expect(Object.fromEntries(both)).toEqual(expected);
  const code = `import json, sys; from subtitles import subtitles_of
print(json.dumps({form: subtitles_of(json.loads(sys.argv[1]), form) for form in ("srt", "vtt")}))`;
  const args = ['-B', '-c', code, JSON.stringify([utterance])];
  need(context, 'python3');
  const python = execFileSync('python3', args, { cwd: SAMPLES, encoding: 'utf8' });
  expect(JSON.parse(python)).toEqual(expected);
});

it('ajv.ts and zod.ts give the same verdicts, and zod.ts fills in defaults', () => {
  expect(errorsOf({ channels: 1 })).toEqual([]);
  expect(errorsOf({ channels: '1' })).toEqual(['/channels must be integer']);
  expect(liveRequest.parse({})).toMatchObject({ sample_rate: 16000 });
  expect(liveRequest.safeParse({ channels: '1' }).success).toBe(false);
});
