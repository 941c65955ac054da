/** Faults to plant in the stub, and the check of the conformance run that finds each of them. */
import type { Answer, Faults } from '../../stub/src/index.ts';

/** Changes the answers of one operation that succeed. */
export function answering(
  id: string,
  change: (body: Record<string, never>, answer: Answer) => unknown,
): Faults {
  return {
    answer: (operation, answer) => {
      if (operation !== id || answer.status > 299) return answer;
      const body = structuredClone(answer.body) as Record<string, never>;
      return { ...answer, body: change(body, answer) ?? body };
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: faults spoil bodies on purpose, against their types
export type Spoilt = any;

/**
 * A fault of each kind, and the check that must find it. A fault that keeps something away is found
 * when patience ends.
 */
export const FAULTS: [
  kind: string,
  faults: Faults,
  area: string,
  name: string,
  keepsAway?: true,
][] = [
  [
    'a wrong status',
    {
      answer: (id, a) =>
        id === 'listTranscriptionJobs' && a.status === 200 ? { ...a, status: 206 } : a,
    },
    'listTranscriptionJobs',
    'no parameters',
  ],
  [
    'a server error on bad input',
    { answer: (_, a) => (a.status === 422 ? { ...a, status: 500 } : a) },
    'uploadAudio',
    'a form without a file',
  ],
  [
    'a wrong content type',
    { answer: (id, a) => (id === 'createLiveSession' ? { ...a, contentType: 'text/html' } : a) },
    'createLiveSession',
    'required fields alone',
  ],
  [
    'a missing field',
    answering('getPreRecordedJob', (job: Spoilt) => {
      delete job.post_session_metadata;
    }),
    'pre-recorded job',
    'nothing switched on: polled until it is done',
  ],
  [
    'a field that only a status requires',
    answering('getPreRecordedJob', (job: Spoilt) => {
      if (job.status === 'done') delete job.result;
    }),
    'pre-recorded job',
    'nothing switched on: polled until it is done',
  ],
  [
    'a wrong type',
    answering('uploadAudio', (upload: Spoilt) => {
      upload.audio_metadata.number_of_channels = '1';
    }),
    'uploadAudio',
    'a WAV file',
  ],
  [
    'an unknown choice',
    answering('listTranscriptionJobs', (page: Spoilt) => {
      if (page.items[0]) page.items[0].status = 'finished';
    }),
    'listTranscriptionJobs',
    'the default of limit',
  ],
  [
    'a value beyond its bound',
    answering('getPreRecordedJob', (job: Spoilt) => {
      if (job.result) job.result.metadata.number_of_distinct_channels = 0;
    }),
    'pre-recorded job',
    'nothing switched on: polled until it is done',
  ],
  [
    'a wrong format',
    answering('createPreRecordedJob', (created: Spoilt) => {
      created.result_url = `/v2/pre-recorded/${created.id}`;
    }),
    'createPreRecordedJob',
    'required fields alone',
  ],
  [
    'an error body of another shape',
    { answer: (_, a) => (a.status === 401 ? { ...a, body: { error: 'who are you?' } } : a) },
    'listTranscriptionJobs',
    'without a key',
  ],
  [
    'no check of the key',
    { answer: (_, a) => (a.status === 401 ? { ...a, status: 200, body: {} } : a) },
    'listTranscriptionJobs',
    'with a wrong key',
  ],
  [
    'bad input that is accepted',
    {
      answer: (id, a) => {
        const body = { url: 'ws://127.0.0.1:1/' };
        return id === 'createLiveSession' && a.status === 422 ? { ...a, status: 201, body } : a;
      },
    },
    'createLiveSession',
    'a list in place of the object',
  ],
  [
    'good input that is refused',
    { answer: (id, a) => (id === 'createLiveSession' ? { ...a, status: 422 } : a) },
    'createLiveSession',
    'required fields alone',
  ],
  [
    'a default that is not recorded',
    answering('getPreRecordedJob', (job: Spoilt) => {
      if (job.request_params) delete job.request_params.diarization;
    }),
    'pre-recorded job',
    'nothing switched on: recorded parameters',
  ],
  [
    'a default that is not applied',
    {
      answer: (_, answer, url) => {
        if (!url.endsWith('/v2/transcription') || answer.status !== 200) return answer;
        const page = answer.body as Spoilt;
        return { ...answer, body: { ...page, items: page.items.slice(0, 1) } };
      },
    },
    'listTranscriptionJobs',
    'the default of limit',
  ],
  [
    'a filter that is ignored',
    answering('listTranscriptionJobs', (page: Spoilt) => {
      for (const job of page.items)
        if (page.current.includes('kind=live')) job.kind = 'pre-recorded';
    }),
    'listTranscriptionJobs',
    'filter by kind',
  ],
  [
    'an add-on that was not switched on',
    answering('getPreRecordedJob', (job: Spoilt) => {
      const block = { success: true, is_empty: true, exec_time: 0, error: null, results: null };
      if (job.result) job.result.summarization = block;
    }),
    'pre-recorded job',
    'nothing switched on: the blocks of the result',
  ],
  [
    'metadata that is lost',
    answering('getPreRecordedJob', (job: Spoilt) => {
      delete job.custom_metadata;
    }),
    'pre-recorded job',
    'everything switched on: the record',
  ],
  [
    'a message without a field',
    { message: ({ session_id: _, ...message }) => message },
    'live session',
    'no flags given: messages',
  ],
  [
    'a session that does not end',
    { closeCode: null },
    'live session',
    'no flags given: the end',
    true,
  ],
  [
    'a message that never comes',
    { message: (message) => (message.type === 'transcript' ? null : message) },
    'live session',
    'no flags given: by the flags',
  ],
  [
    'a message that is switched off',
    {
      message: (message) =>
        message.type === 'transcript'
          ? { ...message, data: { ...(message.data as object), is_final: false } }
          : message,
    },
    'live session',
    'no flags given: by the flags',
  ],
  ['a wrong close code', { closeCode: 1011 }, 'live session', 'no flags given: the end'],
  [
    'an address that serves once',
    { noResume: true },
    'live session',
    'a lost connection: connecting again',
  ],
  [
    'a callback without its outcome',
    { notification: (name, body) => (name === 'jobFinished' ? { id: (body as Spoilt).id } : body) },
    'notifications',
    'callback by POST',
  ],
  [
    'a callback that never comes',
    { notification: (name, body) => (name === 'liveMessage' ? null : body) },
    'live session',
    'callback',
    true,
  ],
];
