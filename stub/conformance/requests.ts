/** Every operation, with inputs derived from the contract. */
import { OPERATION_IDS, OPERATIONS, type OperationId, parserOf } from '../src/contract.ts';
import { type Call, REFUSAL } from './client.ts';
import { harmless, inputsFor } from './inputs.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';

/** A call to try. */
interface Attempt {
  name: string;
  call: Call;
  isGood: boolean;
}

const UNKNOWN_JOBS: Attempt[] = Object.entries({
  'an unknown identifier': '00000000-0000-4000-8000-000000000000',
  'an identifier of another form': 'not-a-uuid',
}).map(([name, id]) => ({ name, call: { id }, isGood: false }));
const NOT_JSON: Attempt = {
  name: 'text that is not JSON',
  call: { text: '{"unfinished":' },
  isGood: false,
};

/** Tries each operation with inputs derived from the contract; `uploads.ts` tries forms. */
export async function tryInputs(run: Run): Promise<void> {
  const { client, recorder, thorough, made } = run;
  for (const id of OPERATION_IDS) {
    for (const { name, call, isGood } of attemptsFor(id, thorough, made.recording)) {
      const make = () => (isGood ? client.expectSuccess(id, call) : client.expectRefusal(id, call));
      await recorder.check<unknown>(id, name, make, isGood ? {} : REFUSAL);
      await stopSessions(run);
    }
  }
}

/** How many calls the inputs make, and how many of these make a job or a session. */
export function countInputs(thorough: boolean): { calls: number; made: number } {
  const all = OPERATION_IDS.flatMap((id) => attemptsFor(id, thorough));
  return { calls: all.length, made: all.filter(({ isGood, call }) => isGood && call.body).length };
}

/** The calls of an operation to try, with good and bad input from the contract. */
export function attemptsFor(id: OperationId, thorough: boolean, recording?: string): Attempt[] {
  const { method, path, requestBody, query } = OPERATIONS[id];
  if (path.includes('{')) return method === 'GET' ? UNKNOWN_JOBS : [];
  const schema = requestBody ? requestBody.schema : query;
  if (!schema) return requestBody ? [] : [{ name: 'no input', call: {}, isGood: true }];
  const inputs = inputsFor(schema, thorough);
  const isGood = (sent: unknown) => parserOf(schema, 'contract')(sent).ok;
  if (requestBody) {
    const bodies = inputs.map(({ name, value }) => {
      const body = harmless(value, recording);
      return { name, call: { body }, isGood: isGood(body) };
    });
    return [...bodies, NOT_JSON];
  }
  return inputs.flatMap(({ name, value }) => {
    const query = toQuery(value);
    return query ? [{ name, call: { query }, isGood: isGood(query) }] : [];
  });
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
