/** Every operation with and without its key, and with inputs derived from the contract. */
import { operations } from 'speech-to-text-contract/operations';
import { parseListTranscriptionJobsQuery } from 'speech-to-text-contract/parse';
import type { OperationId } from '../answers.ts';
import { issues } from './client.ts';
import { exampleInputs, type Input, inputsAround } from './inputs.ts';
import type { Run } from './run.ts';

/** Nothing listens there: names under `invalid` never resolve. */
const NOWHERE = 'https://callback.invalid/';
const NO_SUCH_JOB = '00000000-0000-4000-8000-000000000000';

/** A request without a good key is refused, by every operation that asks for one. */
export async function tryKeys({ client, recorder }: Run): Promise<void> {
  for (const id of Object.keys(operations) as OperationId[]) {
    const call = {
      id: NO_SUCH_JOB,
      ...(operations[id].requestBody && { body: {} }),
    };
    for (const [name, key] of [
      ['without a key', null],
      ['with a wrong key', `${client.options.key}-wrong`],
    ] as const) {
      await recorder.part(id, name, async () => {
        const received = await client.call(id, { ...call, key });
        const problems = client.problems(id, received, 'refusal');
        // The status is documented where the document names it.
        if ('401' in operations[id].responses && received.status !== 401) {
          problems.push(`expected 401, got ${received.status}`);
        }
        const { statusCode } = (received.body ?? {}) as { statusCode?: number };
        if (problems.length === 0 && received.status === 401 && statusCode !== undefined) {
          if (statusCode !== 401) problems.push(`/statusCode: expected 401, got ${statusCode}`);
        }
        recorder.check(id, name, problems);
      });
    }
  }
}

/** The JSON bodies: the examples, and everything around the richest of them. */
export async function tryBodies(run: Run): Promise<void> {
  const { client, recorder, quick } = run;
  for (const id of Object.keys(operations) as OperationId[]) {
    const schema = operations[id].requestBody?.schema;
    if (!schema) continue;
    const examples = exampleInputs(id);
    const inputs = examples.map(({ name, value }) => ({ name, value: harmless(value) }));
    const richest = inputs.reduce((a, b) => (size(b.value) > size(a.value) ? b : a), {
      name: 'empty',
      value: {},
    });
    if (!quick) inputs.push(...inputsAround(schema, richest.value));
    for (const { name, value } of inputs) {
      await recorder.part(id, name, async () => {
        const refused = issues(schema, value).length > 0;
        const received = await client.call(id, { body: value });
        const problems = client.problems(id, received, refused ? 'refusal' : 'success');
        // That bad input is refused is documented for a live session alone.
        const assumed = refused && id !== 'createLiveSession';
        recorder.check(id, name, problems, assumed ? 'assumption' : 'contract');
      });
    }
    if (examples.length === 0) recorder.leaveOut(id, 'examples', 'the contract shows none');
  }
}

/** The parameters of the list. */
export async function tryQueries({ client, recorder, quick }: Run): Promise<void> {
  const id = 'listTranscriptionJobs';
  const base = {
    offset: 0,
    limit: 20,
    date: '2026-01-31',
    before_date: '2026-01-31T12:00:00Z',
    after_date: '2026-01-30',
    status: ['done', 'error'],
    custom_metadata: { team: 'support' },
    kind: ['pre-recorded', 'live'],
  };
  const inputs: Input[] = [
    { name: 'no parameters', value: {} },
    { name: 'every parameter', value: base },
    ...Object.entries(base).map(([name, value]) => ({
      name: `${name} alone`,
      value: { [name]: value },
    })),
    ...(quick ? [] : inputsAround('ListTranscriptionJobsQuery', base)),
  ];
  for (const { name, value } of inputs) {
    await recorder.part(id, name, async () => {
      const query = toQuery(value);
      if (!query) return;
      const valid = parseListTranscriptionJobsQuery(query).ok;
      const received = await client.call(id, { query });
      const problems = client.problems(id, received, valid ? 'success' : 'refusal');
      recorder.check(id, name, problems, valid ? 'contract' : 'assumption');
    });
  }
}

/** What is not JSON, and identifiers that nothing belongs to. */
export async function tryOddRequests({ client, recorder, audio }: Run): Promise<void> {
  for (const id of ['createPreRecordedJob', 'createLiveSession'] as const) {
    await recorder.part(id, 'text that is not JSON', async () => {
      const headers = { 'content-type': 'application/json', 'x-service-key': client.options.key };
      const response = await fetch(`${client.options.url}${operations[id].path}`, {
        method: 'POST',
        headers,
        body: '{"audio_url":',
      });
      const received = { status: response.status, contentType: typeOf(response), body: null };
      await response.body?.cancel();
      recorder.check(
        id,
        'text that is not JSON',
        client.problems(id, received, 'refusal'),
        'assumption',
      );
    });
  }
  for (const [name, job] of [
    ['an identifier of no job', NO_SUCH_JOB],
    ['an identifier that is none', 'not-a-uuid'],
  ] as const) {
    await recorder.part('getPreRecordedJob', name, async () => {
      const received = await client.call('getPreRecordedJob', { id: job });
      const problems = client.problems('getPreRecordedJob', received, 'refusal');
      recorder.check('getPreRecordedJob', name, problems, 'assumption');
    });
  }
  const forms: [string, FormData][] = [
    ['a form without a file', new FormData()],
    ['a file in a part of another name', new FormData()],
  ];
  forms[0]?.[1].append('comment', 'no file');
  forms[1]?.[1].append('video', new Blob([audio]), 'a.wav');
  for (const [name, form] of forms) {
    await recorder.part('uploadAudio', name, async () => {
      const received = await client.call('uploadAudio', { form });
      recorder.check(
        'uploadAudio',
        name,
        client.problems('uploadAudio', received, 'refusal'),
        'assumption',
      );
    });
  }
}

/** An example that calls nobody when it is tried. */
function harmless(value: unknown): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  if ('callback_url' in copy) copy.callback_url = NOWHERE;
  const config = copy.callback_config as { url?: string } | undefined;
  if (config) config.url = NOWHERE;
  return copy;
}

/** A query as text; null when a value has none, such as `null`. */
function toQuery(value: unknown): URLSearchParams | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const query = new URLSearchParams();
  for (const [name, one] of Object.entries(value)) {
    if (Array.isArray(one)) for (const item of one) query.append(name, text(item));
    else if (typeof one === 'object' && one !== null) {
      for (const [member, x] of Object.entries(one)) query.append(`${name}[${member}]`, text(x));
    } else query.append(name, text(one));
  }
  return query;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function size(value: unknown): number {
  return JSON.stringify(value).length;
}

function typeOf(response: Response): string {
  return (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
}
