/** What to send by a published schema: a body with all fields, and the values to try for each field. */
import * as allExamples from 'speech-to-text-contract/examples';
import { type SchemaName, schemas } from 'speech-to-text-contract/schemas';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** A value, and what it is if it is invalid, such as "string for number". */
type Value = [form: string, value: unknown];
/** The values to try at a path of a body. */
export interface FieldValues {
  path: string[];
  isOptional: boolean;
  valid: unknown[];
  invalid: Value[];
}
export type Values = ReturnType<typeof valuesBy>;

/** Values of other types. Null isn't among them: whether it means a missing field isn't specified. */
const OTHERS: Record<string, (example: unknown) => unknown[]> = {
  boolean: (example) => [`${example}`, 1],
  number: (example) => [`${example}`, [example]],
  integer: (example) => [`${example}`, [example], Number(example) + 0.5],
  string: (example) => [1, [example]],
  array: (example) => [{}, Array.isArray(example) ? example[0] : 1],
  object: (example) => ['text', [example]],
};
/** Texts to try for each format. The validator says which are valid. */
const TEXTS: Record<string, string[]> = {
  uri: ['not a URI', '/path', ''],
  date: ['2026-01-31', 'yesterday', '2026-02-30', '31.01.2026'],
  'date-time': ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.5+02:00', '2026-01-31T25:00:00Z'],
};

/** How many bodies have all valid values, and in how many of them an optional field is present. */
const [BODIES, PRESENT] = [9, 5];
/** Which bodies have a field: the first one has all. Of two fields, each is present without the other. */
const PRESENCES = Array.from({ length: 2 ** BODIES }, (_, bits) =>
  Array.from({ length: BODIES }, (_, body) => (bits >> body) % 2 === 1),
).filter((bodies) => bodies[0] && bodies.filter(Boolean).length === PRESENT);

function resolved(schema: Schema): Schema {
  const { $ref, ...rest } = schema;
  return $ref ? { ...schemas[$ref.replace('#/$defs/', '') as SchemaName], ...rest } : schema;
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of fields and items; undefined if there is none. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce(
    (found, name) => (Object.hasOwn(Object(found), name) ? Object(found)[name] : undefined),
    value,
  );

/** A copy of a value, with another value at a path. If nothing on the path can hold it, nothing changes. */
export function changed(whole: unknown, [name, ...inner]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item, index) => (`${index}` === name ? changed(item, inner, value) : item));
  if (!isPlain(whole)) return whole;
  const { [name]: field, ...others } = whole;
  const found = changed(field, inner, value);
  return found === undefined ? others : { ...others, [name]: found };
}

/** A value of a schema, with all fields. Free text, such as the ID of a model, is only taken from examples. */
function sampleOf(schema: Schema, examples: unknown[]): unknown {
  const { anyOf, type = '', enum: listed, items, properties, minimum } = resolved(schema);
  const given = examples.filter((example) => example !== undefined);
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const ofField = given.map((example) => at(example, name));
      return [name, sampleOf(field, ofField)];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (given.length > 0) return given.at(-1);
  if (anyOf?.[0]) return sampleOf(anyOf[0], []);
  const number = minimum ?? 1;
  const array = items && [sampleOf(items, [])];
  return listed?.[0] ?? at({ boolean: true, number, integer: number, object: {}, array }, type);
}

/** The values to try by the keywords of a schema, and what an invalid one is. */
function valuesOf(schema: Schema, example: unknown, isOpen: boolean): [string, unknown[]] {
  const { type, enum: listed, minimum, maximum, format = '', pattern } = schema;
  if (listed) {
    const text = `${listed[0]}`;
    const otherCase = text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
    const unlisted = type === 'string' ? ['unlisted', otherCase] : [7, Number(listed.at(-1)) * 2];
    return ['an unlisted value', [...listed, ...(isOpen ? [] : unlisted)]];
  }
  if (type === 'boolean') return ['', [true, false]];
  if (type === 'array') {
    const known = branchesOf(schema.items ?? {}).flatMap((item) => item.enum ?? []);
    return ['an empty list', [...(example ? [example] : []), known, []]];
  }
  const step = type === 'integer' ? 1 : 0.001;
  const bounds = [minimum, maximum].filter((bound) => bound !== undefined);
  const numbers = bounds.flatMap((bound) => [bound, bound - step, bound + step]);
  if (bounds.length > 0)
    return ['beyond its bounds', numbers.map((number) => Number(number.toFixed(6)))];
  const isFree = type === 'string' && example !== undefined && !pattern;
  return [`a wrong ${format}`, TEXTS[format] ?? (isFree ? ['Ümläut 🎤'] : [])];
}

/** A schema, or those of which a value must match any. */
const branchesOf = (schema: Schema): Schema[] =>
  resolved(schema).anyOf?.flatMap(branchesOf) ?? [resolved(schema)];

/** The values to try for each field of an example, valid and invalid ones. */
function triedIn(schema: Schema, example: unknown, path: string[] = []): [string[], Value[]][] {
  const branches = branchesOf(schema);
  // The end of a list with a pattern isn't shown: other texts may be valid.
  const isOpen = branches.some(({ pattern }) => pattern !== undefined);
  const values = branches.flatMap((branch): Value[] => {
    const { type = '', enum: listed } = branch;
    const others = OTHERS[type]?.(example ?? listed?.[0] ?? 1) ?? [];
    const [form, own] = valuesOf(branch, example, isOpen);
    return [
      ...own.map((value): Value => [form, value]),
      ...others.map(
        (one): Value => [`${Array.isArray(one) ? 'list' : typeof one} for ${type}`, one],
      ),
    ];
  });
  const unique = new Map(values.map((value) => [JSON.stringify(value[1]), value]));
  const inner = branches.flatMap(({ items, properties, additionalProperties }) => {
    if (isPlain(example) && properties) return Object.entries(properties);
    const inside = Array.isArray(example) ? items : isPlain(example) && additionalProperties;
    const names = typeof inside === 'object' ? Object.keys(Object(example)) : [];
    return names.map((name): [string, Schema] => [name, Object(inside)]);
  });
  return [
    [path, [...unique.values()]],
    ...inner.flatMap(([name, field]) => triedIn(field, at(example, name), [...path, name])),
  ];
}

const isItem = (path: string[]) => /^\d+$/.test(`${path.at(-1)}`);
const isSwitch = ({ valid }: FieldValues) => valid.length === 2 && valid.includes(true);

/** A valid body with all fields, and the values to try for each field. */
export function valuesBy(name: SchemaName, isValid: (body: unknown) => boolean) {
  const schema = schemas[name] as Schema;
  const base = sampleOf(schema, Object.values(at(allExamples, name) ?? {}));
  const [, ...inside] = triedIn(schema, base);
  const fields = inside.map(([path, values]): FieldValues => {
    const isFine = (value: unknown) => isValid(changed(base, path, value));
    const isOptional = !isItem(path) && isFine(undefined);
    const tried: Value[] = isItem(path) ? values : [['a missing field', undefined], ...values];
    const invalid = tried.filter(([, value]) => !isFine(value));
    // A list is only changed as a whole, because a service may refuse an item that comes twice.
    const valid = isItem(path) ? [] : values.map(([, value]) => value).filter(isFine);
    return { path, isOptional, valid, invalid };
  });
  return { base, isValid, fields };
}

/** All lists, and some of many other values, from the first to the last. */
function someOf(values: unknown[]): unknown[] {
  const lists = values.filter(Array.isArray);
  const others = values.filter((value) => !Array.isArray(value));
  const step = Math.max(1, (others.length - 1) / (PRESENT - lists.length - 1));
  return [...lists, ...others.filter((_, index) => Math.floor(index % step) === 0)];
}

/** Bodies in which each field has each of its valid values. In the first one, all switches are on. */
export function bodiesOf({ base, fields }: Values): Record<string, unknown>[] {
  const tried = fields.filter(({ valid }) => valid.length > 0);
  // The presence of a switch must not be that of another one.
  const ordered = [...tried.filter(isSwitch), ...tried.filter((field) => !isSwitch(field))];
  if (ordered.length > PRESENCES.length)
    throw new Error('two fields are always together; raise BODIES');
  return Array.from({ length: BODIES }, (_, body) =>
    ordered.reduce((whole, field, index) => {
      const value = valueIn(body, field, PRESENCES[index] ?? []);
      return changed(whole, field.path, value);
    }, Object(base)),
  );
}

/** The value of a field in the body with an index; undefined if it is absent. A switch that is not on is off or absent. */
function valueIn(body: number, field: FieldValues, presence: boolean[]): unknown {
  const isPresent = presence[body] === true;
  if (isSwitch(field)) return isPresent || (body % 2 ? false : undefined);
  if (field.isOptional && !isPresent) return undefined;
  const earlier = presence.slice(0, body).filter(Boolean).length;
  const values = someOf(field.valid);
  return values[(field.isOptional ? earlier : body) % values.length];
}
