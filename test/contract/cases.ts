/**
 * Cases for validators: values on both sides of each rule of each schema, each at its place in a value that is valid
 * otherwise. The verdicts are those of a second engine.
 */
import type { Json, JsonObject } from '../../scripts/json.ts';
import {
  branchesOf,
  listedIn,
  nameIn,
  type Schema,
  type Schemas,
  type TypeName,
  tagOf,
  typesOf,
} from '../../scripts/schema.ts';
import { valueAt, without, withValue } from '../support/edit.ts';
import { accepts } from '../support/engine.ts';
import type { Examples } from '../support/fixtures.ts';
import { FORMATTED } from '../support/format-samples.ts';
import { inlineOf, type Place, placesIn } from '../support/places.ts';
import { listOf, sampleOf } from '../support/sample.ts';
import type { Case } from './make-vectors.ts';

/** What to try at a place; `text` is a number as it is written. */
type Try = [kind: Case['kind'], value: Json, why: string, text?: string];

/** A string that no enumeration, format or pattern of the contract accepts. */
const STRANGER = 'No Such Value!';

/** Every case of the public schemas. */
export function makeCases(schemas: Schemas, examples: Examples): Case[] {
  const edged = new Set<string>();
  return Object.entries(schemas).flatMap(([schema, node]) => [
    ...casesOfUnion(schema, schemas),
    ...placesIn(schemas, node).flatMap((place) => {
      const tries = [...triesFor(place.node, schemas), ...edgesFor(place.node, edged)];
      return casesAt(schema, place, baseFor(schema, place, schemas, examples), tries);
    }),
  ]);
}

/** A valid value that has something at a place: a sample, or an example if the sample breaks a rule. */
function baseFor(schema: string, place: Place, schemas: Schemas, examples: Examples): Json {
  const base = sampleWith(place, schemas);
  const whole = (examples.get(schema) ?? []).map(({ value }) => value);
  const isFit = (value: Json) => valueAt(value, place.path) !== undefined && accepts(schema, value);
  return [base, ...whole].find(isFit) ?? base;
}

/** A sample of the whole schema that has something at a place. */
function sampleWith({ outer, path, node }: Place, schemas: Schemas): Json {
  const own = sampleOf(node, schemas);
  if (outer === undefined) return own;
  const { place } = outer;
  const around = sampleWith(place, schemas);
  const isBranch = outer.own !== place.node;
  const chosen = isBranch ? withValue(around, place.path, sampleOf(outer.own, schemas)) : around;
  return withValue(chosen, path, own) as Json;
}

/** The cases at a place: without the field, and with each value. */
function casesAt(schema: string, place: Place, base: Json, tries: Try[]): Case[] {
  const { name, path, required } = place;
  const at = (part: Json) => withValue(base, path, part) as Json;
  const cases = tries.map(([kind, value, why, text]): Case => {
    const written = text === undefined ? {} : { written: at(`number:${text}`) };
    return { schema, kind, value: at(value), why: name ? `${name}: ${why}` : why, ...written };
  });
  if (required === undefined) return cases;
  const value = without(base, path) as Json;
  return [{ schema, kind: 'required', value, why: `without ${name}` }, ...cases];
}

/** The branches, and the fields without a default, that no example or fixture shows: `Schema(done).field`. */
export function gapsIn(schemas: Schemas, examples: Examples): string[] {
  return Object.entries(schemas).flatMap(([schema, node]) => {
    const values = (examples.get(schema) ?? []).map(({ value }) => value);
    // A field may be shown in another branch.
    const isShown = ({ path, branch }: Place) =>
      values.some((one) => valueAt(one, path) !== undefined) &&
      values.some((one) => !branch || branch.values.includes(valueAt(one, [branch.tag]) as Json));
    return placesIn(schemas, node).flatMap((place) => {
      const isField = place.required !== undefined && place.node.default === undefined;
      return isField && !isShown(place) ? schema + place.name.replace(/^(?=\w)/, '.') : [];
    });
  });
}

/** The values of each branch of a union of named schemas, with the tag and without. */
function casesOfUnion(schema: string, schemas: Schemas): Case[] {
  const node = schemas[schema] ?? {};
  const { name: tag = '' } = tagOf(node, schemas) ?? {};
  return branchesOf(node).flatMap((branch): Case[] => {
    const name = nameIn(branch);
    if (tag === '' || name === undefined) return [];
    const value = sampleOf(branch, schemas);
    const bare = without(value, [tag]) as Json;
    return [
      { schema, kind: 'required', value, why: `${name} with ${tag}` },
      { schema, kind: 'required', value: bare, why: `${name} without ${tag}` },
    ];
  });
}

/** A value of each JSON type but null. */
const OF_EACH_TYPE = { boolean: true, number: 1.5, string: STRANGER, array: [], object: {} };

/** Every value worth testing by a schema. */
function triesFor(node: Schema, schemas: Schemas): Try[] {
  return [
    ...typeTries(node, schemas),
    ...inlineOf(node).flatMap((own) => [
      ...Object.entries(RULES).flatMap(([rule, tries]) => {
        const stated = own[rule as keyof typeof RULES];
        return stated === undefined ? [] : tries(stated as never, own, schemas);
      }),
      ...[own.type].flat().flatMap((type) => freeTries(type, own, schemas)),
    ]),
    ...(node.default === undefined ? [] : [['default', node.default, 'its default'] as Try]),
  ];
}

/** Null, a value of each JSON type that a schema refuses or of any if it refuses none, and what only a reference refuses. */
function typeTries(node: Schema, schemas: Schemas): Try[] {
  const types = new Set<string>(typesOf(node, schemas));
  const isAny = Object.keys(OF_EACH_TYPE).every((type) => types.has(type));
  const others = Object.entries(OF_EACH_TYPE).filter(([type]) => isAny || !types.has(type));
  const isReference = [node, ...branchesOf(node)].some(({ $ref }) => $ref !== undefined);
  // What a careless service takes for a boolean or a number.
  const texts = { boolean: ['true'], number: ['1.5', '1'], integer: ['1.5', '1'] };
  const careless = Object.entries(texts).filter(
    ([type]) => types.has(type) && !types.has('string'),
  );
  return [
    ['null', null, 'null'],
    ...others.map(([type, value]): Try => ['type', value, `a value of type ${type}`]),
    ...careless.flatMap(([, all]) => all.map((text): Try => ['type', text, `"${text}", a string`])),
    ...(isReference && types.has('object') ? [['type', {}, 'an empty object'] as Try] : []),
    ...(isReference && types.has('string') ? [['enum', STRANGER, 'an unknown value'] as Try] : []),
  ];
}

/** Strings of different styles, for patterns. */
const STYLES = ['zz', 'zzz', '', 'z', 'zzzz', 'ZZ', 'z1', 'zz ', 'en-GB', 'en\n'];

type Tries = (stated: never, own: Schema, schemas: Schemas) => Try[];

/** The values on both sides of a rule, by its keyword. */
const RULES = {
  const: (only: Json) => listTries([only]),
  enum: listTries,
  not: (not: Schema) =>
    [...(listedIn(not) ?? []), 'any_other'].map((one): Try => ['enum', one, `the value ${one}`]),
  pattern: () =>
    STYLES.map((text): Try => ['enum', text, `${JSON.stringify(text)}, in some style`]),
  format: (format: string) => {
    const { good = [], bad = [] } = FORMATTED[format] ?? {};
    return [...good, ...bad].map((text): Try => ['format', text, `"${text}" as a ${format}`]);
  },
  minimum: bound('minimum', 'below', -1),
  maximum: bound('maximum', 'above', 1),
  minLength: bound('minimum length', 'below', -1, (size) => 'a'.repeat(size)),
  maxLength: bound('maximum length', 'above', 1, (size) => 'a'.repeat(size)),
  minItems: bound('minimum of items', 'below', -1, listOf),
  maxItems: bound('maximum of items', 'above', 1, listOf),
} satisfies { [Keyword in keyof Schema]?: Tries };

/** Each listed value, one that is not listed, and the listed strings in the other case. */
function listTries(values: Json[]): Try[] {
  const [first] = values;
  const stranger = typeof first === 'number' ? 12345 : STRANGER;
  const inOtherCase = values.flatMap((value) => {
    if (typeof value !== 'string') return [];
    return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase();
  });
  return [
    ...values.map((value): Try => ['enum', value, `the member ${value}`]),
    ...(typeof first === 'boolean' ? [] : [['enum', stranger, 'an unknown value'] as Try]),
    ...inOtherCase.map((text): Try => ['enum', text, `${text}, in the other case`]),
  ];
}

/** A value at a bound, and the next one, which is beyond it. */
function bound(
  name: string,
  beyond: string,
  sign: 1 | -1,
  sized: (size: number, own: Schema, schemas: Schemas) => Json = (size) => size,
) {
  return (limit: number, own: Schema, schemas: Schemas): Try[] => {
    const step = /^m\w+imum$/.test(name) && [own.type].flat().includes('number') ? 0.001 : 1;
    const next = Math.round((limit + sign * step) * 1000) / 1000;
    const isPossible = next >= 0 || sized(0, own, schemas) === 0;
    return [
      ['bound', sized(limit, own, schemas), `its ${name}, ${limit}`],
      ...(isPossible ? [['bound', sized(next, own, schemas), `${beyond} its ${name}`] as Try] : []),
    ];
  };
}

/** Values of a type that a schema would refuse only if it had another rule. */
function freeTries(type: TypeName | undefined, own: Schema, schemas: Schemas): Try[] {
  const { minimum, maximum, format, pattern, not, additionalProperties: others } = own;
  const isListed = listedIn(own) !== undefined;
  switch (type) {
    case 'integer':
    case 'number': {
      const far = [minimum === undefined && -1_000_000, maximum === undefined && 1_000_000];
      const free = far.flatMap((value): Try[] =>
        value === false || isListed ? [] : [['unstated', value, `${value}, without a bound`]],
      );
      const sample = sampleOf(own, schemas);
      const whole: Try = ['type', sample, 'a whole number, written with a fraction', `${sample}.0`];
      return type === 'integer' ? [...free, whole] : free;
    }
    case 'string':
      return isListed || format || pattern || not ? [] : [['unstated', '', 'an empty string']];
    case 'array':
      return [['bound', [], 'an empty list']];
    case 'object': {
      if (typeof others === 'object') return [['type', {}, 'an empty map']];
      const more = {
        ...(sampleOf(own, schemas) as JsonObject),
        'no such field': { any: ['thing'] },
      };
      return [['open', more, 'an unknown field']];
    }
    default:
      return [];
  }
}

/** The edge cases of a format, at one place: all places use one function. */
function edgesFor(node: Schema, edged: Set<string>): Try[] {
  return inlineOf(node).flatMap(({ format = '' }): Try[] => {
    const { good = [], bad = [] } = FORMATTED[format]?.edges ?? {};
    if (edged.has(format)) return [];
    edged.add(format);
    return [...good, ...bad].map((text) => ['format', text, `"${text}" as a ${format}`]);
  });
}
