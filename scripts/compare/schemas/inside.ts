/** What differs between two schemas of lists or of objects: their items, their fields. */
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import { ABSENT, type Change, type Compare, changeOf, type Loss, type Pair } from './change.ts';
import { MOST_PARTS, type Reading, sample, scalarsAround } from './values.ts';

/** What any value fits. */
export const ANYTHING: NormalSchema = {};

/** Two lists: how long they may be, and what is in them. */
export function compareLists(pair: Pair, compare: Compare): Change[] {
  const { context, old, next } = pair;
  const path = [...pair.path, { items: true } as const];
  const items = { context, old: old.items ?? ANYTHING, next: next.items ?? ANYTHING, path };
  return [...compareLengths(pair), ...compare(items)];
}

function compareLengths(pair: Pair): Change[] {
  const { context, old, next } = pair;
  const bounds = ({ minItems = 0, maxItems = Infinity }: NormalSchema) => ({ minItems, maxItems });
  const [was, is] = [bounds(old), bounds(next)];
  const lost = { saying: 'lists that were accepted are refused' };
  const gained = { saying: 'lists of another length may arrive', grade: 'recorded' } as const;
  const above = Math.max(Math.min(was.maxItems, is.maxItems) + 1, was.minItems, is.minItems);
  const narrower = (length: number) => ({ ...lost, leaf: listOf(length, old, context.old) });
  const wider = (length: number) => ({ ...gained, leaf: listOf(length, next, context.next) });
  const least = {
    ...(is.minItems > was.minItems && { narrower: narrower(was.minItems) }),
    ...(is.minItems < was.minItems && { wider: wider(is.minItems) }),
  };
  const most = {
    ...(is.maxItems < was.maxItems && { narrower: narrower(above) }),
    ...(is.maxItems > was.maxItems && { wider: wider(above) }),
  };
  const effects = { minItems: least, maxItems: most };
  return (['minItems', 'maxItems'] as const)
    .filter((key) => Object.keys(effects[key]).length > 0)
    .map((key) =>
      changeOf(pair, { rule: key, keyword: key, old: old[key], new: next[key], ...effects[key] }),
    );
}

/** A list of some length. */
function listOf(length: number, { items = ANYTHING }: NormalSchema, reading: Reading) {
  const item = length > 0 && length <= MOST_PARTS ? sample(items, reading) : null;
  return length <= MOST_PARTS && item !== undefined ? Array<Json>(length).fill(item) : undefined;
}

/** What an object says of a field, by its name or by what it says of all others. */
export function fieldOf(object: NormalSchema, name: string): NormalSchema | undefined {
  const { properties = {}, additionalProperties } = object;
  if (Object.hasOwn(properties, name)) return properties[name];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/**
 * Two objects, field by field. A field that a release does not name is not there: nobody who writes or
 * reads by it sends it or looks at it, unless it is one of a free-form object.
 */
export function compareObjects(pair: Pair, compare: Compare): Change[] {
  const names = [pair.old, pair.next].flatMap(({ properties = {}, required = [] }) => [
    ...Object.keys(properties),
    ...required,
  ]);
  const fields = [...new Set(names)].filter((name) => name !== pair.judged);
  return [
    ...fields.flatMap((name) => compareField(pair, name, compare)),
    ...compareOthers(pair, compare),
  ];
}

function compareField(
  { context, old, next, path, tags }: Pair,
  name: string,
  compare: Compare,
): Change[] {
  const [wasRequired = false, isRequired = false] = [old, next].map((one) =>
    one.required?.includes(name),
  );
  // What is required and not named may be anything.
  const before = fieldOf(old, name) ?? (wasRequired ? ANYTHING : undefined);
  const after = fieldOf(next, name) ?? (isRequired ? ANYTHING : undefined);
  const field: Pair = {
    context: before?.['x-opaque'] ? { ...context, opaque: true } : context,
    old: before ?? ANYTHING,
    next: after ?? ANYTHING,
    path: [...path, { field: name }],
    optional: !wasRequired,
    tag: tags?.has(name) === true,
    heir: Object.entries(next.properties ?? {}).some(
      ([other, { default: value, 'x-replaces': replaces = [] }]) =>
        !Object.hasOwn(old.properties ?? {}, other) &&
        replaces.some((one) => one.name === name) &&
        isDeepStrictEqual(value, before?.default),
    ),
  };
  if (!after) {
    if (context.subset && !wasRequired) return [];
    return [recordRemoved({ ...field, context }, next, wasRequired)];
  }
  if (!before) {
    // Whatever was under any name of a free-form object is what those who send it chose.
    const chosen = old.additionalProperties === true ? compare(field) : [];
    return [recordAdded(field, old, isRequired), ...chosen];
  }
  const changes = compare(field);
  if (wasRequired === isRequired) return changes;
  const change = { rule: `required ${name}`, at: path, keyword: 'required' };
  const narrower: Loss = { saying: `whoever leaves ${name} out is refused`, leaf: ABSENT };
  const wider: Loss = { saying: `${name} may be missing`, leaf: ABSENT };
  const effect = isRequired ? { new: name, narrower } : { old: name, wider };
  return [changeOf({ ...field, context }, { ...change, ...effect }), ...changes];
}

/** A field that the revision does not name; `around` is the object without it. */
function recordRemoved(pair: Pair, around: NormalSchema, mayBeMissing: boolean): Change {
  const { old: reading } = pair.context;
  const isClosed = around.additionalProperties === false;
  // What is not named may hold anything.
  const anything = scalarsAround({}, reading.schemas).find(
    (value) => !reading.accepts(pair.old, value),
  );
  const leaf = mayBeMissing ? ABSENT : isClosed ? undefined : anything;
  return changeOf(pair, {
    rule: 'field-removed',
    old: pair.old,
    narrower: isClosed
      ? { saying: 'it is refused', leaf: sample(pair.old, reading) }
      : {
          saying: 'it is no longer read',
          why: 'the field is passed over, and so any value of it is accepted',
        },
    wider: { saying: 'it is no longer sent', leaf, why: 'it was allowed to be missing before' },
  });
}

/** A field that the base does not name; `around` is the object without it. */
function recordAdded(pair: Pair, around: NormalSchema, isRequired: boolean): Change {
  const saying = 'a field may arrive that was refused';
  const leaf = sample(pair.next, pair.context.next);
  return changeOf(pair, {
    rule: 'field-added',
    new: pair.next,
    ...(isRequired && { narrower: { saying: 'whoever leaves it out is refused', leaf: ABSENT } }),
    ...(around.additionalProperties === false && { wider: { saying, leaf } }),
    none: 'it may be left out, and readers ignore unknown fields',
  });
}

/** The fields that an object does not name. */
function compareOthers(pair: Pair, compare: Compare): Change[] {
  const { context } = pair;
  const [before, after] = [pair.old.additionalProperties, pair.next.additionalProperties];
  if (isDeepStrictEqual(before, after)) return [];
  const path = [...pair.path, { others: true } as const];
  const schemaOf = (one: typeof before) => (typeof one === 'object' ? one : ANYTHING);
  const [old, next] = [schemaOf(before), schemaOf(after)];
  const changed = (effect: Pick<Change, 'narrower' | 'wider' | 'none' | 'silent'>) => {
    const change = { rule: 'additionalProperties', old: before, new: after, ...effect };
    return [changeOf({ ...pair, path }, change)];
  };
  if (before === false) {
    return changed({
      wider: { saying: 'other fields may arrive', leaf: sample(next, context.next) },
    });
  }
  if (after === false) {
    return changed({
      narrower: { saying: 'other fields are refused', leaf: sample(old, context.old) },
    });
  }
  if (typeof before === 'object' || typeof after === 'object') {
    return compare({ context, old, next, path });
  }
  // Unset and true are the same to the contract; strict closes what is unset.
  const none = 'the contract accepts other fields as before';
  const why = 'only the strict reading refuses them, and no contract shows it';
  const narrower = before && {
    saying: 'the strict reading refuses fields that are not named',
    why,
  };
  // A case of what is open for all others is no change of these.
  return changed({ none, silent: context.subset, ...(narrower && { narrower }) });
}
