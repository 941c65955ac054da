/**
 * Compares two objects, field by field. A field that a release does not name counts as missing: whoever
 * goes by that release neither sends nor reads it, unless the object is free-form.
 */
import { isDeepStrictEqual } from 'node:util';
import type { NormalSchema } from '../../model/schema.ts';
import {
  ABSENT,
  differAt,
  type NodeDifference,
  type NodeReason,
  type Pair,
  pairBelow,
  type Side,
} from './pair.ts';
import { ANYTHING, fieldOf, sample, scalarsAround } from './values.ts';

/** Compares two nodes that belong together. */
type Compare = (pair: Pair) => NodeDifference[];

/** Compares the fields of two objects: those that either names, and what both allow in others. */
export function compareObjects(pair: Pair, compare: Compare): NodeDifference[] {
  const names = [pair.old, pair.next].flatMap(({ schema: { properties = {}, required = [] } }) => [
    ...Object.keys(properties),
    ...required,
  ]);
  const fields = [...new Set(names)].filter((name) => name !== pair.comparedTag);
  const named = fields.flatMap((name) => compareField(pair, name, compare));
  return [...named, ...compareOthers(pair, compare)];
}

function compareField(pair: Pair, name: string, compare: Compare): NodeDifference[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const [isRequiredBefore = false, isRequiredAfter = false] = [old, next].map((one) =>
    one.required?.includes(name),
  );
  // A field that is required but not named may hold anything.
  const before = fieldOf(old, name) ?? (isRequiredBefore ? ANYTHING : undefined);
  const after = fieldOf(next, name) ?? (isRequiredAfter ? ANYTHING : undefined);
  const field = pairBelow(pair, { field: name }, [before ?? ANYTHING, after ?? ANYTHING]);
  if (!after) {
    const isLeftOut = pair.isSubset && !isRequiredBefore;
    return isLeftOut ? [] : [removedField(field, next, isRequiredBefore)];
  }
  const inside: Pair = {
    ...field,
    ...(before?.['x-opaque'] && { isOpaque: true }),
    isOptional: !isRequiredBefore,
    isTag: pair.tags?.has(name) === true,
  };
  if (!before) {
    // In a free-form object, senders may have given a field of that name a value that is refused now.
    const refused = old.additionalProperties === true ? compare(inside) : [];
    return [addedField(field, old, isRequiredAfter), ...refused];
  }
  if (isRequiredBefore === isRequiredAfter) return compare(inside);
  const shown = { what: `required ${name}`, at: pair.path, keyword: 'required' };
  const reasons: Partial<NodeDifference> = isRequiredAfter
    ? { new: name, forSenders: { effect: `whoever leaves ${name} out is refused`, leaf: ABSENT } }
    : { old: name, forReceivers: { effect: `${name} may be missing`, leaf: ABSENT } };
  return [differAt(field, { ...shown, ...reasons }), ...compare(inside)];
}

/** A field that the revision does not name; `around` is the object of the revision. */
function removedField(pair: Pair, around: NormalSchema, isRequiredBefore: boolean): NodeDifference {
  const { schema, release } = pair.old;
  const isClosed = around.additionalProperties === false;
  // A field that is not named may hold anything.
  const other = scalarsAround({}, release.schemas).find((value) => !release.accepts(schema, value));
  const ignored = 'the service ignores the field, and so accepts any value of it';
  return differAt(pair, {
    what: 'field-removed',
    old: schema,
    forSenders: isClosed
      ? { effect: 'it is refused', leaf: sample(schema, release) }
      : { effect: 'it is no longer read', noWitness: ignored },
    forReceivers: {
      effect: 'it is no longer sent',
      leaf: isRequiredBefore ? ABSENT : isClosed ? undefined : other,
      noWitness: 'the field was optional: a value without it was valid before',
    },
  });
}

/** A field that the base does not name; `around` is the object of the base. */
function addedField(pair: Pair, around: NormalSchema, isRequiredAfter: boolean): NodeDifference {
  const { schema, release } = pair.next;
  const arrives = { effect: 'a field may arrive that was refused', leaf: sample(schema, release) };
  const missing: NodeReason = { effect: 'whoever leaves it out is refused', leaf: ABSENT };
  return differAt(pair, {
    what: 'field-added',
    new: schema,
    ...(isRequiredAfter && { forSenders: missing }),
    ...(around.additionalProperties === false && { forReceivers: arrives }),
    compatible: 'it may be left out, and readers ignore unknown fields',
  });
}

/** Compares what two objects allow in fields that they do not name. */
function compareOthers(pair: Pair, compare: Compare): NodeDifference[] {
  const [before, after] = [pair.old, pair.next].map(({ schema }) => schema.additionalProperties);
  if (isDeepStrictEqual(before, after)) return [];
  const schemaOf = (one: typeof before) => (typeof one === 'object' ? one : ANYTHING);
  const others = pairBelow(pair, { others: true }, [schemaOf(before), schemaOf(after)]);
  const isSchema = [before, after].some((one) => typeof one === 'object');
  if (isSchema && before !== false && after !== false) return compare(others);
  const shown = { what: 'additionalProperties', old: before, new: after };
  const leafOf = ({ schema, release }: Side) => sample(schema, release);
  if (before === false) {
    const forReceivers = { effect: 'other fields may arrive', leaf: leafOf(others.next) };
    return [differAt(others, { ...shown, forReceivers })];
  }
  if (after === false) {
    const forSenders = { effect: 'other fields are refused', leaf: leafOf(others.old) };
    return [differAt(others, { ...shown, forSenders })];
  }
  // Where `additionalProperties` is unset, the contract profile accepts other fields and the strict one does not.
  const compatible = 'the contract accepts other fields as before';
  const forSenders = before && {
    effect: 'the strict reading refuses fields that are not named',
    noWitness: 'by the contract profile, which witnesses go by, both releases accept such fields',
  };
  return [differAt(others, { ...shown, compatible, ...(forSenders && { forSenders }) })];
}
