/** Inputs for the operations, from the test values of each schema. */
import { examplesOf, schemaAt, schemaNamed } from '../contract.ts';
import { type Vector, vectorsOf } from '../vectors.ts';
import { assumed } from './relations.ts';

/** A URL without a server: names under `invalid` never resolve. */
const NOWHERE = 'https://callback.invalid/';
/**
 * The kinds of vectors to skip: `whole`, which `inputsFor` uses itself; `default`, which the service must treat like
 * a missing field; and `unstated`, about which the interface document is silent.
 */
const LEFT_OUT = ['whole', 'default', 'unstated'];
/** Texts of requests whose valid values are not specified: a service may refuse any value. */
const OMITTED = ['language', 'model'];

/**
 * A value with every field, except those in `OMITTED`, and every boolean true. An option that has a configuration is
 * also true. Deprecated fields of the schema itself are missing, so that a service must know the fields that replace
 * them.
 */
export function makeComplete(schema: string): object {
  const { properties = {} } = schemaNamed(schema);
  const whole = Object.entries(wholeValue(schema, 'every field'));
  const current = whole.filter(([name]) => !properties[name]?.deprecated);
  return JSON.parse(JSON.stringify(Object.fromEntries(current)), (name, value) => {
    if (OMITTED.includes(name) && typeof value === 'string') return undefined;
    for (const option of configured(value)) if (option in value) value[option] = true;
    return value === false ? true : value;
  });
}

/** The names of the options to which the configurations in an object belong. */
function configured(value: unknown): string[] {
  const isObject = Object.getPrototypeOf(value ?? '') === Object.prototype;
  const names = isObject ? Object.keys(value as object) : [];
  return names.flatMap((name) => name.match(/^(.*)_config$/)?.[1] ?? []);
}

/** The values of a schema to try: those beyond a bound or, if `thorough`, all of `inputsAround`. */
export function inputsFor(schema: string, thorough: boolean): Vector[] {
  const everything = makeComplete(schema);
  return [
    ...examplesOf(schema).map(([name, data]) => ({ description: `example ${name}`, data })),
    { description: 'required fields alone', data: wholeValue(schema, 'minimal') },
    { description: 'every field', data: everything },
    { description: 'a list in place of the object', data: [everything] },
    { description: 'null in place of the object', data: null },
    ...inputsAround(schema, (kind, { valid }) => thorough || (kind === 'bound' && !valid)),
  ];
}

/**
 * The wanted vectors: variations of a minimal value and of each part of it. They have every bound met and exceeded, every
 * choice and an unknown one, every wrong type, every required field missing, and an unknown field.
 */
function inputsAround(schema: string, wanted: (kind: string, one: Vector) => boolean): Vector[] {
  const own = vectorsOf(schema)
    .filter(({ kind }) => !LEFT_OUT.includes(kind))
    .flatMap(({ kind, tests }) => tests.filter((one) => wanted(kind, one)));
  const minimal = wholeValue(schema, 'minimal');
  const complete = makeComplete(schema) as Record<string, unknown>;
  /** Adds the options of configurations, without which a service may refuse or ignore them. */
  const switchOn = (data: unknown) => {
    const options = configured(data).filter((name) => complete[name] === true);
    if (options.length === 0) return data;
    return { ...Object.fromEntries(options.map((name) => [name, true])), ...(data as object) };
  };
  const fields = Object.entries(schemaNamed(schema).properties ?? {});
  const ofParts = fields.flatMap(([field, schemaOfField]) => {
    const { name: part } = schemaAt(schemaOfField);
    const inner = part === undefined ? [] : inputsAround(part, wanted);
    return inner.map(({ description, data }) => ({
      description: `${field}, ${description}`,
      data: { ...minimal, [field]: data },
    }));
  });
  return [...own, ...ofParts].map((one) => ({ ...one, data: switchOn(one.data) }));
}

const LANGUAGES = schemaNamed('TranscriptionLanguageCode').anyOf?.flatMap((one) => one.enum ?? []);
/** Input that the contract accepts by an assumption: the subject of that, and a pattern of the URL and the JSON. */
const ASSUMED = Object.entries({
  'AudioToLlmConfig.prompts[]': /"prompts":\[\[/,
  DateOrDateTime: /[?&](date=[^&]*T|\w+_date=[\d-]*(&|$))/i,
  'LiveRequest.bit_depth': /"encoding":"wav\/[au]law"(?!.*"bit_depth":8\b)/,
  'PreRecordedRequest.custom_vocabulary': /"custom_vocabulary":\[/,
  TranscriptionLanguageCode: new RegExp(`"languages?":\\[?"(?!(${LANGUAGES?.join('|')})")`),
}).map(([subject, pattern]) => ({ assumption: assumed(subject), pattern }));

/** The assumptions by which the contract accepts an input; empty without any. */
export function assumptionsOn(url: string, json = ''): string {
  const found = ASSUMED.filter(({ pattern }) => pattern.test(url) || pattern.test(json));
  return found.map(({ assumption }) => assumption).join(' ');
}

/**
 * Changes a request so that the service calls no other host.
 *
 * @param recording replaces every `audio_url`; by default a URL that does not exist
 */
export function harmless(request: unknown, recording = NOWHERE): unknown {
  return JSON.parse(JSON.stringify(request), (name, value) => {
    if (!/^https?:\/\/\S+$/.test(value)) return value;
    return name === 'audio_url' ? recording : NOWHERE;
  });
}

/** A whole value of a kind; equal ones are in the vectors only once. */
function wholeValue(schema: string, name: string): object {
  const { tests = [] } = vectorsOf(schema).find(({ kind }) => kind === 'whole') ?? {};
  const found = tests.find(({ description }) => description === name) ?? tests[0];
  return Object(found?.data);
}
