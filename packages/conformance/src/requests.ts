/** Checks of what the service must refuse: calls without a valid API key, and invalid requests. */
import * as examples from 'speech-to-text-contract/examples';
import * as validators from 'speech-to-text-contract/validators';
import { type Key, parsed, type Request, read, send } from './client.ts';
import { EVERY } from './recordings.ts';
import { needed, type Run } from './run.ts';

/** No key, and keys that a service may take for the right one. */
const WRONG_KEYS: Key[] = [
  ['', () => ''],
  ['not-a-key', () => 'not-a-key'],
  ['$API_KEY-x', (key) => `${key}-x`],
  [`\${API_KEY%?}`, (key) => key.slice(0, -1)],
  ['$(echo $API_KEY | tr a-z A-Z)', (key) => key.toUpperCase()],
];
/** A URL that leads to nothing, in case a request is accepted. */
const audio_url = 'https://speech.invalid/refused.wav';
const [JOB, SESSION, LIST] = ['/v2/pre-recorded', '/v2/live', '/v2/transcription'];

function upload(part: string): Request {
  const form = new FormData();
  form.set(part, new File(['RIFF'], 'a.wav'));
  return ['POST', '/v2/upload', form];
}

const VALID_SESSION = Object.assign({}, ...Object.values(examples.LiveRequest));
/** Values that are out of bounds, unlisted, too few, or of the wrong type. */
const WRONG = [-1, 1e6, 'unlisted', []];

/** Copies of a body. In each, one field is missing or may be wrong. */
function* changesOf(body: object): Generator<[change: string, changed: object]> {
  for (const [name, value] of Object.entries(body)) {
    for (const other of [undefined, ...WRONG.filter((wrong) => typeof wrong === typeof value)])
      yield [`${name}: ${JSON.stringify(other) ?? 'missing'}`, { ...body, [name]: other }];
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    for (const [change, changed] of changesOf(value))
      yield [`${name}.${change}`, { ...body, [name]: changed }];
  }
}

const VALID: [path: string, body: object, isValid: (body: unknown) => boolean][] = [
  [JOB, { ...EVERY, audio_url }, validators.validatePreRecordedRequest],
  [SESSION, VALID_SESSION, validators.validateLiveRequest],
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
    for (const key of WRONG_KEYS) {
      if (key[1](run.options.key) === run.options.key) continue;
      for (const [name, [method, path, body]] of valid) {
        const { status, text } = await refused(run, name, [method, path, body, key]);
        if (path !== LIST || status < 400) continue;
        run.is('status', status, 401);
        run.is('statusCode', read(run, 'ErrorResponse', parsed(text)).statusCode, 401);
      }
    }
  });
  await run.step('invalid requests', async () => {
    for (const [path, valid, isValid] of VALID) {
      for (const [change, body] of changesOf(valid)) {
        if (isValid(JSON.parse(JSON.stringify(body)))) continue;
        const { text } = await refused(run, `POST ${path} ${change}`, ['POST', path, body]);
        if (path === SESSION) run.that('message', text, 'must say what is wrong');
      }
    }
    await refused(run, 'POST /v2/upload without `audio`', upload('file'));
    await refused(run, 'diarization: "yes"', ['POST', JOB, { audio_url, diarization: 'yes' }]);
    for (const query of ['limit=0', 'offset=-1', 'status=finished', 'kind=video'])
      await refused(run, `GET ${LIST}?${query}`, ['GET', `${LIST}?${query}`]);
    const unknown = needed(job, 'a job').replace(/[\da-f]{12}(?![\da-f])/i, '0123456789ab');
    await refused(run, 'an unknown job', ['GET', unknown]);
  });
}
