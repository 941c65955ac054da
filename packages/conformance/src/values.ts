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

/** All examples in one; a later one takes precedence. */
const combined = (values: object[]): object =>
  values
    .flatMap((value) => Object.entries(value))
    .reduce((result, [name, value]) => {
      const before = at(result, name);
      return {
        ...result,
        [name]: isPlain(before) && isPlain(value) ? combined([before, value]) : value,
      };
    }, {});

/** A value of a schema, with all fields. Free text, such as the ID of a model, is only taken from examples. */
function sampleOf(schema: Schema, example?: unknown): unknown {
  const {
    anyOf,
    type = '',
    enum: listed,
    items,
    properties,
    required,
    minimum = 1,
  } = resolved(schema);
  if (type === 'object' && properties) {
    const fields = Object.entries(properties).map(([name, field]) => {
      return [
        name,
        sampleOf(field, at(example, name)) ?? (required?.includes(name) ? 'text' : undefined),
      ];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (example !== undefined) return example;
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (type === 'array') return [sampleOf(items ?? {})].filter((item) => item !== undefined);
  return listed?.[0] ?? at({ boolean: true, number: minimum, integer: minimum, object: {} }, type);
}

/** The values to try by one schema, valid and invalid ones. */
function valuesOf(schema: Schema, example: unknown): Value[] {
  const { anyOf, type = '', enum: listed, format = '', pattern } = resolved(schema);
  if (anyOf) {
    const values = anyOf.flatMap((branch) => valuesOf(branch, example));
    // The end of a list with a pattern isn't shown: other texts may be valid.
    const isOpen = anyOf.some((branch) => resolved(branch).pattern);
    return values.filter(([form]) => !isOpen || form !== UNLISTED);
  }
  const nameOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
  const others = (OTHERS[type] ?? []).map(
    (value): Value => [`${nameOf(value)} for ${type}`, value],
  );
  if (listed) return [...listedValues(listed), ...others];
  if (type === 'number' || type === 'integer') return [...numbersOf(resolved(schema)), ...others];
  if (type === 'array') return [...listsOf(resolved(schema), example), ...others];
  if (type === 'object') return [...objectsOf(resolved(schema), example), ...others];
  const isFree = type === 'string' && example !== undefined && !format && !pattern;
  const own = type === 'boolean' ? [true, false] : isFree ? ['Ümläut 🎤'] : (TEXTS[format] ?? []);
  return [...own.map((value): Value => [format ? `a wrong ${format}` : type, value]), ...others];
}

function listedValues(listed: unknown[]): Value[] {
  const [first] = listed;
  const text = String(first);
  const otherCase = text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
  const unlisted = typeof first === 'number' ? [first + 1] : ['unlisted', otherCase];
  return [
    ...listed.map((value): Value => ['a listed value', value]),
    ...unlisted.map((value): Value => [UNLISTED, value]),
  ];
}

/** Numbers at each bound, just inside, and just outside. */
function numbersOf({ type, minimum, maximum }: Schema): Value[] {
  const step = type === 'integer' ? 1 : 0.001;
  const round = (value: number) => Number(value.toFixed(6));
  const around = (bound: number | undefined, name: string, inwards: number): Value[] =>
    bound === undefined
      ? []
      : [
          [name, bound],
          [name, round(bound + inwards)],
          [`beyond ${name}`, round(bound - inwards)],
        ];
  return [...around(minimum, 'its minimum', step), ...around(maximum, 'its maximum', -step)];
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

/** Objects without a field, and with each value of a field. */
function objectsOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  example: unknown,
): Value[] {
  const object = isPlain(example)
    ? example
    : Object(sampleOf({ type: 'object', properties, required }));
  const [key = 'key', inner] = Object.entries(object)[0] ?? [];
  const fields = isPlain(additionalProperties) ? { [key]: additionalProperties } : properties;
  const values = Object.entries(fields).flatMap(([name, field]) =>
    valuesOf(field, name === key ? inner : object[name]).map(
      ([form, value]): Value => [form, { ...object, [name]: value }],
    ),
  );
  return [
    ...required.map((name): Value => ['a missing field', changed(object, [name], undefined)]),
    ...values,
  ];
}

/** The changes to try at each path of a body. */
function changesOf(schema: Schema, example: unknown, path: string[] = []): Change[] {
  const { type, properties = {}, required = [], additionalProperties } = resolved(schema);
  const isWalked = type === 'object' && !isPlain(additionalProperties);
  const values = isWalked ? valuesOf({ type }, {}) : valuesOf(schema, example);
  return [
    ...required.map((name) => ({
      path: [...path, name],
      form: 'a missing field',
      value: undefined,
    })),
    ...(path.length > 0 ? values : []).map(([form, value]) => ({ path, form, value })),
    ...Object.entries(properties).flatMap(([name, field]) =>
      changesOf(field, at(example, name), [...path, name]),
    ),
  ];
}

/** A valid body with all fields, the valid changes at each path, and the invalid changes. */
export function valuesBy(name: SchemaName, isValid: (body: unknown) => boolean) {
  const schema = schemas[name] as Schema;
  const examples = Object.values(at({ ...allExamples }, name) ?? {}) as object[];
  const base = Object(sampleOf(schema, combined(examples)));
  const all = changesOf(schema, base);
  const keys = all.map(({ path, value }) => JSON.stringify([path, value ?? null]));
  const unique = all.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
  const accepts = ({ path, value }: Pick<Change, 'path' | 'value'>) =>
    isValid(changed(base, path, value));
  const valid = new Map<string, Change[]>();
  for (const change of unique.filter(({ value }) => value !== undefined).filter(accepts))
    valid.set(change.path.join('.'), [...(valid.get(change.path.join('.')) ?? []), change]);
  return {
    base,
    invalid: unique.filter((change) => !accepts(change)),
    places: [...valid.values()].map((changes) => {
      const { path = [] } = changes[0] ?? {};
      return {
        path,
        values: fewer(changes.map(({ value }) => value)),
        isOptional: accepts({ path, value: undefined }),
      };
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
  const isSwitch = ({ values }: Values['places'][number]) =>
    values.length === 2 && values.includes(true);
  const isIn = (place: number, body: number) =>
    subsets[place % subsets.length]?.includes(body - 1) ?? false;
  return Array.from({ length: BODIES }, (_, body) => {
    const switched = places.filter(isSwitch).reduce((object, { path }, index) => {
      return changed(object, path, body === 0 || isIn(index, body));
    }, base);
    return places
      .filter((place) => !isSwitch(place))
      .reduce((object, { path, values, isOptional }, index) => {
        const isAbsent = (other: number) => isOptional && isIn(index, other);
        const rank = [...Array(body).keys()].filter((other) => !isAbsent(other)).length;
        return changed(object, path, isAbsent(body) ? undefined : values[rank % values.length]);
      }, switched);
  });
}
