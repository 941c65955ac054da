/** Services that are wrong in one thing each, and the check of the conformance run that finds it. */
import { callbacksOf } from '../../stub/conformance/notifications.ts';
import {
  examplesOf,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
} from '../../stub/src/contract.ts';
import type { Notified, Passing, Spoil, Spoilt } from './proxy.ts';

/** The key of the stub in which the faults are planted. */
export const KEY = 'the-key';

/** A service that is wrong: in what, and which parts of a run find it. */
export interface Fault {
  is: string;
  /** The checks that find it, without the job or the session that they are about. */
  foundBy: readonly string[];
  parts: readonly string[];
  plant: Spoil;
}

const UPLOAD: OperationId = 'uploadAudio';
const CREATION: OperationId = 'createPreRecordedJob';
const RETRIEVAL: OperationId = 'getPreRecordedJob';
const LIST: OperationId = 'listTranscriptionJobs';
const LIVE: OperationId = 'createLiveSession';
const JOBS = 'pre-recorded job';
const SESSIONS = 'live session';
const EARLY = '2000-01-01T00:00:00Z';
const REFUSED = { status: 400, contentType: 'text/plain', body: 'no' };
const isGood = ({ status }: { status: number }) => status < 300;

/** Changes the answers of one operation that succeed. */
export const answering = (id: OperationId, change: (body: Spoilt) => unknown): Spoil => ({
  answer: (operation, one) => (operation === id && isGood(one) ? { body: change(one.body) } : {}),
});
/** Changes all answers of the list. */
const listing = (change: (status: number) => object): Spoil => ({
  answer: (operation, { status }) => (operation === LIST ? change(status) : {}),
});
/** Changes jobs that are done. */
const finishing = (change: (job: Spoilt) => void): Spoil =>
  answering(RETRIEVAL, (job) => {
    if (job.status === 'done') change(job);
    return job;
  });
/** Changes transcripts: of each the data, and its place among those of a service. */
const hearing = (change: (data: Spoilt, place: number) => void): Spoil => {
  let place = 0;
  return {
    message: (message) => {
      if (message.type === 'transcript') change(message.data, place++);
      return message;
    },
  };
};
/** Changes every message. */
const saying = (change: (place: number) => object): Spoil => {
  let place = 0;
  return { message: (message) => ({ ...message, ...change(place++) }) };
};
/** Changes the query of the list. */
const asking = (change: (query: URLSearchParams) => unknown): Spoil => ({
  request: (operation, request) => {
    if (operation !== LIST) return;
    const [path, search] = request.url.split('?');
    const query = new URLSearchParams(search);
    change(query);
    request.url = `${path}?${query}`;
  },
});
/** Changes the notifications at some addresses. */
const notifying = (path: string, change: (one: Notified) => Notified[]): Spoil => ({
  notification: (url, one) => (url.endsWith(path) ? change(one) : [one]),
});
/** Sends every message, whatever the flags say. */
const ignoreFlags = (operation: OperationId | undefined, { body }: Passing) => {
  if (operation !== LIVE) return;
  const all = Object.keys(body.messages_config ?? {}).map((flag) => [flag, true]);
  body.messages_config = { receive_partial_transcripts: true, ...Object.fromEntries(all) };
};
const ofList = (name: string) => [`${LIST}, ${name}`];
const first = (job: Spoilt) => job.result.transcription.utterances[0];

/** What breaks each relation, and no other one. */
const RELATED: Readonly<Record<string, [area: string, plant: Spoil]>> = {
  'it ends after it starts': [
    JOBS,
    finishing((job) => Object.assign(first(job).words[0], { end: 0 })),
  ],
  'its words lie within it, in order': [
    JOBS,
    finishing((job) => Object.assign(first(job).words[0], { start: -1 })),
  ],
  'its text is its words': [
    JOBS,
    finishing((job) => Object.assign(first(job).words[0], { word: 'other' })),
  ],
  'the transcript has words': [
    JOBS,
    finishing(({ result: { transcription } }) =>
      Object.assign(transcription, { full_transcript: '', languages: [], utterances: [] }),
    ),
  ],
  'the transcript is its utterances': [
    JOBS,
    finishing(({ result }) => Object.assign(result.transcription, { full_transcript: 'Other.' })),
  ],
  'the utterances are in the order in which they start': [
    JOBS,
    finishing(({ result: { transcription } }) => {
      const utterances = transcription.utterances.reverse();
      const full_transcript = utterances.map(({ text }: Spoilt) => text).join(' ');
      Object.assign(transcription, { full_transcript });
    }),
  ],
  'the languages are those of the utterances': [
    JOBS,
    finishing(({ result }) => result.transcription.languages.push('fr')),
  ],
  'the utterances lie within the audio, on its channels': [
    JOBS,
    finishing((job) => Object.assign(first(job), { channel: 7 })),
  ],
  'every channel is billed': [
    JOBS,
    finishing(({ result: { metadata } }) => Object.assign(metadata, { billing_time: 0 })),
  ],
  'the file is as long as the audio': [
    JOBS,
    finishing(({ file }) => Object.assign(file, { audio_duration: file.audio_duration * 1000 })),
  ],
  'the audio is as long as what was sent': [
    JOBS,
    finishing(({ file, result: { metadata } }) => {
      const audio_duration = file.audio_duration + 60;
      Object.assign(file, { audio_duration });
      Object.assign(metadata, { audio_duration, billing_time: audio_duration });
    }),
  ],
  'a job ends after it was created': [
    JOBS,
    finishing((job) => Object.assign(job, { completed_at: EARLY })),
  ],
  'a file is missing only after an error': [
    JOBS,
    finishing((job) => Object.assign(job, { file: null })),
  ],
  'the result has the blocks that were asked for': [
    JOBS,
    finishing(({ result }) => Object.assign(result, { summarization: undefined })),
  ],
  'a block is empty if its results are': [
    JOBS,
    finishing(({ result }) => Object.assign(result.summarization ?? {}, { is_empty: true })),
  ],
  'speakers are named where that was asked for, no more than that': [
    JOBS,
    finishing((job) => Object.assign(first(job), { speaker: undefined })),
  ],
  'the one language that was asked for is used': [
    JOBS,
    finishing(({ result: { transcription } }) => {
      for (const one of transcription.utterances) Object.assign(one, { language: 'fr' });
      Object.assign(transcription, { languages: ['fr'] });
    }),
  ],
  'the metadata comes back': [
    JOBS,
    finishing((job) => Object.assign(job, { custom_metadata: undefined })),
  ],
  'the parameters are recorded with their defaults': [
    JOBS,
    finishing(({ request_params }) =>
      Object.assign(request_params, { punctuation_enhanced: undefined }),
    ),
  ],
  'a final transcript has text': [
    SESSIONS,
    hearing(({ is_final, utterance }) => {
      if (is_final) Object.assign(utterance, { text: '', words: [] });
    }),
  ],
  'final transcripts go forward in the audio': [
    SESSIONS,
    hearing(({ utterance }, place) => {
      const shift = utterance.start + place;
      for (const one of [utterance, ...utterance.words]) {
        Object.assign(one, { start: one.start - shift, end: one.end - shift });
      }
    }),
  ],
  'messages go forward in time': [
    SESSIONS,
    saying((place) => ({ created_at: new Date(1e12 - place * 1000).toISOString() })),
  ],
  'nothing is heard beyond the audio': [
    SESSIONS,
    hearing(({ utterance }) => Object.assign(utterance, { end: utterance.end + 60 })),
  ],
  'the one language that was asked for is heard': [
    SESSIONS,
    hearing(({ utterance }) => Object.assign(utterance, { language: 'en' })),
  ],
};

/** What breaks each relation, by its name. */
export const BROKEN: readonly [relation: string, fault: Omit<Fault, 'is'>][] = Object.entries(
  RELATED,
).map(([relation, [area, plant]]) => [
  relation,
  {
    foundBy: [`${area}, ${relation}`],
    parts: [area === JOBS ? 'recordings' : 'sessions'],
    plant,
  },
]);

/** Every operation refuses good input, and accepts bad input. */
const REVERSED: Spoil = {
  answer: (id, one) => {
    if (isGood(one)) return REFUSED;
    if (one.status === 401 || !id) return {};
    const [[, { schema }] = ['', { schema: null }]] = Object.entries(OPERATIONS[id].responses);
    const [[, example] = []] = examplesOf(schema ?? '');
    // An address of a name that no resolver is asked for, where nothing can listen.
    const text = JSON.stringify(example ?? null).replaceAll(/wss?:\/\/[^/"]+/g, 'ws://127.0.0.1:0');
    return { status: 200, contentType: 'application/json', body: JSON.parse(text) };
  },
};

/** Of each path a session is connected to, how often. */
const connected = new Map<string, number>();

const FILTERS: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  kind: (query) => query.delete('kind'),
  'two kinds': (query) => query.has('kind') && query.set('kind', query.get('kind') ?? ''),
  'one status': (query) => query.delete('status'),
  'two statuses': (query) => query.has('status') && query.set('status', query.get('status') ?? ''),
  date: (query) => query.delete('date'),
  before_date: (query) => query.delete('before_date'),
  after_date: (query) => query.delete('after_date'),
  'a range of dates': (query) => query.delete('after_date'),
  custom_metadata: (query) => query.delete('custom_metadata[conformance]'),
};

/** The faults of all other checks. */
export const FAULTS: readonly Fault[] = [
  {
    is: 'takes good input for bad, and bad input for good',
    foundBy: [
      `${UPLOAD}, a WAV file`,
      `${UPLOAD}, a form without a file`,
      ...ofList('no parameters'),
    ],
    parts: ['inputs'],
    plant: REVERSED,
  },
  {
    is: 'has a status that is not documented',
    foundBy: ofList('no parameters'),
    parts: ['inputs'],
    plant: listing((status) => (status === 200 ? { status: 206 } : {})),
  },
  {
    is: 'has a type that is not documented',
    foundBy: ofList('no parameters'),
    parts: ['inputs'],
    plant: listing(() => ({ contentType: 'text/html' })),
  },
  {
    is: 'leaves out a field',
    foundBy: ofList('no parameters'),
    parts: ['inputs'],
    plant: answering(LIST, ({ items, ...page }) => page),
  },
  {
    is: 'limits every call',
    foundBy: ['the run, limits'],
    parts: ['inputs'],
    plant: listing(() => ({ ...REFUSED, status: 429, headers: { 'retry-after': '86400' } })),
  },
  {
    is: 'asks for no key',
    foundBy: OPERATION_IDS.flatMap((id) => [`${id}, without a key`, `${id}, with a wrong key`]),
    parts: ['recordings', 'keys'],
    plant: {
      request: (_, request) => {
        request.key = KEY;
      },
    },
  },
  {
    is: 'tells the duration of an upload in milliseconds',
    foundBy: [`${UPLOAD}, the duration of the file`],
    parts: [],
    plant: answering(UPLOAD, (upload) => {
      upload.audio_metadata.audio_duration *= 1000;
      return upload;
    }),
  },
  {
    is: 'forgets the name of an upload',
    foundBy: [`${UPLOAD}, the metadata of the file`],
    parts: [],
    plant: answering(UPLOAD, (upload) => {
      upload.audio_metadata.filename = '';
      return upload;
    }),
  },
  {
    is: 'names the address of another job',
    foundBy: [`${JOBS}, creation`],
    parts: ['recordings'],
    plant: answering(CREATION, ({ id, result_url }) => ({
      id,
      result_url: `${result_url}`.replace(id, 'x'),
    })),
  },
  {
    is: 'answers with another job',
    foundBy: [`${JOBS}, polled until it is done`],
    parts: ['recordings'],
    plant: answering(RETRIEVAL, (job) => ({ ...job, id: '45463597-20b7-4af7-b3b3-f5fb778203ab' })),
  },
  ...callbacksOf(CREATION).map(({ name, method, schema }) => ({
    is: `sends nothing of use by ${name}, ${method}`,
    foundBy: [`notifications, ${name} by ${method}`],
    parts: ['recordings'],
    plant: notifying(`/${name}/${method}`, (one) => [
      schema ? { ...one, body: {} } : { ...one, method: 'PATCH' },
    ]),
  })),
  ...callbacksOf(LIVE).map(({ name, method }) => ({
    is: `posts messages without their session by ${name}`,
    foundBy: [`notifications, ${name} by ${method}`],
    parts: ['sessions'],
    plant: notifying(`/${name}/${method}`, ({ body, ...one }) => [
      { ...one, body: { ...body, session_id: undefined } },
    ]),
  })),
  {
    is: 'sends webhooks of nothing as well',
    foundBy: ['notifications, all webhooks'],
    parts: ['recordings', 'notifications'],
    plant: notifying('/webhook', (one) => [{ ...one, body: {} }, one]),
  },
  {
    is: 'has no address of a WebSocket',
    foundBy: [`${SESSIONS}, creation`],
    parts: ['sessions'],
    plant: answering(LIVE, () => ({ url: 'https://speech.invalid/' })),
  },
  {
    is: 'has an address of a session that leads nowhere',
    foundBy: [`${SESSIONS}, connecting without a key`],
    parts: ['sessions'],
    plant: answering(LIVE, ({ url }) => ({ url: url.replace('?', '/nowhere?') })),
  },
  {
    is: 'sends messages without their session',
    foundBy: [`${SESSIONS}, messages`],
    parts: ['sessions'],
    plant: saying(() => ({ session_id: undefined })),
  },
  {
    is: 'has a session for each message',
    foundBy: [`${SESSIONS}, one session`],
    parts: ['sessions'],
    plant: otherSession(),
  },
  {
    is: 'ignores the flags',
    foundBy: [`${SESSIONS}, by the flags`],
    parts: ['sessions'],
    plant: { request: ignoreFlags },
  },
  {
    is: 'closes with an error',
    foundBy: [`${SESSIONS}, the end`],
    parts: ['sessions'],
    plant: { closeCode: 1011 },
  },
  {
    is: 'serves a session once',
    foundBy: [`${SESSIONS}, connecting again`],
    parts: ['sessions'],
    plant: {
      connection: (path) => {
        connected.set(path, (connected.get(path) ?? 0) + 1);
        return connected.get(path) === 1 ? path : null;
      },
    },
  },
  {
    is: 'opens a session by any token',
    foundBy: [`${SESSIONS}, connecting`],
    parts: ['sessions'],
    plant: anyToken(),
  },
  ...Object.entries(FILTERS).map(([name, change]) => ({
    is: `does not filter by ${name}`,
    foundBy: ofList(`filter by ${name}`),
    parts: ['recordings', 'sessions', 'filters'],
    plant: asking(change),
  })),
  {
    is: 'has another default of the limit',
    foundBy: ofList('the default of limit'),
    parts: ['recordings', 'pages'],
    plant: asking((query) => query.size === 0 && query.set('limit', '1')),
  },
  {
    is: 'has pages that overlap',
    foundBy: ofList('page by page'),
    parts: ['recordings', 'pages'],
    plant: asking((query) => query.get('offset') === '2' && query.set('offset', '1')),
  },
  {
    is: 'calls the next page the current one',
    foundBy: ofList('the addresses of a page'),
    parts: ['recordings', 'pages'],
    plant: answering(LIST, (page) => ({ ...page, current: page.next ?? page.current })),
  },
  {
    is: 'has a list without an end',
    foundBy: ofList('beyond the last item'),
    parts: ['recordings', 'pages'],
    plant: answering(LIST, (page) => ({ ...page, next: page.next ?? page.current })),
  },
];

/** A service that takes a token for another one that differs in one letter. */
function anyToken(): Spoil {
  const paths: string[] = [];
  const isNear = (one: string, other: string) =>
    [...one].filter((letter, at) => letter !== other[at]).length <= 1;
  return {
    answer: (operation, { body }: { body: Spoilt }) => {
      if (operation === LIVE && body.url) paths.push(String(body.url).replace(/^ws:\/\/[^/]+/, ''));
      return {};
    },
    connection: (path) => paths.find((one) => isNear(one, path)) ?? path,
  };
}

/** A service that forgets its session after the first message of it. */
function otherSession(): Spoil {
  const known = new Set<string>();
  return {
    message: (message) => {
      if (known.has(message.session_id)) return { ...message, session_id: 'other' };
      known.add(message.session_id);
      return message;
    },
  };
}
