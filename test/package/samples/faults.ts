/** A service behind a faulty network or proxy. */
import { once } from 'node:events';
import {
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import { serve } from '../../support/temporary.ts';
import type { Address } from './run.ts';

/** The handling of a call: `pass` forwards it to the service, and returns the body of the response. */
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

/** The faults that last until the limit of a call. */
const STALLS: Record<string, Fault> = {
  'no answer': (_, pass) => pass(),
  'a head alone': (response, pass) => pass().then(() => response.writeHead(200).flushHeaders()),
  'an answer that drips': async (response, pass) => {
    await pass();
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
};

/** The faults that a network makes, by what a program notices. */
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
    'a page of HTML': page('<!doctype html><title>Sign in</title>'),
    'nothing in a 200': page(''),
  },
  { 'a JSON text': page('"{}"'), 'an object without anything': page('{}') },
  {
    'a redirect': (response, _, elsewhere) =>
      response.writeHead(307, { location: elsewhere }).end(),
  },
  {
    'a closed connection': (response) => response.destroy(),
    'no answer, but a closed connection': (response, pass) => pass().then(() => response.destroy()),
    'an answer that is cut': async (response, pass) => {
      const body = await pass();
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.subarray(0, -1), () => response.destroy());
    },
  },
  STALLS,
];

/** As a gateway may do, for those who debug it. */
const repeatKey = (status: number): Fault => {
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

/** What the service itself may do. */
const CHANGES: Record<string, Fault> = {
  'a 404': answer(404),
  'a job elsewhere': (response, _, elsewhere) =>
    response.end(JSON.stringify({ id: PreRecordedJob.done.id, result_url: `${elsewhere}/job` })),
  'a 401 that repeats the key': repeatKey(401),
  'a 200 that repeats the key': repeatKey(200),
  'a session elsewhere': (response) => response.end('{"url":"wsx://a.invalid/"}'),
  'an unknown status': (response) => response.end('{"status":"archived"}'),
  'a failed job': (response) => response.end('{"status":"error","error_code":500}'),
  'the whole list': async (response, pass) => response.end(await pass('/v2/transcription')),
};

const ALL: Record<string, Fault> = Object.assign({}, CHANGES, ...KINDS);
export const FAULTS = KINDS.flatMap((kind) => Object.keys(kind));

export const isStall = (fault: string) => Object.hasOwn(STALLS, fault);

/** A fault of each kind; another one for each number, where there are several. */
export function oneOfEachKind(number: number): string[] {
  return KINDS.map(Object.keys).map((names) => names[number % names.length] as string);
}

/** A server in front of a service, which spoils some answers. */
export interface Faulty extends Address {
  server: Server;
  elsewhere: string;
  /** What becomes of the calls that match, if any do, and what these were. */
  fault: string;
  calls: RegExp | undefined;
  spoiled: string[];
  /** How many calls were under way at a time. */
  busiest: number;
  /** The keys that came to another origin. */
  keysElsewhere: unknown[];
}

/** Starts a server that spoils the answers to some calls of a service, until the test ends. */
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
    /** By the host that was called, so that addresses in answers lead here again. */
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
