/** Services that are correct but unusual: the conformance run passes them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import type { JobPage } from 'speech-to-text-contract/types';
import { RATE_LIMITED } from '../src/conformance/client.ts';
import { PARTS } from '../src/conformance/index.ts';
import { accepted, OPERATIONS } from '../src/contract.ts';
import type { Body, Hooks } from './proxy.ts';
import type { Service } from './runs.ts';
import { later, refusal, spoilAnswer, spoilListQuery } from './spoil.ts';
import { temporaryFolder } from './support.ts';
import { writeWav } from './wav.ts';

/** Refuses a job at its creation if its recording was not uploaded. */
function fetching(): Hooks {
  const uploaded = new Set<string>();
  return {
    ...spoilAnswer('uploadAudio', (upload) => {
      uploaded.add(upload.audio_url);
      return upload;
    }),
    request: (operation, { body }) => {
      const address = operation === 'createPreRecordedJob' ? body?.audio_url : undefined;
      return address && !uploaded.has(address) ? refusal(422) : undefined;
    },
  };
}

/**
 * Lists the oldest job first, on pages of at most three jobs, names the next page by a cursor, and matches metadata as a
 * whole.
 */
function paging(): Hooks {
  const asked = new WeakMap<object, URL>();
  return {
    // Request all jobs from the stub.
    request: (operation, request) => {
      const url = new URL(request.url, 'http://x');
      const cursor = url.searchParams.get('cursor');
      if (cursor) url.search = Buffer.from(cursor, 'base64url').toString();
      if (operation !== 'listTranscriptionJobs') return undefined;
      if (!parseListTranscriptionJobsQuery(url.searchParams).ok) return undefined;
      asked.set(request, new URL(url));
      url.searchParams.set('offset', '0');
      url.searchParams.set('limit', '1000');
      request.url = url.pathname + url.search;
      return undefined;
    },
    answer: (_, { status, body }, request) => {
      const url = asked.get(request);
      if (!url || status !== 200) return {};
      const query = accepted(parseListTranscriptionJobsQuery(url.searchParams));
      const { offset = 0, limit = 20, custom_metadata: wanted } = query;
      const { items, current } = body as JobPage;
      const found = items.filter(
        ({ custom_metadata }) => !wanted || isDeepStrictEqual(custom_metadata, wanted),
      );
      const end = offset + Math.min(limit, 3);
      const at = (start: number) => {
        url.searchParams.set('offset', String(start));
        const cursor = Buffer.from(url.search).toString('base64url');
        return `${new URL(current).origin}${url.pathname}?cursor=${cursor}`;
      };
      const page = found.toReversed().slice(offset, end);
      const next = end < found.length ? at(end) : null;
      return { body: { first: at(0), current: at(offset), next, items: page } };
    },
  };
}

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** A value whose identifiers are in capitals. */
const shout = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll(ID, (id) => id.toUpperCase()));
const lower = (text = '') => text.replaceAll(ID, (id) => id.toLowerCase());
/** Jobs that have not finished have no result; each channel is transcribed by itself. */
function reviseJob(job: Body): Body {
  if (/queued|processing/.test(job.status)) {
    return { ...job, completed_at: null, error_code: null, result: null, file: null };
  }
  if (job.kind === 'live' || job.file?.number_of_channels !== 2 || !job.result) return job;
  const { transcription } = job.result;
  const utterances = transcription.utterances.flatMap((one: Body) =>
    [7, 8].map((channel) => ({ ...one, channel })),
  );
  const full_transcript = utterances.map(({ text }: Body) => text).join(' ');
  Object.assign(transcription, { utterances, full_transcript });
  return job;
}

/**
 * Accepts and returns unusual values, and uses several hosts. Dates in the list have another time zone, and whole seconds
 * or more digits than elsewhere.
 */
const unusual = (): Hooks => ({
  request: (_, request) => {
    request.url = lower(request.url);
    const { body } = request;
    if (typeof body?.audio_url === 'string') body.audio_url = lower(body.audio_url);
    return undefined;
  },
  // Messages are of unknown kinds.
  message: (one) => ({
    ...shout(one),
    ...(one.type.startsWith('stub_') && { type: 'new', data: undefined }),
  }),
  notification: (_, one) => [shout(one), shout(one)],
  answer: (id, one) => {
    const isKnown = id !== null && one.status in OPERATIONS[id].responses;
    // Replaces an undocumented status with another one, in a refusal with plain text.
    if (!isKnown && one.status >= 400) return refusal(403);
    const status = isKnown ? one.status : 202;
    const json = 'APPLICATION/JSON; charset=utf-8';
    const contentType = one.contentType.replace(/^application\/json.*/, json);
    if (one.status >= 400 || typeof one.body !== 'object') return { status, contentType };
    const isList = id === 'listTranscriptionJobs';
    const body = id === 'getPreRecordedJob' ? reviseJob(one.body) : { ...(one.body as Body) };
    if (isList) body.items = body.items.map(reviseJob);
    const text = JSON.stringify({ ...body, more: { of: ['it'] } })
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/v2/g, 'https://speech.invalid/v2')
      .replaceAll(/(?<="completed_at":"[^"]+)\.\d+Z/g, isList ? 'Z' : '$&')
      .replaceAll(/(?<="created_at":")[^"]+Z(?=")/g, (date) =>
        isList ? later(date, 2 * 3_600_000).replace('Z', '456+02:00') : date,
      )
      .replace('"extension":"wav"', '"extension":".WAV"')
      .replace('"url":"ws://127.0.0.1', '"url":"ws://localhost');
    return { status, contentType, body: shout(JSON.parse(text)) };
  },
});

/**
 * Chooses otherwise than the stub where the interface leaves a choice: it sends errors without a body, and refuses
 * callbacks beyond the web, configurations without their option, pages of more than 50 jobs, and each sixth call, by a
 * rate limit whose end is past.
 */
const choosing = (calls = { count: 0 }): Hooks => ({
  request: (_, { url, body }) => {
    const headers = { 'retry-after': new Date(0).toUTCString() };
    const status = RATE_LIMITED[(calls.count / 6) % RATE_LIMITED.length];
    if (calls.count++ % 6 === 0) return { ...refusal(status ?? 429), headers };
    const text = JSON.stringify(body) ?? '';
    const isWeb = !/"url":"(?!https?:)/i.test(text);
    const isLong = Number(new URL(url, 'http://x').searchParams.get('limit')) > 50;
    const configured = [...text.matchAll(/"(\w+)_config":/g)].map(([, option]) => option);
    const isLacking = configured.some(
      (option) => !/^(language|messages)/.test(`${option}`) && !text.includes(`"${option}":`),
    );
    return isWeb && !isLong && !isLacking ? undefined : refusal(422);
  },
  answer: (operation, { status }) => {
    // A documented error has its documented body.
    if (status < 400 || (operation && status in OPERATIONS[operation].responses)) return {};
    // Only a session that is not created needs a message.
    return operation === 'createLiveSession' ? refusal(status) : { contentType: '', body: '' };
  },
});

/** Does not know a job in the first two calls for it, lists no job in its first four responses, and begins its days a day later than the stub. */
function lagging(): Hooks {
  let calls = 0;
  const asked: string[] = [];
  const listing = spoilListQuery((query) => {
    if (calls++ < 4) query.set('before_date', '2000-01-01');
    const date = query.get('date') ?? '';
    if (/^[\d-]{10}$/.test(date)) query.set('date', later(date, -24 * 3_600_000).slice(0, 10));
  });
  return {
    request: (operation, request) => {
      void listing.request?.(operation, request);
      if (operation !== 'getPreRecordedJob' || asked.push(request.url) < 1) return undefined;
      return asked.filter((url) => url === request.url).length < 3 ? refusal(404) : undefined;
    },
  };
}

/** Fields that the contract leaves open or does not list, and that violate a relation where it applies. */
const ALIKE = {
  ...{ start: 9, end: 0, words: 3, text: 'more', utterances: 7, full_transcript: 5, received: 2 },
  ...{ size: 3, filename: 'log', extension: 'log', audio_duration: 1e6, number_of_channels: 99 },
  ...{ created_at: '2000-01-01', completed_at: '1999-01-01', status: 'done', error_code: 500 },
  ...{ success: true, is_empty: 'no', result: 'Yes', number_of_distinct_channels: 99, messages: 4 },
};
/** A value whose objects have these fields too, but for what a job repeats of its request. */
function withAlike(value: Body): Body {
  if (Array.isArray(value)) return value.map(withAlike);
  if (typeof value !== 'object' || value === null) return value;
  const { custom_metadata, request_params, ...others } = value;
  const all = Object.entries(others).map(([name, one]) => [name, withAlike(one)]);
  return { ...ALIKE, ...value, ...Object.fromEntries(all) };
}

const LISTED = { only: ['recordings', 'filters', 'pages'] };

/** A recording with a rate that live sessions lack. */
const ODD = join(temporaryFolder(), 'odd.wav');
writeFileSync(ODD, writeWav(2, 11_025));

/** Services by what they do, with the causes of skipped checks, if there are any. */
export const SERVICES: Readonly<Record<string, Service & { skips?: string[] }>> = {
  'accepts and returns unusual values, on several hosts': {
    hooks: unusual(),
    settings: { only: Object.keys(PARTS).filter((part) => part !== 'inputs') },
    options: { queueTime: 500, processingTime: 500 },
  },
  'chooses otherwise wherever it may': {
    hooks: choosing(),
    settings: { strict: true, only: ['inputs', 'keys'] },
  },
  'adds fields with the names of other fields': {
    hooks: {
      answer: (_, { status, body }) => (status < 300 ? { body: withAlike(body) } : {}),
      message: withAlike,
    },
    settings: { only: ['recordings', 'sessions', 'pages'] },
  },
  'lists the oldest job first, on short pages with a cursor': {
    hooks: paging(),
    settings: LISTED,
  },
  'knows and lists jobs only after some calls, and lists them by another time zone': {
    hooks: lagging(),
    settings: LISTED,
  },
  'rejects a recording that was not uploaded': {
    hooks: fetching(),
    settings: { only: ['recordings', 'pages'] },
    skips: ['the service rejects the job with the status 422', 'the run has no failed job'],
  },
  'has no sessions for the rate of --audio': {
    settings: { only: ['sessions'], audio: ODD },
    skips: ['live sessions do not support the format of --audio: /sample_rate'],
  },
};
