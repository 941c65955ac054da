/** Fills in what the contract requires and this service doesn't know yet, by the published schemas. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { $defs } = require('speech-to-text-contract/schemas.json');
const { operations, components } = require('speech-to-text-contract/asyncapi.json');
/** A JSON Schema as plain data. */
type Schema = typeof $defs;
/** Values of the formats of strings. */
const TEXTS: Record<string, string> = {
  uri: 'https://speech.invalid/',
  'date-time': '2026-01-31T12:00:00Z',
  date: '2026-01-31',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** Completes a value by the schema of this name. */
export function complete<Value>(name: string, value: object): Value {
  return completed({ $ref: `#/$defs/${name}` }, value) as Value;
}

/** The fields of a schema that may be an add-on of a result. */
export const fieldsOf = (name: string) => Object.keys($defs[name]?.properties ?? {});

/** The first example of each message that the contract names besides transcripts. AsyncAPI tags state its flags. */
export const namedMessages = (): { type: string; data?: object; flags: string[] }[] =>
  operations.sendServerMessage.messages
    .map(({ $ref }: Schema) => components.messages[$ref.replace(/.*\//, '')])
    .filter(({ name }: Schema) => !/^(Transcript|OtherServer)Message$/.test(name))
    .map(({ examples = [{}], tags = [] }: Schema) => {
      return { ...examples[0].payload, flags: tags.map(({ name }: Schema) => name) };
    });

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved($defs[schema.$ref.replace('#/$defs/', '')]) : schema;

/** A value with all required fields; without a value, a sample. */
function completed(reference: Schema, value: Schema): unknown {
  const schema = resolved(reference);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return completed(branches.find((one: Schema) => hasTags(one, value)) ?? {}, value);
  const { properties = {}, required = [], items = {} } = schema;
  if (Array.isArray(value)) return value.map((item) => completed(items, item));
  if (value === undefined && schema.type !== 'object') return sampleOf(schema);
  if (value !== undefined && Object(value) !== value) return value;
  const object = { ...value };
  for (const name of Object.keys(properties)) {
    if (!(name in object) && !required.includes(name)) continue;
    object[name] = completed(properties[name], object[name]);
  }
  return object;
}

/** Whether a value has the constants of a branch of a union, as far as it has these fields. */
function hasTags(branch: Schema, value: unknown): boolean {
  return Object.entries<Schema>(resolved(branch).properties ?? {}).every(([name, property]) => {
    const given = Object(value)[name];
    return given === undefined || property.const === undefined || property.const === given;
  });
}

function sampleOf(schema: Schema): unknown {
  const { items = {}, minItems = 1, minimum = 0, format } = schema;
  const [type] = [schema.type].flat();
  if (type === 'array') return Array.from({ length: minItems }, () => completed(items, undefined));
  const text = TEXTS[format] ?? 'text';
  const samples: Schema = { string: text, number: minimum, integer: minimum, boolean: false };
  return schema.const ?? schema.enum?.[0] ?? samples[type] ?? null;
}
