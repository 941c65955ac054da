/** Faulty services: each with one fault, the checks of the conformance run that must find it, and their messages. */
import { NOBODY } from '../src/conformance/client.ts';
import { callbacksOf } from '../src/conformance/notifications.ts';
import { examplesOf, OPERATION_IDS, OPERATIONS, type OperationId } from '../src/contract.ts';
import type { Body, Hooks, SentNotification } from './proxy.ts';

/** A fault of a service, the expected findings, and how it is planted. */
export interface Fault {
  does: string;
  /** The checks that must find it, by the names in brackets, each with a part of its message. */
  finds: readonly (readonly [rule: string, words: string])[];
  /** The parts of a run that are tried. */
  parts: readonly string[];
  plant: Hooks;
  /** The patience of the run, in milliseconds. */
  patience?: number;
  /** Whether other checks find it, too. */
  isFoundByOthers?: boolean;
  /** Whether there must be one violation alone. */
  isOne?: boolean;
}

/** The API key of the stub whose proxy plants the faults. */
export const KEY = 'the-key';

const UPLOAD: OperationId = 'uploadAudio';
const CREATION: OperationId = 'createPreRecordedJob';
const RETRIEVAL: OperationId = 'getPreRecordedJob';
const LIST: OperationId = 'listTranscriptionJobs';
const LIVE: OperationId = 'createLiveSession';
/** An identifier without a job. */
const OTHER_ID = '45463597-20b7-4af7-b3b3-f5fb778203ab';
const REFUSED = { status: 400, contentType: 'text/plain', body: 'no' };
const isOk = ({ status }: { status: number }) => status < 300;

/** Changes the successful responses of one operation. */
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
const ADDON = { success: true, is_empty: false, exec_time: 0, error: null, results: 'Other.' };

/** A relation, a part of its message, and the smallest change that violates it alone. */
type Break = readonly [rule: string, words: string, change: (value: Body) => unknown];

/** Changes of jobs that are done. */
export const BROKEN_JOBS: readonly Break[] = [
  [
    'end-after-start',
    'words.0.end: 0',
    (job) => Object.assign(firstUtterance(job).words[0], { end: 0 }),
  ],
  [
    'word-starts',
    'words.0.start',
    (job) => {
      firstUtterance(job).words[0].start = firstUtterance(job).start - 0.06;
    },
  ],
  [
    'word-order',
    'words.2.start',
    (job) => {
      const [, one, next] = firstUtterance(job).words;
      next.start = one.start - 0.06;
    },
  ],
  [
    'word-ends',
    'words.0.end',
    (job) => {
      firstUtterance(job).words[0].end = firstUtterance(job).end + 0.06;
    },
  ],
  [
    'word-times',
    'words.0.start',
    (job) => {
      const { words, start, end } = firstUtterance(job);
      for (const word of words) Object.assign(word, { start, end });
    },
  ],
  [
    'utterance-text',
    '.text',
    (job) => Object.assign(firstUtterance(job).words[0], { word: 'other' }),
  ],
  [
    'transcription',
    'result.transcription',
    ({ result, sent }) => {
      if (!sent.parameters.subtitles) delete result.transcription;
    },
  ],
  [
    'transcript-words',
    'full_transcript: ""',
    ({ result: { transcription } }) =>
      Object.assign(transcription, { full_transcript: '', languages: [], utterances: [] }),
  ],
  [
    'transcript-text',
    'full_transcript: "Other."',
    ({ result: { transcription } }) => Object.assign(transcription, { full_transcript: 'Other.' }),
  ],
  [
    'utterance-order',
    'utterances.1.start',
    ({ result: { transcription } }) => {
      const texts = transcription.utterances.reverse().map(({ text }: Body) => text);
      Object.assign(transcription, { full_transcript: texts.join(' ') });
    },
  ],
  [
    'transcript-languages',
    'languages: ["en","fr"]',
    ({ result: { transcription } }) => transcription.languages.push('fr'),
  ],
  [
    'within-audio',
    'utterances.0.end',
    (job) => Object.assign(firstUtterance(job), { end: job.sent.seconds + 0.6 }),
  ],
  [
    'channel',
    'utterances.*.channel: [2,0]',
    (job) => Object.assign(firstUtterance(job), { channel: job.sent.channels + 1 }),
  ],
  [
    'distinct-channels',
    'metadata.number_of_distinct_channels: 2',
    ({ result: { metadata } }) => {
      metadata.number_of_distinct_channels += 1;
      metadata.billing_time += metadata.audio_duration;
    },
  ],
  [
    'billing',
    'metadata.billing_time',
    ({ result: { metadata } }) => {
      metadata.billing_time += 0.06;
    },
  ],
  [
    'audio-duration',
    'file.audio_duration',
    ({ file, sent }) => Object.assign(file, { audio_duration: sent.seconds + 0.6 }),
  ],
  [
    'audio-channels',
    'file.number_of_channels: 2',
    ({ file, sent }) => Object.assign(file, { number_of_channels: sent.channels + 1 }),
  ],
  [
    'transcription-time',
    'metadata.transcription_time: -5',
    ({ result: { metadata } }) => Object.assign(metadata, { transcription_time: -5 }),
  ],
  [
    'exec-time',
    'summarization.exec_time: -0.1',
    ({ result }) => Object.assign(result.summarization ?? {}, { exec_time: -0.1 }),
  ],
  [
    'completion-date',
    'completed_at',
    (job) => {
      job.completed_at = new Date(Date.parse(job.created_at) - 1).toISOString();
    },
  ],
  ['job-file', 'file: null', (job) => Object.assign(job, { file: null })],
  [
    'asked-blocks',
    'result.summarization: requested by summarization: true, but absent',
    ({ result }) => Object.assign(result, { summarization: undefined }),
  ],
  ...['subtitles', 'sentences'].map(
    (name): Break => [
      'asked-blocks',
      `result.transcription.${name}: requested by ${name}: true, but empty`,
      ({ result: { transcription } }) => transcription[name]?.splice(0),
    ],
  ),
  [
    'unasked-blocks',
    'result.summarization: present, but not requested',
    ({ result, sent }) => {
      if (!sent.parameters.summarization) result.summarization = ADDON;
    },
  ],
  [
    'empty-blocks',
    'summarization.is_empty: true',
    ({ result }) => Object.assign(result.summarization ?? {}, { is_empty: true }),
  ],
  [
    'translations',
    'result.translation.results: []',
    ({ result: { translation } }) =>
      Object.assign(translation ?? {}, { results: [], is_empty: true }),
  ],
  [
    'no-speakers',
    'utterances.0.speaker: 0',
    (job) => {
      if (!job.sent.parameters.diarization) firstUtterance(job).speaker = 0;
    },
  ],
  [
    'speakers',
    'utterances.0.speaker: absent or null',
    (job) => {
      if (job.sent.parameters.diarization) firstUtterance(job).speaker = undefined;
    },
  ],
  [
    'speaker-count',
    'utterances.1.speaker',
    ({ sent, request_params, result: { transcription } }) => {
      if (!sent.parameters.diarization) return;
      for (const one of [sent.parameters, request_params]) {
        one.diarization_config.number_of_speakers = 1;
      }
      for (const [at, one] of transcription.utterances.entries()) one.speaker = at;
    },
  ],
  [
    'language',
    'utterances.0.language: "fr"',
    ({ result: { transcription } }) => {
      for (const one of transcription.utterances) Object.assign(one, { language: 'fr' });
      Object.assign(transcription, { languages: ['fr'] });
    },
  ],
  [
    'metadata-echo',
    'custom_metadata: expected',
    (job) => Object.assign(job, { custom_metadata: undefined }),
  ],
  [
    'recorded-params',
    'request_params.punctuation_enhanced: expected',
    ({ request_params }) => Object.assign(request_params, { punctuation_enhanced: undefined }),
  ],
  [
    'recorded-params',
    'request_params.subtitles_config.style: expected "default", got "compliance"',
    ({ sent: { parameters }, request_params }) => {
      const { subtitles_config: sent } = parameters;
      if (sent) delete sent.style;
      Object.assign(request_params.subtitles_config ?? {}, { style: 'compliance' });
    },
  ],
  ...[
    ['file-name', 'file.filename: "other.wav"', { filename: 'other.wav' }],
    ['file-extension', 'file.extension: "mp3"', { extension: 'mp3' }],
    ['file-size', 'file.size: -5', { size: -5 }],
  ].map(
    ([rule, words, change]): Break => [
      String(rule),
      String(words),
      ({ file }) => Object.assign(file, change),
    ],
  ),
];

/** Changes of the messages of a session, or of its record. */
export const BROKEN_SESSIONS: readonly Break[] = [
  [
    'final-text',
    'utterance.text: ""',
    ({ received = [] }) => {
      for (const { data } of received) {
        if (data.is_final) Object.assign(data.utterance, { text: '', words: [] });
      }
    },
  ],
  [
    'final-order',
    'finals.1.start',
    ({ finals = [] }) => {
      for (const [index, utterance] of finals.entries()) {
        const shift = utterance.start + index * 0.06;
        for (const one of [utterance, ...utterance.words]) {
          Object.assign(one, { start: one.start - shift, end: one.end - shift });
        }
      }
    },
  ],
  [
    'message-order',
    'received.1.created_at',
    ({ received: [first, second] = [] }) => {
      const date = Date.parse(first?.created_at) - 51;
      if (second) Object.assign(second, { created_at: new Date(date).toISOString() });
    },
  ],
  [
    'session-id',
    'session_id: "other"',
    ({ received = [] }) =>
      received.length > 1 && Object.assign(received.at(-1), { session_id: 'other' }),
  ],
  ['recorded-messages', 'result.messages', ({ result }) => result?.messages.pop()],
  [
    'language-heard',
    'heard.0.language: "en"',
    ({ heard = [] }) => {
      for (const utterance of heard) Object.assign(utterance, { language: 'en' });
    },
  ],
];

/** Changes of a job that violate nothing: services round, and files contain more than audio. */
export const TOLERATED: Readonly<Record<string, (job: Body) => unknown>> = {
  'a word that begins and ends a little outside its utterance': (job) => {
    const { start, end, words } = firstUtterance(job);
    Object.assign(words[0], { start: start - 0.04 });
    Object.assign(words.at(-1), { end: end + 0.04 });
  },
  'a bill that is rounded': ({ result: { metadata } }) => {
    metadata.billing_time += 0.04;
  },
  'a file that is a little longer than its audio': ({ file, sent }) => {
    file.audio_duration = sent.seconds + 0.4;
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

/** Counts the responses of an operation. */
function counted(id: OperationId, change: (body: Body, count: number) => unknown): Hooks {
  let count = 0;
  return spoilAnswer(id, (body) => change(body, ++count));
}

/** A moment some milliseconds later. */
const later = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

/** Changes the body of a request for a job whose recording does not exist. */
const spoilMissing = (change: (body: Body) => void): Hooks => ({
  request: (operation, { body }) => {
    if (operation === CREATION && body?.audio_url?.endsWith(NOBODY)) change(body);
    return undefined;
  },
});
/** Changes jobs that failed. */
const spoilFailure = (change: (job: Body) => void): Hooks =>
  spoilAnswer(RETRIEVAL, (job) => {
    if (job.status === 'error') change(job);
    return job;
  });
/** Sends a callback that is switched off, and records it as switched off. */
const callAlways: Hooks = {
  request: (operation, { body }) => {
    if ((operation === CREATION || operation === LIVE) && body?.callback_config) {
      body.callback = true;
    }
    return undefined;
  },
  answer: (operation, one) => {
    const params = operation === RETRIEVAL ? Object(one.body).request_params : undefined;
    if (params?.callback_config?.url.includes('/off/')) params.callback = false;
    return { body: one.body };
  },
};
const answers = (id: OperationId, status: number): Hooks['request'] => {
  return (operation) => (operation === id ? { ...REFUSED, status } : undefined);
};

/** The faults that show in responses, messages and notifications. */
export const FAULTS: readonly Fault[] = [
  {
    does: 'refuses valid input, and accepts invalid input',
    finds: [
      ['input', 'expected 2XX, got 400'],
      ['bad-input', 'expected 4XX, got 200'],
      ['unknown-id', 'expected 4XX, got 200'],
    ],
    parts: ['inputs'],
    plant: REVERSED,
    isFoundByOthers: true,
  },
  {
    does: 'accepts any key, and none',
    finds: [
      ['key', 'expected 401, got 200'],
      ['other-key', 'expected 4XX, got 201'],
    ],
    parts: ['recordings', 'keys'],
    plant: { head: (headers) => void Object.assign(headers, { 'x-service-key': KEY }) },
  },
  ...OPERATION_IDS.map(
    (id): Fault => ({
      does: `lacks ${id}`,
      finds: [['no-success', `no call of ${id} succeeded: the last response was 4`]],
      parts: ['inputs', 'recordings', 'sessions'],
      plant: { request: answers(id, 404) as NonNullable<Hooks['request']> },
      isOne: true,
    }),
  ),
  ...['application/problem+json', 'text/html'].map(
    (contentType): Fault => ({
      does: `sends errors as ${contentType}`,
      finds: [
        ['error-media-type', `expected application/json or text/plain, got ${contentType}, in`],
      ],
      parts: ['inputs', 'keys'],
      plant: {
        answer: (id, { status }) =>
          status >= 400 && !(id === LIST && status === 401) ? { contentType, body: 'no' } : {},
      },
      isOne: true,
    }),
  ),
  {
    does: 'refuses a session without a message',
    finds: [['refusal-message', 'body: expected a message, got none']],
    parts: ['keys'],
    plant: {
      answer: (id, { status }) =>
        id === LIVE && status >= 400 ? { contentType: '', body: '' } : {},
    },
  },
  {
    does: 'refuses a list of words as an option',
    finds: [['assumed-input', 'expected 2XX, got 400']],
    parts: ['inputs'],
    plant: {
      request: (operation, { body }) =>
        operation === CREATION && Array.isArray(body?.custom_vocabulary) ? REFUSED : undefined,
    },
  },
  {
    does: 'treats 9 channels as 8',
    finds: [['bad-input', 'expected 4XX, got 201']],
    parts: ['inputs'],
    plant: {
      request: (operation, { body }) => {
        if (operation === LIVE && body?.channels > 8) body.channels = 8;
        return undefined;
      },
    },
  },
  {
    does: 'states the duration of an upload in milliseconds',
    finds: [['audio-duration', 'audio_metadata.audio_duration']],
    parts: [],
    plant: spoilUpload((file) => ({ audio_duration: file.audio_duration * 1000 })),
  },
  {
    does: 'forgets the name of an uploaded file',
    finds: [['file-name', 'audio_metadata.filename: "other.wav"']],
    parts: [],
    plant: spoilUpload(() => ({ filename: 'other.wav' })),
  },
  ...[{ extension: 'mp3' }, { extension: '' }, { extension: '.wave' }].map(
    ({ extension }): Fault => ({
      does: `calls the extension of a WAV file "${extension}"`,
      finds: [['file-extension', `audio_metadata.extension: "${extension}"`]],
      parts: [],
      plant: spoilUpload(() => ({ extension })),
    }),
  ),
  {
    does: 'states a negative size of an upload',
    finds: [['file-size', 'audio_metadata.size: -5']],
    parts: [],
    plant: spoilUpload(() => ({ size: -5 })),
  },
  {
    does: 'gives the file of a job another name than the uploaded one',
    finds: [['file-name', 'file.filename: "other.wav"']],
    parts: ['recordings'],
    plant: spoilDoneJob((job) => Object.assign(job.file, { filename: 'other.wav' })),
  },
  {
    does: 'returns another URL for an uploaded file',
    finds: [['upload-url', '/audio_url: expected a URL that ends with /file/']],
    parts: [],
    plant: spoilAnswer(UPLOAD, (upload) => ({ ...upload, audio_url: `${upload.audio_url}/raw` })),
  },
  {
    does: 'gives all uploads one identifier',
    finds: [['own-ids', '/audio_metadata/id: two uploads have the identifier one']],
    parts: [],
    plant: spoilAnswer(UPLOAD, ({ audio_url: url, audio_metadata: file }) => ({
      audio_url: url.replace(file.id, 'one'),
      audio_metadata: { ...file, id: 'one' },
    })),
  },
  {
    does: 'gives a new job the URL of another one',
    finds: [['creation', '/result_url: does not contain the identifier']],
    parts: ['recordings'],
    plant: spoilAnswer(CREATION, ({ id, result_url: url }) => ({
      id,
      result_url: url.replace(id, 'x'),
    })),
  },
  {
    does: 'gives a new job a URL with an invalid port',
    finds: [['contract', 'is not a URL']],
    parts: ['recordings'],
    plant: spoilAnswer(CREATION, ({ id, result_url: url }) => ({
      id,
      result_url: url.replace(/:\d+\//, ':99999/'),
    })),
    isFoundByOthers: true,
  },
  {
    does: 'responds with another job than the requested one',
    finds: [['polling', 'id: expected']],
    parts: ['recordings'],
    plant: spoilAnswer(RETRIEVAL, (job) => ({ ...job, id: OTHER_ID })),
  },
  {
    does: 'fails every job',
    finds: [['polling', '/status: expected done, got error']],
    parts: ['recordings'],
    plant: {
      request: (operation, { body }) => {
        if (operation === CREATION && body) body.audio_url = `${body.audio_url}/stub-error-500`;
        return undefined;
      },
    },
  },
  {
    does: 'ends every job with an unknown status',
    finds: [['contract', '/status: ']],
    parts: ['recordings'],
    plant: spoilDoneJob((job) => Object.assign(job, { status: 'unknown of today' })),
    isFoundByOthers: true,
  },
  {
    does: 'transcribes files that do not exist',
    finds: [['failed-job', '/status: expected error, got done']],
    parts: ['recordings'],
    plant: spoilMissing((body) => {
      body.audio_url = 'https://speech.invalid/a.wav';
    }),
  },
  ...['error_code', 'completed_at', 'version'].map(
    (field): Fault => ({
      does: `returns failed jobs without ${field}`,
      finds: [['contract', `/${field}: is missing`]],
      parts: ['recordings'],
      plant: spoilFailure((job) => delete job[field]),
    }),
  ),
  {
    does: 'does not call back about a job that failed',
    finds: [['jobFinished', 'nothing arrived in time']],
    parts: ['recordings'],
    plant: spoilNotification('/failed', () => []),
    patience: 1_000,
  },
  {
    does: 'lists failed jobs without error_code',
    finds: [['contract', '/error_code: is missing']],
    parts: ['recordings', 'pages'],
    plant: spoilAnswer(LIST, (page) => {
      for (const job of page.items) if (job.status === 'error') delete job.error_code;
      return page;
    }),
    isFoundByOthers: true,
  },
  {
    does: 'does not list failed jobs',
    finds: [['contract', '/items: does not list the job']],
    parts: ['recordings', 'pages'],
    plant: spoilListQuery((query) => query.append('status', 'done')),
  },
  {
    does: 'creates a job at each poll',
    finds: [['steady-job', 'created_at: expected']],
    parts: ['recordings', 'pages'],
    plant: counted(RETRIEVAL, (job, count) => {
      return { ...job, created_at: new Date(Date.parse(job.created_at) - count).toISOString() };
    }),
  },
  {
    does: 'transcribes a job again at each poll',
    finds: [['steady-job', 'result.metadata.transcription_time: expected']],
    parts: ['recordings', 'pages'],
    plant: counted(RETRIEVAL, (job, count) => {
      if (job.result) job.result.metadata.transcription_time = count;
      return job;
    }),
  },
  {
    does: 'lists another transcript than it returns',
    finds: [['listed-job', 'items.result.transcription.full_transcript: expected']],
    parts: ['recordings', 'pages'],
    plant: spoilAnswer(LIST, (page) => {
      for (const { result } of page.items) {
        if (result) result.transcription.full_transcript += ' Other.';
      }
      return page;
    }),
  },
  ...['created_at', 'completed_at'].map(
    (field): Fault => ({
      does: `lists another ${field} than it returns`,
      finds: [['listed-job', `items.${field}: expected`]],
      parts: ['recordings', 'pages'],
      plant: spoilAnswer(LIST, (page) => {
        for (const job of page.items) job[field] &&= later(job[field], 1);
        return page;
      }),
    }),
  ),
  {
    does: 'completes a finished job again at each poll',
    finds: [['steady-job', 'completed_at: expected']],
    parts: ['recordings', 'pages'],
    plant: counted(RETRIEVAL, (job, count) => {
      if (job.completed_at) job.completed_at = later(job.completed_at, count);
      return job;
    }),
  },
  {
    does: 'gives all files one identifier, and all jobs one request_id',
    finds: [
      ['own-ids', '/request_id: two jobs have one'],
      ['own-ids', '/file/id: two uploads have the identifier one'],
    ],
    parts: ['recordings', 'pages'],
    plant: spoilAnswer(RETRIEVAL, (job) => {
      return { ...job, request_id: 'one', file: job.file && { ...job.file, id: 'one' } };
    }),
  },
  {
    does: 'makes one job of all requests',
    finds: [['own-ids', '/id: two jobs have the identifier']],
    parts: ['recordings'],
    plant: (() => {
      let first: Body;
      return spoilAnswer(CREATION, (created) => {
        first ??= created;
        return first;
      });
    })(),
    patience: 1_000,
    isFoundByOthers: true,
  },
  {
    does: 'calls back for a recording although callback is false',
    finds: [['callback-off', 'callback: false, and yet a callback arrived']],
    parts: ['recordings'],
    plant: callAlways,
  },
  {
    does: 'calls back for a session although callback is false',
    finds: [['callback-off', 'callback: false, and yet a callback arrived']],
    parts: ['sessions'],
    plant: callAlways,
  },
  ...callbacksOf(CREATION).map(
    ({ name, method, schema }): Fault => ({
      does: `sends ${name} by ${method} ${schema ? 'with an empty body' : 'with another method'}`,
      finds: [
        schema
          ? [name, '/id: is missing']
          : ['contract', `method: expected "${method}", got "PATCH"`],
      ],
      parts: ['recordings'],
      plant: spoilNotification(`/${name}/${method}`, (one) => [
        schema ? { ...one, body: {} } : { ...one, method: 'PATCH' },
      ]),
    }),
  ),
  ...callbacksOf(LIVE).map(
    ({ name, method }): Fault => ({
      does: `posts messages that name no session by ${name}`,
      finds: [[name, '/session_id: is missing']],
      parts: ['sessions'],
      plant: spoilNotification(`/${name}/${method}`, ({ body, ...one }) => [
        { ...one, body: { ...body, session_id: undefined } },
      ]),
    }),
  ),
  {
    does: 'sends a callback as plain text',
    finds: [['contract', 'content-type: expected "application/json", got "text/plain"']],
    parts: ['recordings'],
    plant: spoilNotification('/jobFinished/PUT', (one) => [{ ...one, contentType: 'text/plain' }]),
  },
  {
    does: 'posts a result to callback_url as plain text',
    finds: [['callback-media-type', 'content-type: expected "application/json", got "text/plain"']],
    parts: ['recordings'],
    plant: spoilNotification('/jobFinishedDeprecated/POST', (one) => [
      { ...one, contentType: 'text/plain' },
    ]),
  },
  {
    does: 'sends the callback of another job as well',
    finds: [['jobFinished', `/id: is that of another job, ${OTHER_ID}`]],
    parts: ['recordings'],
    plant: spoilNotification('/jobFinished/PUT', (one) => [
      { ...one, body: { ...one.body, id: OTHER_ID } },
      one,
    ]),
  },
  {
    does: 'sends an empty webhook before each real one',
    finds: [['transcriptionDone', '/id: is missing']],
    parts: ['recordings', 'webhook'],
    plant: spoilNotification('/webhook', (one) => [{ ...one, body: {} }, one]),
  },
  {
    does: 'gives a session the URL of a page, not of a WebSocket',
    finds: [['session', '/url: expected the URL of a WebSocket, got https://speech.invalid/']],
    parts: ['sessions'],
    plant: spoilAnswer(LIVE, () => ({ url: 'https://speech.invalid/' })),
  },
  {
    does: 'requires a key at the URL of a session',
    finds: [['session', 'Unexpected server response: 401']],
    parts: ['sessions'],
    plant: { refuses: () => true },
  },
  {
    does: 'sends messages that name no session',
    finds: [
      ['messages', '/session_id: is missing'],
      ['message-flags', 'no final transcript arrived that matches the contract'],
    ],
    parts: ['sessions'],
    plant: { message: () => ({ session_id: undefined }) },
    isFoundByOthers: true,
  },
  {
    does: 'ignores the message flags',
    finds: [
      ['message-flags', 'partial transcripts arrived, although they are switched off'],
      ['message-flags', 'other messages arrived, although only final transcripts are switched on'],
    ],
    parts: ['sessions'],
    plant: { request: ignoreFlags },
    isFoundByOthers: true,
  },
  {
    does: 'sends no transcript',
    finds: [['message-flags', 'no final transcript arrived; is there speech in --audio?']],
    parts: ['sessions'],
    plant: { message: ({ type }) => (type === 'transcript' ? { type: 'other' } : {}) },
    patience: 1_000,
    isFoundByOthers: true,
  },
  ...[true, false].map(
    (isFinal): Fault => ({
      does: isFinal ? 'sends final transcripts alone' : 'never marks a transcript as final',
      finds: [
        [
          'message-flags',
          isFinal ? 'no partial transcript arrived: all' : 'no final transcript arrived: all',
        ],
      ],
      parts: ['sessions'],
      plant: {
        message: ({ type, data }) =>
          type === 'transcript' ? { data: { ...(data as object), is_final: isFinal } } : {},
      },
      patience: 1_000,
      isFoundByOthers: true,
    }),
  ),
  {
    does: 'closes a session with an error',
    finds: [
      ['close-code', 'expected the close code 1000, got 1011'],
      ['message-flags', 'no final transcript arrived: the connection was closed with 1011'],
      ['liveMessage', 'no final transcript arrived: the connection was closed with 1011'],
    ],
    parts: ['sessions'],
    plant: { message: ({ type }) => (type === 'transcript' ? null : {}) },
    patience: 1_000,
    isFoundByOthers: true,
  },
  {
    does: 'refuses a second connection to a session',
    finds: [['resume', 'Unexpected server response: 401']],
    parts: ['sessions'],
    plant: serveOnce(),
  },
  {
    does: 'applies another default limit',
    finds: [['default-limit', 'items.length: expected']],
    parts: ['pages'],
    plant: spoilListQuery((query) => query.size === 0 && query.set('limit', '1')),
  },
  {
    does: 'lists more jobs than requested',
    finds: [['pages', '/items: 3, more than the limit 2']],
    parts: ['pages'],
    plant: spoilListQuery((query) => query.get('limit') === '2' && query.set('limit', '3')),
  },
  {
    does: 'returns overlapping pages',
    finds: [['pages', 'is on two pages']],
    parts: ['pages'],
    plant: spoilListQuery((query) => query.get('offset') === '2' && query.set('offset', '1')),
  },
  {
    does: 'returns overlapping pages two times in three',
    finds: [['pages', 'is on two pages']],
    parts: ['pages'],
    plant: (() => {
      let count = 0;
      const isWrong = () => count++ % 3 < 2;
      return spoilListQuery(
        (query) => query.get('offset') === '2' && isWrong() && query.set('offset', '1'),
      );
    })(),
  },
  ...['first', 'current'].map(
    (name): Fault => ({
      does: `gives the URL of the next page as that of the ${name} one`,
      finds: [['page-addresses', `/${name}: leads to another page`]],
      parts: ['pages'],
      plant: spoilAnswer(LIST, (page) => ({ ...page, [name]: page.next ?? page[name] })),
    }),
  ),
  {
    does: 'never names a next page',
    finds: [['pages', '/next: null after 2 jobs, without']],
    parts: ['pages'],
    plant: spoilAnswer(LIST, (page) => ({ ...page, next: null })),
  },
  {
    does: 'names no next page after a page shorter than requested',
    finds: [['pages', '/next: null after 4 jobs, without']],
    parts: ['pages'],
    plant: spoilAnswer(LIST, ({ items, next, ...page }) => ({
      ...page,
      items: items.slice(0, 4),
      next: items.length > 4 ? null : next,
    })),
  },
  {
    does: 'names a next page after the last one',
    finds: [['page-end', 'page.next: expected']],
    parts: ['pages'],
    plant: spoilAnswer(LIST, (page) => ({ ...page, next: page.next ?? page.current })),
    isFoundByOthers: true,
  },
  {
    does: 'goes back to the first page after the last one',
    finds: [['page-end', 'page.items: expected']],
    parts: ['pages'],
    plant: spoilListQuery((query) => Number(query.get('offset')) > 1000 && query.delete('offset')),
  },
  {
    does: 'returns a job that is done without a transcription',
    finds: [['transcription', 'result.transcription: absent or null']],
    parts: ['recordings'],
    plant: spoilDoneJob(({ result }) => Object.assign(result, { transcription: undefined })),
    isFoundByOthers: true,
  },
  {
    does: 'records a session without its parameters',
    finds: [['recorded-params', 'request_params: expected']],
    parts: ['sessions'],
    plant: spoilRecord((job) => Object.assign(job, { request_params: null })),
  },
];

/** The messages about services that a proxy cannot imitate; `wrong.slow.test.ts` plants each of these faults. */
export const TOLD = {
  limited: 'the service limits calls: 429, Retry-After 86400',
  stillLimited: 'the service limits calls for more than 0.5 s',
  silent: 'no complete response within 0.5 s',
  gone: 'the run ended: no response after the first: 5 calls in a row got none',
  endless: 'the response is longer than 2 MB',
  chatty: 'more than 10000 messages arrived: the connection was dropped',
  much: 'more than 16 MB arrived: the connection was dropped',
  late: 'the run ended: it took longer than 900 s; raise the patience',
  binary: 'a message arrived in a binary frame',
  open: 'the session is still open after stop_recording',
  waiting: '/status: the job x is still queued',
  unrecorded: 'no finished live job has its messages',
  uncalled: 'nothing arrived in time',
  flooded: 'the notifications are too many, or too long',
  unhooked: 'none arrived in time for the job x',
};

/**
 * The expected behaviour of the list's filters, written a second time: the filter, a query, and the jobs that it lists
 * and omits.
 * `D` is the day and `T` the time at which the marked job was created, with so many days added; `JOBS` in
 * `conformance.slow.test.ts` has its other fields.
 */
export const SEARCHES: readonly (readonly [
  filter: string,
  query: string,
  lists: string,
  omits: string,
])[] = [
  ['filter-kind', 'kind=live', 'session', 'marked'],
  ['filter-kind', 'kind=pre-recorded', 'marked', 'session'],
  ['filter-kinds', 'kind=live&kind=pre-recorded', 'marked', ''],
  ['filter-kinds', 'kind=live&kind=pre-recorded', 'session', ''],
  ['filter-status', 'status=done', 'marked', ''],
  ['filter-status', 'status=error', '', 'marked'],
  ['filter-statuses', 'status=error&status=done', 'marked', ''],
  ['filter-statuses', 'status=done&status=error', 'marked', ''],
  ['filter-statuses', 'status=queued&status=error', '', 'marked'],
  ['filter-date', 'date=D+0', 'marked', ''],
  ['filter-date', 'date=D-3', '', 'marked'],
  ['filter-before', 'before_date=D+2', 'marked', ''],
  ['filter-before', 'before_date=D-2', '', 'marked'],
  ['filter-before', 'before_date=T+2', 'marked', ''],
  ['filter-before', 'before_date=T-2', '', 'marked'],
  ['filter-after', 'after_date=D-2', 'marked', ''],
  ['filter-after', 'after_date=D+2', '', 'marked'],
  ['filter-after', 'after_date=T-2', 'marked', ''],
  ['filter-after', 'after_date=T+2', '', 'marked'],
  ['filter-range', 'after_date=D-2&before_date=D+2', 'marked', ''],
  ['filter-range', 'after_date=D+2&before_date=D+4', '', 'marked'],
  ['filter-range', 'after_date=D-4&before_date=D-2', '', 'marked'],
  ['filter-metadata', 'custom_metadata[conformance]=run-1', 'marked', 'unmarked'],
  ['filter-metadata', 'custom_metadata[conformance]=none', '', 'marked'],
];

/** A service that refuses a second connection to a session. */
function serveOnce(): Hooks {
  const taken = new Set<string>();
  return { refuses: (path) => taken.has(path) || !taken.add(path) };
}
