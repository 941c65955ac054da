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
import { type Place, refusalOf } from './grounds.ts';
import { harmless, type Input, inputsAround, makeComplete, makeMinimal } from './inputs.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';

const NO_SUCH_JOB = '00000000-0000-4000-8000-000000000000';
const UNKNOWN_IDS = {
  'an unknown identifier': NO_SUCH_JOB,
  'an identifier of another form': 'not-a-uuid',
};

/** Whether an operation is called with the identifier of something that exists. */
const takesId = (id: OperationId) => OPERATIONS[id].path.includes('{');

/** The JSON bodies: the examples, and everything around a complete one. */
export async function tryBodies(run: Run): Promise<void> {
  const { client, recorder, quick } = run;
  for (const id of OPERATION_IDS) {
    const schema = OPERATIONS[id].requestBody?.schema;
    if (!schema || takesId(id)) continue;
    const everything = makeComplete(schema);
    const inputs = [
      ...examplesOf(schema).map(([name, value]) => ({ name: `example ${name}`, value })),
      { name: 'required fields alone', value: makeMinimal(schema) },
      { name: 'every field', value: everything },
      { name: 'a list in place of the object', value: [everything] },
      ...(quick ? [] : inputsAround(schema)),
    ];
    for (const { name, value: original } of inputs) {
      const value = harmless(original);
      const isGood = issuesIn(schema, value, 'contract').length === 0;
      const restsOn = isGood ? fieldsOf(schema, value) : [refusalOf(id)];
      const call = { body: value };
      await recorder.check(id, name, () => client.expect(isGood, id, call), restsOn);
      await stopSessions(run);
    }
    const cutOff = { text: '{"unfinished":' };
    const beRefused = () => client.beRefused(id, cutOff);
    await recorder.check(id, 'text that is not JSON', beRefused, [refusalOf(id)]);
  }
}

/** The query parameters. An operation without any input but its key is called as it is. */
export async function tryQueries({ client, recorder, quick }: Run): Promise<void> {
  for (const id of OPERATION_IDS) {
    const { method, requestBody, query: schema } = OPERATIONS[id];
    if (method !== 'GET' || requestBody || takesId(id)) continue;
    const base = schema ? (makeComplete(schema) as Record<string, unknown>) : {};
    const inputs: Input[] = [
      { name: 'no parameters', value: {} },
      ...Object.entries(base).map(([name, one]) => ({
        name: `${name} alone`,
        value: { [name]: one },
      })),
    ];
    if (schema) inputs.push({ name: 'every parameter', value: base });
    if (schema && !quick) inputs.push(...inputsAround(schema));
    for (const { name, value } of inputs) {
      const query = toQuery(value);
      if (!query) continue;
      const isGood = !schema || parserOf(schema, 'contract')(query).ok;
      const restsOn = isGood ? fieldsOf(schema, value) : [refusalOf(id)];
      await recorder.check(id, name, () => client.expect(isGood, id, { query }), restsOn);
    }
  }
}

/** Identifiers that nothing belongs to. */
export async function tryUnknownIds({ client, recorder }: Run): Promise<void> {
  for (const id of OPERATION_IDS) {
    if (OPERATIONS[id].method !== 'GET' || !takesId(id)) continue;
    for (const [name, unknown] of Object.entries(UNKNOWN_IDS)) {
      const beRefused = () => client.beRefused(id, { id: unknown });
      await recorder.check(id, name, beRefused, [refusalOf(id)]);
    }
  }
}

/** The places of the fields that a value has, and of the schemas that they hold. */
function fieldsOf(schema: string | null, value: unknown): Place[] {
  if (!schema) return [];
  const fields = Object.keys(value ?? {});
  const named = expandedSchema(schema).properties ?? {};
  // Whether a field that has no place of its own is accepted, the schema as a whole says.
  const places = fields.map((field) => (field in named ? `${schema}.${field}` : schema));
  const parts = partsOf(schema).filter(([field]) => fields.includes(field));
  return [...new Set([...places, ...parts.map(([, part]) => part)])];
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
