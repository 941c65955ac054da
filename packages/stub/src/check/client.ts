/** Calls of the service. Each leaves the curl command that repeats it in the report. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PreRecordedJobDone, UploadResponse } from 'speech-to-text-contract/types';
import * as validators from 'speech-to-text-contract/validators';
import { expect, Failure, type Report } from './report.ts';

/** What a run needs to know of the service. */
export interface Target {
  url: string;
  key: string;
  /** How long to wait for an event, in milliseconds. */
  patience: number;
  report: Report;
}

/** The longest body that is read, in bytes. */
const MAX_BODY = 16 * 1024 * 1024;

/** A value that the contract's validator accepts, or a failure. */
export function valid<Value>(validator: validators.Validator<Value>, value: unknown): Value {
  if (validator(value)) return value;
  const issues = (validator.errors ?? []).slice(0, 3);
  const said = issues.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Failure(`the value violates the contract: ${said.join('; ')}`, value);
}

/** Parses JSON, or fails. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('the text is not JSON', text);
  }
}

/** Reads a body as UTF-8, up to a limit. */
export async function textOf(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    expect(size <= MAX_BODY, `the body is longer than ${MAX_BODY} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Calls the service and returns the JSON body of a successful response. */
export async function call(
  { url, key, patience, report }: Target,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const address = new URL(path, url);
  const json = JSON.stringify(body);
  const data = isForm
    ? ' -F audio=@speech.wav'
    : body && ` -H 'content-type: application/json' --data '${json}'`;
  // A poll is repeated by what it waits for.
  if (method === 'POST')
    report.repeat = `curl -H "x-service-key: $API_KEY"${data} '${address.href}'`;
  const type = body && !isForm && { 'content-type': 'application/json' };
  const init = { method, headers: { 'x-service-key': key, ...type }, body: isForm ? body : json };
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { ...init, signal }).catch(({ message, cause }) => {
    throw new Failure(`no response: ${cause?.message ?? message}`);
  });
  const text = await textOf(response.body);
  expect(response.ok, `the status is ${response.status}, not from 200 to 299`, text);
  return parsed(text);
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
  name = 'speech.wav',
): Promise<UploadResponse> {
  const form = new FormData();
  form.set('audio', new File([audio], name));
  return valid(validators.validateUploadResponse, await call(target, 'POST', '/v2/upload', form));
}

/** Uploads a recording, creates a job for it, and polls its `result_url` until it is done. */
export async function transcribe(
  target: Target,
  audio: Uint8Array<ArrayBuffer>,
  options: object = {},
): Promise<PreRecordedJobDone> {
  // An upload may serve one job alone.
  const { audio_url } = await upload(target, audio);
  const created = await call(target, 'POST', '/v2/pre-recorded', { audio_url, ...options });
  const { result_url } = valid(validators.validatePreRecordedJobCreated, created);
  // The key is only for the service itself.
  const { pathname, search } = new URL(result_url);
  const job = await poll(target, async () => {
    const shown = await call(target, 'GET', pathname + search);
    const { status } = valid(validators.validatePreRecordedJob, shown);
    return status === 'done' || status === 'error' ? (shown as PreRecordedJobDone) : undefined;
  });
  expect(job !== undefined, 'the job is not finished in time');
  expect(job.status === 'done', 'the job has failed', job);
  return job;
}
