/** Calls of the service. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as readers from 'speech-to-text-contract/read';
import type { components } from 'speech-to-text-contract/types/tolerant';
import { answersTo, type Relations, type Run, type Sent, Stopped, that } from './run.ts';
import { at } from './values.ts';

type Schemas = components['schemas'];
/** What is read of bodies and messages, by the names of their readers. */
export type Bodies = Schemas & { ServerMessageValue: Schemas['ServerMessage'] };

export const RESPONDS = 'each request has a response, of 2XX or 4XX';
export const ACCEPTED = 'a valid request is accepted';
export const IS_JSON = 'a body is JSON, and says so';
export const HAS_SCHEMA = 'bodies and messages are as the contract describes them';

/** A method, a path or a URL, JSON, a form or a text, and a key. */
export type Request = [method: string, path: string, body?: object | string, key?: Key];
/** How a shell writes a key, and the key itself, by the right one. */
export type Key = [written: string, keyBy: (key: string) => string];
const KEY: Key = ['$API_KEY', (key) => key];
export type Response = Awaited<ReturnType<typeof sendOnce>>;

/** Waits until the service, which limits the rate of calls, may be called again. While other calls have answers, it isn't stuck. */
export async function waitForLimit({ patience, answered }: Run, retryAfter?: string) {
  // A service may ask for any time, even for more than a timer can wait.
  const pause = Math.min((Number(retryAfter) || 0.25) * 1000, patience);
  if (Date.now() - answered > patience + pause)
    throw new Error('the service answers 429 for too long; raise --patience');
  await sleep(pause * (1 + Math.random()));
}

/** Sends a request. 429 is waited for, and is no response. */
export async function send(run: Run, request: Request): Promise<Response> {
  let response = await sendOnce(run, request);
  for (; response.status === 429; response = await sendOnce(run, request))
    await waitForLimit(run, response.retryAfter);
  run.answered = Date.now();
  const { status, text, repeat } = response;
  const isKnown = isAccepted(response) || isRefused(response);
  run.note(RESPONDS, that(subjectOf(request), isKnown, text, `has ${status}`), repeat);
  return response;
}

export const isAccepted = ({ status }: { status: number }) => status >= 200 && status <= 299;
export const isRefused = ({ status }: { status: number }) => status >= 400 && status <= 499;

/** A request without what differs between jobs: `GET /v2/pre-recorded/{id}` for that of any job. */
export const subjectOf = ([method, path]: Request) =>
  `${method} ${path.replace(/^\w+:\/\/[^/]+|\?.*/g, '').replace(/[\da-f-]{36}/i, '{id}')}`;

async function sendOnce(run: Run, request: Request) {
  const [method, path, body, [, keyBy] = KEY] = request;
  const key = keyBy(run.options.key);
  const url = urlOf(run, path);
  const isForm = body instanceof FormData;
  const json = typeof body === 'object' ? JSON.stringify(body) : body;
  const form = new globalThis.Response(isForm ? body : null);
  const type = form.headers.get('content-type') ?? 'application/json';
  const headers = {
    // A connection that is kept may be closed by the service just when it is used again.
    connection: 'close',
    ...(body && { 'content-type': type }),
    ...(key && { 'x-service-key': key }),
  };
  // As one piece, because a service may refuse a form and close before the next piece arrives.
  const data = isForm ? await form.arrayBuffer() : (json ?? null);
  const repeat = commandOf(request, url, json);
  const signal = AbortSignal.timeout(run.patience);
  try {
    // The key is only for the service itself, so redirections are not followed.
    const response = await fetch(url, { method, headers, body: data, redirect: 'manual', signal });
    const header = (name: string) => response.headers.get(name) ?? '';
    return {
      status: response.status,
      text: await response.text(),
      type: header('content-type'),
      // A response may have no date.
      now: Date.parse(header('date')) || Date.now(),
      retryAfter: header('retry-after'),
      repeat,
    };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    const reason = cause?.message ?? message;
    run.note(RESPONDS, that(subjectOf(request), false, reason), repeat);
    throw new Stopped(`${new URL(url).origin} must respond: ${reason}`);
  }
}

/** A form with one file. */
export function formWith(part: string, file: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.set(part, new File([new Uint8Array(file)], name));
  return form;
}

/** The command that repeats a request. */
function commandOf([method, , body, [key] = KEY]: Request, url: string, json = ''): string {
  const shownBody =
    body instanceof FormData
      ? [...body.keys()].map((part) => `-F ${part}=@speech.wav`)
      : ["-H 'content-type: application/json'", `--data ${quoted(json)}`];
  const shownKey = key ? [`-H "x-service-key: ${key}"`] : [];
  return ['curl -X', method, quoted(url), ...shownKey, ...(body ? shownBody : [])].join(' ');
}

/** A word of a shell. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The address of a path, or of what a URL in a response leads to, on the host that is tested. */
function urlOf({ options }: Run, path: string): string {
  if (!URL.canParse(path)) return options.url.replace(/\/$/, '') + path;
  const { pathname, search } = new URL(path);
  return Object.assign(new URL(options.url), { pathname, search }).href;
}

/** The readable part of a body or a message. Each deviation from its schema is a mistake. */
export function read<Name extends keyof Bodies>(run: Run, name: Name, body: unknown, repeat = '') {
  const reader = at(readers, `read${name}`) as (body: unknown) => readers.ReadResult<Bodies[Name]>;
  const result = reader(body);
  run.note(HAS_SCHEMA, that(name, true));
  for (const { path, message } of result.ok ? result.deviations : result.issues) {
    const subject = `${name}${path.replaceAll(/\/\d+/g, '/*')}`;
    const got = at(body, ...path.split('/').slice(1)) ?? body;
    // With the value, the same mistake would have different words.
    const [words] = message.split(', but is');
    run.note(HAS_SCHEMA, that(subject, false, got, words), repeat);
  }
  if (result.ok && result.value) return result.value;
  throw new Stopped(`needs a readable ${name}`);
}

/** Reads the text of a body, which must be JSON and say so. */
export function bodyOf<Name extends keyof Bodies>(
  run: Run,
  name: Name,
  { type, text, repeat }: { type: string; text: string; repeat?: string },
) {
  const saysSo = /^[^;]+[/+]json\s*(;|$)/i.test(type);
  run.note(IS_JSON, that(name, saysSo, type, 'says otherwise'), repeat);
  const json = parsed(text);
  run.demand(IS_JSON, that(name, json !== undefined, text, 'must be JSON'), repeat);
  return read(run, name, json, repeat);
}

/** The value of JSON, or undefined if it is malformed. Numbers are rounded, because a service may keep them in 32 bits. */
export function parsed(text: string): unknown {
  const round = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(7)) : value;
  try {
    return JSON.parse(text, round);
  } catch {
    return undefined;
  }
}

/** Whether a valid request is accepted. */
export function acceptance(subject: string, response: Response) {
  const { status, text } = response;
  const hint = /404|405|501/.test(`${status}`) ? '; if the service lacks this, pass --without' : '';
  return that(subject, isAccepted(response), text, `must be accepted, but has ${status}${hint}`);
}

/** Calls the service, which must succeed, and reads the body by a schema. */
export async function call<Name extends keyof Bodies>(run: Run, name: Name, request: Request) {
  const response = await send(run, request);
  run.demand(ACCEPTED, acceptance(subjectOf(request), response), response.repeat);
  return { ...response, body: bodyOf(run, name, response) };
}

/** Reads a value until it is final, at most as long as the patience, and returns the last one. */
export async function poll<Value>(
  { patience }: Run,
  read: () => Promise<Value>,
  isFinal: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 1.5, 1000)) {
    const value = await read();
    if (isFinal(value) || Date.now() > end) return value;
    await sleep(pause);
  }
}

/** Asks relations of subjects when what must have arrived has, and a little later: what must not arrive may be late. */
export async function askArrived<Subject extends { sent: Sent }>(
  run: Run,
  relations: Relations<Subject>,
  arrived: () => Promise<Subject[]>,
): Promise<Subject[]> {
  const isRight = (subject: Subject) =>
    answersTo(relations, subject).every(({ holds }) => holds !== false);
  await poll(run, arrived, (subjects) => subjects.every(isRight));
  await sleep(300);
  const subjects = await arrived();
  for (const subject of subjects) run.ask(relations, subject, subject.sent.repeat);
  return subjects;
}
