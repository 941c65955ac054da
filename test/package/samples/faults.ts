/** A service whose answers a network, or what stands in it, spoils. */
import { once } from 'node:events';
import {
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import { expect } from 'vitest';
import { serve } from '../../support/temporary.ts';
import type { Address } from './run.ts';

/** What becomes of an answer of the service, or of a request that does not reach it. */
type Fault = (response: ServerResponse, body: Buffer, elsewhere: string) => unknown;

const answer = (status: number, headers = {}): Fault => {
  return (response) =>
    response.writeHead(status, headers).end('{"message":"This fault is planted."}');
};
const page =
  (text: string): Fault =>
  (response) =>
    response.writeHead(200).end(text);

/** The faults that a request never gets past. */
const REFUSALS: Record<string, Fault> = {
  'a page of HTML': page('<!doctype html><title>Sign in</title>'),
  'a JSON text': page('"{}"'),
  'an object without anything': page('{}'),
  'nothing in a 200': page(''),
  'a redirect': (response, _, elsewhere) => response.writeHead(307, { location: elsewhere }).end(),
  'a 401': answer(401),
  'a 429': answer(429),
  'a 429 with Retry-After': answer(429, { 'retry-after': '1000' }),
  'a 500': answer(500),
  'a 503': answer(503),
  'a 503 with Retry-After': answer(503, { 'retry-after': '.001' }),
  'a closed connection': (response) => response.destroy(),
};

/** The faults of answers to requests that the service has carried out. */
const LOSSES: Record<string, Fault> = {
  'no answer, but a closed connection': (response) => response.destroy(),
  'an answer that is cut': (response, body) => {
    response.writeHead(200, { 'content-length': body.length });
    response.write(body.subarray(0, -1), () => response.destroy());
  },
  'no answer': () => {},
  'a head alone': (response) => response.writeHead(200).flushHeaders(),
  'an answer that drips': (response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  },
};

/** What the service itself may answer. */
const CHANGES: Record<string, Fault> = {
  'a 404': answer(404),
  'a job elsewhere': (response, _, elsewhere) =>
    response.end(JSON.stringify({ id: PreRecordedJob.done.id, result_url: `${elsewhere}/job` })),
  'a failed job': (response) => response.end('{"status":"error","error_code":500}'),
};

/** The service ignores a query. */
const WHOLE = 'the whole list';

export const FAULTS = [...Object.keys(REFUSALS), ...Object.keys(LOSSES)];
/** Those that last until the limit of a call. */
export const SLOW = FAULTS.filter((name) => /^no answer$|alone|drips/.test(name));

/** A server in front of a service, which spoils some answers. */
export interface Faulty extends Address {
  server: Server;
  /** The address of another origin, where every job is done. */
  elsewhere: string;
  /** The calls that have a fault, if any, and how many of these have come. */
  calls: RegExp | undefined;
  spoiled: number;
  /** How many calls were under way at a time. */
  busiest: number;
  /** The keys that came to another origin. */
  keysElsewhere: unknown[];
}

/** Starts a server that spoils the answers to some calls of a service, until the test ends. */
export async function startFaulty(
  { url: service, key }: Address,
  fault: string,
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
    const isSpoiled = faulty.calls?.test(`${request.method} ${request.url}`) === true;
    if (isSpoiled) faulty.spoiled++;
    const { method = '', headers } = request;
    const sent = await buffer(request).catch(() => undefined);
    if (!sent) return;
    const refusal = isSpoiled ? (REFUSALS[fault] ?? CHANGES[fault]) : undefined;
    if (refusal) return refusal(response, sent, elsewhere.url);
    // By the host that was called, so that addresses in answers lead here again.
    const path = isSpoiled && fault === WHOLE ? request.url?.replace(/\?.*/, '') : request.url;
    const passed = httpRequest(`${service}${path}`, { method, headers }).end(sent);
    const [answer]: IncomingMessage[] = await once(passed, 'response');
    const body = await buffer(answer ?? expect.fail('no answer'));
    const loss = isSpoiled ? LOSSES[fault] : undefined;
    if (loss) return loss(response, body, elsewhere.url);
    response.writeHead(answer?.statusCode ?? 0).end(body);
  });
  const faulty = {
    url,
    key,
    server,
    elsewhere: elsewhere.url,
    calls,
    spoiled: 0,
    busiest: 0,
    keysElsewhere,
  };
  return faulty;
}
