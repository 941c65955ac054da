/** Calls of the service. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as readers from 'speech-to-text-contract/read';
import type { components } from 'speech-to-text-contract/types/tolerant';
import { Failure, needed, type Run } from './run.ts';

type Schemas = components['schemas'];
/** What is read of bodies and messages, by the names of their readers. */
type Bodies = Schemas & { ServerMessageValue: Schemas['ServerMessage'] };
const READERS: Record<string, unknown> = { ...readers };

/** A key as a shell writes it, and what it is, computed from the key of the run. */
export type Key = [shown: string, keyFrom: (key: string) => string];
const RIGHT_KEY: Key = ['$API_KEY', (key) => key];

/** A method, a path or a URL, JSON or a form, and a key. */
export type Request = [method: 'GET' | 'POST', path: string, body?: object, key?: Key];

export async function send(run: Run, [method, path, body, key = RIGHT_KEY]: Request) {
  const [shownKey, keyFrom] = key;
  // A connection that is kept may be closed by the service just when it is used again.
  const headers = new Headers({ connection: 'close' });
  if (shownKey) headers.set('x-service-key', keyFrom(run.options.key));
  // As one piece, because a service may refuse a form and close before the next piece arrives.
  const encoded = body && (body instanceof FormData ? new Response(body) : Response.json(body));
  if (encoded) headers.set('content-type', `${encoded.headers.get('content-type')}`);
  const data = await encoded?.arrayBuffer();
  const signal = AbortSignal.timeout(run.patience);
  try {
    const url = urlOf(run, path);
    run.repeat = curlOf(run, url, shownKey, body);
    // The key is only for the service itself, so redirections are not followed.
    const response = await fetch(url, { method, headers, body: data, redirect: 'manual', signal });
    const type = response.headers.get('content-type') ?? 'none';
    return { status: response.status, type, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    const must = `${new URL(run.options.url).origin} must respond`;
    throw new Failure(`${method} ${path}`, must, cause?.message ?? message);
  }
}

/** The address of a path, or of what a URL in a response leads to, on the host that is checked. */
function urlOf({ options }: Run, path: string): string {
  if (path.startsWith('/')) return options.url.replace(/\/$/, '') + path;
  const { pathname, search } = new URL(path);
  return Object.assign(new URL(options.url), { pathname, search }).href;
}

function curlOf({ file }: Run, url: string, key: string, body?: object): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = ['curl', quoted(url)];
  if (key) parts.push(`-H "x-service-key: ${key}"`);
  if (body instanceof FormData) {
    const part = body.has('audio') ? 'audio' : 'file';
    const { size, name } = body.get(part) as File;
    const path = size === file.length ? 'speech.wav' : `FILE_OF_${size}_BYTES`;
    parts.push(`-F ${quoted(`${part}=@${path};filename="${name}"`)}`);
  } else if (body) {
    parts.push(`-H 'content-type: application/json' --data ${quoted(JSON.stringify(body))}`);
  }
  return parts.join(' ');
}

/** The readable part of a body or a message. Each deviation from its schema fails. */
export function read<Name extends keyof Bodies>(run: Run, name: Name, body: unknown): Bodies[Name] {
  const reader = READERS[`read${name}`] as (body: unknown) => readers.ReadResult<Bodies[Name]>;
  const result = reader(body);
  for (const { path, message } of result.ok ? result.deviations : result.issues) {
    const keys = path.split('/').slice(1, -1);
    const parent = keys.reduce((value, key) => Object(value)[key], body);
    const place = name + path.replaceAll(/\d+/g, '*');
    // What is wrong with a job is also wrong in the list.
    run.that(place.replace(/^JobPage.items.\*|^PreRecordedJob/, 'Job'), false, message, parent);
  }
  return needed(result.ok ? result.value : undefined, `a readable ${name}`);
}

/** The value of a body, which must say that it is JSON. */
export function jsonOf(run: Run, type: string, text: string): unknown {
  run.that('content-type', /json/i.test(type), 'must be application/json', type);
  return parsed(text);
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('body', 'must be JSON', text);
  }
}

/** Calls the service, which must succeed, and reads the body by a schema. */
export async function call<Name extends keyof Bodies>(run: Run, name: Name, request: Request) {
  const { status, type, text } = await send(run, request);
  if (status >= 200 && status <= 299) return read(run, name, jsonOf(run, type, text));
  throw new Failure(name, `must arrive with a status of success, but it is ${status}`, text);
}

/** Tries until there is a result; undefined if there is none within the patience. Keeps the command of the call before. */
export async function poll<Result>(run: Run, attempt: () => Result | Promise<Result>) {
  const { repeat, patience } = run;
  const end = Date.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 1.5, 1000)) {
    const result = await attempt();
    run.repeat = repeat;
    if (result !== undefined || Date.now() > end) return result;
    await sleep(pause);
  }
}
