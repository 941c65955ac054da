/** What to send by a published schema: a body with all fields, and the values to try for each field. */
import * as allExamples from 'speech-to-text-contract/examples';
import * as parsers from 'speech-to-text-contract/parse';
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

export type Body = Record<string, unknown>;
export type Values = ReturnType<typeof valuesBy>;

/** Texts to try for each format. The validator says which are valid. */
const TEXTS: Record<string, string[]> = {
  uri: ['not a URI', '/path', ''],
  date: ['2026-01-31', 'yesterday', '2026-02-30', '31.01.2026'],
  'date-time': ['2026-01-31T09:30:00Z', '2026-01-31T09:30:00.5+02:00', '2026-01-31T25:00:00Z'],
};

/** How many bodies have all valid values, and in how many of them an optional field is present. */
const [BODIES, PRESENT] = [9, 5];
/** Which bodies have a field: the first one and 4 others, such as `111110000`. If fields differ, each is present without the other. */
const CHOICES = Array.from({ length: 2 ** BODIES }, (_, choice) => choice.toString(2)).filter(
  (choice) => choice.length === BODIES && choice.replaceAll('0', '').length === PRESENT,
);

export const isPlain = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of fields and items; undefined if there is none. */
export const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce(
    (found, name) => (Object.hasOwn(Object(found), name) ? Object(found)[name] : undefined),
    value,
  );

/** A copy of a body, with another value at a path. If nothing on the path can hold it, nothing changes. */
export function changed(body: Body, path: string[], value: unknown): Body {
  const copy = structuredClone(body);
  const [parent, name] = [at(copy, ...path.slice(0, -1)), `${path.at(-1)}`];
  if (typeof parent !== 'object' || parent === null) return copy;
  if (value === undefined) Reflect.deleteProperty(parent, name);
  else Reflect.set(parent, name, value);
  return copy;
}

/** A body with the fields of two. What isn't an object is that of the second. */
function merged(one: Body, other: Body): Body {
  const inner = Object.entries(other).map(([name, value]) => {
    const first = one[name];
    return [name, isPlain(first) && isPlain(value) ? merged(first, value) : value];
  });
  return { ...one, ...Object.fromEntries(inner) };
}

/** A schema, or those of which a value must match any, without references. */
function branchesOf({ $ref = '', ...schema }: Schema): Schema[] {
  const { anyOf, ...branch }: Schema = {
    ...schemas[$ref.replace('#/$defs/', '') as SchemaName],
    ...schema,
  };
  return anyOf?.flatMap(branchesOf) ?? [branch];
}

const listedItems = ({ items = {} }: Schema) =>
  branchesOf(items).flatMap((item) => item.enum ?? []);

/** The values to try by the keywords of a branch. Null isn't among them: whether it means a missing field isn't specified. */
function valuesOf(branch: Schema, example: unknown, isOpen: boolean): unknown[] {
  const { type, enum: listed = [], minimum, maximum, format = '', pattern } = branch;
  const given = example ?? listed[0] ?? 1;
  if (type === 'boolean') return [true, false, `${given}`, 1];
  if (type === 'object') return ['text', [given]];
  if (type === 'array')
    return [...(example ? [example] : []), listedItems(branch), [], {}, Object(example)[0] ?? 1];
  const some = listed.length > PRESENT ? [listed[0], listed.at(-1)] : listed;
  if (type === 'string') {
    const text = `${listed[0]}`;
    const unlisted = [text.toLowerCase(), text.toUpperCase(), 'unlisted'];
    const free = example !== undefined && !pattern ? ['Ümläut 🎤'] : [];
    const texts = listed.length === 0 ? (TEXTS[format] ?? free) : isOpen ? [] : unlisted;
    return [...some, ...texts, 1, [given]];
  }
  const step = type === 'integer' ? 1 : 0.001;
  const around = [minimum, maximum].flatMap((bound = NaN) => [bound, bound - step, bound + step]);
  const bounds = around.filter(Number.isFinite).map((number) => Number(number.toFixed(6)));
  const unlisted = listed.length > 0 ? [7, 64] : [];
  const fraction = type === 'integer' ? [Number(given) + 0.5] : [];
  return [...some, ...bounds, ...unlisted, ...fraction, `${given}`, [given]];
}

/** The values to try for each field of an example, valid and invalid ones. */
function triedIn(schema: Schema, given: unknown, path: string[] = []): [string[], unknown[]][] {
  const branches = branchesOf(schema);
  // The end of a list with a pattern isn't shown: other texts may be valid.
  const isOpen = branches.some(({ pattern }) => pattern !== undefined);
  const [item] = branches.flatMap(listedItems);
  const example = given ?? (item && [item]);
  const values = branches.flatMap((branch) => valuesOf(branch, example, isOpen));
  const unique = new Map(values.map((value) => [JSON.stringify(value), value]));
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

/** A valid body with the fields of all examples, and the values to try for each field. */
export function valuesBy(name: SchemaName) {
  const parse = at(parsers, `parse${name}`) as (value: unknown) => parsers.ParseResult<unknown>;
  const examples = Object.values<Body>(Object(at(allExamples, name)));
  const base = examples.reduce(merged, {});
  const [, ...inside] = triedIn(schemas[name] as Schema, base);
  const fields = inside.map(([path, values]) => {
    const isValid = (value: unknown) => parse(changed(base, path, value)).ok;
    const isItem = /^\d+$/.test(`${path.at(-1)}`);
    return {
      path,
      isOptional: !isItem && isValid(undefined),
      // A list is only changed as a whole, because a service may refuse an item that comes twice.
      valid: isItem ? [] : values.filter(isValid),
      invalid: (isItem ? values : [undefined, ...values]).filter((value) => !isValid(value)),
    };
  });
  return { base, parse, fields };
}

/** Bodies in which each field has each of its valid values. In the first one, all switches are on. */
export function bodiesOf({ base, fields }: Values): Body[] {
  const tried = fields.filter(({ valid }) => valid.length > 0);
  if (tried.length > CHOICES.length)
    throw new Error('two fields are always together; raise BODIES');
  return Array.from({ length: BODIES }, (_, body) => {
    let whole = base;
    for (const [index, field] of tried.entries()) {
      const choice = CHOICES[index] ?? '';
      whole = changed(whole, field.path, valueIn(body, field, choice));
    }
    return whole;
  });
}

/** The value of a field in a body; undefined if it is absent. A switch that isn't on is off or absent. */
function valueIn(body: number, field: Values['fields'][number], choice: string): unknown {
  const { valid, isOptional } = field;
  const isPresent = choice[body] === '1';
  const isSwitch = valid.length === 2 && valid.includes(true);
  if (isSwitch) return isPresent || (body % 2 ? false : undefined);
  if (isOptional && !isPresent) return undefined;
  const earlier = choice.slice(0, body).replaceAll('0', '').length;
  return valid[(isOptional ? earlier : body) % valid.length];
}
