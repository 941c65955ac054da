/** What the service must refuse: calls without a valid API key, and invalid requests. */
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import {
  call,
  isAccepted,
  jsonOf,
  type Key,
  parsed,
  placeOf,
  type Request,
  read,
  send,
} from './client.ts';
import { create } from './create.ts';
import { PRE_RECORDED, reusable, urlAt } from './recordings.ts';
import { equal, ignoreStopped, inParallel, type Run, that } from './run.ts';
import { LIVE } from './sessions.ts';
import { endSession, open } from './stream.ts';
import { at, type Change, changed, type Values, valuesBy } from './values.ts';

export const NEEDS_KEY = 'a call without a valid API key is refused';
export const REFUSED = 'an invalid request is refused';
export const SAYS_WHY = 'a refused session says what is wrong';
export const TOKEN = 'a URL with another token is refused';

/** No key, and keys that a service may take for the right one. */
const WRONG_KEYS: Key[] = [
  ['', () => ''],
  ['not-a-key', () => 'not-a-key'],
  ['$API_KEY-x', (key) => `${key}-x`],
  [`\${API_KEY%?}`, (key) => key.slice(0, -1)],
  ['$(echo $API_KEY | tr a-z A-Z)', (key) => key.toUpperCase()],
];
const [JOBS, SESSIONS, LIST, UPLOADS] = [
  '/v2/pre-recorded',
  '/v2/live',
  '/v2/transcription',
  '/v2/upload',
];
const MALFORMED = ['{"a": ', '[]', '"text"', '[{}]', '1'];
/** How many requests are sent at a time. */
const WIDTH = 8;

function formWith(part: string): FormData {
  const form = new FormData();
  form.set(part, new File(['RIFF'], 'a.wav'));
  return form;
}

/** The status of a refusal is open, but it must be about the request, not about the key or the service. */
async function refuse(run: Run, place: string, form: string, request: Request) {
  const response = await send(run, request);
  const { status, text, repeat } = response;
  const isRefused = status >= 400 && status <= 499 && status !== 401;
  const words = isAccepted(response)
    ? `is accepted: ${form}`
    : `is refused with ${status}: ${form}`;
  run.note(REFUSED, that(place, isRefused, text, words), repeat);
  if (request[1] !== SESSIONS) return;
  if (isAccepted(response)) await endSession(run, `${at(parsed(text), 'url')}`);
  else run.note(SAYS_WHY, that(place, text !== '', text), repeat);
}

/** A URL in which the token is another one: all that it doesn't share with the URL of another session. */
function withOtherToken(url: string, other: string): string {
  const shared: string[] = other.match(/[\w-]+/g) ?? [];
  const { origin } = new URL(url);
  const path = url
    .slice(origin.length)
    .replace(/[\w-]+/g, (text) => (shared.includes(text) ? text : [...text].reverse().join('')));
  return origin + path;
}

/** The URL of some session of the run. */
async function sessionUrl(run: Run): Promise<string> {
  const [known] = run.urls;
  if (known) return known;
  const { body } = await create(run, 'LiveSessionCreated', SESSIONS, {});
  await endSession(run, `${body.url}`);
  return `${body.url}`;
}

/** Creates a valid twin of an invalid body. */
async function accept(run: Run, path: string, body: object): Promise<object> {
  const other = path === SESSIONS ? await sessionUrl(run) : '';
  const created = await create(
    run,
    path === JOBS ? 'PreRecordedJobCreated' : 'LiveSessionCreated',
    path,
    body,
  );
  if (path !== SESSIONS) return body;
  const url = `${at(created.body, 'url')}`;
  const madeUp = withOtherToken(url, other);
  if (madeUp !== url)
    run.note(TOKEN, that('WebSocket', typeof (await open(run, madeUp)) === 'number', madeUp));
  await endSession(run, url);
  return body;
}

/** Each invalid body is one change of one that is accepted: with all fields, or else with those of one option. */
async function checkInvalid(
  run: Run,
  path: string,
  { base, invalid }: Values,
  own: object,
  minimal: object,
) {
  const whole = { ...base, ...own };
  const twin = await accept(run, path, whole).catch(ignoreStopped);
  const twins = new Map<string, Promise<object>>();
  const twinOf = async (option: string) => {
    if (twin) return twin;
    const ofOption =
      twins.get(option) ?? accept(run, path, { ...minimal, [option]: at(whole, option) });
    return twins.set(option, ofOption).get(option);
  };
  const refuseChange = async ({ path: place, form, value }: Change) => {
    const [option = ''] = place;
    const mark = path === JOBS &&
      option !== 'custom_metadata' && { custom_metadata: { refused: run.mark } };
    const body = changed({ ...(await twinOf(option)), ...mark }, place, value);
    await refuse(run, place.join('.'), form, ['POST', path, body]);
  };
  await inParallel(invalid, refuseChange, WIDTH);
  await inParallel(MALFORMED, (text) =>
    refuse(run, `POST ${path}`, `the body ${text}`, ['POST', path, text]),
  );
}

/** A query of a change, as text: a list is repeated. */
function queryOf({ path: [name = ''], value }: Change): string {
  const values = [value].flat().filter((item) => item !== undefined && item !== '');
  return values.map((item) => `${name}=${encodeURIComponent(String(item))}`).join('&');
}

/** Each value of each parameter of the list. How an object is written as text isn't specified. */
async function checkQueries(run: Run): Promise<void> {
  const { invalid } = valuesBy('ListTranscriptionJobsQuery', () => false);
  const changes = invalid.filter(
    ({ path, value }) => path[0] !== 'custom_metadata' && !`${value}`.includes('object'),
  );
  const queries = new Map(changes.map((change) => [queryOf(change), change.form]));
  queries.delete('');
  const check = ([query, form]: [string, string]) => {
    const request: Request = ['GET', `${LIST}?${query}`];
    const { ok } = parseListTranscriptionJobsQuery(query);
    return ok ? call(run, 'JobPage', request) : refuse(run, query, form, request);
  };
  await inParallel([...queries], check, WIDTH);
}

/** The list answers 401, with the documented body. */
async function checkKeys(run: Run, [method, path, body]: Request): Promise<void> {
  for (const key of WRONG_KEYS) {
    if (key[1](run.options.key) === run.options.key) continue;
    const response = await send(run, [method, path, body, key]);
    const { status, text, repeat } = response;
    const place = placeOf([method, path]);
    const isRefused = path === LIST ? status === 401 : status >= 400 && status <= 499;
    run.note(NEEDS_KEY, that(place, isRefused, text, `has ${status}`), repeat);
    if (path !== LIST || !isRefused) continue;
    const error = read(run, 'ErrorResponse', jsonOf(run, place, response), repeat);
    run.note(NEEDS_KEY, equal('statusCode', error.statusCode, 401), repeat);
  }
}

async function checkJobs(run: Run, audio_url: string, url: string): Promise<void> {
  const callback_config = { ...Object(at(PRE_RECORDED.base, 'callback_config')), url };
  const own = {
    audio_url,
    callback_config,
    callback_url: url,
    custom_metadata: { twin: run.mark },
  };
  await checkInvalid(run, JOBS, PRE_RECORDED, own, { audio_url });
  await refuse(run, `POST ${JOBS}`, 'no body', ['POST', JOBS]);
  if (!run.has('list')) return;
  const { body, repeat } = await call(run, 'JobPage', [
    'GET',
    `${LIST}?custom_metadata%5Brefused%5D=${run.mark}`,
  ]);
  run.note(REFUSED, that('no job is created', body.items?.length === 0, body.items), repeat);
}

export async function checkRequests(run: Run): Promise<void> {
  const { audio_url = '' } = (await reusable(run).catch(ignoreStopped)) ?? {};
  const url = urlAt(run, 'twin');
  const job = [...run.sent.values()].find((sent) => sent.url)?.url ?? '';
  const unknown = job.replace(/[\da-f]{12}(?![\da-f])/i, '0123456789ab');
  const callback_config = { ...Object(at(LIVE.base, 'callback_config')), url };
  const withoutAudio: Request = ['POST', UPLOADS, formWith('file')];
  const calls: [isThere: boolean, request: Request, check: () => Promise<void>][] = [
    [
      run.has('uploads'),
      ['POST', UPLOADS, formWith('audio')],
      () => refuse(run, 'audio', 'a missing part', withoutAudio),
    ],
    [run.has('jobs'), ['POST', JOBS, { audio_url }], () => checkJobs(run, audio_url, url)],
    [
      run.has('sessions'),
      ['POST', SESSIONS, {}],
      () => checkInvalid(run, SESSIONS, LIVE, { callback_config }, {}),
    ],
    [run.has('list'), ['GET', LIST], () => checkQueries(run)],
    [job !== '', ['GET', job], () => refuse(run, 'result_url', 'an unknown ID', ['GET', unknown])],
  ];
  const present = calls.filter(([isThere]) => isThere);
  await inParallel(present, ([, request]) => checkKeys(run, request));
  await inParallel(present, ([, , check]) => check());
}
