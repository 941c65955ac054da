/** Values for the published schemas, made when tests run: valid samples, and values on both sides of each rule. */
import * as documented from '../../generated/examples.js';
import { isJsonObject, type Json, type JsonObject, mapValues } from '../../scripts/json.ts';
import { generatedText } from './contract.ts';
import { FORMATS } from './formats.ts';

/** A string that no enumeration, format, or pattern of the contract accepts. */
const STRANGER = 'No Such Value!';

/** A value of each JSON type, and strings that a careless service takes for another type. */
const OF_EACH_TYPE: Json[] = [null, true, 1, 1.5, -1_000_000, STRANGER, '', '1', 'true', [], {}];

/** Strings of different styles, for patterns. */
const STYLES = ['zz', 'zzz', 'z', 'zzzz', 'ZZ', 'z1', 'zz ', 'en-GB', 'en\n'];

/** A published schema; its references are `#/$defs/<name>`. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: Json;
  enum?: Json[];
  default?: Json;
  not?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const schemas: Record<string, Schema> = JSON.parse(generatedText('schemas.json')).$defs;

/** The names of the published schemas. */
export const NAMES = Object.keys(schemas);

const nameIn = ({ $ref = '' }: Schema) => $ref.replace('#/$defs/', '');
const resolved = (schema: Schema): Schema => schemas[nameIn(schema)] ?? schema;
const branchesOf = ({ oneOf, anyOf }: Schema): Schema[] => oneOf ?? anyOf ?? [];
const listedIn = (schema: Schema = {}): Json[] =>
  schema.enum ?? (schema.const === undefined ? [] : [schema.const]);

/** The documented examples of a schema. */
function examplesOf(name: string): Json[] {
  return Object.values((documented as Record<string, JsonObject>)[name] ?? {}) as Json[];
}

/** Values that a schema must accept: its examples, those of the schemas in its union, and samples of each branch. */
export function validValues(name: string): Json[] {
  const schema = schemas[name] ?? {};
  const branches = branchesOf(schema).filter(({ type }) => type !== 'null');
  const inBranches = branches.flatMap((branch) =>
    branch.$ref ? validValues(nameIn(branch)) : samplesOf(branch),
  );
  return [...examplesOf(name), ...(branches.length > 0 ? inBranches : samplesOf(schema))];
}

const samplesOf = (schema: Schema): Json[] => [sampleOf(schema, true), sampleOf(schema, false)];

/** The largest valid value of a schema. */
export const largestValue = (name: string): Json =>
  validValues(name).toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0] ??
  null;

/** A valid value with every field, an item in each list and a key in each map, or with the required fields only. */
function sampleOf(reference: Schema, isWhole: boolean): Json {
  const schema = resolved(reference);
  const [listed] = listedIn(schema);
  if (listed !== undefined) return listed;
  const branch = branchesOf(schema).find(({ type }) => type !== 'null');
  if (branch) return sampleOf(branch, isWhole);
  const { pattern, format = '', minimum = 1, maximum = 1, minLength = 0, minItems = 0 } = schema;
  switch ([schema.type].flat().find((type) => type !== 'null')) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(minimum, Math.min(maximum, 1));
    case 'string':
      if (pattern) return STYLES.find((text) => new RegExp(pattern).test(text)) ?? STRANGER;
      return (FORMATS[format]?.good[0] ?? 'text').padEnd(minLength, 'a').slice(0, schema.maxLength);
    case 'array':
      return listOf(Math.max(minItems, Number(isWhole)), schema, isWhole);
    case 'object': {
      const { required = [], properties = {}, additionalProperties: others } = schema;
      const fields = typeof others === 'object' ? { ...properties, key: others } : properties;
      const names = isWhole ? Object.keys(fields) : required;
      return Object.fromEntries(names.map((key) => [key, sampleOf(fields[key] ?? {}, isWhole)]));
    }
    default:
      return schema.type === 'null' ? null : 'anything';
  }
}

function listOf(length: number, { items = {} }: Schema, isWhole = false): Json[] {
  const listed = listedIn(resolved(items));
  const members = listed.length > 0 ? listed : [sampleOf(items, isWhole)];
  return Array.from({ length }, (_, index) => members[index % members.length] as Json);
}

/** Values on both sides of each rule of a schema; the rules of the schemas that it refers to are only touched. */
export function triedValues(name: string): Json[] {
  const texts = triesFor(schemas[name] ?? {}).map((value) => JSON.stringify(value));
  return [...new Set(texts)].map((text) => JSON.parse(text));
}

function triesFor(schema: Schema): Json[] {
  const { default: preset, $ref } = schema;
  return [
    ...OF_EACH_TYPE,
    ...(preset === undefined ? [] : [preset]),
    ...($ref === undefined ? [] : triesOfReference(schema)),
    ...branchesOf(schema).flatMap(triesFor),
    ...triesOfText(schema),
    ...triesOfSize(schema),
    ...triesOfObject(schema),
    ...(schema.items ? triesFor(schema.items).map((item) => [item]) : []),
  ];
}

/** A valid value, and one with an unknown field. */
function triesOfReference(reference: Schema): Json[] {
  const sample = sampleOf(reference, true);
  return isJsonObject(sample) ? [sample, { ...sample, 'no such field': 1 }] : [sample];
}

function triesOfText(schema: Schema): Json[] {
  const listed = [...listedIn(schema), ...listedIn(schema.not)];
  const otherCase = listed.map((value) => {
    if (typeof value !== 'string') return value;
    return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
  });
  const { good = [], bad = [] } = FORMATS[schema.format ?? ''] ?? {};
  return [...listed, ...otherCase, ...good, ...bad, ...(schema.pattern ? STYLES : [])];
}

/** Each bound, and the next value on either side. */
function triesOfSize(schema: Schema): Json[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const around = (...bounds: (number | undefined)[]) =>
    bounds.flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]));
  const lengths = (...bounds: (number | undefined)[]) =>
    around(...bounds).filter((length) => length >= 0);
  const numbers = around(minimum, maximum).flatMap((size) => [size, size + 0.001, size - 0.001]);
  return [
    ...numbers,
    ...(maximum === undefined ? [1_000_000] : []),
    ...lengths(minLength, maxLength).map((length) => 'a'.repeat(length)),
    ...lengths(minItems, maxItems).map((length) => listOf(length, schema)),
  ];
}

/** An object with every field, one with the required fields, one without each field, one with each value of a field, and one with an unknown field. */
function triesOfObject(schema: Schema): Json[] {
  const { type, properties = {}, additionalProperties: others } = schema;
  if (![type].flat().includes('object')) return [];
  // Small, because each value of a field is tried in a copy.
  const whole = mapValues(properties, (field) => sampleOf(field, false)) as JsonObject;
  const edits = Object.entries(properties).flatMap(([key, field]) => {
    const { [key]: _, ...rest } = whole;
    return [rest, ...triesFor(field).map((value) => ({ ...whole, [key]: value }))];
  });
  const inMap =
    typeof others === 'object' ? triesFor(others).map((key) => ({ ...whole, key })) : [];
  return [
    whole,
    sampleOf(schema, false),
    { ...whole, 'no such field': { any: ['thing'] } },
    ...edits,
    ...inMap,
  ];
}
