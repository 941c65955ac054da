/** Every operation, with inputs derived from the contract. */
import { OPERATION_IDS, OPERATIONS, type OperationId, parserOf } from '../src/contract.ts';
import { type Call, REFUSAL, STATUSES } from './client.ts';
import { harmless, inputsFor } from './inputs.ts';
import { leaveOut } from './report.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';

/** A call to try. */
interface Attempt {
  name: string;
  call: Call;
  expected: keyof typeof STATUSES;
}

const UNKNOWN_JOBS: Attempt[] = Object.entries({
  'an unknown identifier': '00000000-0000-4000-8000-000000000000',
  'an identifier of another form': 'not-a-uuid',
}).map(([name, id]) => ({ name, call: { id }, expected: 'refusal' }));
const NOT_JSON: Attempt = {
  name: 'text that is not JSON',
  call: { text: '{"unfinished":' },
  expected: 'refusal',
};

/** Tries each operation with inputs derived from the contract; `uploads.ts` tries forms. */
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

/** Whether the path of an operation names a job. */
export function isNamed(id: OperationId): boolean {
  return OPERATIONS[id].path.includes('{');
}

/** Makes a job, for a call that names one and may change or delete it. Returns its identifier. */
export async function makeJob({ client, made }: Run): Promise<string> {
  const body = { audio_url: made.recording ?? leaveOut('the upload failed') };
  return (await client.expectSuccess<{ id: string }>('createPreRecordedJob', { body })).id;
}

/**
 * The calls of an operation to try, with good and bad input from the contract. A call that names a job, and has no
 * identifier here, needs that of one.
 */
export function attemptsFor(id: OperationId, thorough: boolean, recording?: string): Attempt[] {
  const { method, requestBody, query } = OPERATIONS[id];
  const schema = requestBody ? requestBody.schema : query;
  const unknown = isNamed(id) && method === 'GET' ? UNKNOWN_JOBS : [];
  if (!schema)
    return requestBody || isNamed(id)
      ? unknown
      : [{ name: 'no input', call: {}, expected: 'success' }];
  const inputs = inputsFor(schema, thorough);
  const expectedOf = (sent: unknown) => {
    if (!parserOf(schema, 'contract')(sent).ok) return 'refusal';
    // The interface does not say what becomes of fields that it does not name.
    return parserOf(schema, 'strict')(sent).ok ? 'success' : 'either';
  };
  const attempts = inputs.flatMap(({ name, value }): Attempt[] => {
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
