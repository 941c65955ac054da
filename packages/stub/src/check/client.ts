/** Calls of the service. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as readers from 'speech-to-text-contract/read';
import { Failure, needed, type Run } from './run.ts';

/** What is read of bodies and messages, by the names of their schemas. */
type Bodies = {
  [Key in keyof typeof readers as Key extends `read${infer Name}` ? Name : never]: Extract<
    ReturnType<(typeof readers)[Key]>,
    { ok: true }
  >['value'];
};
const READERS = { ...readers };

/** A method, a path or a URL, JSON or a form, and a key if it is not that of the run. */
export type Request = [method: 'GET' | 'POST', path: string, body?: object, key?: string | null];

/** Sends a request. One that may be repeated is repeated once if there is no response. */
export async function send(run: Run, [method, path, body, key = run.options.key]: Request) {
  const url = path.startsWith('/') ? run.options.url.replace(/\/$/, '') + path : path;
  const isValid = key === run.options.key;
  run.repeat = curlOf(method, url, body, isValid ? '$API_KEY' : key);
  const isForm = body instanceof FormData;
  const attempt = async () => {
    // A connection that is kept may be closed by the service just when it is used again.
    const headers = new Headers({ connection: 'close' });
    if (key !== null) headers.set('x-service-key', key);
    if (body && !isForm) headers.set('content-type', 'application/json');
    const data = isForm ? body : JSON.stringify(body);
    const signal = AbortSignal.timeout(run.patience);
    // The key is only for the service itself, so redirections are not followed.
    const response = await fetch(url, { method, headers, body: data, redirect: 'manual', signal });
    return { status: response.status, text: await response.text() };
  };
  const mayRepeat = method === 'GET' || isForm || !isValid;
  return attempt()
    .catch((error) => (mayRepeat ? attempt() : Promise.reject(error)))
    .catch(({ message, cause }) => {
      throw new Failure(nameOf(method, path), 'must respond', cause?.message ?? message);
    });
}

/** A call without what differs in each run. */
const nameOf = (method: string, path: string) =>
  `${method} ${path.replace(/^https?:..[^/]*/, '').replaceAll(/[\da-f-]{32,}/gi, 'ID')}`;

function curlOf(method: string, url: string, body?: object, key?: string | null): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const part = body instanceof FormData && (body.has('audio') ? 'audio' : 'file');
  const json = `-H 'content-type: application/json' --data ${quoted(JSON.stringify(body ?? ''))}`;
  const form = `-F ${quoted(`${part}=@speech.wav;filename="ä b.wav"`)}`;
  const data = part ? form : body ? json : `-X ${method}`;
  return `curl ${key === null ? '' : `-H "x-service-key: ${key}" `}${data} ${quoted(url)}`;
}

/** The readable part of a body or a message. Each deviation from its schema fails. */
export function read<Name extends keyof Bodies>(run: Run, name: Name, body: unknown): Bodies[Name] {
  const result = READERS[`read${name}`](body) as readers.ReadResult<Bodies[Name]>;
  const issues = result.ok ? result.deviations : result.issues;
  for (const { path, message } of issues) {
    const keys = path.split('/').slice(1, -1);
    const parent = keys.reduce((value, key) => Object(value)[key], body);
    const place = name + path.replaceAll(/\d+/g, '*');
    // What is wrong with a job is also wrong in the list.
    run.that(place.replace(/^JobPage.items.\*|^PreRecordedJob/, 'Job'), false, message, parent);
  }
  return needed(result.ok ? result.value : undefined, `a readable ${name}`);
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
  const { status, text } = await send(run, request);
  if (status >= 200 && status <= 299) return read(run, name, parsed(text));
  const [method, path] = request;
  throw new Failure(nameOf(method, path), `must succeed, but has the status ${status}`, text);
}

/** The address of what a URL in a response leads to, on the host that is checked. */
export function onHost(run: Run, url: unknown): string {
  const text = String(needed(url, 'a URL in a response'));
  if (!URL.canParse(text)) throw new Failure('URL', 'must be absolute', text);
  const { pathname, search } = new URL(text);
  return new URL(pathname + search, run.options.url).href;
}

/** Tries until there is a result; undefined if there is none within the patience. */
export async function poll<Result>({ patience }: Run, attempt: () => Result | Promise<Result>) {
  const end = Date.now() + patience;
  for (let pause = 50; ; pause = Math.min(pause * 1.5, 1000)) {
    const result = await attempt();
    if (result !== undefined || Date.now() > end) return result;
    await sleep(pause);
  }
}
