/** Fills in what the contract requires and this service doesn't know yet, by the published schemas. */
import { createRequire } from 'node:module';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Message {
  tags?: { name: string }[];
  examples?: { payload: { type: string; data?: object } }[];
}

const require = createRequire(import.meta.url);
const {
  $defs,
}: { $defs: Record<string, Schema> } = require('speech-to-text-contract/schemas.json');
const {
  operations,
  components,
}: {
  operations: { sendServerMessage: { messages: { $ref: string }[] } };
  components: { messages: Record<string, Message> };
} = require('speech-to-text-contract/asyncapi.json');
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

/** A message that the contract names, besides transcripts, with the flags that select it. */
interface NamedMessage {
  type: string;
  data?: object;
  flags: string[];
}

/** The first example of each message from the service that the contract names. AsyncAPI tags state the flags. */
export function namedMessages(): NamedMessage[] {
  const named = operations.sendServerMessage.messages
    .map(({ $ref }) => $ref.replace(/.*\//, ''))
    .filter((name) => name !== 'TranscriptMessage' && name !== 'OtherServerMessage');
  return named.flatMap((name) => {
    const { tags = [], examples = [] } = components.messages[name] ?? {};
    return examples
      .slice(0, 1)
      .map(({ payload }) => ({ ...payload, flags: tags.map((tag) => tag.name) }));
  });
}

const resolved = (schema: Schema): Schema => {
  const target = schema.$ref && $defs[schema.$ref.replace('#/$defs/', '')];
  return target ? resolved(target) : schema;
};

/** A value with all required fields; without a value, the smallest one. */
function completed(reference: Schema, value: unknown): unknown {
  const schema = resolved(reference);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return completed(branches.find((one) => hasTags(one, value)) ?? {}, value);
  const { properties = {}, required = [], items } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => completed(items, item)) : value;
  if (value === undefined && ![schema.type].flat().includes('object')) return smallest(schema);
  if (value !== undefined && (typeof value !== 'object' || value === null)) return value;
  const object: Record<string, unknown> = { ...value };
  for (const [name, property] of Object.entries(properties)) {
    if (name in object || required.includes(name)) {
      object[name] = completed(property, object[name]);
    }
  }
  return object;
}

/** Whether a value has the constants of a branch of a union, as far as it has these fields. */
function hasTags(branch: Schema, value: unknown): boolean {
  return Object.entries(resolved(branch).properties ?? {}).every(([name, property]) => {
    const given = Object(value)[name];
    return given === undefined || property.const === undefined || property.const === given;
  });
}

function smallest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const { type, minimum = 0, minItems = 0, items = {}, format = '' } = schema;
  const [first] = [type].flat();
  if (first === 'array') return Array.from({ length: minItems }, () => completed(items, undefined));
  if (first === 'string') return TEXTS[format] ?? 'text';
  if (first === 'number' || first === 'integer') return Math.ceil(minimum);
  return first === 'boolean' ? false : null;
}
