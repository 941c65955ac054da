/** Calls of every operation with inputs derived from the contract (JSON, queries, the form), with and without the key. */
import * as rest from 'speech-to-text-contract/operations';
import type { PreRecordedJobCreated, UploadResponse } from 'speech-to-text-contract/types';
import { needsKey, OPERATION_IDS, OPERATIONS, type OperationId, parserOf } from '../contract.ts';
import { failIf, skip } from './check.ts';
import { type Call, LACKING, STATUSES, UNKNOWN_ID } from './client.ts';
import { stopSessions } from './connection.ts';
import { harmless, inputsFor } from './inputs.ts';
import { untilFinal } from './recordings.ts';
import type { RuleName } from './rules.ts';
import type { Run } from './run.ts';
import type { FormFile } from './shown-request.ts';

/** A call to try. If its path names a job, and the call has no identifier, it gets a new job's. */
interface Attempt {
  name: string;
  call: Call;
  statuses: readonly string[];
  /** The rule of the check: `input` if the service must not refuse the call. */
  rule: RuleName;
}

const UPLOAD = 'uploadAudio';
/** The name under which the speech is uploaded. */
const FILE = 'conformance.wav';
/** Whether the path of an operation names a job. */
const isNamed = (id: OperationId) => OPERATIONS[id].path.includes('{');
const { success, refusal, either } = STATUSES;
const expected = (name: string, call: Call, statuses = success): Attempt => {
  return { name, call, statuses, rule: 'input' };
};
const refused = (name: string, call: Call, rule: RuleName = 'bad-input'): Attempt => {
  return { name, call, statuses: rule === 'key' ? ['401'] : refusal, rule };
};
const OWN_JOB = expected('a job of its own', {});
const UNKNOWN_JOBS = [
  refused('an unknown identifier', { id: UNKNOWN_ID }, 'unknown-id'),
  refused('an identifier of another form', { id: 'not-a-uuid' }, 'unknown-id'),
];
const NOT_JSON = refused('text that is not JSON', { text: '{"unfinished":' });

/** Tries each operation with JSON and with queries. */
export async function tryInputs(run: Run): Promise<void> {
  const { client, recorder, thorough, made } = run;
  for (const id of OPERATION_IDS) {
    await recorder.part(id, 'all inputs', async () => {
      client.skipIfExcluded(id);
      const attempts = attemptsFor(id, thorough, made.recording);
      for (const attempt of attempts) await tryCall(run, id, attempt);
    });
  }
}

/**
 * Makes a call, and stops the session that it opens. A call that names a job gets a job of its own: a service may change
 * or delete it, even in a call that it should refuse. A call that takes a form gets the speech, if it has none.
 */
async function tryCall(run: Run, id: OperationId, { name, call, statuses, rule }: Attempt) {
  const make = async () => {
    const { id: job = isNamed(id) ? await makeJob(run) : undefined } = call;
    const form = OPERATIONS[id].requestBody?.schema === null ? { form: formOf(run) } : {};
    const sent = { ...form, ...call, id: job };
    const { status } = await run.client.expectResponse(id, sent, statuses);
    // Without a successful call, a status such as 404 shows only that the operation may be missing.
    const isLacking = LACKING.includes(status) && !run.client.calls[id].hasSucceeded;
    if (rule === 'other-key' && isLacking) {
      skip(`the service may lack ${id}: it responded with ${status}`);
    }
  };
  await run.recorder.check(id, name, rule, make);
  await stopSessions(run);
}

/** The calls of an operation to try, with good and bad input from the contract. */
export function attemptsFor(id: OperationId, thorough: boolean, recording?: string): Attempt[] {
  const { method, requestBody, query } = OPERATIONS[id];
  const [bodySchema, querySchema] = [requestBody?.schema ?? '', query ?? ''];
  const own = method === 'GET' ? [] : [OWN_JOB];
  const named = isNamed(id) && !requestBody ? [...own, ...UNKNOWN_JOBS] : [];
  // Refused if the contract refuses what is sent; either way if the contract leaves it open.
  const attemptWith = (schema: string, name: string, call: Call, sent: unknown) => {
    if (!parserOf(schema, 'contract')(sent).ok) return refused(name, call);
    // Whether a service refuses a recording that does not exist is not specified.
    const isMissing = recording === undefined && 'audio_url' in Object(call.body);
    // Nor are how unknown fields are handled, and whether other callback URLs than those of the web are accepted.
    const isWeb = !/url":"(?!https?:)/i.test(JSON.stringify(call.body));
    const isCertain = !isMissing && isWeb && parserOf(schema, 'strict')(sent).ok;
    return expected(name, call, isCertain ? success : either);
  };
  const inputsOf = (schema: string) => (schema ? inputsFor(schema, thorough) : []);
  const bodies = inputsOf(bodySchema).map(({ description, data }) => {
    const body = harmless(data, recording);
    return attemptWith(bodySchema, description, { body }, body);
  });
  // A list or a single value cannot be written as a query.
  const inputs = inputsOf(querySchema).filter(
    ({ data }) => Object.getPrototypeOf(data ?? '') === Object.prototype,
  );
  const write = Object(rest)[`write${querySchema}`] as (query: object) => string;
  const queries = inputs.map(({ description, data }) => {
    const sent = new URLSearchParams(write(data as object));
    return attemptWith(querySchema, description, { query: sent }, sent);
  });
  const attempts = [...named, ...bodies, ...(bodySchema ? [NOT_JSON] : []), ...queries];
  return attempts.length > 0 || requestBody ? attempts : [expected('no input', {})];
}

/** Tries each operation that requires a key without one and with a wrong one, in an otherwise valid call. */
export async function tryKeys(run: Run): Promise<void> {
  const keys = { 'without a key': null, 'with a wrong key': `${run.key}-wrong` };
  for (const id of OPERATION_IDS.filter(needsKey)) {
    await run.recorder.part(id, 'all keys', async () => {
      run.client.skipIfExcluded(id);
      const attempts = attemptsFor(id, false, run.made.recording);
      const good = attempts.find(({ rule }) => rule === 'input')?.call;
      const rule = '401' in OPERATIONS[id].responses ? 'key' : 'other-key';
      for (const [name, key] of Object.entries(keys)) {
        await tryCall(run, id, refused(name, { ...good, key }, rule));
      }
    });
  }
}

/** Creates a job for a call that needs one, and waits until it has finished. Returns its identifier. */
async function makeJob(run: Run): Promise<string> {
  const body = { audio_url: run.made.recording ?? skip('no upload succeeded') };
  const created = await run.client.expect<PreRecordedJobCreated>('createPreRecordedJob', { body });
  return (await untilFinal(run, created)).id;
}

/** Uploads the speech, which all jobs of the run use, and a form without it. */
export async function tryUploads(run: Run): Promise<void> {
  const { client, made, stereo } = run;
  client.skipIfExcluded(UPLOAD);
  const upload = await tryUpload(run, 'a WAV file');
  const other = await tryUpload(run, 'a file with more channels', stereo, 2);
  await tryCall(run, UPLOAD, refused('a form without a file', { form: [] }));
  Object.assign(made, { recording: upload?.audio_url, stereo: other?.audio_url });
}

/** @param times how many times the channels of the speech the file has */
async function tryUpload(run: Run, name: string, bytes = run.audio.file, times = 1) {
  const { client, recorder, sent } = run;
  const response = await recorder.check(UPLOAD, name, 'input', () =>
    client.expectResponse<UploadResponse>(UPLOAD, { form: formOf(run, bytes) }),
  );
  if (!response) return undefined;
  const { body: upload, request } = response;
  const { audio_url, audio_metadata: file } = upload;
  const ofFile = { ...sent, channels: times * sent.channels };
  recorder.relate(UPLOAD, name, { ...upload, sent: ofFile }, request);
  const end = `/file/${file.id}`;
  const problem = `/audio_url: expected a URL that ends with ${end}, got ${audio_url}`;
  const compare = () => failIf('upload-url', !audio_url.endsWith(end) && problem);
  await recorder.check(UPLOAD, `${name}: its URL`, 'upload-url', compare, request);
  return upload;
}

function formOf({ audio }: Run, bytes = audio.file): FormFile[] {
  return [{ part: 'audio', path: audio.path, name: FILE, type: 'audio/wav', bytes }];
}
