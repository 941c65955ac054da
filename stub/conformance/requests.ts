/** Every operation, with inputs derived from the contract: JSON, queries and the form, with and without the key. */
import * as rest from 'speech-to-text-contract/operations';
import type { UploadResponse } from 'speech-to-text-contract/types';
import {
  needsKey,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
} from '../src/contract.ts';
import { type Call, REFUSAL, STATUSES } from './client.ts';
import { harmless, inputsFor } from './inputs.ts';
import { stopSessions } from './live.ts';
import { differences } from './relations.ts';
import { failIf, leaveOut } from './report.ts';
import type { Run } from './run.ts';

/** A call to try. One that names a job, and has no identifier here, needs that of one. */
interface Attempt {
  name: string;
  call: Call;
  /** The statuses of which an answer must have one. */
  statuses: string[];
}

const UPLOAD = 'uploadAudio';
const FILE = 'conformance.wav';
/** Whether the path of an operation names a job. */
const isNamed = (id: OperationId) => OPERATIONS[id].path.includes('{');
const { success, refusal, either } = STATUSES;
const refused = (name: string, call: Call): Attempt => ({ name, call, statuses: refusal });
const UNKNOWN_JOBS = [
  refused('an unknown identifier', { id: '00000000-0000-4000-8000-000000000000' }),
  refused('an identifier of another form', { id: 'not-a-uuid' }),
];
const NOT_JSON = refused('text that is not JSON', { text: '{"unfinished":' });

/** Tries each operation that takes no form. */
export async function tryInputs(run: Run): Promise<void> {
  for (const id of OPERATION_IDS) {
    for (const attempt of attemptsFor(id, run.thorough, run.made.recording)) {
      await tryCall(run, id, attempt);
    }
  }
}

/**
 * Makes a call, and stops the session that it opens. One that names a job gets a job of its own: the call may change or
 * delete it, also where it should have been refused.
 */
async function tryCall(run: Run, id: OperationId, { name, call, statuses }: Attempt) {
  const make = async () => {
    const { id: job = isNamed(id) ? await makeJob(run) : undefined } = call;
    return run.client.expect(id, { ...call, id: job }, statuses);
  };
  await run.recorder.check(id, name, make, statuses === refusal ? REFUSAL : {});
  await stopSessions(run);
}

/** How many calls the inputs make, and how many of these make a job or a session. */
export function countInputs(thorough: boolean): { calls: number; made: number } {
  const all = OPERATION_IDS.flatMap((id) => attemptsFor(id, thorough));
  const made = all.filter(({ statuses, call }) => statuses !== refusal && call.body);
  return { calls: all.length, made: made.length };
}

/** The calls of an operation to try, with good and bad input from the contract. */
export function attemptsFor(id: OperationId, thorough: boolean, recording?: string): Attempt[] {
  const { method, requestBody, query } = OPERATIONS[id];
  const schema = requestBody ? requestBody.schema : query;
  const unknown = isNamed(id) && method === 'GET' ? UNKNOWN_JOBS : [];
  if (!schema && (requestBody || isNamed(id))) return unknown;
  if (!schema) return [{ name: 'no input', call: {}, statuses: success }];
  const expectedOf = (sent: unknown) => {
    if (!parserOf(schema, 'contract')(sent).ok) return refusal;
    // The interface does not say what becomes of fields that it does not name.
    return parserOf(schema, 'strict')(sent).ok ? success : either;
  };
  const write = Object(rest)[`write${schema}`] as (query: object) => string;
  // No query is a list or a single value.
  const inputs = inputsFor(schema, thorough).filter(
    ({ data }) => requestBody || String(data) === '[object Object]',
  );
  const attempts = inputs.map(({ description: name, data }): Attempt => {
    const query = requestBody ? null : new URLSearchParams(write(data as object));
    const call = query ? { query } : { body: harmless(data, recording) };
    return { name, call, statuses: expectedOf(query ?? call.body) };
  });
  return [...unknown, ...attempts, ...(requestBody ? [NOT_JSON] : [])];
}

/** Tries each operation that asks for a key without one and with a wrong one; the call is good otherwise. */
export async function tryKeys(run: Run): Promise<void> {
  const keys = { 'without a key': null, 'with a wrong key': `${run.key}-wrong` };
  for (const id of OPERATION_IDS.filter(needsKey)) {
    const statuses = '401' in OPERATIONS[id].responses ? ['401'] : refusal;
    const attempts = attemptsFor(id, false, run.made.recording);
    const form = OPERATIONS[id].requestBody?.schema === null ? formOf(run) : undefined;
    const good = attempts.find(({ statuses: ones }) => ones === success)?.call ?? { form };
    for (const [name, key] of Object.entries(keys)) {
      await tryCall(run, id, { name, call: { ...good, key }, statuses });
    }
  }
}

/** Makes a job, for a call that names one. Returns its identifier. */
async function makeJob({ client, made }: Run): Promise<string> {
  const body = { audio_url: made.recording ?? leaveOut('the upload failed') };
  return (await client.expect<{ id: string }>('createPreRecordedJob', { body })).id;
}

/** Uploads the speech, which all jobs of the run use, and a form that lacks it. */
export async function tryUploads(run: Run): Promise<void> {
  const { client, recorder, sent } = run;
  await tryCall(run, UPLOAD, refused('a form without a file', { form: new FormData() }));
  const name = 'a WAV file';
  const upload = await recorder.check(UPLOAD, name, () =>
    client.expect<UploadResponse>(UPLOAD, { form: formOf(run) }),
  );
  if (!upload) return;
  const { audio_url, audio_metadata: file } = upload;
  run.made.recording = audio_url;
  recorder.relate(UPLOAD, name, { ...upload, sent });
  const expected = { filename: FILE, number_of_channels: sent.channels };
  const compare = () =>
    failIf(
      ...differences('audio_metadata', file, expected),
      !audio_url.endsWith(`/file/${file.id}`) &&
        `/audio_url: expected an address that ends with /file/${file.id}, got ${audio_url}`,
    );
  const says = 'Original file name … Channels … path shape `{base_url}/file/<file_id>`';
  await recorder.check(UPLOAD, 'the metadata of the file', compare, { says });
}

/** A form with the speech. */
function formOf({ audio }: Run): FormData {
  const form = new FormData();
  form.append('audio', new Blob([audio.file], { type: 'audio/wav' }), FILE);
  return form;
}
