/** What to send by a published schema: bodies with each valid value of each field, and changes that make a body invalid. */
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
  required?: string[];
  additionalProperties?: Schema | boolean;
}

/** What a value is, such as "text for a number", and the value. */
type Value = [form: string, value: unknown];
/** A value at a path of a body; undefined removes the field. */
export interface Change {
  path: string[];
  form: string;
  value: unknown;
}
export type Values = ReturnType<typeof valuesBy>;

/** Values of other types. Null isn't among them: whether it means a missing field isn't specified. */
const OTHERS: Record<string, unknown[]> = {
  boolean: ['true', 1],
  number: ['2', [2]],
  integer: ['2', [2], 1.5],
  string: [1, ['text']],
  array: [{}],
  object: ['text', [{}]],
};
/** Texts to try for each format. The validator says which are valid. */
const TEXTS: Record<string, string[]> = {
  uri: ['not a URI', '/path', ''],
  date: ['2026-01-31', 'yesterday', '2026-02-30', '31.01.2026'],
  'date-time': ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.5+02:00', '2026-01-31T25:00:00Z'],
};
const UNLISTED = 'an unlisted value';
/** The bodies in which all valid values are tried, and how many of them lack an optional field. */
const [BODIES, ABSENT] = [8, 3];

function resolved(schema: Schema): Schema {
  const { $ref, ...rest } = schema;
  return $ref ? { ...schemas[$ref.replace('#/$defs/', '') as SchemaName], ...rest } : schema;
}

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of fields; undefined if there is none. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce(
    (found, name) => (isPlain(found) && Object.hasOwn(found, name) ? found[name] : undefined),
    value,
  );

/** A copy of a body, with a value at a path. */
export function changed(body: unknown, [name = '', ...inner]: string[], value: unknown): object {
  const found = inner.length > 0 ? changed(at(body, name), inner, value) : value;
  const { [name]: _, ...others } = Object(body);
  return found === undefined ? others : { ...others, [name]: found };
}

/** A value of a schema, with all fields. Free text, such as the ID of a model, is only taken from examples. */
function sampleOf(schema: Schema, examples: unknown[] = []): unknown {
  const { anyOf, type = '', enum: listed, items, properties, required, minimum } = resolved(schema);
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      const ofField = examples
        .map((example) => at(example, name))
        .filter((value) => value !== undefined);
      return [name, sampleOf(field, ofField) ?? (required?.includes(name) ? 'text' : undefined)];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (examples.length > 0) return examples.at(-1);
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (type === 'array') return [sampleOf(items ?? {})].filter((item) => item !== undefined);
  const [number, object] = [minimum ?? 1, {}];
  return listed?.[0] ?? at({ boolean: true, number, integer: number, object }, type);
}

const nameOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);

/** The values to try by one schema, valid and invalid ones. */
function valuesOf(schema: Schema, example: unknown): Value[] {
  const { anyOf, type = '', enum: listed, format = '', pattern } = resolved(schema);
  if (anyOf) {
    const values = anyOf.flatMap((branch) => valuesOf(branch, example));
    // The end of a list with a pattern isn't shown: other texts may be valid.
    const isOpen = anyOf.some((branch) => resolved(branch).pattern);
    return values.filter(([form]) => !isOpen || form !== UNLISTED);
  }
  const others = (OTHERS[type] ?? []).map(
    // A listed number as text may be taken for the number.
    (value): Value => [
      `${nameOf(value)} for ${type}`,
      listed && value === '2' ? `${listed[0]}` : value,
    ],
  );
  const own = { number: numbersOf, integer: numbersOf, array: listsOf, object: objectsOf }[type];
  if (listed) return [...listedValues(listed), ...others];
  if (own) return [...own(resolved(schema), example), ...others];
  const isFree = type === 'string' && example !== undefined && !format && !pattern;
  const values =
    type === 'boolean' ? [true, false] : isFree ? ['Ümläut 🎤'] : (TEXTS[format] ?? []);
  return [...values.map((value): Value => [format ? `a wrong ${format}` : type, value]), ...others];
}

function listedValues(listed: unknown[]): Value[] {
  const [first] = listed;
  const text = String(first);
  const otherCase = text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
  const unlisted = typeof first === 'number' ? [first + 1] : ['unlisted', otherCase];
  return [...listed, ...unlisted].map(
    (value): Value => [listed.includes(value) ? 'a listed value' : UNLISTED, value],
  );
}

/** Numbers at each bound, just inside, and just outside. */
function numbersOf({ type, minimum, maximum }: Schema): Value[] {
  const step = type === 'integer' ? 1 : 0.001;
  const bounds = { minimum: [minimum, step], maximum: [maximum, -step] };
  return Object.entries(bounds).flatMap(([name, [bound, inwards = 0]]) => {
    const values = bound === undefined ? [] : [bound, bound + inwards, bound - inwards];
    return values.map(
      (value, index): Value => [
        `${index === 2 ? 'beyond' : 'at'} its ${name}`,
        Number(value.toFixed(6)),
      ],
    );
  });
}

function listsOf({ items = {} }: Schema, example: unknown): Value[] {
  const list: unknown[] = Array.isArray(example) ? example : [sampleOf(items)];
  const [first] = list;
  const inner = list.flatMap((item) => valuesOf(items, item));
  const lists = inner.map(
    ([form, item]): Value => [`in a list, ${form}`, [...new Set([first, item])]],
  );
  return [['a list', list], ['an empty list', []], ...lists, ['one value for a list', first]];
}

/** Objects without a field, and with each value of a field. A map has one field. */
function objectsOf(schema: Schema, example: unknown): Value[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const object: Record<string, unknown> = isPlain(example) ? example : Object(sampleOf(schema));
  const [key = 'key'] = Object.keys(object);
  const fields = isPlain(additionalProperties) ? { [key]: additionalProperties } : properties;
  const without = required.map(
    (name): Value => ['a missing field', changed(object, [name], undefined)],
  );
  const values = Object.entries(fields).flatMap(([name, field]) =>
    valuesOf(field, object[name]).map(
      ([form, value]): Value => [form, { ...object, [name]: value }],
    ),
  );
  return [...without, ...values];
}

/** The changes to try at each path of a body. */
function changesOf(schema: Schema, example: unknown, path: string[] = []): Change[] {
  const { type, properties = {}, required = [], additionalProperties } = resolved(schema);
  const isWalked = type === 'object' && !isPlain(additionalProperties);
  const values = isWalked ? valuesOf({ type }, {}) : valuesOf(schema, example);
  const changes = values.map(([form, value]) => ({ path, form, value }));
  const form = 'a missing field';
  return [
    ...required.map((name) => ({ path: [...path, name], form, value: undefined })),
    ...(path.length > 0 ? changes : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      changesOf(field, at(example, name), [...path, name]),
    ),
  ];
}

/** A valid body with all fields, the valid changes at each path, and the invalid changes. */
export function valuesBy(name: SchemaName, isValid: (body: unknown) => boolean) {
  const schema = schemas[name] as Schema;
  const examples = Object.values(at({ ...allExamples }, name) ?? {});
  const base = Object(sampleOf(schema, examples));
  const all = changesOf(schema, base);
  const keys = all.map(({ path, value }) => JSON.stringify([path, value ?? null]));
  const unique = all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  const accepts = (path: string[], value?: unknown) => isValid(changed(base, path, value));
  const valid = unique.filter(({ path, value }) => value !== undefined && accepts(path, value));
  const paths = new Map(valid.map(({ path }) => [path.join('.'), path]));
  return {
    base,
    invalid: unique.filter(({ path, value }) => !accepts(path, value)),
    places: [...paths].map(([key, path]) => {
      const changes = valid.filter((change) => change.path.join('.') === key);
      return { path, values: fewer(changes.map(({ value }) => value)), isOptional: accepts(path) };
    }),
  };
}

/** Many lists become one with all of their items. Of many single values, some remain, from the first to the last. */
function fewer(values: unknown[]): unknown[] {
  const lists = values.filter((value) => Array.isArray(value));
  const items = new Map(lists.flat().map((item) => [JSON.stringify(item), item]));
  const all = lists.length > 2 ? [[...items.values()], ...lists.slice(0, 2)] : lists;
  const singles = values.filter((value) => !Array.isArray(value));
  const step = Math.max(1, (singles.length - 1) / (BODIES - ABSENT - 1 - all.length));
  return [...all, ...singles.filter((_, index) => Math.floor(index % step) === 0)];
}

/** All subsets of some size of the numbers below a count. None contains another one. */
function subsetsOf(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: count }, (_, last) =>
    subsetsOf(last, size - 1).map((subset) => [...subset, last]),
  ).flat();
}

/**
 * Bodies in which each field has each of its valid values. In the first one, all switches are on. Of two switches, each is on
 * without the other in some body, and of two optional fields, each is present without the other.
 */
export function bodiesOf({ base, places }: Values): Record<string, unknown>[] {
  const subsets = subsetsOf(BODIES - 1, ABSENT);
  const isIn = (place: number, body: number) =>
    subsets[place % subsets.length]?.includes(body - 1) ?? false;
  const switches = places.filter(({ values }) => values.length === 2 && values.includes(true));
  const others = places.filter((place) => !switches.includes(place));
  return Array.from({ length: BODIES }, (_, body) => {
    const switched = switches.reduce((object, { path }, index) => {
      return changed(object, path, body === 0 || isIn(index, body));
    }, base);
    return others.reduce((object, { path, values, isOptional }, index) => {
      const present = [...Array(body + 1).keys()].filter((one) => !isOptional || !isIn(index, one));
      const value = values[(present.length - 1) % values.length];
      return changed(object, path, present.includes(body) ? value : undefined);
    }, switched);
  });
}
