/**
 * What differs between two schemas.
 *
 *     Pen: {ink: {enum: [red, blue]}, tip: {type: integer, maximum: 8}}  →  {ink: {enum: [red, gold]}, tip: {…, maximum: 4}}
 *
 *     schemaChanges                       of Pen
 *       changesOfField('tip')             both objects have it
 *         counterpartOf                   any integer became any integer
 *           changesOfType                 `maximum` was 8 and is 4: narrower
 *       changesOfField('ink')
 *         counterpartOf                   "red" stayed, and "blue" and "gold" have no counterpart
 *           changesAt                     no longer allows "blue": narrower, also allows "gold": additive
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
import { type Effect, effectsOf, type Impact, wordsFor } from './impacts.ts';

/** A difference between two schemas, or in something else of a contract. */
export interface PlacedChange {
  /** The name of its place, such as `JobFields.version`. */
  where: string;
  effect: Effect;
  /** The place of the innermost field that has it. */
  field?: string | undefined;
}

/**
 * What differs between a schema and a later one. It is told where the schema is defined; what annotations say, and what another
 * reference changes, is told at the use. `Pen.color` refers to `Color`:
 *
 *     Color lists fewer values         →  Color: no longer allows "red"
 *     Pen.color has another default    →  Pen.color: `default` was "red" and is "blue"
 *     Pen.color refers to Ink          →  Pen.color: Color.hue: is gone
 */
export function schemaChanges(before: Schema, after: Schema): PlacedChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [place = ''] = [before, after].flatMap(placesOf);
  const use = nameOfPlace(place);
  const effects = effectsOf(saidOf(before), saidOf(after));
  const annotations = effects.map((effect) => ({ where: use, effect }));
  const [name, newName] = [before, after].map(nameOf);
  if (name === newName) return [...annotations, ...changesAt(name ?? use, before, after)];
  const changes = changesAt(use, before, after).map((change) => {
    const isInUse = change.where.startsWith(use);
    return isInUse ? change : { ...change, where: `${use}: ${change.where}` };
  });
  return [...annotations, ...changes];
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

/** What differs between two schemas whose place has this name: which alternatives are gone, new, or others than before. */
function changesAt(where: string, before: Schema, after: Schema): PlacedChange[] {
  // Of a union, also beside null.
  const unions = [before, after].flatMap((schema) => [schema, ...branchesOf(schema)]);
  const [discriminator] = unions.flatMap((union) => unionOf(union, {}).discriminator ?? []);
  const old = alternativesOf(before, discriminator);
  const recent = alternativesOf(after, discriminator);
  const hasTwins = ({ key }: Alternative) =>
    [old, recent].some((all) => all.filter((each) => each.key === key).length > 1);
  const counterpartsIn = (others: Alternative[]) => (each: Alternative) =>
    [each, counterpartOf(each, others, hasTwins(each))] as const;
  const successors = new Map(old.map(counterpartsIn(recent)));
  const origins = new Map(recent.map(counterpartsIn(old)));
  const changes = old.flatMap((was) => {
    const pairs = recent.filter((is) => successors.get(was) === is || origins.get(is) === was);
    return hasTwins(was) ? [] : pairs.flatMap((is) => changesOfPair(was, is, where));
  });
  const gone = old.filter((each) => !successors.get(each));
  const added = recent.filter((each) => !origins.get(each));
  if (gone.length > 0)
    changes.push({ where, effect: ['narrower', `no longer allows ${textOf(gone)}`] });
  if (added.length > 0)
    changes.push({ where, effect: [impactOfNew(added, old), `also allows ${textOf(added)}`] });
  return changes;
}

/** docs/versions.md announces a new string in an enumeration, which a constant isn't. */
function impactOfNew(added: Alternative[], old: Alternative[]): Impact {
  const isText = ({ value }: Alternative) => typeof value === 'string';
  return added.every(isText) && old.filter(isText).length > 1 ? 'additive' : 'wider';
}

const textOf = (alternatives: Alternative[]): string =>
  cut(alternatives.map(({ text }) => text).join(', '), 120);

/**
 * What an alternative of a schema is in another one:
 *
 *     "a"                        in "a", "b"                   →  "a"
 *     "a"                        in any string                 →  any string
 *     any string of 1 character  in any string of 1 character,
 *                                any string of 9 characters    →  the first one
 *     any string of 2 characters in the same                   →  nothing
 */
function counterpartOf(
  alternative: Alternative,
  others: Alternative[],
  hasTwins: boolean,
): Alternative | undefined {
  const alike = others.filter((each) => areAlike(alternative, each));
  // Nothing tells several alternatives of one type apart but what they accept.
  if (hasTwins) return alike.find((each) => isWithin(alternative, each));
  return alike.find(({ key }) => key === alternative.key) ?? alike[0];
}

/** Whether an alternative accepts nothing that another one rejects. */
const isWithin = (alternative: Alternative, other: Alternative): boolean =>
  changesOfPair(alternative, other, '').every(
    ({ effect: [impact] }) => impact !== 'narrower' && impact !== 'breaking',
  );

/** What differs between an alternative and its counterpart, at the place of all alternatives. */
function changesOfPair(was: Alternative, is: Alternative, where: string): PlacedChange[] {
  if (was.isBranch && is.isBranch) return schemaChanges(was.schema, is.schema);
  if (was.key !== is.key || was.value !== undefined) return [];
  return changesOfType(was.schema, is.schema, was.key, where);
}

/** What differs between the values of one type. */
function changesOfType(before: Schema, after: Schema, type: string, where: string): PlacedChange[] {
  const keywords = Object.keys({ ...before, ...after }).filter((keyword) =>
    [type, 'any'].includes(keywordOf(keyword)?.about ?? ''),
  );
  const changes = keywords.flatMap((keyword): PlacedChange[] => {
    const { [keyword]: was }: JsonObject = before;
    const { [keyword]: is }: JsonObject = after;
    const words = wordsFor(keyword, was, is);
    const effects: Effect[] = [];
    if (isTighter(keyword, is, was)) effects.push(['narrower', words]);
    // docs/versions.md announces another pattern of what arrives.
    const wider = keyword === 'pattern' ? 'additive' : 'wider';
    if (isTighter(keyword, was, is)) effects.push([wider, words]);
    return effects.map((effect) => ({ where, effect }));
  });
  if (type === 'array') changes.push(...schemaChanges(before.items ?? {}, after.items ?? {}));
  if (type === 'object') changes.push(...changesOfObject(before, after, where));
  return changes;
}

/** Whether a value of a keyword rejects something that another value of it, or none, accepts. */
function isTighter(keyword: string, limit: Json | undefined, value: Json | undefined): boolean {
  if (limit === undefined || isDeepStrictEqual(limit, value)) return false;
  if (/^min/.test(keyword)) {
    const least = keyword === 'minimum' ? -Infinity : 0;
    return Number(limit) > Number(value ?? least);
  }
  if (/^max/.test(keyword)) return Number(limit) < Number(value ?? Infinity);
  if (keyword === 'type')
    return [limit].flat().includes('integer') && [value].flat().includes('number');
  if (keyword === 'not') {
    const [values, others] = [limit, value ?? {}].map((not) => listedIn(not as Schema));
    return !values || !others || !values.every((item) => others.includes(item));
  }
  // Nothing compares other values, such as two patterns. What lists values or contains schemas is compared elsewhere.
  return !/^(const|enum|oneOf|anyOf|properties|required|items|additionalProperties)$/.test(keyword);
}

/** What differs between two objects: each field, and those that they don't name. */
function changesOfObject(before: Schema, after: Schema, where: string): PlacedChange[] {
  const named = { ...before.properties, ...after.properties };
  const required = [...(before.required ?? []), ...(after.required ?? [])];
  const names = new Set([...Object.keys(named), ...required]);
  const changes = [...names].flatMap((name) => changesOfField(name, before, after, where));
  const [others, rest] = [othersIn(before), othersIn(after)];
  if (others && rest) changes.push(...schemaChanges(others, rest));
  const opened = opennessOf(after) - opennessOf(before);
  const there = `${where} (other fields)`;
  if (opened < 0) changes.push({ where: there, effect: ['breaking', 'are rejected now'] });
  if (opened > 0) changes.push({ where: there, effect: ['additive', 'are accepted now'] });
  return changes;
}

/** What differs between the fields of a name in two objects. */
function changesOfField(
  name: string,
  before: Schema,
  after: Schema,
  object: string,
): PlacedChange[] {
  const [was, is] = [before, after].map(({ properties }) => properties?.[name]);
  const [wasRequired, isRequired] = [before, after].map(({ required }) => required?.includes(name));
  const [field, later] = [was ?? othersIn(before), is ?? othersIn(after)];
  const [place] = [was, is].flatMap((schema) => placesOf(schema ?? {}));
  const where = place === undefined ? `${object}.${name}` : nameOfPlace(place);
  const needs = isRequired && !wasRequired;
  const effects: Effect[] = [];
  if (was && !is) effects.push(['breaking', 'is gone']);
  else if (wasRequired && !isRequired) effects.push(['wider', 'is no longer required']);
  if (is && !was)
    effects.push(needs ? ['narrower', 'is new and required'] : ['additive', 'is new']);
  else if (needs) effects.push(['narrower', 'is required now']);
  const changes = field && later ? schemaChanges(field, later) : [];
  const own = effects.map((effect): PlacedChange => ({ where, effect }));
  return [...own, ...changes].map((change) => ({ field: place, ...change }));
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
