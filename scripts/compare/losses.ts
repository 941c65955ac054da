/** What changes between two schemas: what each of them has and the other one lacks. */
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

/** A change at one of several places, and what is around them, from the inside out. */
export interface PlacedChange {
  effect: Effect;
  places: string[];
  around?: string[] | undefined;
}

/**
 * What happened to the values that the wide one of two schemas accepts and the narrow one rejects: they are `lost` if the wide one
 * came first, and `gained` if it came later.
 */
type Way = 'lost' | 'gained';

/** What differs between a schema and a later one. */
export function schemaChanges(before: Schema, after: Schema): PlacedChange[] {
  return [...lossesOf(before, after, 'lost'), ...lossesOf(after, before, 'gained')];
}

/** All that a schema has or accepts, and another one lacks or rejects. */
function lossesOf(wide: Schema, narrow: Schema, way: Way): PlacedChange[] {
  if (isDeepStrictEqual(wide, narrow)) return [];
  const places = [wide, narrow].flatMap(placesOf);
  const [own, others] = [annotationsOf(wide), annotationsOf(narrow)] as [JsonObject, JsonObject];
  // The new values of annotations say it all.
  const effects = way === 'lost' ? effectsOf(own, others) : [];
  const annotations = effects.map((effect) => ({ effect, places }));
  return [...annotations, ...within(places, rejectedValues(wide, narrow, way))];
}

/** Changes, and what is around all of them. */
export const within = (outer: string[], changes: PlacedChange[]): PlacedChange[] =>
  changes.map((change) => ({ ...change, around: [...(change.around ?? []), ...outer] }));

/** The values that the wide schema accepts and the narrow one rejects. */
function rejectedValues(wide: Schema, narrow: Schema, way: Way): PlacedChange[] {
  const [discriminator] = [wide, narrow].flatMap((each) => unionOf(each, {}).discriminator ?? []);
  const alternatives = alternativesOf(wide, discriminator);
  const others = alternativesOf(narrow, discriminator);
  const losses: PlacedChange[] = [];
  const missing: Alternative[] = [];
  for (const alternative of alternatives) {
    const counterpart = counterpartOf(alternative, alternatives, others, way);
    if (counterpart) losses.push(...lossesOfAlternative(alternative, counterpart, way));
    else missing.push(alternative);
  }
  return missing.length > 0 ? [...losses, lossOf(missing, others, way)] : losses;
}

/**
 * What became of an alternative:
 *
 *     "a"                        in "a", "b"                   →  "a"
 *     "a"                        in any string                 →  any string
 *     kind: "cat" (Cat)          in kind: "feline" (Cat)       →  kind: "feline", by the name of the branch
 *     any string of 1 character  in any string of 1 character,
 *                                any string of 9 characters    →  the first one
 *     any string of 2 characters in the same                   →  nothing
 */
function counterpartOf(
  alternative: Alternative,
  alternatives: Alternative[],
  others: Alternative[],
  way: Way,
): Alternative | undefined {
  const alike = others.filter((each) => areAlike(alternative, each));
  const hasKey = ({ key }: Alternative) => key === alternative.key;
  const areSeveral = [alternatives, others].some((all) => all.filter(hasKey).length > 1);
  if (!areSeveral) return alike.find(hasKey) ?? alike[0];
  // Nothing tells several alternatives of one type apart but what they accept.
  return alike.find((each) => lossesOfAlternative(alternative, each, way).length === 0);
}

/** Alternatives that other ones lack, as one loss. */
function lossOf(missing: Alternative[], others: Alternative[], way: Way): PlacedChange {
  const places = missing.flatMap(({ schema }) => placesOf(schema));
  const texts = cut(missing.map(({ text }) => text).join(', '), 120);
  if (way === 'lost') return { places, effect: ['narrower', `no longer allows ${texts}`] };
  const isText = ({ value }: Alternative) => typeof value === 'string';
  // docs/versions.md announces a new string in an enumeration, which a constant isn't.
  const isAnnounced = missing.every(isText) && others.filter(isText).length > 1;
  return { places, effect: [isAnnounced ? 'additive' : 'wider', `also allows ${texts}`] };
}

/** What is lost of an alternative that became another one. */
function lossesOfAlternative(wide: Alternative, narrow: Alternative, way: Way): PlacedChange[] {
  if (wide.value !== undefined) return [];
  const { discriminator } = wide;
  if (discriminator === undefined) return lossesOfType(wide.schema, narrow.schema, narrow.key, way);
  // A new value of a discriminator may break who reads the union.
  const [field] = placesOf(wide.schema.properties?.[discriminator] ?? {});
  return lossesOf(wide.schema, narrow.schema, way).map((loss): PlacedChange => {
    const [impact, words] = loss.effect;
    const [place] = loss.places;
    const isNewValue = way === 'gained' && impact === 'additive' && place === field;
    return isNewValue ? { ...loss, effect: ['wider', words] } : loss;
  });
}

/** What is lost of the values of one type. */
function lossesOfType(wide: Schema, narrow: Schema, type: string, way: Way): PlacedChange[] {
  const places = [wide, narrow].flatMap(placesOf);
  const losses = Object.keys(narrow).flatMap((keyword): PlacedChange[] => {
    const { [keyword]: value }: JsonObject = wide;
    const { [keyword]: limit = null }: JsonObject = narrow;
    const isOfType = [type, 'any'].includes(keywordOf(keyword)?.about ?? '');
    if (!isOfType || !isTighter(keyword, limit, value)) return [];
    if (way === 'lost') return [{ places, effect: ['narrower', wordsFor(keyword, value, limit)] }];
    // docs/versions.md announces another pattern of what arrives.
    const impact = keyword === 'pattern' ? 'additive' : 'wider';
    return [{ places, effect: [impact, wordsFor(keyword, limit, value)] }];
  });
  if (type === 'array') losses.push(...lossesOf(wide.items ?? {}, narrow.items ?? {}, way));
  if (type === 'object') losses.push(...lossesOfObject(wide, narrow, way));
  return losses;
}

/** Whether a value of a keyword rejects something that another value of it, or none, accepts. */
function isTighter(keyword: string, limit: Json, wide: Json | undefined): boolean {
  if (/^min/.test(keyword)) {
    const least = keyword === 'minimum' ? -Infinity : 0;
    return Number(limit) > Number(wide ?? least);
  }
  if (/^max/.test(keyword)) return Number(limit) < Number(wide ?? Infinity);
  if (keyword === 'type')
    return [limit].flat().includes('integer') && [wide].flat().includes('number');
  if (isDeepStrictEqual(limit, wide)) return false;
  if (keyword === 'not') {
    const [values, others] = [limit, wide ?? {}].map((not) => listedIn(not as Schema));
    return !values || !others || !values.every((value) => others.includes(value));
  }
  // Nothing compares other values, such as two patterns. What lists values or contains schemas is compared elsewhere.
  return !/^(const|enum|oneOf|anyOf|properties|required|items|additionalProperties)$/.test(keyword);
}

type ByWay = Record<Way, Effect>;

const FIELD: ByWay = { lost: ['breaking', 'is gone'], gained: ['additive', 'is new'] };
const REQUIRED_FIELD: ByWay = { ...FIELD, gained: ['narrower', 'is new and required'] };
const OPTIONAL: ByWay = {
  lost: ['narrower', 'is required now'],
  gained: ['wider', 'is no longer required'],
};
const OPEN: ByWay = {
  lost: ['breaking', 'are rejected now'],
  gained: ['additive', 'are accepted now'],
};

/** What is lost of an object: of each field, and of those that it doesn't name. */
function lossesOfObject(wide: Schema, narrow: Schema, way: Way): PlacedChange[] {
  const required = Object.fromEntries((narrow.required ?? []).map((name) => [name, true]));
  const names = Object.keys({ ...wide.properties, ...narrow.properties, ...required });
  const losses = names.flatMap((name) => lossesOfField(name, wide, narrow, way));
  const [others, rest] = [othersIn(wide), othersIn(narrow)];
  if (others && rest) losses.push(...lossesOf(others, rest, way));
  const places = [wide, narrow].flatMap(placesOf).map((place) => `${place}/additionalProperties`);
  if (opennessOf(wide) > opennessOf(narrow)) losses.push({ places, effect: OPEN[way] });
  return losses;
}

/** What is lost of one field of an object. */
function lossesOfField(name: string, wide: Schema, narrow: Schema, way: Way): PlacedChange[] {
  const [named, namedThere] = [wide, narrow].map(({ properties }) => properties?.[name]);
  const [required, requiredThere] = [wide, narrow].map((object) => object.required?.includes(name));
  const [field, counterpart] = [named ?? othersIn(wide), namedThere ?? othersIn(narrow)];
  const places = [field ?? {}, counterpart ?? {}].flatMap((schema) => placesOf(schema).slice(0, 1));
  const losses = field && counterpart ? lossesOf(field, counterpart, way) : [];
  if (named && !namedThere)
    losses.unshift({ places, effect: (required ? REQUIRED_FIELD : FIELD)[way] });
  if (!named === !namedThere && requiredThere && !required)
    losses.unshift({ places, effect: OPTIONAL[way] });
  return losses;
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
