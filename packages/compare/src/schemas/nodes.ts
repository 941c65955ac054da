/**
 * Compares a schema in two releases, node by node. In each direction, it proves that one release accepts all values of the
 * other release, finds a counterexample, or proves nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import { recordOrigins } from '../../../../scripts/all-of.ts';
import { isJsonObject, pick } from '../../../../scripts/json.ts';
import { branchesOf, listedIn, type Schema } from '../../../../scripts/schema.ts';
import { always, unjudged } from '../verdict.ts';
import { decide, isTolerable } from './decide.ts';
import { ABSENT, ANYTHING, ASIDE, isKnown, isLocal, keywordsOf, othersOf } from './keywords.ts';
import { below, type Effect, type Effects, type Found, ITEM, type Pair } from './pair.ts';
import type { Side } from './set.ts';
import { compareUnions } from './unions.ts';
import { findOutside } from './values.ts';

/**
 * Compares a node and everything below it. A named schema to which both releases refer is skipped: each named schema
 * is compared once, by itself.
 */
export function compareNodes(pair: Pair): Found[] {
  const { old, next } = pair;
  if (isDeepStrictEqual(old.schema, next.schema)) return [];
  const notes = pair.isPartial || pair.isMeaningCompared ? [] : compareMeaning(pair);
  if (old.schema.$ref !== undefined && old.schema.$ref === next.schema.$ref) return notes;
  const resolved = (side: Side): Side => ({ ...side, schema: side.set.resolve(side.schema) });
  const isElsewhere = old.schema.$ref !== undefined || next.schema.$ref !== undefined;
  const reference = pair.reference ?? (isElsewhere ? { old, next } : undefined);
  const sides = { old: resolved(old), next: resolved(next), isMeaningCompared: false };
  const inside = { ...pair, ...sides, reference };
  const isUnion = [inside.old, inside.next].some(({ schema }) => branchesOf(schema).length > 0);
  if (!isUnion) return [...notes, ...compareSingle(inside)];
  return [...notes, ...compareBeside(inside), ...compareUnions(inside, compareNodes)];
}

/** Compares the unknown rules next to a union. Known rules are merged into the branches. */
function compareBeside(pair: Pair): Found[] {
  const [old, next] = [pair.old.schema, pair.next.schema].map((schema) =>
    pick(schema, (key) => branchesOf(schema).length > 0 && isLocal(key)),
  );
  const keys = changedKeys(old ?? {}, next ?? {});
  return keys.map((key) => ({
    pair,
    ...showChanged(old ?? {}, next ?? {}, [key]),
    effects: unknown(key),
  }));
}

const unknown = (key: string): Effects =>
  unjudged(`the comparison does not judge \`${key.replace(ASIDE, '')}\` here`);

/** The rules about a value itself that two schemas do not share. */
function changedKeys(old: Schema, next: Schema): string[] {
  const isChanged = (key: string) =>
    !isDeepStrictEqual(keywordsOf(old)[key], keywordsOf(next)[key]);
  return Object.keys({ ...old, ...next }).filter((key) => isLocal(key) && isChanged(key));
}

/** Compares two schemas that are not unions: their own keywords, then their items and fields. */
function compareSingle(pair: Pair): Found[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const found = compareOwn(pair);
  const areBoth = (type: string) =>
    [pair.old, pair.next].every(({ schema, set }) => set.typesOf(schema).includes(type));
  if (areBoth('array')) found.push(...compareNodes(below(pair, ITEM, old.items, next.items)));
  if (areBoth('object')) found.push(...compareFields(pair));
  return found;
}

const bytes = { effect: 'bytes and text are written in different ways', isCertain: true };

/** Compares the keywords of the node itself, as one difference. */
function compareOwn(pair: Pair): Found[] {
  const [old, next] = [ownOf(pair.old.schema), ownOf(pair.next.schema)];
  const keys = changedKeys(old, next);
  if (keys.length === 0) return [];
  const shown = { pair, ...showChanged(old, next, keys) };
  if ((old.format === 'binary') !== (next.format === 'binary')) {
    return [{ ...shown, effects: { 'breaks-senders': bytes, 'breaks-receivers': bytes } }];
  }
  const other = keys.find((key) => !isKnown(key));
  if (other !== undefined) return [{ ...shown, effects: unknown(other) }];
  const effects = decide(pair, isLocal);
  if (!effects['breaks-senders'] && !effects['breaks-receivers']) return [];
  return [{ ...shown, effects, isTolerated: isTolerable(pair) }];
}

/** A schema with `enum` in place of `const`, and with the unread rules that its `allOf` kept when it was merged. */
function ownOf({ const: only, allOf = [], ...own }: Schema): Schema {
  const found: Schema = only === undefined ? own : { ...own, enum: [only] };
  const isAside = (key: string) => key.endsWith(ASIDE) && !(key in found);
  const parts = allOf.filter((part) => {
    const isOwn = Object.keys(part).every(isAside);
    if (isOwn) Object.assign(found, part);
    return !isOwn;
  });
  return parts.length > 0 ? { ...found, allOf: parts } : found;
}

/** The changed keywords for a report: for one, its values (for lists, their differing items); for several, objects. */
function showChanged(old: Schema, next: Schema, keys: readonly string[]) {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) {
    const isShown = (name: string) => keys.includes(name);
    return { what: 'value', old: pick(old, isShown), new: pick(next, isShown) };
  }
  const [before, after] = [keywordsOf(old)[key], keywordsOf(next)[key]];
  const keywords = key === 'enum' ? ['enum', 'const'] : [key];
  return { what: key, keywords, old: without(before, after), new: without(after, before) };
}

/** A list without the items of another list, undefined if none is left; any other value as it is. */
function without(list: unknown, others: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(others)) return list;
  const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
  return rest.length > 0 ? rest : undefined;
}

/** The effects of a change of meaning; a meaning that was not stated was not promised. */
type Rule = (before: unknown, after: unknown, pair: Pair) => Effects;

const meant = (effect: string): Effect => {
  return { effect, isCertain: true };
};

const meaning: Rule = (before) => {
  const duties = always('use the meaning in the current contract');
  if (before === undefined) return { documentation: 'the meaning is now stated', duties };
  return {
    duties,
    'breaks-senders': meant('the service understands the value differently'),
    'breaks-receivers': meant('the value from the service means something else'),
  };
};

const DESCRIBED: Effects = { documentation: 'the documentation of the value has changed' };

/** The rule for each keyword. All other keywords that reject no value are documentation. */
const MEANINGS: Record<string, Rule> = {
  'x-unit': meaning,
  contentEncoding: meaning,
  contentMediaType: meaning,
  readOnly: (_before, _after, { isSent }) =>
    isSent ? unjudged('the service may now reject the field') : DESCRIBED,
  writeOnly: (_before, _after, { isReceived }) =>
    isReceived ? unjudged('the field may no longer be sent') : DESCRIBED,
  default(before, after, { isSent }) {
    const refused = meant('if the field is missing, another value applies');
    const receiving = 'use the default in the current contract if the field is missing';
    const duties = after === undefined ? {} : { receiving };
    if (before !== undefined) return { 'breaks-senders': refused, ...DESCRIBED, duties };
    // This default means that nothing applies.
    const isNothing = ['false', 'null', '""', '[]', '{}'].includes(JSON.stringify(after));
    if (isNothing || !isSent) return { ...DESCRIBED, duties };
    return { unjudged: 'if the field was missing, another value may have applied', duties };
  },
  'x-opaque'(_, after) {
    const type = 'in the tolerant profile, the generated type of the field';
    return after === true
      ? { 'breaks-importers': `${type} is now \`unknown\`` }
      : { compatible: `${type} is no longer \`unknown\`` };
  },
};

/** Compares the keywords that give a value its meaning but reject none. */
function compareMeaning(pair: Pair): Found[] {
  return Object.entries(MEANINGS).flatMap(([what, effectsOf]): Found[] => {
    const before = keywordsOf(pair.old.schema)[what];
    const after = keywordsOf(pair.next.schema)[what];
    if (isDeepStrictEqual(before, after)) return [];
    const effects = effectsOf(before, after, pair);
    return [{ pair, what, keywords: [what], old: before, new: after, effects }];
  });
}

/**
 * Compares the fields of two objects. A field that a release does not list counts as missing: users of that release
 * neither send nor read it, unless the object is free-form.
 */
function compareFields(pair: Pair): Found[] {
  const names = [pair.old.schema, pair.next.schema].flatMap(
    ({ properties = {}, required = [] }) => [...Object.keys(properties), ...required],
  );
  const fields = [...new Set(names)].flatMap((name) => compareField(pair, name));
  return [...fields, ...compareOthers(pair)];
}

function compareField(pair: Pair, name: string): Found[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const wasRequired = old.required?.includes(name) === true;
  const isRequired = next.required?.includes(name) === true;
  const [before, after] = [fieldOf(pair.old, name, pair), fieldOf(pair.next, name, pair)];
  const field: Pair = {
    ...below(pair, name, before, after),
    isOptional: !wasRequired,
    isTag: pair.tags?.has(name) === true,
    isOpaque: before?.['x-opaque'] === true || pair.isOpaque,
  };
  if (!after) return pair.isPartial && !wasRequired ? [] : [removedField(pair, field)];
  if (!before) return [addedField(pair, field, name, isRequired)];
  if (wasRequired === isRequired) return compareNodes(field);
  return [changedRequirement(pair, field, name, isRequired), ...compareNodes(field)];
}

/** The schema of a field; a required field that is not listed accepts any value. */
function fieldOf({ schema, set }: Side, name: string, { comparedTag }: Pair): Schema | undefined {
  const { properties = {}, required = [], additionalProperties } = schema;
  const isStated = required.includes(name) || isJsonObject(additionalProperties);
  const others = isStated ? othersOf(schema) : undefined;
  const field = Object.hasOwn(properties, name) ? properties[name] : others;
  if (name !== comparedTag || field === undefined) return field;
  const tag = set.resolve(field);
  const values = ['type', ...(listedIn(tag) ? ['const', 'enum'] : ['not'])];
  return recordOrigins(
    pick(tag, (key) => !values.includes(key)),
    field,
  );
}

function changedRequirement(pair: Pair, field: Pair, name: string, isRequired: boolean): Found {
  const { old, next } = pair;
  const what = `required ${name}`;
  const shown = { pair: field, at: { old, next }, what, keywords: ['required'], field: name };
  if (isRequired) {
    const duties = { receiving: `reject a value without ${name}`, sending: `always send ${name}` };
    return { ...shown, new: name, effects: { 'breaks-senders': missing(name), duties } };
  }
  const arrives: Effect = { effect: `${name} may be missing`, leaf: ABSENT };
  const duties = { receiving: `accept a value without ${name}` };
  return { ...shown, old: name, effects: { 'breaks-receivers': arrives, duties } };
}

function missing(name: string): Effect {
  return { effect: `a value without ${name} is rejected`, leaf: ABSENT };
}

/** A field that the revision does not list, which the service ignores. */
function removedField(pair: Pair, field: Pair): Found {
  const anything = findOutside({ ...pair.next, schema: ANYTHING }, field.old);
  const effects: Effects = {
    'breaks-senders': { effect: 'the field is no longer read', isCertain: true },
    'breaks-receivers': {
      effect: 'the field is no longer sent',
      leaf: field.isOptional ? anything : ABSENT,
      isCertain: true,
    },
    // A service that still reads and sends it remains correct.
    duties: {},
  };
  return { pair: field, what: 'field-removed', old: field.old.schema, effects };
}

/** A field that the base does not list. In a free-form object, it may have been sent with any value. */
function addedField(pair: Pair, field: Pair, name: string, isRequired: boolean): Found {
  const ignored = 'readers ignore unknown fields';
  const isFreeForm = pair.old.schema.additionalProperties === true;
  const refused = isFreeForm ? decide(field, () => true)['breaks-senders'] : undefined;
  const effects: Effects = {
    'breaks-senders': isRequired ? missing(name) : refused,
    compatible: isRequired ? ignored : `the field may be missing, and ${ignored}`,
    duties: { receiving: `read ${name}`, sending: isRequired ? `always send ${name}` : undefined },
  };
  return { pair: field, what: 'field-added', new: field.next.schema, effects, isTolerated: true };
}

/** Compares the rules for unlisted fields. */
function compareOthers(pair: Pair): Found[] {
  const before = pair.old.schema.additionalProperties;
  const after = pair.next.schema.additionalProperties;
  if (isDeepStrictEqual(before, after)) return [];
  if (isJsonObject(before) || isJsonObject(after)) {
    const [old, next] = [othersOf(pair.old.schema), othersOf(pair.next.schema)];
    return compareNodes(below(pair, 'other', old, next));
  }
  // If `additionalProperties` is not stated, the contract profile accepts other fields and the strict one does not.
  const refused = { effect: 'the strict profile rejects unknown fields', isCertain: true };
  const effects: Effects = {
    'breaks-senders': before === true ? refused : undefined,
    compatible: 'unlisted fields are accepted as before',
    duties: {},
  };
  const what = 'additionalProperties';
  return [{ pair, what, keywords: [what], old: before, new: after, effects, isTolerated: true }];
}
