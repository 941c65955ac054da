/** A service behind a faulty network or proxy. */
import { once } from 'node:events';
import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import { operations } from 'speech-to-text-contract/operations';
import { onTestFinished } from 'vitest';
import type {
  ConnectionFault,
  Fault,
  StatusFault,
  Stub,
} from '../../../packages/stub/src/index.ts';
import { serve } from '../../support/temporary.ts';
import type { Address } from './run.ts';

/** Handles a call: `pass` forwards it to the service and returns the body of the response. */
type Spoil = (
  response: ServerResponse,
  pass: (path?: string) => Promise<Buffer>,
  elsewhere: string,
) => unknown;
/** A fault that the stub plants itself. */
type Planted = Pick<StatusFault, 'status' | 'headers'> | Pick<ConnectionFault, 'kind'>;

const page = (text: string): Spoil => {
  return (response) => response.writeHead(200).end(text);
};

/** The faults that last until the call times out. */
const STALLS: Record<string, Spoil | Planted> = {
  'no response': { kind: 'hang' },
  'headers without a body': (response, pass) =>
    pass().then(() => response.writeHead(200).flushHeaders()),
  'a body that trickles': async (response, pass) => {
    await pass();
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
};

/** The faults of a network, grouped by what a program notices. */
const KINDS: Record<string, Spoil | Planted>[] = [
  {
    'a 401': { status: 401 },
    'a 429': { status: 429 },
    'a 429 with Retry-After': { status: 429, headers: { 'retry-after': 1000 } },
    'a 500': { status: 500 },
    'a 503': { status: 503 },
    'a 503 with Retry-After': { status: 503, headers: { 'retry-after': '.001' } },
  },
  {
    'an HTML page': page('<!doctype html><title>Sign in</title>'),
    'an empty 200': page(''),
  },
  { 'a JSON string': page('"{}"'), 'an empty object': page('{}') },
  {
    'a redirect': (response, _, elsewhere) =>
      response.writeHead(307, { location: elsewhere }).end(),
  },
  {
    'a reset connection': { kind: 'reset' },
    'a connection closed after the request': (response, pass) =>
      pass().then(() => response.destroy()),
    'a truncated response': { kind: 'truncate' },
  },
  STALLS,
];

/** Echoes the key, as a gateway may do to help debugging. */
const echoKey = (status: number): Spoil => {
  return (response) => {
    const key = response.req.headers['x-service-key'];
    const said = {
      message: `No such key: ${key}`,
      result_url: [key],
      audio_url: [key],
      url: [key],
    };
    response.writeHead(status).end(JSON.stringify({ ...said, status: [key], items: key }));
  };
};

/** Responses of the service itself. */
const CHANGES: Record<string, Spoil | Planted> = {
  'a 404': { status: 404 },
  'a job on another origin': (response, _, elsewhere) =>
    response.end(JSON.stringify({ id: PreRecordedJob.done.id, result_url: `${elsewhere}/job` })),
  'a 401 that echoes the key': echoKey(401),
  'a 200 that echoes the key': echoKey(200),
  'a session URL with another scheme': (response) => response.end('{"url":"wsx://a.invalid/"}'),
  'an unknown status': (response) => response.end('{"status":"archived"}'),
  'a failed job': (response) => response.end('{"status":"error","error_code":500}'),
  'an unfiltered list': async (response, pass) => response.end(await pass('/v2/transcription')),
};

const ALL: Record<string, Spoil | Planted> = Object.assign({}, CHANGES, ...KINDS);
export const FAULTS = KINDS.flatMap((kind) => Object.keys(kind));

export const isStall = (fault: string) => Object.hasOwn(STALLS, fault);

/** A fault of each kind; the number selects among several. */
export function oneOfEachKind(number: number): string[] {
  return KINDS.map(Object.keys).map((names) => names[number % names.length] as string);
}

/** A server in front of a stub: some calls of it fail. */
export interface Faulty extends Address {
  server: Server;
  elsewhere: string;
  /** The fault. */
  fault: string;
  /** The calls that it has affected. */
  spoiled: string[];
  /** Plants a fault in place of the one before, in the calls that match a pattern; without them, no call fails. */
  plant(fault?: string, calls?: RegExp): void;
  /** The highest number of calls in progress at the same time. */
  busiest: number;
  /** The keys that another origin received. */
  keysElsewhere: unknown[];
}

/** Starts a server in front of a stub, until the test ends. Faults that the stub has are planted there. */
export async function startFaulty(stub: Stub, fault = '', calls?: RegExp): Promise<Faulty> {
  const keysElsewhere: unknown[] = [];
  const elsewhere = await serve(({ headers }, response) => {
    if ('x-service-key' in headers) keysElsewhere.push(headers['x-service-key']);
    response.end(JSON.stringify(PreRecordedJob.done));
  });
  let [busy, affected, takeBack] = [0, calls, () => {}];
  const { url, server } = await serve(async (request, response) => {
    faulty.busiest = Math.max(faulty.busiest, ++busy);
    response.on('close', () => busy--);
    const { method = '', headers } = request;
    const call = `${method} ${request.url}`;
    const spoil = affected?.test(call) ? ALL[faulty.fault] : undefined;
    if (spoil) faulty.spoiled.push(call);
    const sent = await buffer(request).catch(() => undefined);
    if (!sent) return;
    /** Keeps the `Host` header, so that URLs in responses lead back here. */
    const begin = (path = request.url) =>
      httpRequest(`${stub.url}${path}`, { method, headers }).end(sent);
    const answerTo = async (passed: ClientRequest): Promise<IncomingMessage> =>
      (await once(passed, 'response'))[0];
    if (typeof spoil === 'function') {
      const pass = async (path?: string) => buffer(await answerTo(begin(path)));
      return spoil(response, pass, elsewhere.url);
    }
    const passed = begin();
    response.on('close', () => passed.destroy());
    const answer = await answerTo(passed).catch(() => undefined);
    if (!answer) return response.destroy();
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    return pipeline(answer, response).catch(() => {});
  });
  const faulty: Faulty = {
    url,
    key: stub.key,
    server,
    elsewhere: elsewhere.url,
    fault,
    spoiled: [],
    busiest: 0,
    keysElsewhere,
    plant(next = '', pattern) {
      takeBack();
      faulty.fault = next;
      affected = pattern;
      const planted = ALL[next];
      if (typeof planted !== 'object') return;
      const faults = Object.values(operations)
        .filter(({ method, path }) => pattern?.test(`${method} ${path}`))
        .map(({ id }) => stub.fault({ operation: id, ...planted } as Fault));
      takeBack = () => {
        for (const one of faults) one();
      };
    },
  };
  faulty.plant(fault, calls);
  onTestFinished(() => takeBack());
  return faulty;
}
