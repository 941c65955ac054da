/** What one schema has and another one lacks: values, fields, and annotations. */
import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '../base/json.ts';
import { keywordOf } from '../model/keywords.ts';
import { closesInStrict } from '../model/profiles.ts';
import { annotationsOf, type Schema } from '../model/schema.ts';
import { listedIn, unionOf } from '../model/unions.ts';
import { cut } from '../runtime/pointers.ts';
import { type Alternative, alternativesOf, areAlike } from './alternatives.ts';
import { placesOf } from './dereferenced.ts';
import { type Effect, effectsOf, wordsFor } from './impacts.ts';

/** Something that one schema has and another one lacks. */
interface Loss {
  /** Where both schemas are written, and then what is around them, from the inside out. */
  places: string[];
  around?: string[];
  /** If the schema that lacks it is the later one, and if it is the earlier one. */
  effects: [lost: Effect, gained?: Effect];
}

/** All that one schema has and another one lacks. */
export function lossesOf(one: Schema, other: Schema): Loss[] {
  if (isDeepStrictEqual(one, other)) return [];
  const outer = placesOfBoth(one, other);
  const values = rejectedValues(one, other).map((loss) => {
    return { ...loss, around: [...(loss.around ?? []), ...outer] };
  });
  // The new values of annotations say it all.
  const annotations = effectsOf(
    annotationsOf(one) as JsonObject,
    annotationsOf(other) as JsonObject,
  );
  return [...annotations.map((lost): Loss => ({ places: outer, effects: [lost] })), ...values];
}

const placesOfBoth = (...both: [Schema, Schema]): string[] => both.flatMap(placesOf);

/** The values that one schema accepts and another one rejects. */
function rejectedValues(one: Schema, other: Schema): Loss[] {
  const [discriminator] = [one, other].flatMap((each) => unionOf(each, {}).discriminator ?? []);
  const alternatives = alternativesOf(one, discriminator);
  const others = alternativesOf(other, discriminator);
  const losses: Loss[] = [];
  const missing: Alternative[] = [];
  for (const alternative of alternatives) {
    const [fewest] = others
      .filter((each) => areAlike(alternative, each))
      .map((each) => lossesOfAlternative(alternative, each))
      .sort((a, b) => a.length - b.length);
    // Of several alternatives of one type, none became another one.
    const isOneOf = [alternatives, others].some(
      (all) => all.filter(({ key }) => key === alternative.key).length > 1,
    );
    if (!fewest || (isOneOf && fewest.length > 0)) missing.push(alternative);
    else losses.push(...fewest);
  }
  return missing.length > 0 ? [...losses, lossOf(missing, others)] : losses;
}

/** Alternatives that other ones lack, as one loss. */
function lossOf(missing: Alternative[], others: Alternative[]): Loss {
  const isText = ({ value }: Alternative) => typeof value === 'string';
  // docs/versions.md announces a new string in an enumeration, which a constant isn't.
  const isAnnounced = missing.every(isText) && others.filter(isText).length > 1;
  const texts = cut(missing.map(({ text }) => text).join(', '), 120);
  return {
    places: missing.flatMap(({ schema }) => placesOf(schema)),
    effects: [
      ['narrower', `no longer allows ${texts}`],
      [isAnnounced ? 'notice' : 'wider', `also allows ${texts}`],
    ],
  };
}

/** What is lost of an alternative that became another one. */
function lossesOfAlternative(one: Alternative, other: Alternative): Loss[] {
  if (one.value !== undefined) return [];
  const { discriminator } = one;
  if (discriminator === undefined) return lossesOfType(one.schema, other.schema, other.key);
  // A new value of a discriminator may break who reads the union.
  const [place] = placesOf(one.schema.properties?.[discriminator] ?? {});
  return lossesOf(one.schema, other.schema).map((loss) => {
    const [lost, [gained, words] = []] = loss.effects;
    const isValue = loss.places[0] === place && gained === 'notice' && words !== undefined;
    return isValue ? { ...loss, effects: [lost, ['wider', words]] } : loss;
  });
}

/** What is lost of the values of one type. */
function lossesOfType(one: Schema, other: Schema, type: string): Loss[] {
  const places = placesOfBoth(one, other);
  const losses = Object.keys(other).flatMap((keyword): Loss[] => {
    const { [keyword]: value }: JsonObject = one;
    const { [keyword]: limit = null }: JsonObject = other;
    const isOfType = [type, 'any'].includes(keywordOf(keyword)?.about ?? '');
    if (!isOfType || !isTighter(keyword, limit, value)) return [];
    // docs/versions.md announces another pattern of what arrives.
    const gained: Effect = [
      keyword === 'pattern' ? 'notice' : 'wider',
      wordsFor(keyword, limit, value),
    ];
    return [{ places, effects: [['narrower', wordsFor(keyword, value, limit)], gained] }];
  });
  if (type === 'array') losses.push(...lossesOf(one.items ?? {}, other.items ?? {}));
  if (type === 'object') losses.push(...lossesOfObject(one, other));
  return losses;
}

/** Whether a value of a keyword rejects something that another value of it, or none, accepts. */
function isTighter(keyword: string, limit: Json, other: Json | undefined): boolean {
  if (/^min/.test(keyword)) {
    const least = keyword === 'minimum' ? -Infinity : 0;
    return Number(limit) > Number(other ?? least);
  }
  if (/^max/.test(keyword)) return Number(limit) < Number(other ?? Infinity);
  if (keyword === 'type')
    return [limit].flat().includes('integer') && [other].flat().includes('number');
  if (isDeepStrictEqual(limit, other)) return false;
  if (keyword === 'not') {
    const [values, others] = [limit, other ?? {}].map((not) => listedIn(not as Schema));
    return !values || !others || !values.every((value) => others.includes(value));
  }
  // Nothing compares other values, such as two patterns. What lists values or contains schemas is compared elsewhere.
  return !/^(const|enum|oneOf|anyOf|properties|required|items|additionalProperties)$/.test(keyword);
}

/** A field that only one of two objects names, one that only one of them requires, and that only one accepts any others. */
const GONE: Loss['effects'] = [
  ['other', 'is gone'],
  ['notice', 'is new'],
];
const GONE_REQUIRED: Loss['effects'] = [
  ['other', 'is gone'],
  ['narrower', 'is new and required'],
];
const REQUIRED: Loss['effects'] = [
  ['narrower', 'is required now'],
  ['wider', 'is no longer required'],
];
const CLOSED: Loss['effects'] = [
  ['other', 'are rejected now'],
  ['notice', 'are accepted now'],
];

/** What is lost of an object: of each field, and of those that it doesn't name. */
function lossesOfObject(one: Schema, other: Schema): Loss[] {
  const required = Object.fromEntries((other.required ?? []).map((name) => [name, true]));
  const names = Object.keys({ ...one.properties, ...other.properties, ...required });
  const losses = names.flatMap((name) => lossesOfField(name, one, other));
  const [others, rest] = [othersIn(one), othersIn(other)];
  if (others && rest) losses.push(...lossesOf(others, rest));
  const places = placesOfBoth(one, other).map((place) => `${place}/additionalProperties`);
  if (opennessOf(one) > opennessOf(other)) losses.push({ places, effects: CLOSED });
  return losses;
}

/** What is lost of one field of an object. */
function lossesOfField(name: string, one: Schema, other: Schema): Loss[] {
  const losses: Loss[] = [];
  const [named, namedLater] = [one.properties?.[name], other.properties?.[name]];
  const [field, later] = [named ?? othersIn(one), namedLater ?? othersIn(other)];
  const places = [field ?? {}, later ?? {}].flatMap((schema) => placesOf(schema).slice(0, 1));
  const [isRequired, isRequiredLater] = [one, other].map((object) =>
    object.required?.includes(name),
  );
  if (named && !namedLater) losses.push({ places, effects: isRequired ? GONE_REQUIRED : GONE });
  if (!named === !namedLater && isRequiredLater && !isRequired)
    losses.push({ places, effects: REQUIRED });
  return field && later ? [...losses, ...lossesOf(field, later)] : losses;
}

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
