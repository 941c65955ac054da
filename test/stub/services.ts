/** Services that are correct but unusual: the conformance run passes them. */
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import type { JobPage } from 'speech-to-text-contract/types';
import { RATE_LIMITED } from '../../stub/conformance/client.ts';
import { type HttpAnswer, OPERATIONS, type OperationId } from '../../stub/src/contract.ts';
import type { StubOptions } from '../../stub/src/index.ts';
import type { Hooks } from './proxy.ts';

const isRefusal = ({ status }: HttpAnswer) => status >= 400;
const isDocumented = (operation: OperationId | undefined, status: number) =>
  operation !== undefined && status in OPERATIONS[operation].responses;
/** Changes the bodies of good answers. */
const inBody = (change: (body: object) => object): Hooks => ({
  answer: (_, one) =>
    isRefusal(one) || typeof one.body !== 'object' ? {} : { body: change(one.body as object) },
});
const atAddress = (change: (url: string) => string) =>
  inBody((body) => ('url' in body ? { ...body, url: change(String(body.url)) } : body));

/** Refuses each seventh call by a rate limit, with each status and each form of `retry-after` in turn. */
function limiting(): Hooks {
  const later = RATE_LIMITED.flatMap((status) =>
    ['0', new Date(0).toUTCString()].map((retryAfter) => {
      const headers = { 'retry-after': retryAfter };
      return { status, contentType: 'text/plain', body: 'later', headers };
    }),
  );
  let calls = 0;
  return {
    request: () => (calls++ % 7 === 0 ? later[((calls / 7) % later.length) | 0] : undefined),
  };
}

/** Refuses a job whose recording was not uploaded; once, a new job comes to the front of the list between two pages. */
function fetching(): Hooks {
  let isMoved = false;
  return {
    request: (operation, { body, raw, url }) => {
      if (!isMoved && /\?(limit=2&offset=2|offset=2&limit=2)$/.test(url)) {
        isMoved = true;
        raw.url = url.replace('offset=2', 'offset=1');
      }
      if (operation !== 'createPreRecordedJob' || !body?.audio_url) return undefined;
      if (/^http:\/\/127\.0\.0\.1:\d+\/file\//.test(body.audio_url)) return undefined;
      return { status: 422, contentType: 'text/plain', body: 'the recording cannot be fetched' };
    },
  };
}

/** Lists the oldest job first, on pages of at most three jobs, of which each names the next. */
function capping(): Hooks {
  const asked = new WeakMap<object, URL>();
  const isList = (operation?: OperationId) => operation === 'listTranscriptionJobs';
  return {
    // Of the stub, all jobs are asked for.
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

/** Changes answers in several ways, one after the other. */
const inTurn = (...spoils: Hooks[]): Hooks => ({
  answer: (operation, answer, request) => {
    const spoilt = { ...answer };
    for (const one of spoils) Object.assign(spoilt, one.answer?.(operation, spoilt, request));
    return spoilt;
  },
});

/** The services: what a proxy changes, the parts that may notice (all of them unless given), the stub behind it. */
export const SERVICES: Readonly<Record<string, () => [Hooks, parts?: string[], StubOptions?]>> = {
  'is unusual in what it takes and answers, on several hosts': () => [
    {
      ...fetching(),
      // Messages are of unknown kinds.
      message: ({ type }) => (type.startsWith('stub_') ? { type: 'new', data: undefined } : {}),
      notification: (_, one) => [one, one],
      ...inTurn(
        // In place of a status that is not documented it sends another one, in a refusal with plain text.
        {
          answer: (id, one) => {
            if (isDocumented(id, one.status)) return {};
            return isRefusal(one)
              ? { status: 403, contentType: 'text/plain', body: 'no' }
              : { status: 202 };
          },
        },
        // Content types are in capitals and have parameters.
        {
          answer: (_, { contentType }) => ({
            contentType: contentType.replace(
              /^application\/json.*/,
              'APPLICATION/JSON; charset=utf-8',
            ),
          }),
        },
        inBody((body) => ({ ...body, more: { of: ['it'] } })),
        inBody((body) => {
          const own = /http:\/\/127\.0\.0\.1:\d+\/v2/g;
          return JSON.parse(JSON.stringify(body).replace(own, 'https://speech.invalid/v2'));
        }),
        atAddress((url) => url.replace('127.0.0.1', 'localhost')),
      ),
    },
  ],
  'limits calls and sessions': () => [
    limiting(),
    ['inputs', 'sessions'],
    { limits: { sessions: 2 } },
  ],
  'lists the oldest job first, on short pages': () => [
    capping(),
    ['recordings', 'sessions', 'filters', 'pages'],
  ],
};
