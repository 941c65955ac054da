/** Calls of every operation with inputs derived from the contract (JSON, queries, the form), with and without the key. */
import * as rest from 'speech-to-text-contract/operations';
import type { PreRecordedJobCreated, UploadResponse } from 'speech-to-text-contract/types';
import { needsKey, OPERATION_IDS, OPERATIONS, type OperationId, parserOf } from '../contract.ts';
import { noteRequest } from './check.ts';
import { type Call, JOB, LACKING, STATUSES, UNKNOWN_ID } from './client.ts';
import { stillOpen, stopSessions } from './connection.ts';
import { fail, failIf, skip, wordsOf } from './ending.ts';
import { harmless, inputsFor } from './inputs.ts';
import { untilFinal } from './jobs.ts';
import { wrong } from './problems.ts';
import type { FormFile } from './request.ts';
import type { RuleName } from './rules.ts';
import type { Run } from './run.ts';

/** A call to try. A missing ID in its path becomes the ID of a new job. */
interface Attempt {
  name: string;
  call: Call;
  statuses: string[];
  /** The rule of the check: `input` if the service must not refuse the call. */
  rule: RuleName;
}

const UPLOAD = 'uploadAudio';
const isNamed = (id: OperationId) => OPERATIONS[id].path.includes('{');
/** Whether the ID is not a job ID, so that the run does not know it. */
const isForeign = (id: OperationId) =>
  isNamed(id) && !OPERATIONS[id].path.startsWith(OPERATIONS[JOB].path);
const { success, refusal, either } = STATUSES;
const expected = (name: string, call: Call, statuses = success): Attempt => {
  return { name, call, statuses, rule: 'input' };
};
const refused = (name: string, call: Call, rule: RuleName = 'bad-input'): Attempt => {
  return { name, call, statuses: rule === 'key' ? ['401'] : refusal, rule };
};
const UNKNOWN_JOBS = [
  refused('an unknown ID', { id: UNKNOWN_ID }, 'unknown-id'),
  refused('an ID in another format', { id: 'not-a-uuid' }, 'unknown-id'),
];
const NOT_JSON = refused('text that is not JSON', { text: '{"unfinished":' });

/** Headers that are equal in HTTP to the default headers of the run. */
const EQUAL_HEADERS: Readonly<Record<string, NonNullable<Call['header']>>> = {
  'a content type with a charset': (name, value) => [
    name,
    value.replace(/^application\/json$/, '$&; charset=utf-8'),
  ],
  'a content type with a quoted boundary': (name, value) => [
    name,
    value.replace(/; boundary=(.*)$/, '; boundary="$1"'),
  ],
  'headers in capitals': (name, value) => [
    name.toUpperCase(),
    name === 'content-type' ? value.replace(/^[^;]*/, (type) => type.toUpperCase()) : value,
  ],
};

/** Tries each operation with JSON and with queries. */
export async function tryInputs(run: Run): Promise<void> {
  const { client, recorder, thorough, made } = run;
  for (const id of OPERATION_IDS) {
    await recorder.about(id, '', async () => {
      client.skipIfExcluded(id);
      const attempts = attemptsFor(id, thorough, made.recording);
      const good = attempts.find(({ statuses }) => statuses === success);
      const { contentType = '', schema } = OPERATIONS[id].requestBody ?? {};
      const equal = Object.entries(EQUAL_HEADERS).filter(
        ([name]) =>
          (!name.includes('charset') || contentType.endsWith('json')) &&
          (!name.includes('boundary') || contentType.startsWith('multipart')),
      );
      const others = equal.map(([name, header]) =>
        expected(name, { ...good?.call, header }, isForeign(id) ? either : success),
      );
      for (const attempt of attempts) await tryCall(run, id, attempt);
      if (schema && !good) skip(`the run has no request for ${id} that must succeed`);
      for (const attempt of others) await tryCall(run, id, attempt);
    });
  }
}

/**
 * Makes a call and stops the session that it opens. A call that names a job gets a separate job: a service may change
 * or delete it, even in a call that it should refuse. A call that takes a form gets the speech, if it has none.
 */
async function tryCall(run: Run, id: OperationId, { name, call, statuses, rule }: Attempt) {
  const { client, recorder } = run;
  const needsJob = isNamed(id) && call.id === undefined;
  // A separate check, so that what is wrong with the job is not told of the call.
  const make = () =>
    recorder.check('a finished job to call it with', 'creation', () => makeJob(run));
  const own = needsJob ? await make() : call.id;
  if (needsJob && own === undefined) return;
  await recorder.check(name, rule, async () => {
    const form = OPERATIONS[id].requestBody?.schema === null ? { form: formOf(run) } : {};
    const { status } = await client.call(id, { ...form, ...call, id: own }, statuses);
    // Without a successful call, a status such as 404 shows only that the operation may be missing.
    const isLacking = LACKING.includes(status) && !client.calls[id].hasSucceeded;
    if (isLacking && rule === 'other-key') {
      skip(`the service may lack ${id}: it responded with ${status}`);
    }
    if (isLacking && rule === 'input') skip(`the run has no ID for ${id}`);
  });
  if (client.sessions.size === 0) return;
  const ends = stopSessions(run);
  recorder.later(`${name}: the end`, 'session-end', async () =>
    failIf((await ends) && stillOpen(run)),
  );
}

/** The calls of an operation to try, with good and bad input from the contract. */
export function attemptsFor(id: OperationId, thorough: boolean, recording?: string): Attempt[] {
  const { requestBody, query } = OPERATIONS[id];
  const [bodySchema, querySchema] = [requestBody?.schema ?? '', query ?? ''];
  const own = expected('a separate job', {}, isForeign(id) ? either : success);
  const named = isNamed(id) && !requestBody ? [own, ...UNKNOWN_JOBS] : [];
  // Rejected if the contract rejects the request; either way if the contract leaves it open.
  const attemptWith = (schema: string, name: string, call: Call, sent: unknown) => {
    if (!parserOf(schema, 'contract')(sent).ok) return refused(name, call);
    // Whether a service refuses a recording that does not exist is not specified.
    const isMissing = recording === undefined && 'audio_url' in Object(call.body);
    // Nor are how unknown fields are handled, and whether other callback URLs than those of the web are accepted.
    const isWeb = !/url":"(?!https?:)/i.test(JSON.stringify(call.body));
    const isCertain = !isForeign(id) && !isMissing && isWeb && parserOf(schema, 'strict')(sent).ok;
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
    await run.recorder.about(id, '', async () => {
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

/**
 * Checks that a call of an operation succeeded: if none did, its refusals prove nothing. A run with only some parts may
 * make no call that should succeed; a whole run must.
 */
export async function expectSuccess(run: Run, id: OperationId): Promise<void> {
  const { client, recorder, only } = run;
  const calls = client.calls[id];
  // A call without a response is reported already, and a run that ended early has not made them all.
  if (client.ended.aborted || !calls.last || calls.hasSucceeded || (only && !calls.isWanted))
    return;
  // A violation names its request, and a passed check only its area. A missing response stays reported, and so do all
  // violations if the run had no job or file for a call that should succeed.
  recorder.dismiss(`no call of ${id} succeeded`, ({ area, outcome, rule, request }) =>
    outcome === 'violation'
      ? calls.isWanted && request?.operation === id && rule !== 'no-response'
      : outcome === 'passed' && area === id,
  );
  if (!calls.isWanted) return;
  const { status, text, request } = calls.last;
  const lack = async () => {
    noteRequest(request);
    fail(`no call of ${id} succeeded: the last response was ${status}: ${text}`);
  };
  await recorder.about(id, 'a call that succeeds', lack, 'no-success');
}

/** Creates a job for a call and waits until it has finished. Returns its ID. */
async function makeJob(run: Run): Promise<string> {
  const body = { audio_url: run.made.recording ?? skip('no upload succeeded') };
  try {
    const created = await run.client.call<PreRecordedJobCreated>('createPreRecordedJob', { body });
    return (await untilFinal(run, created.body)).id;
  } catch (error) {
    // Other checks report why. This one is about another call.
    return skip(`no finished job to call it with: ${wordsOf(error)}`);
  }
}

/** Uploads the speech, which all jobs of the run use, and a form without it. */
export async function tryUploads(run: Run): Promise<void> {
  const { client, recorder, made, audio, sent } = run;
  await recorder.about(UPLOAD, '', async () => {
    client.skipIfExcluded(UPLOAD);
    const channels = 2 * (sent.channels ?? 1);
    made.stereo = await tryUpload(run, 'a file with more channels', audio.stereo, channels);
    // Last, because a report shows the last call if none succeeds, and anyone can repeat this one.
    made.recording = await tryUpload(run, 'a WAV file', audio.file);
    await tryCall(run, UPLOAD, refused('a form without a file', { form: [] }));
  });
}

/** Uploads a file. Returns its URL; undefined if the check did not pass. */
function tryUpload(
  run: Run,
  name: string,
  bytes: FormFile['bytes'],
  channels = run.sent.channels,
): Promise<string | undefined> {
  const { client, recorder, sent, file } = run;
  return recorder.about(UPLOAD, name, async () => {
    const form = formOf(run, bytes);
    const call = () => client.call<UploadResponse>(UPLOAD, { form });
    const response = await recorder.check('', 'input', call);
    if (!response) return undefined;
    const ofFile = { channels, file: { ...file, size: bytes.length } };
    recorder.relate('UploadResponse', response.body, { ...sent, ...ofFile });
    await recorder.check('its URL', 'upload-url', () => {
      const { audio_url, audio_metadata } = response.body;
      const end = `/file/${audio_metadata.id}`;
      failIf(
        !audio_url.endsWith(end) && wrong('/audio_url', audio_url, `a URL that ends with ${end}`),
      );
    });
    return response.body.audio_url;
  });
}

function formOf({ audio, file }: Run, bytes = audio.file): FormFile[] {
  // The run itself makes the file with more channels, so curl must not send the other one instead.
  const path = bytes === audio.file ? audio.path : 'SPEECH-WITH-MORE-CHANNELS.wav';
  return [{ part: 'audio', path, name: file.name, type: 'audio/wav', bytes }];
}
