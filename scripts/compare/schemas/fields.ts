/** Objects in two releases: their properties, and what they say of all others. */
import { isDeepStrictEqual } from 'node:util';
import type { NormalSchema } from '../../model/schema.ts';
import { ABSENT, type Compare, changeOf, type NodeChange, type Pair, pairBelow } from './pair.ts';
import { sample, scalarsAround } from './values.ts';

/** What any value fits. */
export const ANYTHING: NormalSchema = {};

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
export function compareObjects(pair: Pair, compare: Compare): NodeChange[] {
  const names = [pair.old, pair.next].flatMap(({ schema: { properties = {}, required = [] } }) => [
    ...Object.keys(properties),
    ...required,
  ]);
  const fields = [...new Set(names)].filter((name) => name !== pair.judged);
  return [
    ...fields.flatMap((name) => compareField(pair, name, compare)),
    ...compareOthers(pair, compare),
  ];
}

function compareField(pair: Pair, name: string, compare: Compare): NodeChange[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const [wasRequired = false, isRequired = false] = [old, next].map((one) =>
    one.required?.includes(name),
  );
  // What is required and not named may be anything.
  const before = fieldOf(old, name) ?? (wasRequired ? ANYTHING : undefined);
  const after = fieldOf(next, name) ?? (isRequired ? ANYTHING : undefined);
  const field = pairBelow(pair, { field: name }, [before ?? ANYTHING, after ?? ANYTHING]);
  if (!after) return pair.subset && !wasRequired ? [] : [removedField(field, next, wasRequired)];
  const inside: Pair = {
    ...field,
    ...(before?.['x-opaque'] && { opaque: true }),
    optional: !wasRequired,
    tag: pair.tags?.has(name) === true,
    heir: Object.entries(next.properties ?? {}).some(
      ([other, { default: value, 'x-replaces': replaces = [] }]) =>
        !Object.hasOwn(old.properties ?? {}, other) &&
        replaces.some((one) => one.name === name) &&
        isDeepStrictEqual(value, before?.default),
    ),
  };
  if (!before) {
    // Whatever was under any name of a free-form object is what those who send it chose.
    const chosen = old.additionalProperties === true ? compare(inside) : [];
    return [addedField(field, old, isRequired), ...chosen];
  }
  const changes = compare(inside);
  if (wasRequired === isRequired) return changes;
  const effect: Pick<NodeChange, 'old' | 'new' | 'narrower' | 'wider'> = isRequired
    ? { new: name, narrower: { saying: `whoever leaves ${name} out is refused`, leaf: ABSENT } }
    : { old: name, wider: { saying: `${name} may be missing`, leaf: ABSENT } };
  const shown = { rule: `required ${name}`, at: pair.path, keyword: 'required' };
  return [changeOf(field, { ...shown, ...effect }), ...changes];
}

/** A field that the revision does not name; `around` is the object without it. */
function removedField(pair: Pair, around: NormalSchema, mayBeMissing: boolean): NodeChange {
  const { schema, reading } = pair.old;
  const isClosed = around.additionalProperties === false;
  // What is not named may hold anything.
  const other = scalarsAround({}, reading.schemas).find((value) => !reading.accepts(schema, value));
  return changeOf(pair, {
    rule: 'field-removed',
    old: schema,
    narrower: isClosed
      ? { saying: 'it is refused', leaf: sample(schema, reading) }
      : {
          saying: 'it is no longer read',
          noWitness: 'the field is passed over, and so any value of it is accepted',
        },
    wider: {
      saying: 'it is no longer sent',
      leaf: mayBeMissing ? ABSENT : isClosed ? undefined : other,
      noWitness: 'it was allowed to be missing before',
    },
  });
}

/** A field that the base does not name; `around` is the object without it. */
function addedField(pair: Pair, around: NormalSchema, isRequired: boolean): NodeChange {
  const { schema, reading } = pair.next;
  const wider = { saying: 'a field may arrive that was refused', leaf: sample(schema, reading) };
  return changeOf(pair, {
    rule: 'field-added',
    new: schema,
    ...(isRequired && { narrower: { saying: 'whoever leaves it out is refused', leaf: ABSENT } }),
    ...(around.additionalProperties === false && { wider }),
    none: 'it may be left out, and readers ignore unknown fields',
  });
}

/** The fields that an object does not name. */
function compareOthers(pair: Pair, compare: Compare): NodeChange[] {
  const [before, after] = [pair.old, pair.next].map(({ schema }) => schema.additionalProperties);
  if (isDeepStrictEqual(before, after)) return [];
  const schemaOf = (one: typeof before) => (typeof one === 'object' ? one : ANYTHING);
  const others = pairBelow(pair, { others: true }, [schemaOf(before), schemaOf(after)]);
  const [old, next] = [others.old, others.next];
  const isClosed = before === false || after === false;
  if (!isClosed && (typeof before === 'object' || typeof after === 'object'))
    return compare(others);
  const change = { rule: 'additionalProperties', old: before, new: after };
  if (before === false) {
    const wider = { saying: 'other fields may arrive', leaf: sample(next.schema, next.reading) };
    return [changeOf(others, { ...change, wider })];
  }
  if (after === false) {
    const narrower = { saying: 'other fields are refused', leaf: sample(old.schema, old.reading) };
    return [changeOf(others, { ...change, narrower })];
  }
  // Unset and true are the same to the contract; strict closes what is unset.
  const told = 'the contract accepts other fields as before';
  const narrower = before && {
    saying: 'the strict reading refuses fields that are not named',
    noWitness: 'only the strict reading refuses them, and no contract shows it',
  };
  // A case of what is open for all others is no change of these.
  const none = pair.subset ? { same: told } : { none: told };
  return [changeOf(others, { ...change, ...none, ...(narrower && { narrower }) })];
}
