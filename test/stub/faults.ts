/** Faulty services: each has one fault, and names the checks of the conformance run that must find it. */
import { callbacksOf } from '../../stub/conformance/notifications.ts';
import {
  examplesOf,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '../../stub/src/contract.ts';
import type { Body, Hooks, SentNotification } from './proxy.ts';

/** What a service does, the checks that must find it, and how it is planted. */
type Fault = [does: string, foundBy: readonly string[], plant: Hooks];

/** The API key of the stub whose proxy plants the faults. */
export const KEY = 'the-key';

const UPLOAD: OperationId = 'uploadAudio';
const CREATION: OperationId = 'createPreRecordedJob';
const RETRIEVAL: OperationId = 'getPreRecordedJob';
const LIST: OperationId = 'listTranscriptionJobs';
const LIVE: OperationId = 'createLiveSession';
const JOBS = 'pre-recorded job';
const SESSIONS = 'live session';
const EARLY = '2000-01-01T00:00:00Z';
const REFUSED = { status: 400, contentType: 'text/plain', body: 'no' };
const isOk = ({ status }: { status: number }) => status < 300;

/** Changes the successful answers of one operation. */
export const spoilAnswer = (id: OperationId, change: (body: Body) => unknown): Hooks => ({
  answer: (operation, one) => (operation === id && isOk(one) ? { body: change(one.body) } : {}),
});
/** Changes the metadata of an uploaded file. */
const spoilUpload = (change: (file: Body) => object): Hooks =>
  spoilAnswer(UPLOAD, ({ audio_metadata: file, ...upload }) => ({
    ...upload,
    audio_metadata: { ...file, ...change(file) },
  }));
/** Changes jobs that are done. */
const spoilDoneJob = (change: (job: Body) => void): Hooks =>
  spoilAnswer(RETRIEVAL, (job) => {
    if (job.status === 'done') change(job);
    return job;
  });
/** Changes the records of sessions in the list. */
const spoilRecord = (change: (job: Body) => void): Hooks =>
  spoilAnswer(LIST, (page) => {
    for (const job of page.items) if (job.kind === 'live' && job.status === 'done') change(job);
    return page;
  });
const spoilListQuery = (change: (query: URLSearchParams) => unknown): Hooks => ({
  request: (operation, request) => {
    if (operation !== LIST) return undefined;
    const [path, search] = request.url.split('?');
    const query = new URLSearchParams(search);
    change(query);
    request.raw.url = `${path}?${query}`;
    return undefined;
  },
});
const spoilNotification = (
  path: string,
  change: (one: SentNotification) => SentNotification[],
): Hooks => ({
  notification: (url, one) => (url.endsWith(path) ? change(one) : [one]),
});
/** Turns on every message flag of a session. */
const ignoreFlags: Hooks['request'] = (operation, { body }) => {
  if (operation !== LIVE) return undefined;
  const all = Object.keys(body.messages_config ?? {}).map((flag) => [flag, true]);
  body.messages_config = { receive_partial_transcripts: true, ...Object.fromEntries(all) };
  return undefined;
};
const firstUtterance = (job: Body) => job.result.transcription.utterances[0];

/** For each relation of a job that is done, a change that breaks it alone. */
export const BROKEN_JOBS: Readonly<Record<string, (job: Body) => void>> = {
  'the end is not before the start': (job) =>
    Object.assign(firstUtterance(job).words[0], { end: 0 }),
  'words start within their utterance, in order': (job) =>
    Object.assign(firstUtterance(job).words[0], { start: -1 }),
  'words end within their utterance': (job) =>
    Object.assign(firstUtterance(job).words[0], { end: 60 }),
  'the text of an utterance is its words': (job) =>
    Object.assign(firstUtterance(job).words[0], { word: 'other' }),
  'the transcript has words': ({ result: { transcription } }) =>
    Object.assign(transcription, { full_transcript: '', languages: [], utterances: [] }),
  'the transcript is its utterances': ({ result: { transcription } }) =>
    Object.assign(transcription, { full_transcript: 'Other.' }),
  'the utterances are in the order in which they start': ({ result: { transcription } }) => {
    const texts = transcription.utterances.reverse().map(({ text }: Body) => text);
    Object.assign(transcription, { full_transcript: texts.join(' ') });
  },
  'the languages are those of the utterances': ({ result: { transcription } }) =>
    transcription.languages.push('fr'),
  'nothing is heard beyond the audio': ({ result }) => {
    for (const one of result.transcription.utterances) Object.assign(one, { end: 60 });
  },
  'nothing is heard on a channel beyond those of the audio': (job) =>
    Object.assign(firstUtterance(job), { channel: 7 }),
  'every channel is billed': ({ result: { metadata } }) =>
    Object.assign(metadata, { billing_time: 0 }),
  'the audio is as long as what was sent': ({ file }) =>
    Object.assign(file, { audio_duration: file.audio_duration * 1000 }),
  'a job is not completed before it is created': (job) =>
    Object.assign(job, { completed_at: EARLY }),
  'a job that is done has a file': (job) => Object.assign(job, { file: null }),
  'the result has what was asked for, and no other add-on': ({ result }) =>
    Object.assign(result, { summarization: undefined }),
  'a block that succeeded is empty exactly when its results are': ({ result }) =>
    Object.assign(result.summarization ?? {}, { is_empty: true }),
  'utterances have speakers exactly when asked for, and at most as many as asked for': (job) =>
    Object.assign(firstUtterance(job), { speaker: undefined }),
  'the one language that was asked for is used': ({ result: { transcription } }) => {
    for (const one of transcription.utterances) Object.assign(one, { language: 'fr' });
    Object.assign(transcription, { languages: ['fr'] });
  },
  'the metadata comes back': (job) => Object.assign(job, { custom_metadata: undefined }),
  'the parameters are recorded with their defaults': ({ request_params }) =>
    Object.assign(request_params, { punctuation_enhanced: undefined }),
};

/** For each relation of a session, a change of what came, or of its record, that breaks it alone. */
export const BROKEN_SESSIONS: Readonly<Record<string, (session: Body) => void>> = {
  'a final transcript has text': ({ finals = [] }) => {
    for (const utterance of finals) Object.assign(utterance, { text: '', words: [] });
  },
  'final transcripts go forward in the audio': ({ finals = [] }) => {
    for (const [index, utterance] of finals.entries()) {
      const shift = utterance.start + index;
      for (const one of [utterance, ...utterance.words]) {
        Object.assign(one, { start: one.start - shift, end: one.end - shift });
      }
    }
  },
  'messages go forward in time': ({ received: [first] = [] }) =>
    first && Object.assign(first, { created_at: '2999-01-01T00:00:00Z' }),
  'all messages name one session': ({ received = [] }) =>
    received.length > 1 && Object.assign(received.at(-1), { session_id: 'other' }),
  'the messages of a session are recorded': ({ result }) => result?.messages.splice(1),
  'the one language that was asked for is heard': ({ heard = [] }) => {
    for (const utterance of heard) Object.assign(utterance, { language: 'en' });
  },
};

/** Every operation refuses valid input, and accepts invalid input. */
const REVERSED: Hooks = {
  answer: (id, answer) => {
    if (isOk(answer)) return REFUSED;
    if (answer.status === 401 || !id) return {};
    const [[, { schema }] = ['', { schema: null }]] = Object.entries(OPERATIONS[id].responses);
    const [[, example] = []] = examplesOf(schema ?? '');
    // An IP address, so that no name is looked up, and a port on which nothing can listen.
    const text = JSON.stringify(example ?? null).replaceAll(/wss?:\/\/[^/"]+/g, 'ws://127.0.0.1:0');
    return { status: 200, contentType: 'application/json', body: JSON.parse(text) };
  },
};

/** Drops the filters of a query; of several values of one filter it keeps the first. */
function filterLess(query: URLSearchParams): void {
  for (const name of ['kind', 'status']) {
    const values = query.getAll(name);
    if (values.length > 1) query.set(name, values[0] ?? '');
    else query.delete(name);
  }
  for (const name of ['date', 'before_date', 'after_date', 'custom_metadata[conformance]']) {
    query.delete(name);
  }
}

/** The faults that other checks find. */
export const FAULTS: readonly Fault[] = [
  [
    'refuses valid input, and accepts invalid input',
    [`${UPLOAD}, a WAV file`, `${UPLOAD}, a form without a file`, `${LIST}, required fields alone`],
    REVERSED,
  ],
  [
    'takes any key, and none',
    OPERATION_IDS.flatMap((id) => [`${id}, without a key`, `${id}, with a wrong key`]),
    { head: (headers) => void Object.assign(headers, { 'x-service-key': KEY }) },
  ],
  [
    'states the duration of an upload in milliseconds',
    [`${UPLOAD}, the audio is as long as what was sent`],
    spoilUpload((file) => ({ audio_duration: file.audio_duration * 1000 })),
  ],
  [
    'forgets the name of an uploaded file',
    [`${UPLOAD}, the metadata of the file`],
    spoilUpload(() => ({ filename: 'other.wav' })),
  ],
  [
    'gives a new job the address of another one',
    [`${JOBS}, creation`],
    spoilAnswer(CREATION, ({ id, result_url: url }) => ({ id, result_url: url.replace(id, 'x') })),
  ],
  [
    'answers with a job that was not asked for',
    [`${JOBS}, polled until it is done`],
    spoilAnswer(RETRIEVAL, (job) => ({ ...job, id: '45463597-20b7-4af7-b3b3-f5fb778203ab' })),
  ],
  ...callbacksOf(CREATION).map(
    ({ name, method, schema }): Fault => [
      `sends ${name} by ${method} ${schema ? 'with an empty body' : 'with another method'}`,
      [`notifications, ${name} by ${method}`],
      spoilNotification(`/${name}/${method}`, (one) => [
        schema ? { ...one, body: {} } : { ...one, method: 'PATCH' },
      ]),
    ],
  ),
  ...callbacksOf(LIVE).map(
    ({ name, method }): Fault => [
      `posts messages that name no session by ${name}`,
      [`notifications, ${name} by ${method}`],
      spoilNotification(`/${name}/${method}`, ({ body, ...one }) => [
        { ...one, body: { ...body, session_id: undefined } },
      ]),
    ],
  ),
  [
    'sends an empty webhook before each real one',
    ['notifications, transcriptionDone'],
    spoilNotification('/webhook', (one) => [{ ...one, body: {} }, one]),
  ],
  [
    'gives a session the address of a page, not of a WebSocket',
    [`${SESSIONS}, connecting without a key`],
    spoilAnswer(LIVE, () => ({ url: 'https://speech.invalid/' })),
  ],
  [
    'sends messages that name no session',
    [`${SESSIONS}, messages`],
    { message: () => ({ session_id: undefined }) },
  ],
  ['ignores the message flags', [`${SESSIONS}, by the flags`], { request: ignoreFlags }],
  [
    'closes a session with an error',
    [`${SESSIONS}, the end`],
    { message: ({ type }) => (type === 'stub_session_end' ? null : {}) },
  ],
  ['refuses a second connection to a session', [`${SESSIONS}, connecting again`], serveOnce()],
  [
    'ignores filters of the list',
    [
      ...['kind', 'two kinds', 'one status', 'two statuses', 'date', 'before_date', 'after_date'],
      'custom_metadata',
    ].map((name) => `${LIST}, filter by ${name}`),
    spoilListQuery(filterLess),
  ],
  [
    'applies another default of the limit',
    [`${LIST}, the default of limit`],
    spoilListQuery((query) => query.size === 0 && query.set('limit', '1')),
  ],
  [
    'answers with pages that overlap',
    [`${LIST}, page by page`],
    spoilListQuery((query) => query.get('offset') === '2' && query.set('offset', '1')),
  ],
  [
    'gives the address of the next page as that of the current one',
    [`${LIST}, the addresses of a page`],
    spoilAnswer(LIST, (page) => ({ ...page, current: page.next ?? page.current })),
  ],
  [
    'never names a next page',
    [`${LIST}, page by page`],
    spoilAnswer(LIST, (page) => ({ ...page, next: null })),
  ],
  [
    'names no next page where it made a page shorter than asked for',
    [`${LIST}, page by page`],
    spoilAnswer(LIST, ({ items, next, ...page }) => ({
      ...page,
      items: items.slice(0, 4),
      next: items.length > 4 ? null : next,
    })),
  ],
  [
    'returns a job that is done without a transcription',
    [`${JOBS}, the transcript has words`],
    spoilDoneJob(({ result }) => Object.assign(result, { transcription: undefined })),
  ],
  [
    'records a session without its parameters',
    [`${SESSIONS}, the parameters are recorded with their defaults`],
    spoilRecord((job) => Object.assign(job, { request_params: null })),
  ],
  [
    'names a next page after the last one',
    [`${LIST}, beyond the last item`],
    spoilAnswer(LIST, (page) => ({ ...page, next: page.next ?? page.current })),
  ],
];

/** The parts of a run that a check needs: its own, and those that make what it looks at. The first match counts. */
const PARTS_BY_CHECK: readonly [check: RegExp, parts: readonly string[]][] = [
  [/, required fields alone$/, ['inputs']],
  [/^uploadAudio, (a|the) /, []],
  [/^pre-recorded job, /, ['recordings']],
  [/^live session, |^notifications, live/, ['sessions']],
  [/^notifications, /, ['recordings', 'notifications']],
  [/ key$/, ['recordings', 'keys']],
  [/, filter by /, ['recordings', 'sessions', 'filters']],
  [/, (the default|page|the addresses|beyond) /, ['pages']],
];

export function partsFor(foundBy: readonly string[]): readonly string[] {
  const found = PARTS_BY_CHECK.find(([check]) => foundBy.some((name) => check.test(name)));
  return found?.[1] ?? ['inputs'];
}

/** A service that refuses a second connection to a session. */
function serveOnce(): Hooks {
  const taken = new Set<string>();
  return { refuses: (path) => taken.has(path) || !taken.add(path) };
}
