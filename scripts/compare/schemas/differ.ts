/**
 * Compares a schema in two releases, node by node. For each node it is proved that what one of the two
 * accepts the other accepts as well, or refuted by a value; what is neither is not proved.
 */
import { isDeepStrictEqual } from 'node:util';
import { pickKeys } from '../../model/json.ts';
import * as model from '../../model/schema.ts';
import { isAnnotation, listedValues, type NormalSchema } from '../../model/schema.ts';
import { decideValues, isReadable, reasonsOf, VALUE_KEYWORDS } from './inclusion.ts';
import { ABSENT, differAt, type NodeDifference, type Pair, pairBelow, type Side } from './pair.ts';
import { compareUnions } from './unions.ts';
import { ANYTHING, fieldOf, sample, scalarsAround } from './values.ts';

const noWitness = 'no value shows what a value means';

/** A keyword that says what a value means. */
const MEANING: Omit<NodeDifference, 'rule' | 'path'> = {
  lost: { saying: 'it is understood in another way', noWitness },
  gained: { saying: 'it is meant in another way', noWitness },
  documentation: 'what it means is now stated',
};

/** Keywords whose effect no value shows: what happens where one has another value. */
const UNSEEN: Readonly<Record<string, typeof MEANING>> = {
  ...{ 'x-unit': MEANING, contentEncoding: MEANING, contentMediaType: MEANING },
  default: {
    lost: { saying: 'those who leave it out now get something different', noWitness },
    documentation: 'what happens without it is now stated',
  },
  'x-opaque': {
    'breaks-importers':
      'the type that tolerant readers compile against no longer says what it holds',
    compatible: 'the type that tolerant readers compile against says what it holds',
  },
};

/** The keywords that are decided on; any other must be the same in both releases. */
const DECIDED: ReadonlySet<string> = new Set([
  ...[...VALUE_KEYWORDS, 'known', '$ref', 'union', 'items'],
  ...['properties', 'required', 'additionalProperties'],
]);

/**
 * Compares a node and all that is below it; what both refer to by the same name is compared there.
 *
 * @returns nothing where both accept the same values and say the same of them
 */
export function compareNodes(pair: Pair): NodeDifference[] {
  if (isDeepStrictEqual(pair.old.schema, pair.next.schema)) return [];
  const said = pair.subset || pair.said ? [] : compareKeywords(pair, isAnnotation);
  const ref = pair.old.schema.$ref;
  if (ref !== undefined && ref === pair.next.schema.$ref) return said;
  const both = { ...pair, said: false, old: unwrap(pair.old), next: unwrap(pair.next) };
  const isUnion = both.old.schema.union !== undefined || both.next.schema.union !== undefined;
  return [...said, ...(isUnion ? compareUnions(both, compareNodes) : compareSingle(both))];
}

/** What a reference leads to, or a union of one. */
function unwrap({ schema, reading }: Side): Side {
  const found = model.resolve(schema, reading.schemas);
  const [only, ...more] = model.branchesOf(found);
  const isOne = only !== undefined && more.length === 0;
  return isOne ? unwrap({ schema: only, reading }) : { schema: found, reading };
}

function compareSingle(pair: Pair): NodeDifference[] {
  const sides = [pair.old, pair.next];
  const isListed = sides.some(({ schema }) => listedValues(schema) !== undefined);
  const areBoth = (type: model.TypeName) =>
    !isListed &&
    sides.every(({ schema, reading }) => model.typesOf(schema, reading.schemas).includes(type));
  const [before = ANYTHING, after = ANYTHING] = sides.map(({ schema }) => schema.items);
  const items = pairBelow(pair, { items: true }, [before, after]);
  return [
    ...compareValues(pair),
    ...(areBoth('array') ? compareNodes(items) : []),
    ...(areBoth('object') ? compareObjects(pair) : []),
    ...compareKeywords(pair, (key) => !isAnnotation(key)),
  ];
}

/** The keywords that decide whatever is inside a value: one difference for them all. */
function compareValues(pair: Pair): NodeDifference[] {
  const [old, next] = [pair.old.schema, pair.next.schema];
  const keys = [...VALUE_KEYWORDS, 'known' as const].filter(
    (key) => !isDeepStrictEqual(old[key], next[key]),
  );
  const isListed = (listedValues(old) ?? listedValues(next)) !== undefined;
  if (keys.length === 0 && !isListed) return [];
  const { lost, gained } = reasonsOf(pair, decideValues);
  const isLenient = gained !== undefined && !pair.tag && isReadable(pair);
  const shown = showChanged(old, next, keys);
  if (lost || gained) {
    return [differAt(pair, { ...shown, lost, gained: gained && { ...gained, isLenient } })];
  }
  if (!keys.includes('known')) return [];
  const compatible = 'the list is open: a value that it does not name is valid as before';
  return [differAt(pair, { ...shown, compatible })];
}

/** One keyword by its name, several as what they say together; of two lists only what differs. */
function showChanged(old: NormalSchema, next: NormalSchema, keys: readonly (keyof NormalSchema)[]) {
  const [key, ...more] = keys;
  if (key === undefined || more.length > 0) {
    const isOne = (name: string) => keys.some((one) => one === name);
    return { rule: 'value', old: pickKeys(old, isOne), new: pickKeys(next, isOne) };
  }
  const without = (list: unknown, others: unknown) => {
    if (!Array.isArray(list) || !Array.isArray(others)) return list;
    const rest = list.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
    return rest.length > 0 ? rest : undefined;
  };
  const [before, after] = [old[key], next[key]];
  const keyword = key === 'known' ? 'enum' : key;
  return { rule: key, keyword, old: without(before, after), new: without(after, before) };
}

/** Keywords of a kind that no value decides on. What is unknown may decide anything. */
function compareKeywords(pair: Pair, isOfKind: (key: string) => boolean): NodeDifference[] {
  const [old, next] = [pair.old.schema, pair.next.schema] as Record<string, unknown>[];
  const keys = Object.keys({ ...old, ...next });
  return keys.flatMap((key) => {
    const [before, after] = [old?.[key], next?.[key]];
    if (DECIDED.has(key) || !isOfKind(key) || isDeepStrictEqual(before, after)) return [];
    const shown = { rule: key, keyword: key, old: before, new: after };
    const effect = UNSEEN[key];
    if (!effect) {
      const unjudged = `the comparison does not know \`${key}\``;
      return isAnnotation(key) ? [] : [differAt(pair, { ...shown, unjudged })];
    }
    const { compatible, documentation } = effect;
    if (key === 'default' && pair.heir) {
      return [differAt(pair, { ...shown, documentation: 'the field that replaces it has it' })];
    }
    const isStated = key === 'x-opaque' ? !after : isAnnotation(key) && before === undefined;
    return [differAt(pair, { ...shown, ...(isStated ? { compatible, documentation } : effect) })];
  });
}

/**
 * Two objects, field by field. A field that a release does not name is not there: nobody who writes or
 * reads by it sends it or looks at it, unless it is one of a free-form object.
 */
function compareObjects(pair: Pair): NodeDifference[] {
  const names = [pair.old, pair.next].flatMap(({ schema: { properties = {}, required = [] } }) => [
    ...Object.keys(properties),
    ...required,
  ]);
  const fields = [...new Set(names)].filter((name) => name !== pair.judged);
  return [...fields.flatMap((name) => compareField(pair, name)), ...compareOthers(pair)];
}

function compareField(pair: Pair, name: string): NodeDifference[] {
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
    const chosen = old.additionalProperties === true ? compareNodes(inside) : [];
    return [addedField(field, old, isRequired), ...chosen];
  }
  if (wasRequired === isRequired) return compareNodes(inside);
  const shown = { rule: `required ${name}`, at: pair.path, keyword: 'required' };
  const reasons: Partial<NodeDifference> = isRequired
    ? { new: name, lost: { saying: `whoever leaves ${name} out is refused`, leaf: ABSENT } }
    : { old: name, gained: { saying: `${name} may be missing`, leaf: ABSENT } };
  return [differAt(field, { ...shown, ...reasons }), ...compareNodes(inside)];
}

/** A field that the revision does not name; `around` is the object without it. */
function removedField(pair: Pair, around: NormalSchema, wasRequired: boolean): NodeDifference {
  const { schema, reading } = pair.old;
  const isClosed = around.additionalProperties === false;
  // What is not named may hold anything.
  const other = scalarsAround({}, reading.schemas).find((value) => !reading.accepts(schema, value));
  const ignored = 'the field is passed over, and so any value of it is accepted';
  return differAt(pair, {
    rule: 'field-removed',
    old: schema,
    lost: isClosed
      ? { saying: 'it is refused', leaf: sample(schema, reading) }
      : { saying: 'it is no longer read', noWitness: ignored },
    gained: {
      saying: 'it is no longer sent',
      leaf: wasRequired ? ABSENT : isClosed ? undefined : other,
      noWitness: 'it was allowed to be missing before',
    },
  });
}

/** A field that the base does not name; `around` is the object without it. */
function addedField(pair: Pair, around: NormalSchema, isRequired: boolean): NodeDifference {
  const { schema, reading } = pair.next;
  const gained = { saying: 'a field may arrive that was refused', leaf: sample(schema, reading) };
  return differAt(pair, {
    rule: 'field-added',
    new: schema,
    ...(isRequired && { lost: { saying: 'whoever leaves it out is refused', leaf: ABSENT } }),
    ...(around.additionalProperties === false && { gained }),
    compatible: 'it may be left out, and readers ignore unknown fields',
  });
}

/** The fields that an object does not name. */
function compareOthers(pair: Pair): NodeDifference[] {
  const [before, after] = [pair.old, pair.next].map(({ schema }) => schema.additionalProperties);
  if (isDeepStrictEqual(before, after)) return [];
  const schemaOf = (one: typeof before) => (typeof one === 'object' ? one : ANYTHING);
  const others = pairBelow(pair, { others: true }, [schemaOf(before), schemaOf(after)]);
  const isSchema = [before, after].some((one) => typeof one === 'object');
  if (isSchema && before !== false && after !== false) return compareNodes(others);
  const shown = { rule: 'additionalProperties', old: before, new: after };
  const leafOf = ({ schema, reading }: Side) => sample(schema, reading);
  if (before === false || after === false) {
    const reasons =
      before === false
        ? { gained: { saying: 'other fields may arrive', leaf: leafOf(others.next) } }
        : { lost: { saying: 'other fields are refused', leaf: leafOf(others.old) } };
    return [differAt(others, { ...shown, ...reasons })];
  }
  // Unset and true are the same to the contract; strict closes what is unset.
  const compatible = 'the contract accepts other fields as before';
  const lost = before && {
    saying: 'the strict reading refuses fields that are not named',
    noWitness: 'only the strict reading refuses them, and no contract shows it',
  };
  return [differAt(others, { ...shown, compatible, ...(lost && { lost }) })];
}
