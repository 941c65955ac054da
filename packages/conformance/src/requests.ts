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
import { PRE_RECORDED, urlAt } from './recordings.ts';
import { equal, inParallel, type Run, Stopped, that } from './run.ts';
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
const QUERY = valuesBy('ListTranscriptionJobsQuery', () => false).invalid;
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

/** An accepted body, of which each invalid one is one change: with all fields, or else with those of one option. */
async function twinsOf(run: Run, path: string, base: object, minimal: object) {
  const accept = async (body: object) => {
    const isSession = path === SESSIONS;
    const created = await create(
      run,
      isSession ? 'LiveSessionCreated' : 'PreRecordedJobCreated',
      path,
      body,
    );
    if (isSession) await checkToken(run, `${created.body.url}`);
    return body;
  };
  const whole = await accept(base).catch((error) => {
    if (!(error instanceof Stopped)) throw error;
  });
  const twins = new Map<string, Promise<object>>();
  return (option: string): Promise<object> => {
    if (whole) return Promise.resolve(whole);
    const twin = twins.get(option) ?? accept({ ...minimal, [option]: at(base, option) });
    twins.set(option, twin);
    return twin;
  };
}

/** Each invalid value of each field, next to valid values of the others. */
async function checkInvalid(
  run: Run,
  path: string,
  { base, invalid }: Values,
  minimal: object,
): Promise<void> {
  const twinOf = await twinsOf(run, path, base, minimal);
  const mark = path === JOBS ? { custom_metadata: { refused: run.mark } } : {};
  const changes = invalid.map(({ path: [option = '', ...inner], form, value }) => async () => {
    const twin = await twinOf(option);
    const body = changed(
      option === 'custom_metadata' ? twin : { ...twin, ...mark },
      [option, ...inner],
      value,
    );
    await refuse(run, [option, ...inner].join('.'), form, ['POST', path, body]);
  });
  const texts = ['{"a": ', '[]', '"text"', '[{}]', '1'];
  const others = texts.map(
    (text) => () => refuse(run, `POST ${path}`, `the body ${text}`, ['POST', path, text]),
  );
  await inParallel([...changes, ...others], WIDTH);
}

/** The end of the URL is the token, or has it. */
async function checkToken(run: Run, url: string): Promise<void> {
  const madeUp = url.replace(/[\w-]{6,}(?!.*[\w-]{6,})/, (text) => [...text].reverse().join(''));
  const status = await open(run, madeUp);
  run.note(TOKEN, that('WebSocket', typeof status === 'number', madeUp));
  await endSession(run, url);
}

/** A query of a change, as text: a list is repeated. */
function queryOf({ path: [name = ''], value }: Change): string {
  const values = [value].flat().filter((item) => item !== undefined && item !== '');
  return values.map((item) => `${name}=${encodeURIComponent(String(item))}`).join('&');
}

/** Each value of each parameter of the list. How an object is written as text isn't specified. */
async function checkQueries(run: Run): Promise<void> {
  const changes = QUERY.filter(
    ({ path, value }) => path[0] !== 'custom_metadata' && !`${value}`.includes('object'),
  );
  const queries = new Map(changes.map((change) => [queryOf(change), change.form]));
  queries.delete('');
  const requests = [...queries].map(([query, form]) => () => {
    const request: Request = ['GET', `${LIST}?${query}`];
    const { ok } = parseListTranscriptionJobsQuery(query);
    return ok ? call(run, 'JobPage', request) : refuse(run, query, form, request);
  });
  await inParallel(requests, WIDTH);
}

async function checkKeys(run: Run, requests: Request[]): Promise<void> {
  const keys = WRONG_KEYS.filter(([, keyFrom]) => keyFrom(run.options.key) !== run.options.key);
  for (const [method, path, body] of requests)
    for (const key of keys) {
      const request: Request = [method, path, body, key];
      const response = await send(run, request);
      const { status, text, repeat } = response;
      const isRefused = path === LIST ? status === 401 : status >= 400 && status <= 499;
      run.note(NEEDS_KEY, that(placeOf(request), isRefused, text, `has ${status}`), repeat);
      if (path !== LIST || !isRefused) continue;
      const error = read(run, 'ErrorResponse', jsonOf(run, placeOf(request), response), repeat);
      run.note(NEEDS_KEY, equal('statusCode', error.statusCode, 401), repeat);
    }
}

async function checkJobs(run: Run, audio_url: string): Promise<void> {
  const url = urlAt(run, 'twin');
  const callback_config = { ...Object(at(PRE_RECORDED.base, 'callback_config')), url };
  const own = {
    audio_url,
    callback_config,
    callback_url: url,
    custom_metadata: { twin: run.mark },
  };
  await checkInvalid(
    run,
    JOBS,
    { ...PRE_RECORDED, base: { ...PRE_RECORDED.base, ...own } },
    { audio_url },
  );
  await refuse(run, `POST ${JOBS}`, 'no body', ['POST', JOBS]);
  if (!run.has('list')) return;
  const { body, repeat } = await call(run, 'JobPage', [
    'GET',
    `${LIST}?custom_metadata%5Brefused%5D=${run.mark}`,
  ]);
  run.note(
    REFUSED,
    that('refused jobs', body.items?.length === 0, body.items, 'must not be created'),
    repeat,
  );
}

export async function checkRequests(run: Run): Promise<void> {
  const audio_url = urlAt(run, 'speech.wav');
  const job = [...run.sent.values()].find(({ url }) => url)?.url;
  const unknown = job?.replace(/[\da-f]{12}(?![\da-f])/i, '0123456789ab') ?? '';
  const callback_config = { ...Object(at(LIVE.base, 'callback_config')), url: urlAt(run, 'twin') };
  const live = { ...LIVE, base: { ...LIVE.base, callback_config } };
  const calls: [part: string, request: Request, check: () => Promise<void>][] = [
    [
      'uploads',
      ['POST', UPLOADS, formWith('audio')],
      () => refuse(run, 'audio', 'a missing part', ['POST', UPLOADS, formWith('file')]),
    ],
    ['jobs', ['POST', JOBS, { audio_url }], () => checkJobs(run, audio_url)],
    ['sessions', ['POST', SESSIONS, {}], () => checkInvalid(run, SESSIONS, live, {})],
    ['list', ['GET', LIST], () => checkQueries(run)],
  ];
  const present = calls.filter(([part]) => run.has(part));
  const requests = present.map(([, request]) => request);
  await inParallel([
    () => checkKeys(run, job ? [...requests, ['GET', job]] : requests),
    ...present.map(([, , check]) => check),
    ...(job ? [() => refuse(run, 'result_url', 'an unknown ID', ['GET', unknown])] : []),
  ]);
}
