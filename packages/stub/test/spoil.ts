/** Changes of what a service receives and sends, from which faulty services are made. */
import { NOBODY } from '../src/conformance/client.ts';
import type { OperationId } from '../src/contract.ts';
import type { Body, Hooks, ProxiedRequest, SentNotification } from './proxy.ts';

/** The API key of the stub whose proxy plants the faults. */
export const KEY = 'the-key';

export const UPLOAD: OperationId = 'uploadAudio';
export const CREATION: OperationId = 'createPreRecordedJob';
export const RETRIEVAL: OperationId = 'getPreRecordedJob';
export const LIST: OperationId = 'listTranscriptionJobs';
export const LIVE: OperationId = 'createLiveSession';
/** An identifier without a job. */
export const OTHER_ID = '45463597-20b7-4af7-b3b3-f5fb778203ab';
export const REFUSED = { status: 400, contentType: 'text/plain', body: 'no' };
export const isOk = ({ status }: { status: number }) => status < 300;

/** Changes the successful responses of one operation. */
export const spoilAnswer = (id: OperationId, change: (body: Body) => unknown): Hooks => ({
  answer: (operation, one) => (operation === id && isOk(one) ? { body: change(one.body) } : {}),
});
/** Changes the metadata of an uploaded file. */
export const spoilUpload = (change: (file: Body) => object): Hooks =>
  spoilAnswer(UPLOAD, ({ audio_metadata: file, ...upload }) => ({
    ...upload,
    audio_metadata: { ...file, ...change(file) },
  }));
/** Changes jobs that are done. */
export const spoilDoneJob = (change: (job: Body) => void): Hooks =>
  spoilAnswer(RETRIEVAL, (job) => {
    if (job.status === 'done') change(job);
    return job;
  });
/** Changes the records of sessions in the list. */
export const spoilRecord = (change: (job: Body) => void): Hooks =>
  spoilAnswer(LIST, (page) => {
    for (const job of page.items) if (job.kind === 'live' && job.status === 'done') change(job);
    return page;
  });
/** Changes the queries of the list. */
export const spoilListQuery = (change: (query: URLSearchParams) => unknown): Hooks =>
  spoilRequest(LIST, ({ url, raw }) => {
    const [path, search] = url.split('?');
    const query = new URLSearchParams(search);
    change(query);
    raw.url = `${path}?${query}`;
  });
export const spoilNotification = (
  path: string,
  change: (one: SentNotification) => SentNotification[],
): Hooks => ({
  notification: (url, one) => (url.endsWith(path) ? change(one) : [one]),
});
/** Changes the requests of one operation. */
export const spoilRequest = (id: OperationId, change: (request: ProxiedRequest) => unknown) => ({
  request: (operation: OperationId | undefined, request: ProxiedRequest) => {
    if (operation === id) change(request);
    return undefined;
  },
});
/** Turns on every message flag of a session. */
export const ignoreFlags = ({ body }: ProxiedRequest) => {
  const all = Object.keys(body.messages_config ?? {}).map((flag) => [flag, true]);
  body.messages_config = { receive_partial_transcripts: true, ...Object.fromEntries(all) };
};
/** Changes each response of an operation otherwise. */
export function counted(id: OperationId, change: (body: Body, count: number) => void): Hooks {
  let count = 0;
  return spoilAnswer(id, (body) => {
    change(body, ++count);
    return body;
  });
}

/** A moment some milliseconds later. */
export const later = (moment: string, milliseconds: number) =>
  new Date(Date.parse(moment) + milliseconds).toISOString();

/** Changes the body of a request for a job whose recording does not exist. */
export const spoilMissing = (change: (body: Body) => void): Hooks =>
  spoilRequest(CREATION, ({ body }) => {
    if (body?.audio_url?.endsWith(NOBODY)) change(body);
  });
/** Changes jobs that failed. */
export const spoilFailure = (change: (job: Body) => void): Hooks =>
  spoilAnswer(RETRIEVAL, (job) => {
    if (job.status === 'error') change(job);
    return job;
  });
/** Sends a callback that is switched off, and records it as switched off. */
export const callAlways: Hooks = {
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
/** Refuses each call of one operation. */
export const answers = (id: OperationId, status: number) => (operation?: OperationId) =>
  operation === id ? { ...REFUSED, status } : undefined;

/** A service that refuses a second connection to a session. */
export function serveOnce(): Hooks {
  const taken = new Set<string>();
  return { refuses: (path) => taken.has(path) || !taken.add(path) };
}

/** Applies other flags to a callback than those of its request. */
export const spoilCallbackFlags = (flagsOf: (request: Body) => object): Hooks =>
  spoilRequest(LIVE, ({ body }) => {
    if (!body?.callback) return;
    const { url, ...flags } = body.callback_config;
    const known = Object.keys(flags).length > 0 ? flagsOf(body) : {};
    body.callback_config = { ...known, url };
  });

/** Refuses to resume a session once its connection is lost, which it notices after 100 ms, as under load. */
export function endLost(): Hooks {
  const ended = new Set<string>();
  const loses = (path: string) => void setTimeout(() => ended.add(path), 100);
  return { loses, refuses: (path) => ended.has(path) };
}

/** Changes the record of a session that was resumed. */
export function spoilResumed(change: (job: Body) => unknown): Hooks {
  const resumed = new Set<string>();
  return {
    resumes: async (job) => void resumed.add(job),
    ...spoilRecord((job) => resumed.has(job.id) && change(job)),
  };
}

export const textOf = (words: readonly { word: string }[]) =>
  words.map(({ word }) => word).join(' ');

/** Changes the utterances in the records of sessions, and their transcript with them. */
export const spoilTranscription = (change: (utterances: Body[]) => Body[]): Hooks =>
  spoilRecord(({ result }) => {
    const utterances = change(result.transcription.utterances);
    const full_transcript = utterances.map(({ text }) => text).join(' ');
    Object.assign(result.transcription, { utterances, full_transcript });
  });

/** Sends a callback as soon as the job is created. */
export const callEarly: Hooks = {
  answer: (operation, { status, body }, request) => {
    const { callback, callback_config: to } = Object(request.body);
    if (operation === CREATION && status < 300 && callback) {
      void fetch(to.url, {
        method: to.method ?? 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: Object(body).id, event: 'early' }),
      });
    }
    return {};
  },
};

/** Lists two jobs on a page, and names the next page without the filters. */
export const forgetFilters: Hooks = {
  ...spoilListQuery((query) => query.has('limit') && query.set('limit', '2')),
  ...spoilAnswer(LIST, ({ next, ...page }) => {
    const url = new URL(next ?? 'http://x');
    for (const key of [...url.searchParams.keys()]) {
      if (key !== 'offset' && key !== 'limit') url.searchParams.delete(key);
    }
    return { ...page, next: next && url.href };
  }),
};
