/** A service behind a faulty network or proxy. */
import { once } from 'node:events';
import {
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serve } from 'contract-compiler/testing/temporary.ts';
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import type { Address } from './run.ts';

/** Handles a call: `pass` forwards it to the service and returns the body of the response. */
type Fault = (
  response: ServerResponse,
  pass: (path?: string) => Promise<Buffer>,
  elsewhere: string,
) => unknown;

const answer = (status: number, headers = {}): Fault => {
  return (response) =>
    response.writeHead(status, headers).end('{"message":"This fault is planted."}');
};
const page = (text: string): Fault => {
  return (response) => response.writeHead(200).end(text);
};

/** The faults that last until the call times out. */
const STALLS: Record<string, Fault> = {
  'no response': (_, pass) => pass(),
  'headers without a body': (response, pass) =>
    pass().then(() => response.writeHead(200).flushHeaders()),
  'a body that trickles': async (response, pass) => {
    await pass();
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
};

/** The faults of a network, grouped by what a program notices. */
const KINDS: Record<string, Fault>[] = [
  {
    'a 401': answer(401),
    'a 429': answer(429),
    'a 429 with Retry-After': answer(429, { 'retry-after': '1000' }),
    'a 500': answer(500),
    'a 503': answer(503),
    'a 503 with Retry-After': answer(503, { 'retry-after': '.001' }),
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
    'a connection closed before the request': (response) => response.destroy(),
    'a connection closed after the request': (response, pass) =>
      pass().then(() => response.destroy()),
    'a truncated response': async (response, pass) => {
      const body = await pass();
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.subarray(0, -1), () => response.destroy());
    },
  },
  STALLS,
];

/** Echoes the key, as a gateway may do to help debugging. */
const echoKey = (status: number): Fault => {
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
const CHANGES: Record<string, Fault> = {
  'a 404': answer(404),
  'a job on another origin': (response, _, elsewhere) =>
    response.end(JSON.stringify({ id: PreRecordedJob.done.id, result_url: `${elsewhere}/job` })),
  'a 401 that echoes the key': echoKey(401),
  'a 200 that echoes the key': echoKey(200),
  'a session URL with another scheme': (response) => response.end('{"url":"wsx://a.invalid/"}'),
  'an unknown status': (response) => response.end('{"status":"archived"}'),
  'a failed job': (response) => response.end('{"status":"error","error_code":500}'),
  'an unfiltered list': async (response, pass) => response.end(await pass('/v2/transcription')),
};

const ALL: Record<string, Fault> = Object.assign({}, CHANGES, ...KINDS);
export const FAULTS = KINDS.flatMap((kind) => Object.keys(kind));

export const isStall = (fault: string) => Object.hasOwn(STALLS, fault);

/** A fault of each kind; the number selects among several. */
export function oneOfEachKind(number: number): string[] {
  return KINDS.map(Object.keys).map((names) => names[number % names.length] as string);
}

/** A server in front of a service that spoils some responses. */
export interface Faulty extends Address {
  server: Server;
  elsewhere: string;
  /** The fault, the pattern of the calls that it affects, and the calls it has affected. */
  fault: string;
  calls: RegExp | undefined;
  spoiled: string[];
  /** The highest number of calls in progress at the same time. */
  busiest: number;
  /** The keys that another origin received. */
  keysElsewhere: unknown[];
}

/** Starts a server that spoils the responses to some calls of a service, until the test ends. */
export async function startFaulty(
  { url: service, key }: Address,
  fault = '',
  calls?: RegExp,
): Promise<Faulty> {
  const keysElsewhere: unknown[] = [];
  const elsewhere = await serve(({ headers }, response) => {
    if ('x-service-key' in headers) keysElsewhere.push(headers['x-service-key']);
    response.end(JSON.stringify(PreRecordedJob.done));
  });
  let busy = 0;
  const { url, server } = await serve(async (request, response) => {
    faulty.busiest = Math.max(faulty.busiest, ++busy);
    response.on('close', () => busy--);
    const { method = '', headers } = request;
    const call = `${method} ${request.url}`;
    const spoil = faulty.calls?.test(call) ? ALL[faulty.fault] : undefined;
    if (spoil) faulty.spoiled.push(call);
    const sent = await buffer(request).catch(() => undefined);
    if (!sent) return;
    /** Keeps the `Host` header, so that URLs in responses lead back here. */
    const pass = async (path = request.url): Promise<IncomingMessage> => {
      const passed = httpRequest(`${service}${path}`, { method, headers }).end(sent);
      return (await once(passed, 'response'))[0];
    };
    if (spoil) return spoil(response, async (path) => buffer(await pass(path)), elsewhere.url);
    const answer = await pass();
    answer.pipe(response.writeHead(answer.statusCode ?? 0));
  });
  const own = { elsewhere: elsewhere.url, fault, calls, spoiled: [], busiest: 0, keysElsewhere };
  const faulty: Faulty = { url, key, server, ...own };
  return faulty;
}
