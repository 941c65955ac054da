/** Every operation, with inputs derived from the contract. */
import {
  examplesOf,
  expandedSchema,
  issuesIn,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
  partsOf,
} from '../src/contract.ts';
import type { Call } from './client.ts';
import { type FactKey, refusalOf } from './grounds.ts';
import { harmless, type Input, inputsAround, makeComplete, makeMinimal } from './inputs.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';

const NO_SUCH_JOB = '00000000-0000-4000-8000-000000000000';
const UNKNOWN_IDS = {
  'an unknown identifier': NO_SUCH_JOB,
  'an identifier of another form': 'not-a-uuid',
};

/** A call to try; that it is good rests on what facts say under these keys. */
interface Attempt {
  name: string;
  call: Call;
  isGood: boolean;
  restsOn?: FactKey[];
}

/** Each operation with inputs derived from the contract; those of forms are tried as uploads. */
export async function tryInputs(run: Run): Promise<void> {
  const { client, recorder, thorough, made } = run;
  for (const id of OPERATION_IDS) {
    for (const { name, call, isGood, restsOn } of attemptsOf(id, thorough, made.recording)) {
      const attempt = () => (isGood ? client.succeed(id, call) : client.beRefused(id, call));
      await recorder.check<unknown>(id, name, attempt, { restsOn: restsOn ?? [refusalOf(id)] });
      await stopSessions(run);
    }
  }
}

/** How many calls the inputs make, and how many of these make a job or a session. */
export function countInputs(thorough: boolean): { calls: number; made: number } {
  const all = OPERATION_IDS.flatMap((id) => attemptsOf(id, thorough));
  return { calls: all.length, made: all.filter(({ isGood, call }) => isGood && call.body).length };
}

function attemptsOf(id: OperationId, thorough: boolean, recording?: string): Attempt[] {
  const { method, path, requestBody, query } = OPERATIONS[id];
  const isRead = method === 'GET' && !requestBody;
  const takesId = path.includes('{');
  if (takesId && isRead) {
    return Object.entries(UNKNOWN_IDS).map(([name, unknown]) => ({
      name,
      call: { id: unknown },
      isGood: false,
    }));
  }
  if (takesId) return [];
  if (requestBody?.schema) return bodiesFor(requestBody.schema, thorough, recording);
  return isRead ? queriesFor(query, thorough) : [];
}

/** The JSON bodies: the examples, everything around a complete one, and no JSON. */
function bodiesFor(schema: string, thorough: boolean, recording?: string): Attempt[] {
  const everything = makeComplete(schema);
  const inputs = [
    ...examplesOf(schema).map(([name, value]) => ({ name: `example ${name}`, value })),
    { name: 'required fields alone', value: makeMinimal(schema) },
    { name: 'every field', value: everything },
    { name: 'a list in place of the object', value: [everything] },
    ...(thorough ? inputsAround(schema) : []),
  ];
  const attempts = inputs.map(({ name, value }): Attempt => {
    const body = harmless(value, recording);
    const isGood = issuesIn(schema, body, 'contract').length === 0;
    return { name, call: { body }, isGood, ...(isGood && { restsOn: fieldsOf(schema, body) }) };
  });
  const broken = { name: 'text that is not JSON', call: { text: '{"unfinished":' }, isGood: false };
  return [...attempts, broken];
}

/** The query parameters. An operation without any input but its key is called as it is. */
function queriesFor(schema: string | null, thorough: boolean): Attempt[] {
  const none: Input = { name: 'no parameters', value: {} };
  if (!schema) return [{ name: none.name, call: {}, isGood: true, restsOn: [] }];
  const all = makeComplete(schema) as Record<string, unknown>;
  const inputs: Input[] = [
    none,
    ...Object.entries(all).map(([name, one]) => ({
      name: `${name} alone`,
      value: { [name]: one },
    })),
    { name: 'every parameter', value: all },
    ...(thorough ? inputsAround(schema) : []),
  ];
  return inputs.flatMap(({ name, value }): Attempt[] => {
    const query = toQuery(value);
    if (!query) return [];
    const isGood = parserOf(schema, 'contract')(query).ok;
    return [{ name, call: { query }, isGood, ...(isGood && { restsOn: fieldsOf(schema, value) }) }];
  });
}

/** The keys of the fields that a value has, and of the schemas that they hold. */
function fieldsOf(schema: string, value: unknown): FactKey[] {
  const fields = Object.keys(value ?? {});
  const named = expandedSchema(schema).properties ?? {};
  // Whether a field that is not named is accepted, the schema as a whole says.
  const keys = fields.map((field) => (field in named ? `${schema}.${field}` : schema));
  const parts = partsOf(schema).filter(([field]) => fields.includes(field));
  return [...new Set([...keys, ...parts.map(([, part]) => part)])];
}

/** A query as text; null for what has no such form, such as `null`. */
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
