/** What the service must refuse: calls without a valid API key, and invalid requests. */
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import * as client from './client.ts';
import { isAccepted, isRefused, parsed, type Request, send, subjectOf } from './client.ts';
import { JOBS, type Route, SESSIONS } from './create.ts';
import { endSession } from './live.ts';
import { equal, inParallel, type Run, that } from './run.ts';
import { at, changed, valuesBy } from './values.ts';

export const NEEDS_KEY = 'a call without a valid API key is refused';
export const REFUSED = 'an invalid request is refused';
export const SAYS_WHY = 'a refused session says what is wrong';

/** No key, and keys that a service may take for the right one. */
const WRONG_KEYS = ['', 'not-a-key', `${client.KEY}-x`, client.CUT_KEY];
const [LIST, UPLOADS] = ['/v2/transcription', '/v2/upload'];
const MALFORMED = ['{"a": ', '[]', '"text"', '[{}]', '1'];
/** How many requests are sent at a time. */
const WIDTH = 8;
/** A request that must be refused, where it is wrong, and what is wrong there. */
type Invalid = [field: string, form: string, request: Request];

function formWith(name: string): FormData {
  const form = new FormData();
  form.set(name, new File(['RIFF'], 'a.wav'));
  return form;
}

/** The status of a refusal is open, but it must be about the request, not about the key or the service. */
async function refuse(run: Run, [field, form, request]: Invalid): Promise<void> {
  const response = await send(run, request);
  const { status, text, repeat } = response;
  const holds = isRefused(response) && status !== 401;
  const verb = isAccepted(response) ? 'accepted' : `refused with ${status}`;
  run.note(REFUSED, that(field, holds, text, `is ${verb}: ${form}`), repeat);
  if (request[1] !== SESSIONS.path) return;
  if (isAccepted(response)) await endSession(run, `${at(parsed(text), 'url')}`);
  else run.note(SAYS_WHY, that(field, text !== '', text), repeat);
}

/** Each invalid body is one change of a body that was accepted. Without one, a refusal would show nothing. */
function invalidBodies(run: Run, { path, values }: Route): Invalid[] {
  const accepted = run.accepted.get(path);
  const bodies = values.fields.flatMap(({ path: keys, invalid }) =>
    invalid.flatMap(([form, value]): Invalid[] => {
      const body = Object(changed(accepted, keys, value));
      const isInvalid = accepted && !values.isValid(body);
      return isInvalid ? [[keys.join('.'), form, ['POST', path, body]]] : [];
    }),
  );
  const malformed = MALFORMED.map(
    (text): Invalid => [`POST ${path}`, `the body ${text}`, ['POST', path, text]],
  );
  return [...bodies, ...malformed];
}

/** Each value of each parameter of the list, as text: a list is repeated. */
async function testQueries(run: Run): Promise<void> {
  const { fields } = valuesBy('ListTranscriptionJobsQuery', () => false);
  // How an object is written as text isn't specified.
  const parameters = fields.filter(({ path }) => path[0] !== 'custom_metadata');
  const queries = parameters.flatMap(({ path: [name], invalid }) =>
    invalid.map(([form, value]) => {
      const items = [value].flat().filter((item) => item !== undefined && item !== '');
      return [form, items.map((item) => `${name}=${encodeURIComponent(`${item}`)}`).join('&')];
    }),
  );
  const sendQuery = ([form = '', query = '']: string[]) => {
    const request: Request = ['GET', `${LIST}?${query}`];
    const { ok } = parseListTranscriptionJobsQuery(query);
    return ok ? client.call(run, 'JobPage', request) : refuse(run, [query, form, request]);
  };
  await inParallel(queries, sendQuery, WIDTH);
}

/** The list answers 401, with the documented body. */
async function testKeys(run: Run, [method, path, body]: Request): Promise<void> {
  for (const key of WRONG_KEYS) {
    const request: Request = [method, path, body, key];
    const response = await send(run, request);
    const { status, text, repeat } = response;
    const holds = path === LIST ? status === 401 : isRefused(response);
    run.note(NEEDS_KEY, that(subjectOf(request), holds, text, `has ${status}`), repeat);
    if (path !== LIST || !holds) continue;
    const error = client.bodyOf(run, 'ErrorResponse', response);
    run.note(NEEDS_KEY, equal('statusCode', error.statusCode, 401), repeat);
  }
}

export async function testRequests(run: Run): Promise<void> {
  const audio_url = run.urlAt('speech.wav');
  const job = [...run.sent.values()].find(({ url }) => url)?.url;
  const unknown = job?.replace(/[\da-f]{12}(?![\da-f])/i, '0123456789ab') ?? '';
  const calls: [isThere: unknown, request: Request, invalid: Invalid[]][] = [
    [
      run.has('uploads'),
      ['POST', UPLOADS, formWith('audio')],
      [['audio', 'a missing part', ['POST', UPLOADS, formWith('file')]]],
    ],
    [
      run.has('jobs'),
      ['POST', JOBS.path, { audio_url }],
      [[JOBS.path, 'no body', ['POST', JOBS.path]], ...invalidBodies(run, JOBS)],
    ],
    [run.has('sessions'), ['POST', SESSIONS.path, {}], invalidBodies(run, SESSIONS)],
    [run.has('list'), ['GET', LIST], []],
    [job, ['GET', `${job}`], [['result_url', 'an unknown ID', ['GET', unknown]]]],
  ];
  const present = calls.filter(([isThere]) => isThere);
  await inParallel(present, ([, request]) => testKeys(run, request));
  const invalid = present.flatMap(([, , requests]) => requests);
  await inParallel(invalid, (one) => refuse(run, one), WIDTH);
  if (run.has('list')) await testQueries(run);
}
