/** What the service must refuse: calls without a valid API key, and invalid requests. */
import type { ParseResult } from 'speech-to-text-contract/parse';
import { schemas } from 'speech-to-text-contract/schemas';
import * as client from './client.ts';
import { isRefused, type Key, type Request, send, subjectOf } from './client.ts';
import { JOBS, type Route, SESSIONS } from './create.ts';
import { endSession } from './live.ts';
import { inParallel, type Run, that } from './run.ts';
import { changed, valuesBy } from './values.ts';

export const NEEDS_KEY = 'a call without a valid API key is refused';
export const REFUSED = 'an invalid request is refused';

/** No key, and keys that a service may take for the right one. */
const WRONG_KEYS: Key[] = [
  ['', () => ''],
  ['not-a-key', () => 'not-a-key'],
  ['$API_KEY-x', (key) => `${key}-x`],
  ['$(echo $API_KEY | cut -c 2-)', (key) => key.slice(1)],
  ['$(echo $API_KEY | tr a-zA-Z A-Za-z)', inOtherCase],
];
const [LIST, UPLOADS] = ['/v2/transcription', '/v2/upload'];
const MALFORMED = ['{"a": ', '[]', '"text"', '[{}]', '1'];
/** A request that must be refused, the field for which it is wrong, and the reason. */
type Invalid = [request: Request, field: string, reason: string];

/** In ASCII, one bit tells the case of a letter. */
function inOtherCase(key: string): string {
  return key.replaceAll(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) ^ 32));
}

/** The reason is the keyword of the schema that the request breaks, if it does. */
function invalidBy(request: Request, result: ParseResult<unknown>): Invalid[] {
  const [issue] = result.ok ? [] : result.issues;
  return issue ? [[request, issue.path.slice(1).replaceAll('/', '.'), `\`${issue.keyword}\``]] : [];
}

/** The status of a refusal is open, but it must be about the request, not about the key or the service. */
async function refuse(run: Run, [request, field, reason]: Invalid): Promise<void> {
  const response = await send(run, request);
  const { status, text, repeat } = response;
  const holds = isRefused(response) && status !== 401;
  const words = `must be refused for ${reason}, but has ${status}`;
  run.note(REFUSED, that(field, holds, text, words), repeat);
  await endSession(run, response);
}

/** Each invalid body is one change of a body that was accepted. Without one, a refusal would show nothing. */
function invalidBodies(run: Run, { path, values }: Route): Invalid[] {
  const accepted = run.accepted.get(path);
  const changes = values.fields.flatMap(({ path: keys, invalid }) =>
    invalid.map((value) => changed(accepted ?? {}, keys, value)),
  );
  return [
    ...MALFORMED.map((text): Invalid => [['POST', path, text], 'the body', text]),
    ...(accepted ? changes : []).flatMap((body) =>
      invalidBy(['POST', path, body], values.parse(body)),
    ),
  ];
}

/** Each value of each parameter of the list, as text: several values are repeated. */
async function testQuery(run: Run): Promise<void> {
  const { fields, parse } = valuesBy('ListTranscriptionJobsQuery');
  const { properties } = schemas.ListTranscriptionJobsQuery;
  // How an object is written as text isn't specified.
  const parameters = fields.filter(
    ({ path: [name = ''] }) => Object(properties)[name].type !== 'object',
  );
  const queries = parameters.flatMap(({ path: [name], valid, invalid }) =>
    [...valid, ...invalid].map((value) => {
      const items = [value].flat().filter((item) => item !== '' && Object(item) !== item);
      return items.map((item) => `${name}=${encodeURIComponent(`${item}`)}`).join('&');
    }),
  );
  await inParallel(queries, (query) => {
    const request: Request = ['GET', `${LIST}?${query}`];
    const [invalid] = invalidBy(request, parse(query));
    return invalid ? refuse(run, invalid) : client.call(run, 'JobPage', request);
  });
}

/** The list answers 401, with the documented body. */
async function testKeys(run: Run, [method, path, body]: Request): Promise<void> {
  for (const key of WRONG_KEYS) {
    // A key may have no letters.
    if (key[1](run.options.key) === run.options.key) continue;
    const request: Request = [method, path, body, key];
    const response = await send(run, request);
    const { status, text, repeat } = response;
    const holds = path === LIST ? status === 401 : isRefused(response);
    run.note(NEEDS_KEY, that(subjectOf(request), holds, text, `has ${status}`), repeat);
    if (path === LIST && holds) client.bodyOf(run, 'ErrorResponse', response);
  }
}

export async function testRequests(run: Run): Promise<void> {
  const audio_url = run.urlAt('speech.wav');
  const job = [...run.sent.values()].find(({ url }) => url)?.url;
  const unknown = job?.replace(/[\da-f]{12}(?![\da-f])/i, '0123456789ab') ?? '';
  const calls: [isThere: unknown, request: Request, invalid: Invalid[]][] = [
    [
      run.has('uploads'),
      ['POST', UPLOADS, client.formWith('audio', run.file, 'a.wav')],
      [[['POST', UPLOADS, client.formWith('file', run.file, 'a.wav')], 'audio', 'a missing part']],
    ],
    [
      run.has('jobs'),
      ['POST', JOBS.path, { audio_url }],
      [[['POST', JOBS.path], 'the body', 'no body'], ...invalidBodies(run, JOBS)],
    ],
    [run.has('sessions'), ['POST', SESSIONS.path, {}], invalidBodies(run, SESSIONS)],
    [run.has('list'), ['GET', LIST], []],
    [job, ['GET', `${job}`], [[['GET', unknown], 'result_url', 'an unknown ID']]],
  ];
  const present = calls.filter(([isThere]) => isThere);
  await inParallel(present, ([, request]) => testKeys(run, request));
  const invalid = present.flatMap(([, , requests]) => requests);
  await inParallel(invalid, (one) => refuse(run, one));
  if (run.has('list')) await testQuery(run);
}
