/**
 * What changes between two schemas: what each of them has and the other one lacks.
 *
 *     Pen: {ink: {enum: [red, blue]}, tip: {type: integer, maximum: 8}}  →  {ink: {enum: [red, blue, gold]}, tip: {…, maximum: 4}}
 *
 *     lossesOf(before, after)                 what is lost: effects as if the second one came later
 *       lossesOfField('tip')                  both objects have it
 *         alternativesOf, counterpartOf       any integer became any integer
 *           lossesOfType                      `maximum` was 8 and is 4: narrower
 *     lossesOf(after, before)                 what is gained: effects as if the second one came before
 *       lossesOfField('ink')
 *         alternativesOf, counterpartOf       "red" and "blue" stayed, and "gold" has no counterpart
 *           missingValues                     also allows "gold": additive
 */
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../base/json.ts';
import { keywordOf } from '../model/keywords.ts';
import { nameOfPlace, placesOf } from '../model/places.ts';
import { closesInStrict } from '../model/profiles.ts';
import { annotationsOf, type Schema } from '../model/schema.ts';
import { branchesOf, listedIn, unionOf } from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import { type Alternative, alternativesOf, areAlike } from './alternatives.ts';
import { type Effect, effectsOf, wordsFor } from './impacts.ts';

/** A difference between two schemas, or in something else of a contract. */
export interface PlacedChange {
  /** The name of its place, such as `JobFields.version`. */
  where: string;
  effect: Effect;
  /** The place of the innermost field that has it. */
  field?: string | undefined;
}

/** What it means that one of two schemas has or accepts something, and the other one lacks or rejects it. */
interface Effects {
  /** If the other schema comes later. */
  lost: Effect;
  /** If the other schema came before; nothing for an annotation, whose two values say it all. */
  gained?: Effect;
}

type Loss = Omit<PlacedChange, 'effect'> & Effects;

/** What differs between a schema and a later one. */
export function schemaChanges(before: Schema, after: Schema): PlacedChange[] {
  const told = (losses: Loss[], way: keyof Effects) =>
    losses.flatMap(({ where, field, [way]: effect }) => (effect ? { where, field, effect } : []));
  return [...told(lossesOf(before, after), 'lost'), ...told(lossesOf(after, before), 'gained')];
}

/**
 * All that a schema has or accepts, and another one lacks or rejects. It is told where the schema is defined; what annotations
 * say, and what another reference changes, is told at the use. `Pen.color` refers to `Color`:
 *
 *     Color lists fewer values         →  Color: no longer allows "red"
 *     Pen.color has another default    →  Pen.color: `default` was "red" and is "blue"
 *     Pen.color refers to Ink          →  Pen.color: Color.hue: is gone
 */
function lossesOf(schema: Schema, other: Schema): Loss[] {
  if (isDeepStrictEqual(schema, other)) return [];
  const [place = ''] = [schema, other].flatMap(placesOf);
  const use = nameOfPlace(place);
  const effects = effectsOf(saidOf(schema), saidOf(other));
  const annotations = effects.map((lost): Loss => ({ where: use, lost }));
  const [name, otherName] = [schema, other].map(nameOf);
  if (name === otherName) return [...annotations, ...lossesAt(name ?? use, schema, other)];
  const losses = lossesAt(use, schema, other).map((loss) => {
    const isInUse = loss.where.startsWith(use);
    return isInUse ? loss : { ...loss, where: `${use}: ${loss.where}` };
  });
  return [...annotations, ...losses];
}

/** The name of a schema, or of the place where it is written; undefined for one that isn't written. */
const nameOf = (schema: Schema): string | undefined =>
  schema['x-name'] ?? placesOf(schema).map(nameOfPlace)[0];

/** The annotations of a schema, and those of its branches, unless a discriminator chooses one. */
function saidOf(schema: Schema): Schema {
  const { discriminator, branches } = unionOf(schema, {});
  const inside = discriminator === undefined ? branches.map((branch) => saidOf(branch.schema)) : [];
  return Object.assign({}, ...inside, annotationsOf(schema));
}

/** What is lost of two schemas whose place has this name. */
function lossesAt(where: string, schema: Schema, other: Schema): Loss[] {
  // Of a union, also beside null.
  const unions = [schema, other].flatMap((each) => [each, ...branchesOf(each)]);
  const [discriminator] = unions.flatMap((union) => unionOf(union, {}).discriminator ?? []);
  const alternatives = alternativesOf(schema, discriminator);
  const others = alternativesOf(other, discriminator);
  const losses: Loss[] = [];
  const missing: Alternative[] = [];
  for (const alternative of alternatives) {
    const counterpart = counterpartOf(alternative, alternatives, others);
    if (counterpart) losses.push(...lossesOfAlternative(alternative, counterpart, where));
    else missing.push(alternative);
  }
  return missing.length > 0 ? [...losses, { where, ...missingValues(missing, others) }] : losses;
}

/**
 * What became of an alternative:
 *
 *     "a"                        in "a", "b"                   →  "a"
 *     "a"                        in any string                 →  any string
 *     any string of 1 character  in any string of 1 character,
 *                                any string of 9 characters    →  the first one
 *     any string of 2 characters in the same                   →  nothing
 */
function counterpartOf(
  alternative: Alternative,
  alternatives: Alternative[],
  others: Alternative[],
): Alternative | undefined {
  const alike = others.filter((each) => areAlike(alternative, each));
  const hasKey = ({ key }: Alternative) => key === alternative.key;
  const areSeveral = [alternatives, others].some((all) => all.filter(hasKey).length > 1);
  if (!areSeveral) return alike.find(hasKey) ?? alike[0];
  // Nothing tells several alternatives of one type apart but what they accept.
  return alike.find((each) => isWithin(alternative, each));
}

/** Whether an alternative accepts nothing that another one rejects. */
const isWithin = (alternative: Alternative, other: Alternative): boolean =>
  lossesOfAlternative(alternative, other, '').every(({ gained }) => !gained);

/** Alternatives that other ones lack, as one loss. */
function missingValues(missing: Alternative[], others: Alternative[]): Effects {
  const texts = cut(missing.map(({ text }) => text).join(', '), 120);
  const isText = ({ value }: Alternative) => typeof value === 'string';
  // docs/versions.md announces a new string in an enumeration, which a constant isn't.
  const isAnnounced = missing.every(isText) && others.filter(isText).length > 1;
  return {
    lost: ['narrower', `no longer allows ${texts}`],
    gained: [isAnnounced ? 'additive' : 'wider', `also allows ${texts}`],
  };
}

/** What is lost of an alternative that became another one, at the place of all alternatives. */
function lossesOfAlternative(
  { value, isBranch, schema }: Alternative,
  other: Alternative,
  where: string,
): Loss[] {
  if (value !== undefined) return [];
  return isBranch
    ? lossesOf(schema, other.schema)
    : lossesOfType(schema, other.schema, other.key, where);
}

/** What is lost of the values of one type. */
function lossesOfType(schema: Schema, other: Schema, type: string, where: string): Loss[] {
  const losses = Object.keys(other).flatMap((keyword): Loss[] => {
    const { [keyword]: value }: JsonObject = schema;
    const { [keyword]: limit = null }: JsonObject = other;
    const isOfType = [type, 'any'].includes(keywordOf(keyword)?.about ?? '');
    if (!isOfType || !isTighter(keyword, limit, value)) return [];
    const lost: Effect = ['narrower', wordsFor(keyword, value, limit)];
    // docs/versions.md announces another pattern of what arrives.
    const impact = keyword === 'pattern' ? 'additive' : 'wider';
    return [{ where, lost, gained: [impact, wordsFor(keyword, limit, value)] }];
  });
  if (type === 'array') losses.push(...lossesOf(schema.items ?? {}, other.items ?? {}));
  if (type === 'object') losses.push(...lossesOfObject(schema, other, where));
  return losses;
}

/** Whether a value of a keyword rejects something that another value of it, or none, accepts. */
function isTighter(keyword: string, limit: Json, value: Json | undefined): boolean {
  if (/^min/.test(keyword)) {
    const least = keyword === 'minimum' ? -Infinity : 0;
    return Number(limit) > Number(value ?? least);
  }
  if (/^max/.test(keyword)) return Number(limit) < Number(value ?? Infinity);
  if (keyword === 'type')
    return [limit].flat().includes('integer') && [value].flat().includes('number');
  if (isDeepStrictEqual(limit, value)) return false;
  if (keyword === 'not') {
    const [values, others] = [limit, value ?? {}].map((not) => listedIn(not as Schema));
    return !values || !others || !values.every((item) => others.includes(item));
  }
  // Nothing compares other values, such as two patterns. What lists values or contains schemas is compared elsewhere.
  return !/^(const|enum|oneOf|anyOf|properties|required|items|additionalProperties)$/.test(keyword);
}

const FIELD: Effects = { lost: ['breaking', 'is gone'], gained: ['additive', 'is new'] };
const REQUIRED_FIELD: Effects = { ...FIELD, gained: ['narrower', 'is new and required'] };
const OPTIONAL: Effects = {
  lost: ['narrower', 'is required now'],
  gained: ['wider', 'is no longer required'],
};
const OPEN: Effects = {
  lost: ['breaking', 'are rejected now'],
  gained: ['additive', 'are accepted now'],
};

/** What is lost of an object: of each field, and of those that it doesn't name. */
function lossesOfObject(schema: Schema, other: Schema, where: string): Loss[] {
  const required = Object.fromEntries((other.required ?? []).map((name) => [name, true]));
  const names = Object.keys({ ...schema.properties, ...other.properties, ...required });
  const losses = names.flatMap((name) => lossesOfField(name, schema, other, where));
  const [others, rest] = [othersIn(schema), othersIn(other)];
  if (others && rest) losses.push(...lossesOf(others, rest));
  if (opennessOf(schema) > opennessOf(other))
    losses.push({ where: `${where} (other fields)`, ...OPEN });
  return losses;
}

/** What is lost of one field of an object. */
function lossesOfField(name: string, schema: Schema, other: Schema, object: string): Loss[] {
  const [named, namedThere] = [schema, other].map(({ properties }) => properties?.[name]);
  const [required, requiredThere] = [schema, other].map((each) => each.required?.includes(name));
  const [field, counterpart] = [named ?? othersIn(schema), namedThere ?? othersIn(other)];
  const [place] = [named, namedThere].flatMap((each) => placesOf(each ?? {}));
  const where = place === undefined ? `${object}.${name}` : nameOfPlace(place);
  const losses: Loss[] = field && counterpart ? lossesOf(field, counterpart) : [];
  const isGone = named && !namedThere;
  const isNew = namedThere && !named;
  const needsField = required && !requiredThere;
  if (isGone) losses.unshift({ where, ...(needsField ? REQUIRED_FIELD : FIELD) });
  if (!isNew && requiredThere && !required) losses.unshift({ where, ...OPTIONAL });
  return losses.map((loss) => ({ field: place, ...loss }));
}

/** How many functions accept fields that an object doesn't name: none, validators alone, or parsers, too. */
function opennessOf(schema: Schema): 0 | 1 | 2 {
  if (schema.additionalProperties === false) return 0;
  return closesInStrict(schema) ? 1 : 2;
}

/** The schema of the fields that an object doesn't name; undefined if parsers reject them. */
function othersIn(schema: Schema): Schema | undefined {
  const { additionalProperties: others } = schema;
  if (opennessOf(schema) < 2) return undefined;
  return typeof others === 'object' ? others : {};
}
