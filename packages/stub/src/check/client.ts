/** Calls of the service. Each leaves the curl command that repeats it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreRecordedJobDone, UploadResponse } from 'speech-to-text-contract/types';
import * as validators from 'speech-to-text-contract/validators';
import type { CheckOptions } from './index.ts';
import type { Receiver } from './receiver.ts';

/** What the checks need to know. */
export interface Run extends CheckOptions {
  patience: number;
  /** The recording that is sent: WAV, 16,000 samples of 16 bits per second, one channel. */
  speech: Buffer<ArrayBuffer>;
  /** Undefined if the service can't reach it. */
  receiver: Receiver | undefined;
  /** The command or the frames that repeat what the current check does. */
  repeat: string;
}

/** Checks by their names. If the first one fails, the others do not run. */
export type Checks = Record<string, (run: Run) => Promise<unknown>>;

/** The reason why a check can't run. */
export class Skipped extends Error {}

/** @throws if a condition does not hold, with the value that shows it as the cause */
export function expect(holds: boolean, message: string, cause?: unknown): asserts holds {
  if (!holds) throw new Error(message, { cause });
}

/** A value that the contract's validator accepts, or a failure. */
export function valid<Value>(validator: validators.Validator<Value>, value: unknown): Value {
  if (validator(value)) return value;
  const issues = (validator.errors ?? []).slice(0, 3);
  const said = issues.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`the value violates the contract: ${said.join('; ')}`, { cause: value });
}

/** Parses JSON, or fails. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('the text is not JSON', { cause: text });
  }
}

/** Calls the service and returns the JSON body of a successful response. */
export async function call(
  run: Run,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const address = new URL(path, run.url).href;
  // A poll is repeated by what it waits for.
  if (method === 'POST' || run.repeat === '') run.repeat = curlOf(method, address, body);
  const isSentAsIs = body === undefined || body instanceof FormData;
  const response = await fetch(address, {
    method,
    headers: { 'x-service-key': run.key },
    body: isSentAsIs ? body : new Blob([JSON.stringify(body)], { type: 'application/json' }),
    signal: AbortSignal.timeout(run.patience * 1000),
  }).catch(({ message, cause }) => {
    throw new Error(`no response: ${cause?.message ?? message}`);
  });
  const text = await response.text();
  expect(response.ok, `the status is ${response.status}, not from 200 to 299`, text);
  return parsed(text);
}

function curlOf(method: string, address: string, body: object | undefined): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const json = () => `-H 'content-type: application/json' --data ${quoted(JSON.stringify(body))}`;
  const data = body instanceof FormData ? '-F audio=@speech.wav' : body ? json() : `-X ${method}`;
  return `curl -H "x-service-key: $API_KEY" ${data} ${quoted(address)}`;
}

/** Tries until there is a result; undefined if there is none within the patience. */
export async function poll<Result>(
  { patience }: Run,
  attempt: () => Promise<Result | undefined> | Result | undefined,
): Promise<Result | undefined> {
  const end = Date.now() + patience * 1000;
  for (;;) {
    const result = await attempt();
    if (result !== undefined || Date.now() > end) return result;
    await sleep(100);
  }
}

export async function upload(run: Run, name = 'speech.wav'): Promise<UploadResponse> {
  const form = new FormData();
  form.set('audio', new File([run.speech], name));
  return valid(validators.validateUploadResponse, await call(run, 'POST', '/v2/upload', form));
}

/** Uploads the recording, creates a job for it, and polls its `result_url` until it is done. */
export async function transcribe(run: Run, options: object = {}): Promise<PreRecordedJobDone> {
  // An upload may serve one job alone.
  const { audio_url } = await upload(run);
  const created = await call(run, 'POST', '/v2/pre-recorded', { audio_url, ...options });
  const { result_url } = valid(validators.validatePreRecordedJobCreated, created);
  // The key is only for the service itself.
  const { pathname, search } = new URL(result_url);
  const job = await poll(run, async () => {
    const shown = await call(run, 'GET', pathname + search);
    const { status } = valid(validators.validatePreRecordedJob, shown);
    return status === 'done' || status === 'error' ? (shown as PreRecordedJobDone) : undefined;
  });
  expect(job !== undefined, 'the job is not finished in time');
  expect(job.status === 'done', 'the job has failed', job);
  return job;
}
