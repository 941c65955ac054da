/** Every operation, with inputs derived from the contract: JSON, queries and the form, with and without the key. */
import type { AudioMetadata, UploadResponse } from 'speech-to-text-contract/types';
import {
  needsKey,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
} from '../src/contract.ts';
import { type Call, REFUSAL, STATUSES } from './client.ts';
import { harmless, inputsFor } from './inputs.ts';
import { near, PADDING } from './relations.ts';
import { differs, failIf, groundsAt, leaveOut } from './report.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';

/** A call to try. One that names a job, and has no identifier here, needs that of one. */
interface Attempt {
  name: string;
  call: Call;
  expected: keyof typeof STATUSES;
}

const UNAUTHORIZED = '401';
const UPLOAD = 'uploadAudio';
const FILE = 'conformance.wav';
const refused = (name: string, call: Call): Attempt => ({ name, call, expected: 'refusal' });
const UNKNOWN_JOBS = [
  refused('an unknown identifier', { id: '00000000-0000-4000-8000-000000000000' }),
  refused('an identifier of another form', { id: 'not-a-uuid' }),
];
const NOT_JSON = refused('text that is not JSON', { text: '{"unfinished":' });

/** Tries each operation that takes no form. */
export async function tryInputs(run: Run): Promise<void> {
  const { client, recorder, thorough, made } = run;
  for (const id of OPERATION_IDS) {
    for (const { name, call, expected } of attemptsFor(id, thorough, made.recording)) {
      const make = async () => {
        const { id: job = isNamed(id) ? await makeJob(run) : undefined } = call;
        return client.expect(id, { ...call, id: job }, STATUSES[expected]);
      };
      await recorder.check(id, name, make, expected === 'refusal' ? REFUSAL : {});
      await stopSessions(run);
    }
  }
}

/** How many calls the inputs make, and how many of these make a job or a session. */
export function countInputs(thorough: boolean): { calls: number; made: number } {
  const all = OPERATION_IDS.flatMap((id) => attemptsFor(id, thorough));
  const made = all.filter(({ expected, call }) => expected !== 'refusal' && call.body);
  return { calls: all.length, made: made.length };
}

/** The calls of an operation to try, with good and bad input from the contract. */
export function attemptsFor(id: OperationId, thorough: boolean, recording?: string): Attempt[] {
  const { method, requestBody, query } = OPERATIONS[id];
  const schema = requestBody ? requestBody.schema : query;
  const unknown = isNamed(id) && method === 'GET' ? UNKNOWN_JOBS : [];
  if (!schema && (requestBody || isNamed(id))) return unknown;
  if (!schema) return [{ name: 'no input', call: {}, expected: 'success' }];
  const expectedOf = (sent: unknown) => {
    if (!parserOf(schema, 'contract')(sent).ok) return 'refusal';
    // The interface does not say what becomes of fields that it does not name.
    return parserOf(schema, 'strict')(sent).ok ? 'success' : 'either';
  };
  const attempts = inputsFor(schema, thorough).flatMap(({ name, value }): Attempt[] => {
    const sent = requestBody ? harmless(value, recording) : toQuery(value);
    if (!requestBody && sent === null) return [];
    const call = sent instanceof URLSearchParams ? { query: sent } : { body: sent };
    return [{ name, call, expected: expectedOf(sent) }];
  });
  return [...unknown, ...attempts, ...(requestBody ? [NOT_JSON] : [])];
}

/** A query as text, whatever is wrong with it; null for a value that no query can have, such as a list. */
function toQuery(value: unknown): URLSearchParams | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const text = (one: unknown) => (typeof one === 'string' ? one : JSON.stringify(one));
  const pairs = Object.entries(value).flatMap(([name, one]): [string, string][] => {
    if (Array.isArray(one)) return one.map((item) => [name, text(item)]);
    if (typeof one !== 'object' || one === null) return [[name, text(one)]];
    return Object.entries(one).map(([member, x]) => [`${name}[${member}]`, text(x)]);
  });
  return new URLSearchParams(pairs);
}

/** Tries each operation that asks for a key without one and with a wrong one; the call is good otherwise. */
export async function tryKeys(run: Run): Promise<void> {
  const { client, recorder } = run;
  const keys = { 'without a key': null, 'with a wrong key': `${client.options.key}-wrong` };
  for (const id of OPERATION_IDS.filter(needsKey)) {
    const isDocumented = UNAUTHORIZED in OPERATIONS[id].responses;
    const statuses = isDocumented ? [UNAUTHORIZED] : STATUSES.refusal;
    for (const [name, key] of Object.entries(keys)) {
      const expectRefusal = async () =>
        client.expect(id, { ...(await goodCall(run, id)), key }, statuses);
      await recorder.check(id, name, expectRefusal, isDocumented ? {} : REFUSAL);
      await stopSessions(run);
    }
  }
}

/**
 * A call that would succeed with the key. One that may change or delete a job gets a job of its own: a service that
 * asks for no key must not lose those that later parts look for.
 */
async function goodCall(run: Run, id: OperationId): Promise<Call> {
  const { method, requestBody } = OPERATIONS[id];
  const { recording, unmarked, marked } = run.made;
  if (requestBody?.schema === null) return { form: formOf(run) };
  const good = attemptsFor(id, false, recording).find(({ expected }) => expected === 'success');
  if (!isNamed(id)) return good?.call ?? leaveOut('the contract has no good input');
  const job = method === 'GET' ? (unmarked ?? marked)?.id : await makeJob(run);
  return { ...good?.call, id: job ?? leaveOut('the run has no job to ask for') };
}

/** Whether the path of an operation names a job. */
function isNamed(id: OperationId): boolean {
  return OPERATIONS[id].path.includes('{');
}

/** Makes a job, for a call that names one and may change or delete it. Returns its identifier. */
async function makeJob({ client, made }: Run): Promise<string> {
  const body = { audio_url: made.recording ?? leaveOut('the upload failed') };
  return (await client.expectSuccess<{ id: string }>('createPreRecordedJob', { body })).id;
}

/** Uploads the speech, which all jobs of the run use, and a form that lacks it. */
export async function tryUploads(run: Run): Promise<void> {
  const { client, recorder, audio } = run;
  const expectRefusal = () => client.expect(UPLOAD, { form: new FormData() }, STATUSES.refusal);
  await recorder.check(UPLOAD, 'a form without a file', expectRefusal, REFUSAL);
  const upload = await recorder.check(UPLOAD, 'a WAV file', () =>
    client.expectSuccess<UploadResponse>(UPLOAD, { form: formOf(run) }),
  );
  if (!upload) return;
  const { audio_url, audio_metadata: file } = upload;
  run.made.recording = audio_url;
  const differsAt = (field: keyof AudioMetadata, expected: unknown) =>
    differs(`/audio_metadata/${field}`, file[field], expected);
  const isNear = near(file.audio_duration, audio.seconds, PADDING);
  const measure = () => failIf(!isNear && differsAt('audio_duration', audio.seconds));
  const inSeconds = groundsAt('AudioMetadata.audio_duration');
  await recorder.check(UPLOAD, 'the duration of the file', measure, inSeconds);
  const compare = () =>
    failIf(
      differsAt('filename', FILE),
      differsAt('number_of_channels', audio.header.channels),
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
