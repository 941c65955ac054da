/** What one schema has and another one lacks: values, fields, and annotations. */
import { isDeepStrictEqual } from 'node:util';
import { stockAjv } from '../ajv/compile.ts';
import type { Json, JsonObject } from '../base/json.ts';
import { keywordOf } from '../model/keywords.ts';
import { closesInStrict } from '../model/profiles.ts';
import { annotationsOf, assertionsOf, type Schema } from '../model/schema.ts';
import { baseType, jsonTypeOf, listedIn, typesOf, unionOf } from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import { nameOfPlace, placesOf } from './dereferenced.ts';
import { type Impact, meaningOf, wordsFor } from './impacts.ts';

/** Something that one schema has and another one lacks. */
interface Loss {
  /** Where both schemas are written, and then what is around them, from the inside out. */
  places: string[];
  around?: string[];
  /** What it means if the schema that lacks it came later, and if it came before. */
  impacts: [lost: Impact, gained: Impact];
  words: [lost: string, gained: string];
}

/**
 * All values of a type, one value, or a branch that a discriminator chooses:
 *
 *     {type: [integer, 'null'], minimum: 1}  → number: any integer, null
 *     {enum: [a, b]}                         → "a", "b"
 *     {oneOf: [Cat, Dog]}                    → kind: "cat": Cat, kind: "dog": Dog
 */
interface Alternative {
  /** What alternatives that can be compared have in common. */
  key: string;
  text: string;
  schema: Schema;
  value?: Json | undefined;
  discriminator?: string;
  /** The name or the title of the branch. */
  branch?: string;
}

const AJV = stockAjv();

const acceptsAll = (schema: Schema): boolean => Object.keys(assertionsOf(schema)).length === 0;

/** All that one schema has and another one lacks. */
export function lossesOf(one: Schema, other: Schema): Loss[] {
  if (isDeepStrictEqual(one, other)) return [];
  const outer = placesOfBoth(one, other);
  const values = rejectedValues(one, other).map((loss) => {
    return { ...loss, around: [...(loss.around ?? []), ...outer] };
  });
  return [...differingAnnotations(one, other), ...values];
}

/** The annotations that differ; their new values say it all. */
function differingAnnotations(one: Schema, other: Schema): Loss[] {
  const [before, after] = [annotationsOf(one), annotationsOf(other)] as [JsonObject, JsonObject];
  return Object.keys({ ...before, ...after }).flatMap((key): Loss[] => {
    const impact = key === 'x-places' ? 'nothing' : meaningOf(key, before[key], after[key]);
    const what = wordsFor(key, before[key], after[key]);
    const places = placesOfBoth(one, other);
    return impact === 'nothing'
      ? []
      : [{ places, impacts: [impact, 'nothing'], words: [what, ''] }];
  });
}

/** The values that one schema accepts and another one rejects. */
function rejectedValues(one: Schema, other: Schema): Loss[] {
  const others = alternativesOf(other);
  const losses: Loss[] = [];
  const missing: Alternative[] = [];
  for (const alternative of alternativesOf(one)) {
    const [fewest] = others
      .filter((each) => areAlike(alternative, each))
      .map((each) => lossesOfAlternative(alternative, each))
      .sort((a, b) => a.length - b.length);
    if (fewest) losses.push(...fewest);
    else missing.push(alternative);
  }
  if (missing.length === 0) return losses;
  const isText = ({ value }: Alternative) => typeof value === 'string';
  // docs/versions.md announces a new string in a list.
  const isAnnounced = missing.every(isText) && others.filter(isText).length > 1;
  const places = missing.flatMap(({ schema }) => placesOf(schema));
  const texts = cut(missing.map(({ text }) => text).join(', '), 120);
  const impacts: Loss['impacts'] = ['narrower', isAnnounced ? 'notice' : 'wider'];
  const words: Loss['words'] = [`no longer allows ${texts}`, `also allows ${texts}`];
  return [...losses, { places, impacts, words }];
}

const placesOfBoth = (...both: [Schema, Schema]): string[] => both.flatMap(placesOf);

/** What a schema accepts, as a list. */
function alternativesOf(schema: Schema): Alternative[] {
  if (acceptsAll(schema)) return [{ key: 'any', text: 'every value', schema }];
  const { discriminator, branches } = unionOf(schema, {});
  if (discriminator !== undefined)
    return branches.flatMap(({ schema: branch, chosenBy }) =>
      (chosenBy ?? ['another']).map((value) => {
        const text = `${discriminator}: ${JSON.stringify(value)}`;
        const name = branch.title ?? nameOfPlace(placesOf(branch).at(-1) ?? '');
        return { key: text, text, schema: branch, discriminator, branch: name };
      }),
    );
  if (branches.length > 0) return branches.flatMap((branch) => alternativesOf(branch.schema));
  return typesOf(schema, {}).flatMap((type): Alternative[] => {
    const key = baseType(type);
    const all = { null: [null], boolean: [true, false] }[type as string];
    const values = listedIn(schema)?.filter((value) => jsonTypeOf(value) === key) ?? all;
    if (!values) return [{ key, text: `any ${schema.format ?? type}`, schema }];
    const texts = values.map((value) => JSON.stringify(value));
    return texts.map((text, index) => ({ key: text, text, schema, value: values[index] }));
  });
}

/** Whether two alternatives can be compared: a branch may have another name or another value, and a type may allow a value. */
function areAlike(one: Alternative, other: Alternative): boolean {
  if (one.key === other.key || other.key === 'any') return true;
  if (one.branch) return one.branch === other.branch;
  const isOfType = one.value !== undefined && jsonTypeOf(one.value) === other.key;
  return isOfType && AJV.validate(other.schema, one.value);
}

function lossesOfAlternative(one: Alternative, other: Alternative): Loss[] {
  if (one.value !== undefined) return [];
  const { discriminator } = one;
  if (discriminator === undefined) return lossesOfType(one.schema, other.schema, other.key);
  // A new value of a discriminator may break who reads the union.
  const [place] = placesOf(one.schema.properties?.[discriminator] ?? {});
  return lossesOf(one.schema, other.schema).map((loss) => {
    const [lost, gained] = loss.impacts;
    const isValue = loss.places[0] === place && gained === 'notice';
    return isValue ? { ...loss, impacts: [lost, 'wider'] } : loss;
  });
}

/** What is lost of the values of one type. */
function lossesOfType(one: Schema, other: Schema, type: string): Loss[] {
  const places = placesOfBoth(one, other);
  const losses = Object.keys(other).flatMap((keyword): Loss[] => {
    const { [keyword]: value }: JsonObject = one;
    const { [keyword]: limit = null }: JsonObject = other;
    const isOfType = [type, 'any'].includes(keywordOf(keyword)?.about ?? '');
    // A count and an integer are whole, so that `maximum: 8.5` is `maximum: 8`.
    const isWhole = type !== 'number' || [one.type].flat().includes('integer');
    if (!isOfType || !isTighter(keyword, limit, value, isWhole)) return [];
    // docs/versions.md announces another pattern of what arrives.
    const gained = keyword === 'pattern' ? 'notice' : 'wider';
    const words: Loss['words'] = [wordsFor(keyword, value, limit), wordsFor(keyword, limit, value)];
    return [{ places, impacts: ['narrower', gained], words }];
  });
  if (type === 'array') losses.push(...lossesOf(one.items ?? {}, other.items ?? {}));
  if (type === 'object') losses.push(...lossesOfFields(one, other));
  return losses;
}

/** Whether a value of a keyword rejects something that another value of it, or none, accepts. */
function isTighter(
  keyword: string,
  limit: Json,
  other: Json | undefined,
  isWhole: boolean,
): boolean {
  const [least, most] = isWhole ? [Math.ceil, Math.floor] : [Number, Number];
  if (/^min/.test(keyword))
    return least(Number(limit)) > least(Number(other ?? (keyword === 'minimum' ? -Infinity : 0)));
  if (/^max/.test(keyword)) return most(Number(limit)) < most(Number(other ?? Infinity));
  if (keyword === 'type')
    return [limit].flat().includes('integer') && [other ?? 'number'].flat().includes('number');
  if (isDeepStrictEqual(limit, other)) return false;
  if (keyword === 'not') {
    const [values, others] = [limit, other ?? {}].map((not) => listedIn(not as Schema));
    return !values || !others || !values.every((value) => others.includes(value));
  }
  // Nothing compares other values, such as two patterns. What lists values or contains schemas is compared elsewhere.
  return !/^(const|enum|oneOf|anyOf|properties|required|items|additionalProperties)$/.test(keyword);
}

/** What is lost of the fields of an object. */
function lossesOfFields(one: Schema, other: Schema): Loss[] {
  const losses: Loss[] = [];
  const [fields, laterFields] = [fieldsOf(one), fieldsOf(other)];
  const required = (other.required ?? []).filter((name) => !one.required?.includes(name));
  for (const name of new Set([...fields.keys(), ...laterFields.keys(), ...required])) {
    const field = fields.get(name) ?? othersIn(one);
    const later = laterFields.get(name) ?? othersIn(other);
    const places = [field ?? {}, later ?? {}].flatMap((schema) => placesOf(schema).slice(0, 1));
    // That a new field is required says that it is new, and one that is gone is not required.
    const added: Impact = one.required?.includes(name) ? 'nothing' : 'notice';
    if (fields.has(name) && !laterFields.has(name))
      losses.push({ places, impacts: ['other', added], words: ['is gone', 'is new'] });
    const freed: Impact = !laterFields.has(name) || fields.has(name) ? 'wider' : 'nothing';
    const words: Loss['words'] = ['is required now', 'is no longer required'];
    if (required.includes(name)) losses.push({ places, impacts: ['narrower', freed], words });
    if (field && later) losses.push(...lossesOf(field, later));
  }
  const [others, rest] = [othersIn(one), othersIn(other)];
  if (others && rest) losses.push(...lossesOf(others, rest));
  const places = placesOfBoth(one, other).map((place) => `${place}/additionalProperties`);
  const words: Loss['words'] = ['are rejected now', 'are accepted now'];
  if (opennessOf(one) > opennessOf(other))
    losses.push({ places, impacts: ['other', 'notice'], words });
  return losses;
}

const fieldsOf = ({ properties = {} }: Schema) => new Map(Object.entries(properties));

/** How many functions accept fields that an object doesn't name: none, validators alone, or parsers, too. */
function opennessOf(schema: Schema): 0 | 1 | 2 {
  if (schema.additionalProperties === false) return 0;
  return closesInStrict(schema) ? 1 : 2;
}

/** The schema of the fields that an object doesn't name; undefined if validators reject them. */
function othersIn(schema: Schema): Schema | undefined {
  const { additionalProperties: others } = schema;
  if (opennessOf(schema) < 2) return undefined;
  return typeof others === 'object' ? others : {};
}
