/** A second engine besides Ajv, and its verdicts on values by the published schemas. */
import { dereference, format as formats, validate } from '@cfworker/json-schema';
import { isJsonObject, type Json, mapValues } from '../../scripts/json.ts';
import type { Profile } from '../../scripts/profiles.ts';
import { branchesOf, type Schema, type Schemas } from '../../scripts/schema.ts';
import { generatedText } from './contract.ts';
import { FORMATTED } from './format-samples.ts';

// If the engine is less exact about a format than its standard, the samples decide.
for (const [name, { good, bad }] of Object.entries(FORMATTED)) {
  const own = formats[name];
  formats[name] = (text) => good.includes(text) || (!bad.includes(text) && own?.(text) !== false);
}

/** The schemas of a published file and a function that checks whether the engine accepts a value by one of them. */
function published(file: string) {
  const document = JSON.parse(generatedText(file));
  const lookup = dereference(document);
  const schemas: Schemas = document.$defs;
  const isValid = (value: Json, schema: Schema) =>
    validate(value, schema as object, '2020-12', lookup).valid;
  return { schemas, isValid };
}

const PUBLISHED = {
  contract: published('schemas.json'),
  strict: published('strict/schemas.json'),
  tolerant: published('tolerant/schemas.json'),
};

/** Whether the engine accepts a value by a published schema; it accepts no value by a missing schema. */
export function accepts(name: string, value: Json, profile: Profile = 'contract'): boolean {
  const { schemas, isValid } = PUBLISHED[profile];
  return schemas[name] !== undefined && isValid(value, schemas[name]);
}

/** A valid value with the defaults of each of its objects filled in. */
function resolved(value: Json, schema: Schema | undefined): Json {
  const { schemas, isValid } = PUBLISHED.contract;
  const { $ref, items, properties = {}, additionalProperties: others } = schema ?? {};
  if ($ref !== undefined) return resolved(value, schemas[$ref.replace('#/$defs/', '')]);
  const branch = branchesOf(schema ?? {}).find((one) => isValid(value, one));
  if (branch) return resolved(value, branch);
  if (Array.isArray(value)) return value.map((item) => resolved(item, items));
  if (!isJsonObject(value)) return value;
  const other = typeof others === 'object' ? others : undefined;
  const inner = mapValues(value, (one, key) => resolved(one, properties[key] ?? other));
  const defaults = Object.entries(properties).flatMap(([key, field]) =>
    field.default === undefined || Object.hasOwn(value, key) ? [] : [[key, field.default]],
  );
  return { ...inner, ...Object.fromEntries(defaults) };
}

/** The verdicts of the profiles on a value, and the value with its defaults if it gets any. */
export interface Verdicts {
  valid: boolean;
  strict: boolean;
  tolerant: boolean;
  resolved?: Json;
}

/** Judges a value of a schema in all profiles. */
export function judge(name: string, value: Json): Verdicts {
  const valid = accepts(name, value);
  const whole = valid ? resolved(value, PUBLISHED.contract.schemas[name]) : value;
  return {
    valid,
    strict: accepts(name, value, 'strict'),
    tolerant: accepts(name, value, 'tolerant'),
    ...(JSON.stringify(whole) !== JSON.stringify(value) && { resolved: whole }),
  };
}
