/** Calls of the service, with the curl commands that repeat them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreRecordedJobDone, UploadResponse } from 'speech-to-text-contract/types';
import * as validators from 'speech-to-text-contract/validators';
import { expect, Failure } from './report.ts';

/** What a run needs to know of the service. */
export interface Target {
  url: string;
  key: string;
  /** How long to wait for an event, in milliseconds. */
  patience: number;
}

/** A value that the contract's validator accepts, or a failure. */
export function valid<Value>(
  validator: validators.Validator<Value>,
  value: unknown,
  repeat?: string,
): Value {
  if (validator(value)) return value;
  const issues = (validator.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  throw new Failure(`violates the contract: ${issues.slice(0, 3).join('; ')}`, value, repeat);
}

/** The curl command of a call, in which $API_KEY stands for the key. */
export function curl({ url }: Target, method: string, path: string, body?: unknown): string {
  const data =
    body === undefined
      ? ''
      : ` -H 'content-type: application/json' --data '${JSON.stringify(body)}'`;
  return `curl -X ${method} -H "x-service-key: $API_KEY"${data} '${new URL(path, url)}'`;
}

/** Calls the service and returns the body of a successful response. */
export async function call(
  target: Target,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const headers = {
    'x-service-key': target.key,
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
  };
  const sent = body === undefined || isForm ? body : JSON.stringify(body);
  const repeat = isForm
    ? `curl -H "x-service-key: $API_KEY" -F audio=@speech.wav '${new URL(path, target.url)}'`
    : curl(target, method, path, body);
  const signal = AbortSignal.timeout(target.patience);
  const response = await fetch(new URL(path, target.url), {
    method,
    headers,
    body: sent,
    signal,
  }).catch(({ message, cause }) => {
    throw new Failure(`no response: ${cause?.message ?? message}`, undefined, repeat);
  });
  const text = await response.text();
  expect(
    response.ok,
    `the status is ${response.status}, but should be from 200 to 299`,
    text,
    repeat,
  );
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('the body is not JSON', text, repeat);
  }
}

/** Tries until there is a result; undefined if there is none within the patience. */
export async function poll<Result>(
  { patience }: Target,
  attempt: () => Promise<Result | undefined> | Result | undefined,
): Promise<Result | undefined> {
  const end = Date.now() + patience;
  for (;;) {
    const result = await attempt();
    if (result !== undefined || Date.now() > end) return result;
    await sleep(100);
  }
}

export async function upload(
  target: Target,
  audio: Uint8Array<ArrayBuffer>,
): Promise<UploadResponse> {
  const form = new FormData();
  form.set('audio', new File([audio], 'speech.wav'));
  return valid(validators.validateUploadResponse, await call(target, 'POST', '/v2/upload', form));
}

/** A job that was created, and how it ended. */
export interface Ended {
  id: string;
  job: PreRecordedJobDone;
  /** The curl command that creates it. */
  repeat: string;
}

/** Creates a job and polls its `result_url` until it is done. */
export async function transcribe(target: Target, request: object): Promise<Ended> {
  const path = '/v2/pre-recorded';
  const repeat = curl(target, 'POST', path, request);
  const answer = await call(target, 'POST', path, request);
  const { id, result_url } = valid(validators.validatePreRecordedJobCreated, answer, repeat);
  // The key is only for the service itself.
  const { pathname, search } = new URL(result_url);
  const job = await poll(target, async () => {
    const shown = await call(target, 'GET', pathname + search);
    const { status } = valid(validators.validatePreRecordedJob, shown, repeat);
    return status === 'done' || status === 'error' ? (shown as PreRecordedJobDone) : undefined;
  });
  expect(job !== undefined, 'the job is not finished in time', undefined, repeat);
  expect(job.status === 'done', 'the job has failed', job, repeat);
  return { id, job, repeat };
}
