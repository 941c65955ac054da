/** Faults to plant in the stub, and the check of the conformance run that finds each of them. */
import type { Faults } from '../../stub/src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: faults spoil bodies on purpose, against their types
type Spoilt = any;

/** Changes the answers of one operation that succeed. What becomes `undefined` is left out. */
export function answering(id: string, change: (body: Spoilt) => unknown): Faults {
  return {
    answer: (operation, answer) => {
      if (operation !== id || answer.status > 299) return answer;
      return { ...answer, body: change(answer.body) };
    },
  };
}

/** Changes the job that is polled. */
const polled = (change: (job: Spoilt) => object) =>
  answering('getPreRecordedJob', (job) => ({ ...job, ...change(job) }));
/** Changes the result of the job that is polled, once there is one. */
const withResult = (change: (result: Spoilt) => object) =>
  polled(({ result }) => ({ result: result && { ...result, ...change(result) } }));
/** Changes the jobs of a page of the list. */
const listed = (change: (job: Spoilt, page: Spoilt) => object) =>
  answering('listTranscriptionJobs', (page) => ({
    ...page,
    items: page.items.map((job: Spoilt) => ({ ...job, ...change(job, page) })),
  }));

const POLLED = 'pre-recorded job, nothing switched on: polled until it is done';
const MINIMAL = 'createLiveSession, required fields alone';
const END = 'live session, no flags given: the end';
const FLAGS = 'live session, no flags given: by the flags';
const BLOCK = { success: true, is_empty: true, exec_time: 0, error: null, results: null };

/**
 * A fault of each kind, and the check that must find it. A fault that keeps something away is found
 * when patience ends.
 */
export const FAULTS: [kind: string, foundBy: string, faults: Faults, keepsAway?: true][] = [
  [
    'a wrong status',
    'listTranscriptionJobs, no parameters',
    { answer: (_, a) => (a.status === 200 ? { ...a, status: 206 } : a) },
  ],
  [
    'a server error on bad input',
    'uploadAudio, a form without a file',
    { answer: (_, a) => (a.status === 422 ? { ...a, status: 500 } : a) },
  ],
  [
    'a wrong content type',
    MINIMAL,
    { answer: (id, a) => (id === 'createLiveSession' ? { ...a, contentType: 'text/html' } : a) },
  ],
  ['a missing field', POLLED, polled(() => ({ post_session_metadata: undefined }))],
  [
    'no check of the key',
    'listTranscriptionJobs, with a wrong key',
    { answer: (_, a) => (a.status === 401 ? { ...a, status: 200, body: {} } : a) },
  ],
  [
    'bad input that is accepted',
    'createLiveSession, a list in place of the object',
    {
      answer: (id, a) => {
        const body = { url: 'ws://127.0.0.1:1/' };
        return id === 'createLiveSession' && a.status === 422 ? { ...a, status: 201, body } : a;
      },
    },
  ],
  [
    'a default that is not recorded',
    'pre-recorded job, nothing switched on: recorded parameters',
    polled(({ request_params: { diarization: _, ...others } }) => ({ request_params: others })),
  ],
  [
    'a default that is not applied',
    'listTranscriptionJobs, the default of limit',
    {
      answer: (_, answer, url) => {
        if (!url.endsWith('/v2/transcription') || answer.status !== 200) return answer;
        const page = answer.body as Spoilt;
        return { ...answer, body: { ...page, items: page.items.slice(0, 1) } };
      },
    },
  ],
  [
    'a filter that is ignored',
    'listTranscriptionJobs, filter by kind',
    listed(({ kind }, page) => ({
      kind: page.current.includes('kind=live') ? 'pre-recorded' : kind,
    })),
  ],
  [
    'an add-on that was not switched on',
    'pre-recorded job, nothing switched on: the blocks of the result',
    withResult(() => ({ summarization: BLOCK })),
  ],
  [
    'metadata that is lost',
    'pre-recorded job, everything switched on: the record',
    polled(() => ({ custom_metadata: undefined })),
  ],
  [
    'a message without a field',
    'live session, no flags given: messages',
    { message: ({ session_id: _, ...message }) => message },
  ],
  ['a session that does not end', END, { closeCode: null }, true],
  [
    'a message that never comes',
    FLAGS,
    { message: (message) => (message.type === 'transcript' ? null : message) },
  ],
  [
    'a message that is switched off',
    FLAGS,
    { message: (message: Spoilt) => ({ ...message, data: { ...message.data, is_final: false } }) },
  ],
  ['a wrong close code', END, { closeCode: 1011 }],
  [
    'an address that serves once',
    'live session, a lost connection: connecting again',
    { noResume: true },
  ],
  [
    'a callback without its outcome',
    'notifications, callback by POST',
    { notification: (name, body) => (name === 'jobFinished' ? { id: (body as Spoilt).id } : body) },
  ],
  [
    'a callback that never comes',
    'live session, callback',
    { notification: (name, body) => (name === 'liveMessage' ? null : body) },
    true,
  ],
];
