/** Values of random contracts: most likely valid by construction, and the same with one place changed. */
import { validate } from '@cfworker/json-schema';
import { isJsonObject, type Json, pickKeys } from '../../../scripts/model/json.ts';
import {
  BOUNDS,
  isOfType,
  listedValues,
  refName,
  type Schema,
  type TypeName,
  visitSchema,
} from '../../../scripts/model/schema.ts';
import { placesIn, replaced, without, withValue } from '../../support/edit.ts';
import type { Random } from './numbers.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** Texts and numbers of which each format, pattern and bound accepts some. */
const SCALARS: readonly Json[] = [
  ...' a ab abc A 1 12 / \\ " é 💬 abcd 2026-01-31 2026-01-31T12:00:00Z https://example.com/'.split(
    ' ',
  ),
  ...['a b', '45463597-20b7-4af7-b3b3-f5fb778203ab', true, false, null],
  ...[0, 1, 2, -1, 0.5, 1.5, 3, 10],
];
const ODD: readonly Json[] = [null, true, false, 0, 1, -1, 0.5, '', 'a', [], {}, [null], { a: 1 }];

/** The keywords of a schema that apply to one number or text. */
const OWN = new Set<string>(['pattern', 'format', ...BOUNDS]);

/** A value that the schema most likely accepts. */
export function makeValue(schema: Schema, schemas: Schemas, random: Random): Json {
  const make = (node: Schema) => makeValue(node, schemas, random);
  if (schema.$ref !== undefined) return make(schemas[refName(schema.$ref) ?? ''] ?? {});
  const listed = listedValues(schema);
  if (listed !== undefined) return random.pick(listed);
  const { type, allOf = [], oneOf, anyOf } = schema;
  const types = type === undefined ? [] : [type].flat();
  const branches = oneOf ?? anyOf;
  const all = [
    ...types.slice(0, 1).map(() => ofType(random.pick(types), schema, random, make)),
    ...allOf.map(make),
    ...(branches ? [make(random.pick(branches))] : []),
  ];
  if (all.length === 0) return random.pick(ODD);
  // A value of all parts: an object with the fields of all, or else a value of the last one.
  return all.every(isJsonObject) ? Object.assign({}, ...all) : (all.at(-1) as Json);
}

function ofType(
  type: TypeName,
  schema: Schema,
  random: Random,
  make: (node: Schema) => Json,
): Json {
  if (type === 'array') {
    const { minItems = 0, maxItems = 3, items = {} } = schema;
    return random.list(minItems, Math.max(minItems, Math.min(maxItems, 3)), () => make(items));
  }
  if (type === 'object') {
    const { properties = {}, required = [], additionalProperties: members } = schema;
    const own = Object.keys(properties).filter(
      (name) => required.includes(name) || random.percent(70),
    );
    const names = members ? [...random.some(['m', 'x-1'], 40), ...own] : own;
    const typed = isJsonObject(members) ? members : {};
    return Object.fromEntries(names.map((name) => [name, make(properties[name] ?? typed)]));
  }
  const typed = SCALARS.filter((one) => isOfType(one, type));
  const own = pickKeys(schema, (key) => OWN.has(key));
  const fits = typed.filter((one) => validate(one, own, '2020-12', {}).valid);
  return random.pick(fits.length > 0 ? fits : typed);
}

/** What a value may be changed into: other values of the schemas' nodes, under names of their fields. */
export interface Material {
  nodes: Schema[];
  names: string[];
}

export function materialOf(schemas: Schemas): Material {
  const nodes: Schema[] = [];
  for (const schema of Object.values(schemas)) visitSchema(schema, (node) => nodes.push(node));
  const names = nodes.flatMap(({ properties = {} }) => Object.keys(properties));
  return { nodes, names: ['a', 'other', ...names] };
}

/** The value with something else, or nothing, at one place. */
export function changeValue(
  value: Json,
  schemas: Schemas,
  { nodes, names }: Material,
  random: Random,
): Json {
  const place = random.pick(placesIn(value));
  const { above, key, value: here } = place;
  const other = makeValue(random.pick(nodes), schemas, random);
  const kind = random.below(10);
  const change = (): unknown => {
    if (kind < 2 && above) return replaced(above, without(above.value, [key]));
    if (kind < 4 && isJsonObject(here))
      return replaced(place, withValue(here, [random.pick(names)], other));
    if (kind < 4 && Array.isArray(here)) return replaced(place, [...here, other]);
    if (kind < 5 && typeof here === 'number')
      return replaced(place, here + random.pick([-1, 0.5, 1]));
    return replaced(place, kind < 7 ? other : random.pick(ODD));
  };
  return change() as Json;
}
