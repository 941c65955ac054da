/** Ways to spoil what the stub does, and the faults that any operation, filter or notification may have. */
import { makeMinimal } from '../../stub/conformance/inputs.ts';
import {
  examplesOf,
  expandedSchema,
  OPERATIONS,
  type OperationId,
} from '../../stub/src/contract.ts';
import type { Answer, Faults } from '../../stub/src/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: faults spoil bodies on purpose, against their types
export type Spoilt = any;

/** A fault, and checks that must find it: some check, where none is named. */
export interface Fault {
  kind: string;
  foundBy?: readonly string[];
  /** The operation, message or notification that it is about: what the run does not try has none. */
  about?: string;
  /** What keeps something away says so when it does. */
  plant: Faults | ((withheld: () => void) => Faults);
  /** Whether input around the examples is needed to find it. */
  isWide?: boolean;
}

export const UPLOAD: OperationId = 'uploadAudio';
export const CREATION: OperationId = 'createPreRecordedJob';
export const RETRIEVAL: OperationId = 'getPreRecordedJob';
export const LIST: OperationId = 'listTranscriptionJobs';
export const LIVE: OperationId = 'createLiveSession';
export const JOBS = ['nothing switched on', 'everything switched on'];
const STREAMED = ['no flags given', 'every flag on', 'final transcripts only', 'every flag off'];
export const ENDED = [...STREAMED, 'a lost connection'];
export const SESSIONS = [...ENDED, 'an address with another token', 'a message of an unknown type'];

export const ofJobs = (what: string, jobs = JOBS) =>
  jobs.map((job) => `pre-recorded job, ${job}: ${what}`);
export const ofSessions = (what: string, of = ENDED) =>
  of.map((name) => `live session, ${name}: ${what}`);
export const ofList = (...names: string[]) => names.map((name) => `${LIST}, ${name}`);
export const notified = (...names: string[]) => names.map((name) => `notifications, ${name}`);

/** Changes the answers of one operation that succeed. What becomes `undefined` is left out. */
export function answering(id: string, change: (body: Spoilt, url: string) => unknown): Faults {
  return {
    answer: (operation, answer, url) => {
      if (operation !== id || answer.status > 299) return answer;
      return { ...answer, body: change(answer.body, url) };
    },
  };
}

/** Changes all answers of one operation. */
export const answersOf = (id: string, change: (answer: Answer) => object): Faults => ({
  answer: (operation, one) => (operation === id ? { ...one, ...change(one) } : one),
});
/** Changes the job that is polled. */
export const polled = (change: (job: Spoilt) => object) =>
  answering(RETRIEVAL, (job) => ({ ...job, ...change(job) }));
/** Changes the result of the job that is polled, once there is one. */
export const withResult = (change: (result: Spoilt) => object) =>
  polled(({ result }) => ({ result: result && { ...result, ...change(result) } }));
/** Changes the query of the list. */
export const asking = (change: (query: URLSearchParams) => void): Faults => ({
  request: (operation, request) => {
    if (operation !== LIST) return;
    const url = new URL(request.url ?? '', 'http://stub.invalid');
    change(url.searchParams);
    request.url = url.pathname + url.search;
  },
});
/** Changes the transcripts. */
export const transcribing = (change: (data: Spoilt) => object): Faults => ({
  message: (message) =>
    'data' in message && 'utterance' in (message.data ?? {})
      ? { ...message, data: { ...message.data, ...change(message.data) } }
      : message,
});
/** Changes some notifications, or keeps them away. */
export const notifying =
  (isMeant: (name: string, url: string) => boolean, change: (body: Spoilt) => unknown) =>
  (withheld: () => void): Faults => ({
    notification: (name, body, url) => {
      if (!isMeant(name, url)) return body;
      withheld();
      return change(body);
    },
  });
/** Whether an answer says that there is something wrong with the input. */
export const isRefusal = ({ status }: Answer) => status >= 400 && status !== 401;
export const refused = { status: 400, contentType: 'text/plain', body: 'no' };

/** An answer of an operation that succeeds, by its documented example. */
function acceptedBy(id: OperationId) {
  const [[, { schema }] = ['', { schema: null }]] = successesOf(id);
  const [[, example] = []] = examplesOf(schema ?? '');
  // Its address is of no name, which a resolver would be asked for.
  const text = JSON.stringify(example ?? null).replaceAll(/wss?:\/\/[^/"]+/g, NOWHERE);
  return { status: 200, body: JSON.parse(text) };
}
const successesOf = (id: OperationId) =>
  Object.entries(OPERATIONS[id].responses).filter(([status]) => status.startsWith('2'));
const isGood = ({ status }: Answer) => status < 300;

/** Every operation refuses good input, and accepts bad input. */
export const REVERSED: Fault = {
  kind: 'all operations take good input for bad, and bad input for good',
  isWide: true,
  plant: {
    answer: (id, one) => {
      if (isGood(one)) return { ...one, ...refused };
      return isRefusal(one) ? { ...one, ...acceptedBy(id as OperationId) } : one;
    },
  },
};

/** What may be wrong with any operation. */
export function faultsOf(id: OperationId): Fault[] {
  const [success] = successesOf(id);
  const { required, oneOf, anyOf } = expandedSchema(success?.[1].schema ?? '');
  const field = (required ?? (oneOf ?? anyOf)?.[0]?.required)?.at(-1) ?? '';
  const key = ['without a key', 'with a wrong key'].map((name) => `${id}, ${name}`);
  const withKey = (isAsked: boolean): Faults => ({
    request: (operation, { headers }) => {
      if (operation === id && (!isAsked || headers['x-service-key']))
        headers['x-service-key'] = KEY;
    },
  });
  const faults: Omit<Fault, 'about'>[] = [
    {
      kind: 'refuses good input',
      plant: answersOf(id, (one) => (isGood(one) ? refused : {})),
    },
    {
      kind: 'leaves out a field',
      plant: answering(id, ({ [field]: _, ...body }) => body),
    },
    { kind: 'asks for no key', foundBy: key, plant: withKey(false) },
    { kind: 'takes any key', foundBy: key.slice(1), plant: withKey(true) },
  ];
  return faults.map((fault) => ({ ...fault, kind: `${id} ${fault.kind}`, about: id }));
}

/** Where nothing can listen. */
const NOWHERE = 'ws://127.0.0.1:0';
/** The key of the stub in which the faults are planted. */
export const KEY = 'the-key';

/** A filter that lists what it must not, one that lists nothing, and one that hears the first value only. */
export function faultsOfFilter(parameter: string, name: string, isRepeated = false): Fault[] {
  const foundBy = ofList(`filter by ${name}`);
  const kind = `the filter by ${name}`;
  const nothing = asking((query) => query.has(parameter) && query.set('offset', '99999999'));
  if (isRepeated) {
    const one = (at: number) =>
      asking((query) => {
        const value = query.getAll(parameter).at(at);
        if (value) query.set(parameter, value);
      });
    return [
      { kind: `${kind} hears the first value alone`, foundBy, plant: one(0) },
      { kind: `${kind} hears the last value alone`, foundBy, plant: one(-1) },
      { kind: `${kind} lists nothing`, foundBy, plant: nothing },
    ];
  }
  const ignored = asking((query) => query.delete(parameter));
  return [
    { kind: `${kind} is ignored`, foundBy, plant: ignored },
    { kind: `${kind} lists nothing`, foundBy, plant: nothing },
  ];
}

/** A callback that never comes, comes with nothing in it, and comes of another job. */
export function faultsOfNotification(
  name: string,
  foundBy: string[],
  schema: string | null,
  method?: string,
): Fault[] {
  // Of a callback, only the one by this method: the run receives each at an address of its own.
  const isMeant = (one: string, url: string) =>
    one === name && (!method || url.endsWith(`/${name}/${method}`));
  const ways: Record<string, (body: Spoilt) => unknown> = {
    'never comes': () => null,
    ...(schema && {
      'lacks its fields': () => ({}),
      'is about another job': (body) => ({ ...body, ...(makeMinimal(schema) as object) }),
    }),
  };
  return Object.entries(ways).map(([kind, make]) => ({
    kind: `${foundBy} ${kind}`,
    about: name,
    foundBy,
    plant: notifying(isMeant, make),
  }));
}
