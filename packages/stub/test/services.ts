/** Services that are correct but unusual: the conformance run passes them. */
import { isDeepStrictEqual } from 'node:util';
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import type { JobPage } from 'speech-to-text-contract/types';
import { RATE_LIMITED } from '../src/conformance/client.ts';
import { OPERATIONS, type OperationId } from '../src/contract.ts';
import type { Hooks } from './proxy.ts';
import type { Service } from './runs.ts';
import {
  CREATION,
  LIST,
  LIVE,
  later,
  refusal,
  spoilAnswer,
  spoilListQuery,
  UPLOAD,
} from './spoil.ts';

/** Refuses each seventh call by a rate limit, with each status in turn, and an end of it that is past. */
function limiting(): Hooks {
  let calls = 0;
  return {
    request: () => {
      const [status = 0] = RATE_LIMITED.slice((calls / 7) % RATE_LIMITED.length);
      const headers = { 'retry-after': new Date(0).toUTCString() };
      return calls++ % 7 === 0 ? { ...refusal(status), headers } : undefined;
    },
  };
}

/** Refuses a job at its creation if its recording was not uploaded. */
export function fetching(): Hooks {
  const uploaded = new Set<string>();
  return {
    ...spoilAnswer(UPLOAD, (upload) => {
      uploaded.add(upload.audio_url);
      return upload;
    }),
    request: (operation, { body }) => {
      const address = operation === CREATION ? body?.audio_url : undefined;
      return address && !uploaded.has(address) ? refusal(422) : undefined;
    },
  };
}

/** Lists the oldest job first, on pages of at most three jobs, and names the next page by a cursor. */
function capping(): Hooks {
  const asked = new WeakMap<object, URL>();
  return {
    // Request all jobs from the stub.
    request: (operation, request) => {
      const url = new URL(request.url, 'http://x');
      const cursor = url.searchParams.get('cursor');
      if (cursor) url.search = Buffer.from(cursor, 'base64url').toString();
      const isGood = parseListTranscriptionJobsQuery(url.searchParams).ok;
      if (operation !== LIST || !isGood) return undefined;
      asked.set(request, new URL(url));
      url.searchParams.set('offset', '0');
      url.searchParams.set('limit', '1000');
      request.raw.url = url.pathname + url.search;
      return undefined;
    },
    answer: (_, { status, body }, request) => {
      const url = asked.get(request);
      if (!url || status !== 200) return {};
      const { searchParams: query } = url;
      const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 20)];
      const { items, current } = body as JobPage;
      const end = offset + Math.min(limit, 3);
      const at = (start: number) => {
        query.set('offset', String(start));
        query.set('limit', String(limit));
        const cursor = Buffer.from(url.search).toString('base64url');
        return `${new URL(current).origin}${url.pathname}?cursor=${cursor}`;
      };
      const page = items.toReversed().slice(offset, end);
      const next = end < items.length ? at(end) : null;
      return { body: { first: at(0), current: at(offset), next, items: page } };
    },
  };
}

/** Accepts and returns unusual values, and uses several hosts. Dates in the list have more digits than elsewhere. */
const unusual = (): Hooks => ({
  // Messages are of unknown kinds.
  message: ({ type }) => (type.startsWith('stub_') ? { type: 'new', data: undefined } : {}),
  notification: (_, one) => [one, one],
  answer: (id, one) => {
    const isKnown = id !== undefined && one.status in OPERATIONS[id].responses;
    // Replaces an undocumented status with another one, in a refusal with plain text.
    if (!isKnown && one.status >= 400) return refusal(403);
    const status = isKnown ? one.status : 202;
    const json = 'APPLICATION/JSON; charset=utf-8';
    const contentType = one.contentType.replace(/^application\/json.*/, json);
    if (one.status >= 400 || typeof one.body !== 'object') return { status, contentType };
    const text = JSON.stringify({ ...one.body, more: { of: ['it'] } })
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/v2/g, 'https://speech.invalid/v2')
      .replaceAll(/(?<=\.\d+)Z(?=")/g, id === LIST ? '456+00:00' : 'Z')
      .replace('"extension":"wav"', '"extension":".WAV"')
      .replace('"url":"ws://127.0.0.1', '"url":"ws://localhost');
    return { status, contentType, body: JSON.parse(text) };
  },
});

/**
 * Chooses otherwise than the stub where the interface leaves a choice: it sends errors without a body, matches metadata
 * as a whole, and refuses callbacks beyond the web, configurations without their option, and pages of more than 50 jobs.
 */
const choosing = (): Hooks => {
  const isStated = (operation: OperationId | undefined, status: number) =>
    operation !== undefined && OPERATIONS[operation].responses[status]?.schema;
  const queryOf = (url: string) => new URL(url, 'http://x').searchParams;
  return {
    request: (_, { url, body }) => {
      const text = JSON.stringify(body) ?? '';
      const isWeb = !/"url":"(?!https?:)/i.test(text);
      const isLong = Number(queryOf(url).get('limit')) > 50;
      const configured = [...text.matchAll(/"(\w+)_config":/g)].map(([, option]) => option);
      const isLacking = configured.some(
        (option) => !/^(language|messages)/.test(`${option}`) && !text.includes(`"${option}":`),
      );
      return isWeb && !isLong && !isLacking ? undefined : refusal(422);
    },
    answer: (operation, { status, body }, { url }) => {
      if (status >= 400 && !isStated(operation, status)) {
        // Only a session that is not created needs a message.
        return operation === LIVE ? refusal(status) : { contentType: '', body: '' };
      }
      if (operation !== LIST || status !== 200) return {};
      const query = parseListTranscriptionJobsQuery(queryOf(url));
      const wanted = query.ok ? query.value.custom_metadata : undefined;
      const items = (body as JobPage).items.filter(
        ({ custom_metadata }) => !wanted || isDeepStrictEqual(custom_metadata, wanted),
      );
      return { body: { ...(body as JobPage), items } };
    },
  };
};

/** Lists no job in its first four responses, and begins its days a day later than the stub. */
export function lagging(): Hooks {
  let calls = 0;
  return spoilListQuery((query) => {
    if (calls++ < 4) query.set('before_date', '2000-01-01');
    const date = query.get('date') ?? '';
    if (/^[\d-]{10}$/.test(date)) query.set('date', later(date, -24 * 3_600_000).slice(0, 10));
  });
}

/** The parts that create jobs and list them. */
const LISTED = { only: ['recordings', 'filters', 'pages'] };

/** The services, by what they do. */
export const SERVICES: Readonly<Record<string, Service>> = {
  'accepts and returns unusual values, on several hosts': { hooks: unusual() },
  'chooses otherwise wherever it may': {
    hooks: choosing(),
    settings: { strict: true, only: ['inputs', 'keys', 'recordings', 'filters', 'pages'] },
  },
  'limits calls and sessions': {
    hooks: limiting(),
    settings: { only: ['inputs'], without: [CREATION, LIST] },
    options: { limits: { sessions: 1 } },
  },
  'lists the oldest job first, on short pages with a cursor': {
    hooks: capping(),
    settings: LISTED,
  },
  'lists jobs only after some calls, and by another time zone': {
    hooks: lagging(),
    settings: LISTED,
  },
};
