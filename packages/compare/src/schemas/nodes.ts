/**
 * Compares a schema in two releases, node by node. At each node and in each direction, it either proves that one
 * release accepts all values of the other, or finds a witness that it does not, or leaves it unproved. A field that a
 * release does not list counts as missing: users of that release neither send nor read it, unless the object is
 * free-form.
 */
import { isDeepStrictEqual } from 'node:util';
import { pickKeys } from 'contract-compiler/model/json.ts';
import * as model from 'contract-compiler/model/schema.ts';
import { isAnnotation, listedValues, type NormalSchema } from 'contract-compiler/model/schema.ts';
import { ABSENT, type Candidates } from '../verdict.ts';
import { candidatesOf, decideValues, isTolerated, VALUE_KEYWORDS } from './inclusion.ts';
import { differAt, type NodeDifference, type Pair, pairBelow, type Side } from './pair.ts';
import { compareUnions } from './unions.ts';
import { ANYTHING, fieldOf, scalarsAround } from './values.ts';

/**
 * Compares a node and everything below it. A named schema to which both releases refer is skipped: each named
 * schema is compared once, by itself.
 */
export function compareNodes(pair: Pair): NodeDifference[] {
  if (isDeepStrictEqual(pair.old.schema, pair.next.schema)) return [];
  const areSkipped = pair.isPartial || pair.hasAnnotationsCompared;
  const annotations = areSkipped ? [] : compareKeywords(pair, 'annotations');
  const ref = pair.old.schema.$ref;
  if (ref !== undefined && ref === pair.next.schema.$ref) return annotations;
  const [old, next] = [unwrap(pair.old), unwrap(pair.next)];
  const whole: Pair = { ...pair, old, next, hasAnnotationsCompared: false };
  const isUnion = (old.schema.union ?? next.schema.union) !== undefined;
  const inside = isUnion ? compareUnions(whole, compareNodes) : compareSingle(whole);
  return [...annotations, ...inside];
}

/** The schema behind a reference, or the only branch of a union. */
function unwrap({ schema, release }: Side): Side {
  const found = model.resolve(schema, release.schemas);
  const [only, ...more] = model.branchesOf(found);
  const isSingle = only !== undefined && more.length === 0;
  return isSingle ? unwrap({ schema: only, release }) : { schema: found, release };
}

/** Compares two schemas that are not unions. */
function compareSingle(pair: Pair): NodeDifference[] {
  const sides = [pair.old, pair.next];
  const isListed = sides.some(({ schema }) => listedValues(schema) !== undefined);
  const areBoth = (type: model.TypeName) =>
    sides.every(({ schema, release }) => model.typesOf(schema, release.schemas).includes(type));
  const found = compareValues(pair);
  // Listed values are compared as a whole, with their items and fields.
  if (!isListed && areBoth('array')) {
    const { items: before = ANYTHING } = pair.old.schema;
    const { items: after = ANYTHING } = pair.next.schema;
    found.push(...compareNodes(pairBelow(pair, ['items'], [before, after])));
  }
  if (!isListed && areBoth('object')) found.push(...compareObjects(pair));
  found.push(...compareKeywords(pair, 'assertions'));
  return found;
}

/** Compares the keywords that accept or refuse the value itself, not its items or fields: one difference for all. */
function compareValues(pair: Pair): NodeDifference[] {
  const old = pair.old.schema;
  const next = pair.next.schema;
  const keys = [...VALUE_KEYWORDS, 'known' as const].filter(
    (key) => !isDeepStrictEqual(old[key], next[key]),
  );
  const isListed = (listedValues(old) ?? listedValues(next)) !== undefined;
  if (keys.length === 0 && !isListed) return [];
  const shown = showChanged(old, next, keys);
  if (isBinary(old) !== isBinary(next)) return [differAt(pair, shown, BYTES_OR_TEXT)];
  const candidates = candidatesOf(pair, decideValues);
  if (candidates['breaks-senders'] || candidates['breaks-receivers']) {
    const isTolerable = pair.isOpaque || (!pair.isTag && isTolerated(pair));
    return [differAt(pair, shown, candidates, isTolerable)];
  }
  if (!keys.includes('known')) return [];
  const compatible = 'the list is open: an unlisted value is valid as before';
  return [differAt(pair, shown, { compatible })];
}

/** Whether a value is bytes, which cannot be written as JSON or text. */
function isBinary({ format }: NormalSchema): boolean {
  return format === 'binary';
}

/** The effects of a change from bytes to text, or back. */
const BYTES_OR_TEXT: Candidates = {
  'breaks-senders': {
    effect: 'bytes and text are written in different ways',
    noWitness: 'no value in JSON shows bytes',
  },
  'breaks-receivers': {
    effect: 'bytes and text arrive in different ways',
    noWitness: 'no value in JSON shows bytes',
  },
};

/** The changed keywords for a report: for one, its values (for lists, their differing items); for several, objects. */
function showChanged(old: NormalSchema, next: NormalSchema, keys: readonly (keyof NormalSchema)[]) {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) {
    const isChanged = (name: string) => keys.some((one) => one === name);
    return { what: 'value', old: pickKeys(old, isChanged), new: pickKeys(next, isChanged) };
  }
  const before = old[key];
  const after = next[key];
  const keyword = key === 'known' ? 'enum' : undefined;
  return { what: key, keyword, old: without(before, after), new: without(after, before) };
}

/** A list without the items of another one, undefined if none is left; any other value as it is. */
function without(list: unknown, others: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(others)) return list;
  const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
  return rest.length > 0 ? rest : undefined;
}

/** Compares the fields of two objects: those that either lists, and the schemas of all others. */
function compareObjects(pair: Pair): NodeDifference[] {
  const old = pair.old.schema;
  const next = pair.next.schema;
  const before = old.additionalProperties;
  const after = next.additionalProperties;
  if (before === false || after === false) {
    const shown = { what: 'additionalProperties', old: before, new: after };
    return [differAt(pair, shown, { unjudged: 'the comparison does not know closed objects' })];
  }
  const names = new Set([...fieldNames(old), ...fieldNames(next)]);
  const fields = [...names].filter((name) => name !== pair.comparedTag);
  return [...fields.flatMap((name) => compareField(pair, name)), ...compareOthers(pair)];
}

/** The names of the fields that an object lists or requires. */
function fieldNames({ properties = {}, required = [] }: NormalSchema): string[] {
  return [...Object.keys(properties), ...required];
}

function compareField(pair: Pair, name: string): NodeDifference[] {
  const old = pair.old.schema;
  const next = pair.next.schema;
  const isRequiredBefore = old.required?.includes(name) === true;
  const isRequiredAfter = next.required?.includes(name) === true;
  // A field that is required but not listed accepts anything.
  const before = fieldOf(old, name) ?? (isRequiredBefore ? ANYTHING : undefined);
  const after = fieldOf(next, name) ?? (isRequiredAfter ? ANYTHING : undefined);
  const field = pairBelow(pair, ['properties', name], [before ?? ANYTHING, after ?? ANYTHING]);
  if (!after) {
    const isLeftOut = pair.isPartial && !isRequiredBefore;
    return isLeftOut ? [] : [removedField(field, isRequiredBefore)];
  }
  const inside: Pair = {
    ...field,
    isOpaque: before?.['x-opaque'] ? true : field.isOpaque,
    isOptional: !isRequiredBefore,
    isTag: pair.tags?.has(name) === true,
  };
  if (!before) {
    const wasFreeForm = old.additionalProperties === true;
    return [addedField(inside, isRequiredAfter, wasFreeForm)];
  }
  if (isRequiredBefore === isRequiredAfter) return compareNodes(inside);
  const shown = { what: `required ${name}`, keyword: 'required', at: pair.path };
  const required = isRequiredAfter
    ? differAt(field, { ...shown, new: name }, nowRequired(name))
    : differAt(field, { ...shown, old: name }, nowOptional(name));
  return [required, ...compareNodes(inside)];
}

function nowRequired(name: string): Candidates {
  const effect = `whoever leaves ${name} out is refused`;
  return { 'breaks-senders': { effect, leaf: ABSENT } };
}

function nowOptional(name: string): Candidates {
  return { 'breaks-receivers': { effect: `${name} may be missing`, leaf: ABSENT } };
}

/** A field that the revision does not list. */
function removedField(pair: Pair, isRequiredBefore: boolean): NodeDifference {
  const { schema, release } = pair.old;
  // A field that is not listed accepts anything.
  const scalars = scalarsAround(ANYTHING, release.schemas);
  const refused = scalars.find((value) => !release.accepts(schema, value));
  return differAt(
    pair,
    { what: 'field-removed', old: schema },
    {
      'breaks-senders': {
        effect: 'it is no longer read',
        noWitness: 'the service ignores the field, and so accepts any value of it',
      },
      'breaks-receivers': {
        effect: 'it is no longer sent',
        leaf: isRequiredBefore ? ABSENT : refused,
        noWitness: 'the field was optional: a value without it was valid before',
      },
    },
  );
}

/** A field that the base does not list; in a free-form object, it may have been sent anyway. */
function addedField(pair: Pair, isRequiredAfter: boolean, wasFreeForm: boolean): NodeDifference {
  const shown = { what: 'field-added', new: pair.next.schema };
  const read = 'readers ignore unknown fields';
  if (isRequiredAfter) {
    const missing = { effect: 'whoever leaves it out is refused', leaf: ABSENT } as const;
    return differAt(pair, shown, { 'breaks-senders': missing, compatible: read });
  }
  const compatible = `it may be left out, and ${read}`;
  const inside = wasFreeForm ? compareNodes(pair) : [];
  const refusal = inside.find(
    ({ candidates }) => candidates['breaks-senders'] ?? candidates.unjudged,
  );
  if (!refusal) return differAt(pair, shown, { compatible });
  const { 'breaks-senders': broken, unjudged } = refusal.candidates;
  const found = differAt(pair, shown, { 'breaks-senders': broken, unjudged, compatible });
  // The refused value may be deeper than the field.
  return { ...found, embed: refusal.embed };
}

/** Compares the schemas of unlisted fields. */
function compareOthers(pair: Pair): NodeDifference[] {
  const before = pair.old.schema.additionalProperties;
  const after = pair.next.schema.additionalProperties;
  if (isDeepStrictEqual(before, after)) return [];
  const schemaOf = (stated: typeof before) => (typeof stated === 'object' ? stated : ANYTHING);
  const others = pairBelow(pair, ['additionalProperties'], [schemaOf(before), schemaOf(after)]);
  if (typeof before === 'object' || typeof after === 'object') return compareNodes(others);
  const shown = { what: 'additionalProperties', at: pair.path, old: before, new: after };
  // If `additionalProperties` is unset, the contract profile accepts other fields and the strict one does not.
  const candidates: Candidates = { compatible: 'the contract accepts other fields as before' };
  if (before === true) {
    candidates['breaks-senders'] = {
      effect: 'the strict profile refuses unknown fields',
      noWitness: 'witnesses follow the contract profile, by which both releases accept such fields',
    };
  }
  return [differAt(others, shown, candidates)];
}

const noWitness = 'no value shows a change of meaning';

/** The effects of changing a keyword that states the meaning of a value. */
const MEANING: Candidates = {
  'breaks-senders': { effect: 'the service understands it differently', noWitness },
  'breaks-receivers': { effect: 'the service means something else by it', noWitness },
  documentation: 'what it means is now stated',
};

/** The effects of changing each annotation that somebody depends on. All others are documentation. */
const EFFECTS: Readonly<Record<string, Candidates>> = {
  'x-unit': MEANING,
  contentEncoding: MEANING,
  contentMediaType: MEANING,
  default: {
    'breaks-senders': { effect: 'whoever leaves it out now gets another value', noWitness },
    documentation: 'the documentation of a missing value has changed',
  },
  'x-opaque': {
    'breaks-importers':
      'the type that tolerant readers compile against no longer describes its value',
    compatible: 'the type that tolerant readers compile against describes its value',
  },
};

/** The keywords that are compared by the values they accept, with everything below them. */
const COMPARED_BY_VALUES: ReadonlySet<string> = new Set([
  ...VALUE_KEYWORDS,
  'known',
  '$ref',
  'union',
  'items',
  'properties',
  'required',
  'additionalProperties',
]);

/** Compares the annotations of a node, or its assertions; an unknown assertion is unjudged. */
function compareKeywords(pair: Pair, kind: 'annotations' | 'assertions'): NodeDifference[] {
  const old = pair.old.schema as Record<string, unknown>;
  const next = pair.next.schema as Record<string, unknown>;
  const keys = Object.keys({ ...old, ...next }).filter(
    (key) => !COMPARED_BY_VALUES.has(key) && isAnnotation(key) === (kind === 'annotations'),
  );
  return keys.flatMap((key) => {
    const before = old[key];
    const after = next[key];
    if (isDeepStrictEqual(before, after)) return [];
    const shown = { what: key, old: before, new: after };
    const effects = EFFECTS[key];
    if (effects) {
      const isHarmless = isHarmlessChange(key, before, after);
      const { compatible, documentation } = effects;
      return [differAt(pair, shown, isHarmless ? { compatible, documentation } : effects)];
    }
    if (kind === 'annotations') return [];
    return [differAt(pair, shown, { unjudged: `the comparison does not know \`${key}\`` })];
  });
}

/** Whether nobody relied on what a keyword states: an unstated default or unit, or an opaque field. */
function isHarmlessChange(key: string, before: unknown, after: unknown): boolean {
  if (key === 'x-opaque') return after !== true;
  return isAnnotation(key) && before === undefined;
}
