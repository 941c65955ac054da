/** Services that are correct but unusual: the conformance run passes them. */
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
    instead: () => (calls++ % 7 === 0 ? later[((calls / 7) % later.length) | 0] : undefined),
  };
}

/** Once, a new job comes to the front of the list between two pages. */
function disturbed(): Hooks {
  let isMoved = false;
  return {
    request: (_, request) => {
      if (isMoved || !/limit=2&offset=2|offset=2&limit=2/.test(request.url)) return;
      isMoved = true;
      request.url = request.url.replace('offset=2', 'offset=1');
    },
  };
}

/** Refuses a job whose recording was not uploaded. */
const fetching: Hooks = {
  instead: (operation, { body }) => {
    if (operation !== 'createPreRecordedJob' || !body || 'audio_url' in body === false) return;
    if (/^http:\/\/127\.0\.0\.1:\d+\/file\//.test(body.audio_url)) return;
    return { status: 422, contentType: 'text/plain', body: 'the recording cannot be fetched' };
  },
};

/** Changes answers in several ways, one after the other. */
const inTurn = (...spoils: Hooks[]): Hooks => ({
  answer: (operation, answer, request) => {
    const spoilt = { ...answer };
    for (const one of spoils) Object.assign(spoilt, one.answer?.(operation, spoilt, request));
    return spoilt;
  },
});

/** The services: what a proxy changes, and the options of the stub behind it. */
export const SERVICES: Readonly<Record<string, () => [Hooks, StubOptions?]>> = {
  'is unusual in what it takes and answers': () => [
    {
      ...fetching,
      // Messages are of unknown kinds.
      message: (message) =>
        message.type.startsWith('stub_') ? { ...message, type: 'new', data: undefined } : message,
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
      ),
    },
  ],
  'has several hosts, and sends each notification twice': () => [
    {
      ...disturbed(),
      notification: (_, one) => [one, one],
      ...inTurn(
        inBody((body) => {
          const own = /http:\/\/127\.0\.0\.1:\d+\/v2/g;
          return JSON.parse(JSON.stringify(body).replace(own, 'https://speech.invalid/v2'));
        }),
        atAddress((url) => url.replace('127.0.0.1', 'localhost')),
      ),
    },
  ],
  'limits calls and sessions': () => [limiting(), { limits: { sessions: 2 } }],
};
