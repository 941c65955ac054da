/** Inputs for the operations, from the values that the contract publishes for each schema. */
import { createRequire } from 'node:module';
import { examplesOf, SCHEMAS, schemaAt, schemaNamed } from '../src/contract.ts';

/** A value to try. Whether it is valid is for the contract's validators to say. */
export interface InputCase {
  name: string;
  value: unknown;
}

/** Values of one kind, as the contract publishes them. */
interface Vectors {
  kind: string;
  tests: { description: string; data: unknown }[];
}

const require = createRequire(import.meta.url);
/** Nothing listens there: names under `invalid` never resolve. */
const NOWHERE = 'https://callback.invalid/';
/**
 * The kinds of vectors that are left out: `whole` and `example`, of which `inputsFor` takes what it needs; `default`,
 * which the service must treat like a missing field; and `unstated`, of which the interface document says nothing.
 */
const LEFT_OUT = ['whole', 'example', 'default', 'unstated'];
/** The names of optional fields that hold a string, of which the contract states nothing. */
const UNSTATED = new Set(
  Object.values(SCHEMAS).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, { type, enum: choices, format, examples }]) => {
      const isStated = choices ?? format ?? examples ?? required.includes(name);
      return type !== 'string' || isStated ? [] : name;
    }),
  ),
);

/**
 * A value with every field, and every boolean true. Optional strings of which the contract states nothing are left
 * out: only the service knows which ones it takes.
 */
export function makeComplete(schema: string): unknown {
  const text = JSON.stringify(wholeValue(schema, 'every field'));
  return JSON.parse(text, (name, value) => {
    if (UNSTATED.has(name) && typeof value === 'string') return undefined;
    return value === false ? true : value;
  });
}

/** The values of a schema to try; `thorough` adds those that `inputsAround` takes from the vectors. */
export function inputsFor(schema: string, thorough: boolean): InputCase[] {
  const everything = makeComplete(schema);
  return [
    ...examplesOf(schema).map(([name, value]) => ({ name: `example ${name}`, value })),
    { name: 'required fields alone', value: wholeValue(schema, 'minimal') },
    { name: 'every field', value: everything },
    { name: 'a list in place of the object', value: [everything] },
    ...(thorough ? inputsAround(schema) : []),
  ];
}

/**
 * Values around a minimal one, and around each part of it: every bound met and passed, every choice and an unknown
 * one, every wrong type, every required field left out, a field that the contract does not name.
 */
function inputsAround(schema: string): InputCase[] {
  const own = vectorsOf(schema)
    .filter(({ kind }) => !LEFT_OUT.includes(kind))
    .flatMap(({ tests }) => tests)
    .map(({ description, data }) => ({ name: description, value: data }));
  const minimal = wholeValue(schema, 'minimal') as object;
  const fields = Object.entries(schemaNamed(schema).properties ?? {});
  const ofParts = fields.flatMap(([field, schemaOfField]) => {
    const { name: part } = schemaAt(schemaOfField);
    const inner = part === undefined ? [] : inputsAround(part);
    return inner.map(({ name, value }) => ({
      name: `${field}, ${name}`,
      value: { ...minimal, [field]: value },
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

function vectorsOf(schema: string): Vectors[] {
  return require(`speech-to-text-contract/vectors/${schema}.json`);
}
