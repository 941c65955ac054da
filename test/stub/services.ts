/** Services that are right and unusual: the conformance run has nothing against them. */
import { LIMITS } from '../../stub/conformance/client.ts';
import { OPERATIONS, type OperationId } from '../../stub/src/contract.ts';
import type { Answer, Faults, StubOptions } from '../../stub/src/index.ts';

/** Where a service is, and where its webhooks go; known before anything is called. */
export interface Place {
  url: string;
  webhook: string;
}

/** Changes every answer. */
const answering = (change: (answer: Answer, operation: string) => object): Faults => ({
  answer: (operation, answer) => ({ ...answer, ...change(answer, operation) }),
});
const isRefusal = ({ status }: Answer) => status >= 400;
const inBody = (change: (body: object) => object) =>
  answering((one) => (isRefusal(one) ? {} : { body: change(one.body as object) }));
/** Changes the address of a live session. */
const atAddress = (change: (url: string) => string) =>
  inBody((body) => ('url' in body ? { ...body, url: change(String(body.url)) } : body));
const isDocumented = (operation: string, status: number) =>
  status in OPERATIONS[operation as OperationId].responses;

/** Limits each third call, which does nothing then. */
function limiting(status: number | undefined, retryAfter: string): Faults {
  let calls = 0;
  const limited = {
    contentType: 'text/plain',
    body: 'later',
    headers: { 'retry-after': retryAfter },
  };
  return {
    request: (_, request) => {
      if (calls++ % 3 > 0) return;
      // Without a key nothing is done.
      request.headers['x-service-key'] = '';
      request.url += '#limited';
    },
    answer: (_, answer, url) =>
      url.endsWith('#limited') ? { ...limited, status: status ?? 0 } : answer,
  };
}

/** A job comes to the front of the list between two pages, once. */
function disturbed(): Faults {
  let isMoved = false;
  let isNew = false;
  return {
    request: (_, request) => {
      if (isMoved || !/limit=2&offset=2|offset=2&limit=2/.test(request.url ?? '')) return;
      isMoved = true;
      isNew = true;
      request.url = request.url?.replace('offset=2', 'offset=1') ?? '';
    },
    answer: (_, answer, url) => {
      const { items: [first, ...items] = [], ...page } = answer.body as { items?: object[] };
      if (!isNew || !first || !url.endsWith('?limit=100')) return answer;
      const created_at = new Date(Date.now() + 1).toISOString();
      return { ...answer, body: { ...page, items: [{ ...first, created_at }, ...items] } };
    },
  };
}

export const SERVICES: Readonly<Record<string, (place: Place) => StubOptions>> = {
  'has its WebSockets at another host': () => ({
    faults: atAddress((url) => url.replace('127.0.0.1', 'localhost')),
  }),
  'names a public address in its answers': (place) => ({
    baseUrl: 'https://speech.invalid/base',
    faults: atAddress((url) =>
      url.replace('wss://speech.invalid/base', place.url.replace('http', 'ws')),
    ),
  }),
  'takes a few sessions at a time': () => ({ limits: { sessions: 2 } }),
  'limits calls, and says for how many seconds': () => ({ faults: limiting(LIMITS[0], '0') }),
  'is not available until a moment': () => ({
    faults: limiting(LIMITS[1], new Date(0).toUTCString()),
  }),
  'writes types in capitals, with parameters': () => ({
    faults: answering((one) => ({
      contentType: `${one.contentType.toUpperCase()}; charset=utf-8`,
    })),
  }),
  'ends its addresses with what is no token': () => ({ faults: atAddress((url) => `${url}&v=1`) }),
  'has statuses of its own where none is documented': () => ({
    faults: answering((one, id) =>
      isDocumented(id, one.status) ? {} : { status: isRefusal(one) ? 403 : 202 },
    ),
  }),
  'refuses in text': () => ({
    faults: answering((one, id) =>
      isRefusal(one) && !isDocumented(id, one.status)
        ? { contentType: 'text/plain', body: 'no' }
        : {},
    ),
  }),
  'answers with more than the contract names': () => ({
    faults: inBody((body) => ({ ...body, more: { of: ['it'] } })),
  }),
  'sends messages that nobody knows': () => ({
    faults: {
      message: (message) =>
        message.type.startsWith('stub_') ? { ...message, type: 'new', data: undefined } : message,
    },
  }),
  'tells of each job twice': ({ webhook }) => ({ webhooks: [webhook, webhook] }),
  'makes jobs for others meanwhile': () => ({ faults: disturbed() }),
};
