/** Every operation, with and without its key, with inputs derived from the contract. */
import {
  examplesOf,
  issuesIn,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  parserOf,
} from '../src/contract.ts';
import type { Call } from './client.ts';
import { type Input, inputsAround, makeComplete, makeMinimal, messageTypes } from './inputs.ts';
import { raise } from './report.ts';
import type { Run } from './run.ts';

/** Nothing listens there: names under `invalid` never resolve. */
const NOWHERE = 'https://callback.invalid/';
const NO_SUCH_JOB = '00000000-0000-4000-8000-000000000000';
const UNKNOWN_IDS = {
  'an unknown identifier': NO_SUCH_JOB,
  'an identifier of another form': 'not-a-uuid',
};
/** Why a message of a live session was not tried. */
const UNTRIED = { ClientMessage: 'the run does not send it', ServerMessage: 'none arrived' };
/** The only operation of which the document says that bad input is refused. */
const REFUSES_BAD_INPUT = 'createLiveSession';

/** Whether an operation is called with the identifier of something that exists. */
const takesId = (id: OperationId) => OPERATIONS[id].path.includes('{');

/** A request without a good key is refused, by every operation that asks for one. */
export async function tryKeys({ client, recorder }: Run): Promise<void> {
  for (const id of OPERATION_IDS) {
    const { requestBody, responses, security } = OPERATIONS[id];
    if (security.length === 0) continue;
    const call: Call = { id: NO_SUCH_JOB, ...(requestBody && { body: {} }) };
    const keys = { 'without a key': null, 'with a wrong key': `${client.options.key}-wrong` };
    for (const [name, key] of Object.entries(keys)) {
      await recorder.check(id, name, async () => {
        const { status, body } = await client.beRefused(id, { ...call, key });
        const { statusCode = status } = (body ?? {}) as { statusCode?: number };
        // The status is documented where the document names it.
        raise(
          '401' in responses && status !== 401 && `expected 401, got ${status}`,
          status === 401 && statusCode !== 401 && `/statusCode: expected 401, got ${statusCode}`,
        );
      });
    }
  }
}

/** The JSON bodies: the examples, and everything around a complete one. */
export async function tryBodies({ client, recorder, quick }: Run): Promise<void> {
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
      const basis = isGood || id === REFUSES_BAD_INPUT ? 'contract' : 'assumption';
      const call = { body: value };
      await recorder.check(id, name, () => client.expect(isGood, id, call), basis);
    }
    const cutOff = { text: '{"unfinished":' };
    await recorder.assume(id, 'text that is not JSON', () => client.beRefused(id, cutOff));
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
      const basis = isGood ? 'contract' : 'assumption';
      await recorder.check(id, name, () => client.expect(isGood, id, { query }), basis);
    }
  }
}

/** Identifiers that nothing belongs to. */
export async function tryUnknownIds({ client, recorder }: Run): Promise<void> {
  for (const id of OPERATION_IDS) {
    if (OPERATIONS[id].method !== 'GET' || !takesId(id)) continue;
    for (const [name, unknown] of Object.entries(UNKNOWN_IDS)) {
      await recorder.assume(id, name, () => client.beRefused(id, { id: unknown }));
    }
  }
}

/** Lists what the contract has and the run could not try: operations, and messages of live sessions. */
export function noteUntried({ client: { tried }, recorder }: Run): void {
  for (const id of OPERATION_IDS) {
    if (!tried.has(id))
      recorder.note(id, 'beyond its key', 'not tried', ['the run has no input for it']);
  }
  for (const [schema, why] of Object.entries(UNTRIED)) {
    for (const type of messageTypes(schema)) {
      if (!tried.has(type))
        recorder.note('live session', `messages of type ${type}`, 'not tried', [why]);
    }
  }
}

/** A request that makes the service call nobody when it is tried. */
function harmless(request: unknown): unknown {
  return JSON.parse(JSON.stringify(request), (name, value) =>
    name !== 'audio_url' && /^https?:\/\/\S+$/.test(value) ? NOWHERE : value,
  );
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
