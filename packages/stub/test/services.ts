/** Services that are correct but unusual: the conformance run passes them. */
import { isDeepStrictEqual } from 'node:util';
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import type { JobPage, PreRecordedJob } from 'speech-to-text-contract/types';
import { RATE_LIMITED } from '../src/conformance/client.ts';
import type { ConformanceOptions } from '../src/conformance/index.ts';
import { OPERATIONS, type OperationId } from '../src/contract.ts';
import type { StubOptions } from '../src/index.ts';
import type { Body, Hooks } from './proxy.ts';
import { later, spoilAnswer, spoilListQuery, spoilRequest } from './spoil.ts';

/** Changes each job in a response: by itself, or in a list. */
const changeJobs = (change: (job: Body) => Body): Hooks => ({
  answer: (operation, { status, body }) => {
    if (status >= 300) return {};
    if (operation === 'getPreRecordedJob') return { body: change(body) };
    if (operation !== 'listTranscriptionJobs') return {};
    return { body: { ...Object(body), items: Object(body).items.map(change) } };
  },
});

/** Refuses each seventh call by a rate limit, with each status and each form of `retry-after` in turn. */
function limiting(): Hooks {
  const refusals = RATE_LIMITED.flatMap((status) =>
    ['0', new Date(0).toUTCString()].map((retryAfter) => {
      const headers = { 'retry-after': retryAfter };
      return { status, contentType: 'text/plain', body: 'later', headers };
    }),
  );
  let calls = 0;
  return {
    request: () => (calls++ % 7 === 0 ? refusals[((calls / 7) % refusals.length) | 0] : undefined),
  };
}

/** Refuses a job at its creation if its recording was not uploaded. */
export function fetching(): Hooks {
  const uploaded = new Set<string>();
  return {
    answer: (operation, { status, body }) => {
      if (operation === 'uploadAudio' && status < 300) uploaded.add(Object(body).audio_url);
      return {};
    },
    request: (operation, { body }) => {
      const address = operation === 'createPreRecordedJob' ? body?.audio_url : undefined;
      if (!address || uploaded.has(address)) return undefined;
      return { status: 422, contentType: 'text/plain', body: 'the recording cannot be fetched' };
    },
  };
}

/** Once, a new job appears at the front of the list between two pages. */
export function growing(): Hooks {
  let isMoved = false;
  return {
    request: async (_, { url, headers }) => {
      if (isMoved || !/\?(limit=2&offset=2|offset=2&limit=2)$/.test(url)) return undefined;
      isMoved = true;
      const { host, 'x-service-key': key } = headers;
      await fetch(`http://${host}${OPERATIONS.createPreRecordedJob.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-key': String(key) },
        body: '{"audio_url":"https://speech.invalid/a.wav"}',
      });
      return undefined;
    },
  };
}

/** Lists the oldest job first, on pages of at most three jobs, each of which names the next. */
function capping(): Hooks {
  const asked = new WeakMap<object, URL>();
  const isList = (operation?: OperationId) => operation === 'listTranscriptionJobs';
  return {
    // Request all jobs from the stub.
    request: (operation, request) => {
      const url = new URL(request.url, 'http://x');
      const isGood = parseListTranscriptionJobsQuery(url.searchParams).ok;
      if (!isList(operation) || !isGood) return undefined;
      asked.set(request, new URL(url));
      url.searchParams.set('offset', '0');
      url.searchParams.set('limit', '1000');
      request.raw.url = url.pathname + url.search;
      return undefined;
    },
    answer: (operation, { status, body }, request) => {
      const url = asked.get(request);
      if (!isList(operation) || !url || status !== 200) return {};
      const { searchParams: query } = url;
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 20)];
      const { items, current } = body as JobPage;
      const end = offset + Math.min(limit, 3);
      const at = (start: number) => {
        query.set('offset', String(start));
        query.set('limit', String(limit));
        return `${new URL(current).origin}${url.pathname}${url.search}`;
      };
      const page = items.toReversed().slice(offset, end);
      const next = end < items.length ? at(end) : null;
      return { body: { first: at(0), current: at(offset), next, items: page } };
    },
  };
}

/** Lists a job with other time zones and digits in its dates than it has by itself. */
const dating = (): Hooks =>
  spoilAnswer('listTranscriptionJobs', (page) => {
    const rewrite = (text: string, at: number) =>
      at % 2 === 0
        ? later(text, 2 * 3_600_000).replace('Z', '456+02:00')
        : text.replace(/\.\d+Z$/, 'Z');
    for (const [at, job] of page.items.entries()) {
      job.created_at = rewrite(job.created_at, at);
      job.completed_at &&= rewrite(job.completed_at, at + 1);
    }
    return page;
  });

/** Records the parameters of jobs as they were sent, without the defaults of those left out. */
function recordingSent(): Hooks {
  const sent = new WeakMap<object, object>();
  const byJob = new Map<string, object>();
  const stripped = changeJobs((job) => {
    const params = byJob.get(job.id);
    return job.request_params && params ? { ...job, request_params: params } : job;
  });
  return {
    request: (operation, request) => {
      const { custom_metadata, ...params } = structuredClone(request.body ?? {});
      if (operation === 'createPreRecordedJob') sent.set(request, params);
      return undefined;
    },
    answer: (operation, one, request) => {
      const params = sent.get(request);
      if (params && one.status < 300) byJob.set(Object(one.body).id, params);
      return stripped.answer?.(operation, one, request) ?? {};
    },
  };
}

/** Accepts and returns unusual values, and uses several hosts. */
const unusual = (): Hooks => ({
  ...growing(),
  // Messages are of unknown kinds.
  message: ({ type }) => (type.startsWith('stub_') ? { type: 'new', data: undefined } : {}),
  notification: (_, one) => [one, one],
  answer: (id, one) => {
    const isKnown = id !== undefined && one.status in OPERATIONS[id].responses;
    // Replaces an undocumented status with another one, in a refusal with plain text.
    if (!isKnown && one.status >= 400) {
      return { status: 403, contentType: 'text/plain', body: 'no' };
    }
    const status = isKnown ? one.status : 202;
    const json = 'APPLICATION/JSON; charset=utf-8';
    const contentType = one.contentType.replace(/^application\/json.*/, json);
    if (one.status >= 400 || typeof one.body !== 'object') return { status, contentType };
    const text = JSON.stringify({ ...one.body, more: { of: ['it'] } })
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/v2/g, 'https://speech.invalid/v2')
      .replace('"extension":"wav"', '"extension":".WAV"')
      .replace('"url":"ws://127.0.0.1', '"url":"ws://localhost');
    return { status, contentType, body: JSON.parse(text) };
  },
});

/**
 * Chooses otherwise than the stub where the interface leaves a choice: it sends errors without a body, matches metadata
 * as a whole, begins its days in another time zone, numbers channels from 7, and refuses callbacks beyond the web, and
 * configurations without their option, and pages of more than 50 jobs. Its diarization always fails.
 */
const choosing = (): Hooks => {
  const isStated = (operation: OperationId | undefined, status: number) =>
    operation !== undefined && OPERATIONS[operation].responses[status]?.schema;
  const renumber = (value: unknown, change?: typeof failDiarization) =>
    JSON.parse(JSON.stringify(value).replaceAll('"channel":0', '"channel":7'), change);
  const diarization = { success: false, is_empty: true, exec_time: 0, error: {}, results: [] };
  /** Fails the diarization of each job in a response. */
  const failDiarization = (_: string, one: Partial<PreRecordedJob> | null) => {
    if (!one?.result || !one.request_params?.diarization) return one;
    const drop = (key: string, inner: unknown) => (key === 'speaker' ? undefined : inner);
    const result = JSON.parse(JSON.stringify(one.result), drop);
    return { ...one, result: { ...result, diarization } };
  };
  const queryOf = (url: string) => parseListTranscriptionJobsQuery(new URL(url, 'http://x'));
  /** Changes the day for which a query asks. */
  const shift = (url: string, days: number) =>
    url.replace(/(?<=[?&]date=)[\d-]{10}(?=&|$)/, (date) => {
      const time = Date.parse(date) + days * 24 * 3_600_000;
      return new Date(time).toISOString().replace(/T.*/, '');
    });
  return {
    request: (_, { url, raw, body }) => {
      if (queryOf(url).ok) raw.url = shift(url, -1);
      const text = JSON.stringify(body) ?? '';
      const isWeb = !/"url":"(?!https?:)/i.test(text);
      const isLong = Number(new URL(url, 'http://x').searchParams.get('limit')) > 50;
      const lacking = [...text.matchAll(/"(\w+)_config":/g)].filter(
        ([, option]) =>
          /^(?!language|messages)/.test(`${option}`) && !text.includes(`"${option}":`),
      );
      if (isWeb && !isLong && lacking.length === 0) return undefined;
      return { status: 422, contentType: 'text/plain', body: '' };
    },
    message: (one) => renumber(one),
    answer: (operation, { status, body }, { url }) => {
      if (status >= 400 && !isStated(operation, status)) {
        // Only a session that is not created needs a message.
        const isTold = operation === 'createLiveSession';
        return isTold ? { contentType: 'text/plain', body: 'no' } : { contentType: '', body: '' };
      }
      const numbered = renumber(body, failDiarization);
      if (operation !== 'listTranscriptionJobs' || status !== 200) return { body: numbered };
      const { items, first, current, next } = numbered as JobPage;
      const [query, back] = [queryOf(url), (address: string) => shift(address, 1)];
      const wanted = query.ok ? query.value.custom_metadata : undefined;
      const found = items.filter(
        ({ custom_metadata }) => !wanted || isDeepStrictEqual(custom_metadata, wanted),
      );
      const addresses = { first: back(first), current: back(current), next: next && back(next) };
      return { body: { ...addresses, items: found } };
    },
  };
};

/** Names the next page by a cursor, which stands for the whole query. */
const paging = (): Hooks => ({
  ...spoilRequest('listTranscriptionJobs', ({ raw, url }) => {
    const cursor = new URL(url, 'http://x').searchParams.get('cursor');
    if (cursor) raw.url = url.replace(/\?.*/, Buffer.from(cursor, 'base64url').toString());
  }),
  ...spoilAnswer('listTranscriptionJobs', ({ next, ...page }) => {
    const encode = (query: string) => `?cursor=${Buffer.from(query).toString('base64url')}`;
    return { ...page, next: next?.replace(/\?.*/, encode) ?? null };
  }),
});

/** Lists a job only some time after its creation. */
const lagging = (milliseconds: number): Hooks =>
  spoilListQuery((query) => {
    const asked = parseListTranscriptionJobsQuery(query);
    if (!asked.ok) return;
    const { before_date = '9999-12-31' } = asked.value;
    const last = Math.min(Date.now() - milliseconds, Date.parse(before_date));
    query.set('before_date', new Date(last).toISOString());
  });

/** Writes all identifiers in capitals. */
function shouting(): Hooks {
  const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;
  const upper = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(ID, (id) => id.toUpperCase()));
  const lower = (text: string) => text.replaceAll(ID, (id) => id.toLowerCase());
  return {
    head: (request) => {
      request.url = lower(request.url ?? '');
    },
    request: (operation, { body }) => {
      if (operation === 'createPreRecordedJob' && typeof body?.audio_url === 'string') {
        body.audio_url = lower(body.audio_url);
      }
      return undefined;
    },
    answer: (_, { body }) => ({ body: upper(body) }),
    message: upper,
    notification: (_, one) => [{ ...one, body: upper(one.body) }],
  };
}

/** Transcribes each channel of stereo by itself, so that the utterances overlap. */
const overlapping = () =>
  changeJobs((job) => {
    if (job.file?.number_of_channels !== 2 || !job.result) return job;
    const { transcription } = job.result;
    const utterances = transcription.utterances.flatMap((one: Body) => [
      { ...one, channel: 0 },
      { ...one, channel: 1 },
    ]);
    const full_transcript = utterances.map(({ text }: Body) => text).join(' ');
    const result = {
      ...job.result,
      transcription: { ...transcription, utterances, full_transcript },
    };
    return { ...job, result };
  });

/** Rounds durations to whole seconds. */
const rounding = () =>
  changeJobs((job) => {
    if (!job.result) return job;
    const { metadata } = job.result;
    const audio_duration = Math.round(metadata.audio_duration);
    const billing_time = audio_duration * metadata.number_of_distinct_channels;
    const result = { ...job.result, metadata: { ...metadata, audio_duration, billing_time } };
    return { ...job, file: job.file && { ...job.file, audio_duration }, result };
  });

/** States that a job that has not finished has no result and no end. */
const nulling = () =>
  changeJobs((job) => {
    const isPending = job.status === 'queued' || job.status === 'processing';
    const none = { completed_at: null, error_code: null, result: null, file: null };
    return isPending ? { ...job, ...none } : job;
  });

/** A service that is correct, but unusual. */
interface Service {
  hooks: Hooks;
  /** Other options of the run. */
  settings?: Partial<ConformanceOptions>;
  /** The parts of the run that may notice, by default all. */
  parts?: string[];
  /** The options of the stub behind the proxy. */
  options?: StubOptions;
  /** The checks that the run skips, by their details; by default none. */
  skips?: string[];
}

/** The parts that create jobs and list them. */
const LISTED = ['recordings', 'sessions', 'filters', 'pages'];

/** The services, by what they do. */
export const SERVICES: Readonly<Record<string, () => Service>> = {
  'accepts and returns unusual values, on several hosts': () => ({ hooks: unusual() }),
  'chooses otherwise wherever it may': () => ({
    hooks: choosing(),
    settings: { strict: true, thorough: true },
  }),
  'limits calls and sessions': () => ({
    hooks: limiting(),
    parts: ['inputs', 'sessions'],
    options: { limits: { sessions: 2 } },
  }),
  'lists the oldest job first, on short pages': () => ({
    hooks: capping(),
    parts: LISTED,
  }),
  'lists jobs with dates in another time zone, with microseconds or in whole seconds': () => ({
    hooks: dating(),
    parts: LISTED,
  }),
  'records parameters as they were sent, without defaults': () => ({
    hooks: recordingSent(),
    parts: ['recordings', 'pages'],
  }),
  'refuses a job at its creation if its recording does not exist': () => ({
    hooks: fetching(),
    parts: ['inputs', 'recordings', 'keys', 'pages'],
    skips: [
      'the service refuses a recording that does not exist, with 422',
      'the run has no failed job: none was created',
    ],
  }),
  'names the next page by a cursor': () => ({
    hooks: paging(),
    parts: LISTED,
  }),
  'lists jobs 1.5 s after their creation': () => ({ hooks: lagging(1_500), parts: LISTED }),
  'writes identifiers in capitals': () => ({
    hooks: shouting(),
    parts: ['recordings', 'sessions', 'keys', 'filters', 'pages', 'webhook'],
  }),
  'transcribes each channel by itself': () => ({ hooks: overlapping(), parts: ['recordings'] }),
  'rounds durations to whole seconds': () => ({
    hooks: rounding(),
    parts: ['recordings', 'sessions', 'pages'],
  }),
  'takes its time, and says that unfinished jobs have no result': () => ({
    hooks: nulling(),
    parts: ['recordings', 'pages'],
    options: { queueTime: 500, processingTime: 500 },
  }),
};
