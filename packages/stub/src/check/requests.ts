/** Checks of what the service must refuse: calls without a valid API key, and invalid requests. */
import { parsed, type Request, read, send } from './client.ts';
import { needed, type Run } from './run.ts';

/** A URL that leads to nothing, in case a request is accepted. */
const audio_url = 'https://speech.invalid/refused.wav';
const [JOB, SESSION, LIST] = ['/v2/pre-recorded', '/v2/live', '/v2/transcription'];

function upload(part: string): Request {
  const form = new FormData();
  form.set(part, new File(['RIFF'], 'a.wav'));
  return ['POST', '/v2/upload', form];
}

/** Requests without what is required, with a wrong type or an unlisted value, or out of bounds. */
const INVALID: Request[] = [
  upload('file'),
  ['POST', JOB, { diarization: true }],
  ['POST', JOB, { audio_url, diarization: 'yes' }],
  ['POST', JOB, { audio_url, subtitles: true, subtitles_config: { maximum_duration: 31 } }],
  ['POST', JOB, { audio_url, translation: true, translation_config: { target_languages: [] } }],
  ['POST', SESSION, { encoding: 'mp3' }],
  ['POST', SESSION, { sample_rate: 11_025 }],
  ['POST', SESSION, { channels: 9 }],
  ['POST', SESSION, { endpointing: 11 }],
  ['GET', `${LIST}?limit=0`],
  ['GET', `${LIST}?offset=-1`],
  ['GET', `${LIST}?status=finished`],
  ['GET', `${LIST}?kind=video`],
];

/** The status of a refusal is open, except that 5XX says that the service failed. */
async function refused(run: Run, check: string, request: Request) {
  const { status, text } = await send(run, request);
  run.that(check, status >= 400 && status <= 499, `must be refused, but has ${status}`, text);
  return { status, text };
}

/** @param job the URL of a job */
export async function checkRequests(run: Run, job?: string): Promise<void> {
  const valid: [name: string, request: Request][] = [
    ['POST /v2/upload', upload('audio')],
    ['POST /v2/pre-recorded', ['POST', JOB, { audio_url }]],
    ['GET /v2/pre-recorded/ID', ['GET', job ?? '']],
    ['POST /v2/live', ['POST', SESSION, {}]],
    ['GET /v2/transcription', ['GET', LIST]],
  ];
  await run.step('without a valid API key', async () => {
    needed(job, 'a job');
    for (const key of [null, 'not-a-key', `${run.options.key}x`]) {
      for (const [name, [method, path, body]] of valid) {
        const { status, text } = await refused(run, name, [method, path, body, key]);
        if (path !== LIST || status < 400) continue;
        run.is('status', status, 401);
        read(run, 'ErrorResponse', parsed(text));
      }
    }
  });
  await run.step('invalid requests', async () => {
    for (const request of INVALID) {
      const [method, path, body] = request;
      const shown = body instanceof FormData ? 'without `audio`' : JSON.stringify(body);
      const { text } = await refused(run, `${method} ${path} ${shown ?? ''}`.trim(), request);
      if (path === SESSION) run.that('message', text, 'must say what is wrong');
    }
    const unknown = needed(job, 'a job').replace(/[\da-f]{12}(?![\da-f])/i, '0123456789ab');
    await refused(run, 'an unknown job', ['GET', unknown]);
  });
}
