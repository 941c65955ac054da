/**
 * Compares the fields of two objects. A field that a release does not list counts as missing: users of that release
 * neither send nor read it, unless the object is free-form.
 */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject } from '../../../../scripts/json.ts';
import type { Schema } from '../../../../scripts/schema.ts';
import { decide } from './decide.ts';
import { ABSENT, ANYTHING } from './keywords.ts';
import { below, type Compare, type Effects, type Found, type Pair } from './pair.ts';
import { findOutside } from './values.ts';

/** @param compare compares the schemas of a field that both releases list */
export function compareFields(pair: Pair, compare: Compare): Found[] {
  const objects = [pair.old.schema, pair.next.schema];
  const names = new Set(
    objects.flatMap(({ properties = {}, required = [] }) => [
      ...Object.keys(properties),
      ...required,
    ]),
  );
  names.delete(pair.comparedTag ?? '');
  const fields = [...names].flatMap((name) => compareField(pair, name, compare));
  return [...fields, ...compareOthers(pair, compare)];
}

function compareField(pair: Pair, name: string, compare: Compare): Found[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const wasRequired = old.required?.includes(name) === true;
  const isRequired = next.required?.includes(name) === true;
  const before = fieldOf(old, name);
  const after = fieldOf(next, name);
  const field: Pair = {
    ...below(pair, name, before ?? ANYTHING, after ?? ANYTHING),
    isOptional: !wasRequired,
    isTag: pair.tags?.has(name) === true,
    isOpaque: before?.['x-opaque'] === true || pair.isOpaque,
  };
  if (!after) return pair.isPartial && !wasRequired ? [] : [removedField(pair, field)];
  if (!before) return [addedField(pair, field, name, isRequired)];
  if (wasRequired === isRequired) return compare(field);
  return [changedRequirement(pair, field, name, isRequired), ...compare(field)];
}

/** The schema of a field; one that is required but not listed accepts anything. */
function fieldOf({ properties = {}, required = [], ...object }: Schema, name: string) {
  const listed = Object.hasOwn(properties, name) ? properties[name] : othersOf(object);
  return listed ?? (required.includes(name) ? ANYTHING : undefined);
}

/** The schema of the fields that are not listed, if there is one. */
function othersOf({ additionalProperties: others }: Schema): Schema | undefined {
  return typeof others === 'object' ? others : undefined;
}

function changedRequirement(pair: Pair, field: Pair, name: string, isRequired: boolean): Found {
  const { old, next } = pair;
  const what = `required ${name}`;
  const shown = { pair: field, at: { old, next }, what, keywords: ['required'], field: name };
  return isRequired
    ? { ...shown, new: name, effects: { 'breaks-senders': missing(name) } }
    : {
        ...shown,
        old: name,
        effects: { 'breaks-receivers': { effect: `${name} may be missing`, leaf: ABSENT } },
      };
}

function missing(name: string) {
  return { effect: `a value without ${name} is refused`, leaf: ABSENT } as const;
}

/** A field that the revision does not list, which the service ignores. */
function removedField(pair: Pair, field: Pair): Found {
  const anything = findOutside({ ...pair.next, schema: ANYTHING }, field.old);
  return {
    pair: field,
    what: 'field-removed',
    old: field.old.schema,
    effects: {
      'breaks-senders': {
        effect: 'it is no longer read',
        noCounterexample: 'the service ignores the field, and so accepts any value of it',
      },
      'breaks-receivers': {
        effect: 'it is no longer sent',
        leaf: field.isOptional ? anything : ABSENT,
        noCounterexample: 'the field was optional: a value without it was valid before',
      },
    },
  };
}

/** A field that the base does not list. In a free-form object, it may have been sent anyway, with any value. */
function addedField(pair: Pair, field: Pair, name: string, isRequired: boolean): Found {
  const ignored = 'readers ignore unknown fields';
  const isFreeForm = pair.old.schema.additionalProperties === true;
  const refused = isFreeForm ? decide(field, () => true)['breaks-senders'] : undefined;
  const effects: Effects = {
    'breaks-senders': isRequired ? missing(name) : refused,
    compatible: isRequired ? ignored : `it may be absent, and ${ignored}`,
  };
  return { pair: field, what: 'field-added', new: field.next.schema, effects, isTolerated: true };
}

/** Compares what the objects say about fields that are not listed. */
function compareOthers(pair: Pair, compare: Compare): Found[] {
  const before = pair.old.schema.additionalProperties;
  const after = pair.next.schema.additionalProperties;
  if (isDeepStrictEqual(before, after)) return [];
  if (isJsonObject(before) || isJsonObject(after)) {
    const [old, next] = [pair.old.schema, pair.next.schema].map((one) => othersOf(one) ?? ANYTHING);
    return compare(below(pair, 'other', old ?? ANYTHING, next ?? ANYTHING));
  }
  // If `additionalProperties` is not stated, the contract profile accepts other fields and the strict one does not.
  const effect = 'the strict profile refuses unknown fields';
  const noCounterexample =
    'counterexamples follow the contract profile, by which both releases accept such fields';
  const effects: Effects = {
    'breaks-senders': before === true ? { effect, noCounterexample } : undefined,
    compatible: 'other fields are accepted as before',
  };
  const what = 'additionalProperties';
  return [{ pair, what, keywords: [what], old: before, new: after, effects, isTolerated: true }];
}
