/** Services that are right and unusual: the conformance run has nothing against them. */
import { LIMITING } from '../../stub/conformance/client.ts';
import { type Answer, OPERATIONS, type OperationId } from '../../stub/src/contract.ts';
import type { StubOptions } from '../../stub/src/index.ts';
import type { Spoil } from './proxy.ts';

const isRefusal = ({ status }: Answer) => status >= 400;
const isDocumented = (operation: OperationId | undefined, status: number) =>
  operation !== undefined && status in OPERATIONS[operation].responses;
/** Changes what is good. */
const inBody = (change: (body: object) => object): Spoil => ({
  answer: (_, one) => (isRefusal(one) ? {} : { body: change(one.body as object) }),
});
/** Changes the address of a live session. */
const atAddress = (change: (url: string) => string) =>
  inBody((body) => ('url' in body ? { ...body, url: change(String(body.url)) } : body));

/** Limits each third call, which does nothing then. */
function limiting(status: number | undefined, retryAfter: string): Spoil {
  let calls = 0;
  const headers = { 'retry-after': retryAfter };
  const later = { status: status ?? 0, contentType: 'text/plain', body: 'later', headers };
  return { instead: () => (calls++ % 3 === 0 ? later : undefined) };
}

/** A job comes to the front of the list between two pages, once. */
function disturbed(): Spoil {
  let isMoved = false;
  return {
    request: (_, request) => {
      if (isMoved || !/limit=2&offset=2|offset=2&limit=2/.test(request.url)) return;
      isMoved = true;
      request.url = request.url.replace('offset=2', 'offset=1');
    },
  };
}

/** Takes a job only with a recording that it has. */
const fetching: Spoil = {
  instead: (operation, { body }) => {
    if (operation !== 'createPreRecordedJob' || !body || 'audio_url' in body === false) return;
    if (/^http:\/\/127\.0\.0\.1:\d+\/file\//.test(body.audio_url)) return;
    return { status: 422, contentType: 'text/plain', body: 'the recording cannot be fetched' };
  },
};

/** A service: what a proxy changes, and the options of the stub behind it. */
export const SERVICES: Readonly<Record<string, () => [Spoil, StubOptions?]>> = {
  'refuses a recording that it cannot fetch': () => [fetching],
  'has its WebSockets at another host': () => [
    atAddress((url) => url.replace('127.0.0.1', 'localhost')),
  ],
  'names another host in its answers': () => [
    inBody((body) => {
      const text = JSON.stringify(body).replace(
        /http:\/\/127\.0\.0\.1:\d+\/v2/g,
        'https://speech.invalid/v2',
      );
      return JSON.parse(text);
    }),
  ],
  'takes a few sessions at a time': () => [{}, { limits: { sessions: 2 } }],
  'limits calls, and says for how many seconds': () => [limiting(LIMITING[0], '0')],
  'is not available until a moment': () => [limiting(LIMITING[1], new Date(0).toUTCString())],
  'writes types in capitals, with parameters': () => [
    {
      answer: (_, { contentType: [type] = '' }) => ({
        contentType: type && 'APPLICATION/JSON; charset=utf-8',
      }),
    },
  ],
  'ends its addresses with what is no token': () => [atAddress((url) => `${url}&v=1`)],
  'has statuses of its own where none is documented': () => [
    {
      answer: (id, one) =>
        isDocumented(id, one.status) ? {} : { status: isRefusal(one) ? 403 : 202 },
    },
  ],
  'refuses in text': () => [
    {
      answer: (id, one) =>
        isRefusal(one) && !isDocumented(id, one.status)
          ? { contentType: 'text/plain', body: 'no' }
          : {},
    },
  ],
  'answers with more than the contract names': () => [
    inBody((body) => ({ ...body, more: { of: ['it'] } })),
  ],
  'sends messages that nobody knows': () => [
    {
      message: (message) =>
        message.type.startsWith('stub_') ? { ...message, type: 'new', data: undefined } : message,
    },
  ],
  'tells of each job twice': () => [{ notification: (_, one) => [one, one] }],
  'makes jobs for others meanwhile': () => [disturbed()],
};
