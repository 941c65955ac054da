/** Inputs for the operations, from the values that the contract publishes for each schema. */
import { createRequire } from 'node:module';
import { unspecified } from 'speech-to-text-contract/facts';
import { examplesOf, schemaAt, schemaNamed } from '../src/contract.ts';

/** A value to try, as the contract publishes it. Whether it is valid is for the contract's validators to say. */
export interface InputCase {
  description: string;
  data: unknown;
  /** Whether the contract accepts it, where the vectors say so. */
  valid?: boolean;
}

const require = createRequire(import.meta.url);
/** Nothing listens there: names under `invalid` never resolve. */
const NOWHERE = 'https://callback.invalid/';
/**
 * The kinds of vectors that are left out: `whole` and `example`, of which `inputsFor` takes what it needs; `default`,
 * which the service must treat like a missing field; and `unstated`, of which the interface document says nothing.
 */
const LEFT_OUT = ['whole', 'example', 'default', 'unstated'];
/** The fields of which the interface document does not say which values they take. */
const UNSTATED = unspecified.flatMap(({ subjects }) => subjects);

/** A value with every field, and every boolean true, but without texts of which only the service knows which it takes. */
export function makeComplete(schema: string): object {
  const text = JSON.stringify(wholeValue(schema, 'every field'));
  return JSON.parse(text, (name, value) => {
    const isUnstated = UNSTATED.some((subject) => subject.endsWith(`.${name}`));
    if (isUnstated && typeof value === 'string') return undefined;
    return value === false ? true : value;
  });
}

/** The values of a schema to try: those beyond a bound, and if `thorough` all that `inputsAround` has. */
export function inputsFor(schema: string, thorough: boolean): InputCase[] {
  const everything = makeComplete(schema);
  return [
    ...examplesOf(schema).map(([name, data]) => ({ description: `example ${name}`, data })),
    { description: 'required fields alone', data: wholeValue(schema, 'minimal') },
    { description: 'every field', data: everything },
    { description: 'a list in place of the object', data: [everything] },
    ...inputsAround(schema, (kind, { valid }) => thorough || (kind === 'bound' && !valid)),
  ];
}

/**
 * Of the vectors those that are `wanted`: values around a minimal one, and around each part of it: every bound met and passed, every choice and an unknown
 * one, every wrong type, every required field left out, a field that the contract does not name.
 */
function inputsAround(
  schema: string,
  wanted: (kind: string, one: InputCase) => boolean,
): InputCase[] {
  const own = vectorsOf(schema)
    .filter(({ kind }) => !LEFT_OUT.includes(kind))
    .flatMap(({ kind, tests }) => tests.filter((one) => wanted(kind, one)));
  const minimal = wholeValue(schema, 'minimal') as object;
  const fields = Object.entries(schemaNamed(schema).properties ?? {});
  const ofParts = fields.flatMap(([field, schemaOfField]) => {
    const { name: part } = schemaAt(schemaOfField);
    const inner = part === undefined ? [] : inputsAround(part, wanted);
    return inner.map(({ description, data }) => ({
      description: `${field}, ${description}`,
      data: { ...minimal, [field]: data },
    }));
  });
  return [...own, ...ofParts];
}

/**
 * A request changed so that the service calls nobody.
 *
 * @param recording what every `audio_url` becomes; unless given, an address that does not exist
 */
export function harmless(request: unknown, recording = NOWHERE): unknown {
  return JSON.parse(JSON.stringify(request), (name, value) => {
    if (!/^https?:\/\/\S+$/.test(value)) return value;
    return name === 'audio_url' ? recording : NOWHERE;
  });
}

/** A whole value; where two of them are equal, the vectors have one. */
function wholeValue(schema: string, name: string): unknown {
  const { tests = [] } = vectorsOf(schema).find(({ kind }) => kind === 'whole') ?? {};
  return (tests.find(({ description }) => description === name) ?? tests[0])?.data;
}

/** The published values of a schema, by their kinds. */
function vectorsOf(schema: string): { kind: string; tests: InputCase[] }[] {
  return require(`speech-to-text-contract/vectors/${schema}.json`);
}
