/** Calls of the service. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as readers from 'speech-to-text-contract/read';
import type { components } from 'speech-to-text-contract/types/tolerant';
import { isSame, type Run, Stopped, that } from './run.ts';

type Schemas = components['schemas'];
/** What is read of bodies and messages, by the names of their readers. */
export type Bodies = Schemas & { ServerMessageValue: Schemas['ServerMessage'] };
const READERS: Record<string, unknown> = { ...readers };

export const RESPONDS = 'each request has a response, of 2XX or 4XX';
export const ACCEPTED = 'a valid request is accepted';
export const IS_JSON = 'a body is JSON, and says so';
export const HAS_SCHEMA = 'bodies and messages are as the contract describes them';

/** A key as a shell writes it, and what it is, computed from the key of the run. */
export type Key = [shown: string, keyFrom: (key: string) => string];
/** A method, a path or a URL, JSON, a form or a text, and a key. */
export type Request = [method: 'GET' | 'POST', path: string, body?: object | string, key?: Key];
export type Response = Awaited<ReturnType<typeof sendOnce>>;

/** Waits until the service may be called again: it limits the rate of requests. */
export async function waitForLimit({ limit, patience }: Run, retryAfter?: string | null) {
  const pause = (Number(retryAfter ?? 0) || 0.25) * 1000;
  if (Date.now() - limit.answered > patience + pause)
    throw new Error('the service answers 429 to everything; raise --patience');
  limit.until = Math.max(limit.until, Date.now() + pause);
  while (limit.until > Date.now()) await sleep(limit.until - Date.now() + Math.random() * 50);
}

/** Sends a request. 429 is waited for, and is no response. */
export async function send(run: Run, request: Request): Promise<Response> {
  while (run.limit.until > Date.now()) await sleep(run.limit.until - Date.now());
  const response = await sendOnce(run, request);
  const { status, retryAfter, repeat, text } = response;
  if (status === 429) {
    await waitForLimit(run, retryAfter);
    return send(run, request);
  }
  run.limit.answered = Date.now();
  const isKnown = isAccepted(response) || (status >= 400 && status <= 499);
  run.note(RESPONDS, that(placeOf(request), isKnown, text, `has ${status}`), repeat);
  return response;
}

export const isAccepted = ({ status }: { status: number }) => status >= 200 && status <= 299;

/** The method and the path of a request, without what differs between jobs. */
export const placeOf = ([method, path]: Request) =>
  `${method} ${path.replace(/^\w+:\/\/[^/]+|\?.*/g, '').replace(/[\da-f-]{36}/i, '{id}')}`;

async function sendOnce(run: Run, request: Request) {
  const [method, path, body, [shownKey, keyFrom] = ['$API_KEY', (key: string) => key]] = request;
  // A connection that is kept may be closed by the service just when it is used again.
  const headers = new Headers({ connection: 'close' });
  if (shownKey) headers.set('x-service-key', keyFrom(run.options.key));
  const url = urlOf(run, path);
  const repeat = curlOf(run, url, shownKey, body);
  const form = new globalThis.Response(body instanceof FormData ? body : null);
  const formType = form.headers.get('content-type');
  if (body) headers.set('content-type', formType ?? 'application/json');
  // As one piece, because a service may refuse a form and close before the next piece arrives.
  const data = formType ? await form.arrayBuffer() : textOf(body);
  const signal = AbortSignal.timeout(run.patience);
  try {
    // The key is only for the service itself, so redirections are not followed.
    const response = await fetch(url, { method, headers, body: data, redirect: 'manual', signal });
    const type = response.headers.get('content-type') ?? 'none';
    const date = response.headers.get('date');
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, text: await response.text(), type, date, retryAfter, repeat };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    const reason = cause?.message ?? message;
    run.note(RESPONDS, that(placeOf(request), false, reason), repeat);
    throw new Stopped(`must respond: ${reason}`);
  }
}

const textOf = (body?: object | string) =>
  typeof body === 'object' ? JSON.stringify(body) : (body ?? null);

/** The address of a path, or of what a URL in a response leads to, on the host that is checked. */
function urlOf({ options }: Run, path: string): string {
  if (!URL.canParse(path)) return options.url.replace(/\/$/, '') + path;
  const { pathname, search } = new URL(path);
  return Object.assign(new URL(options.url), { pathname, search }).href;
}

function curlOf({ file }: Run, url: string, key: string, body?: object | string): string {
  const quoted = (text: string | null) => `'${text?.replaceAll("'", "'\\''")}'`;
  const withKey = `curl ${quoted(url)}${key && ` -H "x-service-key: ${key}"`}`;
  if (!body) return withKey;
  if (!(body instanceof FormData))
    return `${withKey} -H 'content-type: application/json' --data ${quoted(textOf(body))}`;
  const part = body.has('audio') ? 'audio' : 'file';
  const { size, name } = body.get(part) as File;
  const path = size === file.length ? 'speech.wav' : `FILE_OF_${size}_BYTES`;
  return `${withKey} -F ${quoted(`${part}=@${path};filename="${name}"`)}`;
}

/** The readable part of a body or a message. Each deviation from its schema is a mistake. */
export function read<Name extends keyof Bodies>(
  run: Run,
  name: Name,
  body: unknown,
  repeat = '',
): Bodies[Name] {
  const reader = READERS[`read${name}`] as (body: unknown) => readers.ReadResult<Bodies[Name]>;
  const result = reader(body);
  run.note(HAS_SCHEMA, that(name, true));
  for (const { path, message } of result.ok ? result.deviations : result.issues) {
    const steps = path.split('/').slice(1);
    let got = body;
    for (const step of steps) got = Object(got)[step] ?? got;
    const [, bound] = /(?:at least|at most) ([\d.]+)/.exec(message) ?? [];
    // A number of 32 bits may be just beyond the bound that was sent.
    if (bound && isSame(got, Number(bound))) continue;
    // What is wrong with a job is also wrong in the list.
    const place = `${name}${path.replaceAll(/\/\d+/g, '/*')}`.replace(
      /^JobPage.items.\*|^PreRecordedJob\b/,
      'Job',
    );
    run.note(HAS_SCHEMA, that(place, false, got, message), repeat);
  }
  if (result.ok && result.value) return result.value;
  throw new Stopped(`needs a readable ${name}`);
}

/** The JSON of a body, which must say that it is JSON. */
export function jsonOf(
  run: Run,
  place: string,
  { type, text, repeat = '' }: { type: string; text: string; repeat?: string },
): unknown {
  run.note(IS_JSON, that(place, /json/i.test(type), type, 'says otherwise'), repeat);
  const json = parsed(text);
  run.demand(IS_JSON, that(place, json !== undefined, text, 'must be JSON'), repeat);
  return json;
}

/** The value of JSON, or undefined if it is malformed. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is said of a valid request that is refused. */
export const wordsOf = (status: number): string => {
  const hint = [404, 405, 501].includes(status)
    ? '; for a part that the service lacks, pass --without'
    : '';
  return `must be accepted, but has ${status}${hint}`;
};

/** Calls the service, which must succeed, and reads the body by a schema. */
export async function call<Name extends keyof Bodies>(run: Run, name: Name, request: Request) {
  const response = await send(run, request);
  const { status, text, repeat } = response;
  const place = placeOf(request);
  run.demand(ACCEPTED, that(place, isAccepted(response), text, wordsOf(status)), repeat);
  return { ...response, body: read(run, name, jsonOf(run, place, response), repeat) };
}

/** Tries until there is a result; undefined if there is none within the patience. */
export async function poll<Value>({ patience }: Run, attempt: () => Value | Promise<Value>) {
  const end = Date.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 1.5, 1000)) {
    const result = await attempt();
    if (result !== undefined || Date.now() > end) return result;
    await sleep(pause);
  }
}
