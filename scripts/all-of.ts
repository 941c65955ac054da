/**
 * Merges `allOf`: a schema becomes one node, and each branch of a union in it a whole schema. What cannot be merged stays
 * in an `allOf` of the merged schema: validators read it, and the rest of this project does not.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, DocumentPlace } from './contract.ts';
import { joinPointer, mapValues, pick } from './json.ts';
import { refuseAt } from './problem.ts';
import {
  annotationsOf,
  branchesOf,
  isAlias,
  isAnnotation,
  isRead,
  isReference,
  mapChildren,
  nameIn,
  resolve,
  SCHEMAS,
  type Schema,
  type Schemas,
} from './schema.ts';

/** The annotations that are lists: `allOf` joins those of its parts. */
const COLLECTED = ['x-unspecified', 'x-assumption', 'x-replaces'];

/** Kept beside the schemas, which stay plain JSON Schema. The comparison needs them to find where a merged one is written. */
const origins = new WeakMap<Schema, readonly Schema[]>();

/** The schemas as written that a merged one consists of, the one in its own place first. */
export function originsOf(merged: Schema): readonly Schema[] {
  return origins.get(merged) ?? [merged];
}

/** Records from which schemas another one was made, and returns it. */
export function recordOrigins(made: Schema, ...sources: Schema[]): Schema {
  origins.set(made, [...new Set(sources.flatMap(originsOf))]);
  return made;
}

/** The named schemas, and the names of those that only an `allOf` uses. */
type Named = Pick<Contract, 'schemas' | 'parts'>;

/**
 * A schema with every `allOf` in it merged. A reference to a part is replaced by the part; any other reference stays,
 * unless it is in an `allOf` with rules of its own.
 *
 * @param place where the schema is in a bundle, for problems
 * @throws ProblemsError for parts that contradict each other
 */
export function mergeAllOf(schema: Schema, named: Named, place: DocumentPlace): Schema {
  const { schemas, parts } = named;
  const { $ref, allOf: beside = [], ...rules } = schema;
  if ($ref !== undefined && !isReference(schema)) {
    return mergeAllOf({ ...rules, allOf: [{ $ref }, ...beside] }, named, place);
  }
  const mergeNamed = (name: string, target: Schema = {}) =>
    mergeAllOf(target, named, { ...place, pointer: joinPointer(SCHEMAS, name) });
  const inner = mapChildren(schema, (child, { pointer }) =>
    mergeAllOf(child, named, { ...place, pointer: place.pointer + pointer }),
  );
  // Drop the discriminator, since it names references that merging may replace; `tagOf` finds the tag without it.
  const { allOf = [], discriminator: _, ...own } = inner;
  if (isAlias(schema)) return recordOrigins({ ...allOf[0], ...own }, schema, ...allOf);
  const name = nameIn(own);
  if (name !== undefined && parts.has(name)) {
    const part = mergeNamed(name, schemas[name]);
    return recordOrigins({ title: name, ...part, ...annotationsOf(own) }, schema, part);
  }
  if (allOf.length === 0)
    return recordOrigins(requiredFirst(mergeTwo({}, own, named, place)), schema);
  const kept: Schema[] = [];
  let merged: Schema = {};
  for (const part of allOf) {
    const partName = nameIn(part);
    // In an earlier release, the target may be another reference, into which no rules can be merged.
    const whole = partName === undefined ? part : mergeNamed(partName, resolve(part, schemas));
    const inherited = mergeable(
      pick(whole, (key) => !isOfPart(key, own)),
      kept,
    );
    merged = mergeTwo(merged, recordOrigins(inherited, whole), named, place);
  }
  const whole = mergeTwo(merged, recordOrigins(mergeable(own, kept), schema), named, place);
  return recordOrigins(requiredFirst(withParts(whole, kept)), schema, merged);
}

/** Whether an annotation describes a part of an `allOf` alone, or is overridden. */
const isOfPart = (key: string, own: Schema): boolean =>
  /^(title|description)$/.test(key) ||
  (key in own && isAnnotation(key) && !COLLECTED.includes(key));

/** Rules that look at each other, which stay together: the first of each list, and those that it changes. */
const TOGETHER = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['prefixItems', 'items'],
  ['patternProperties', 'additionalProperties'],
];

/** What can be merged of a part; the rest is added to `kept`. */
function mergeable(part: Schema, kept: Schema[]): Schema {
  const groups = TOGETHER.filter(([first = '']) => first in part);
  for (const group of groups) {
    const rules = pick(part, (key) => group.includes(key));
    kept.push('additionalProperties' in rules ? { ...rules, ...namesOf(part) } : rules);
  }
  return pick(part, (key) => !groups.flat().includes(key));
}

/** The fields that a schema names, with any value. */
const namesOf = ({ properties = {} }: Schema): Schema => ({
  properties: mapValues(properties, () => ({})),
});

const withParts = (schema: Schema, parts: Schema[]): Schema =>
  parts.length === 0 ? schema : { ...schema, allOf: [...(schema.allOf ?? []), ...parts] };

const isUnion = (key: string): boolean => key === 'oneOf' || key === 'anyOf';

/** Whether a branch does not say what a value looks like, such as `{required: [a]}`. */
const isCondition = (branch: Schema): boolean =>
  !Object.keys(branch).some((key) => /^(\$ref|type|const|enum|properties|items|\w+Of)$/.test(key));

/** Merges two schemas; the rules beside a union go into each of its branches. */
function mergeTwo(left: Schema, right: Schema, named: Named, place: DocumentPlace): Schema {
  const all = [left, right].flatMap((one) =>
    Object.entries(pick(one, isUnion)).map(([key, list]) => [key, list as Schema[]] as const),
  );
  const unions = all.filter(([, list]) => !list.every(isCondition));
  const [[keyword, union] = []] = unions;
  const parts = all
    .filter((one) => one !== unions[0])
    .map(([key, list]): Schema => ({ [key]: list }));
  const merge = (one: Schema, two: Schema) => mergeRules(one, two, named, place);
  if (union === undefined) {
    const isOther = (key: string) => !isUnion(key);
    return recordOrigins(
      withParts(merge(pick(left, isOther), pick(right, isOther)), parts),
      left,
      right,
    );
  }
  // Rules that only validators read stay beside the union.
  const isRule = (key: string) => isRead(key) && !isAnnotation(key) && !isUnion(key);
  const isBeside = (key: string) => !isRule(key) && !isUnion(key);
  const rules = merge(pick(left, isRule), pick(right, isRule));
  const beside = merge(pick(left, isBeside), pick(right, isBeside));
  const hasRules = Object.keys(rules).length > 0;
  const isWhole = ({ $ref, oneOf, anyOf }: Schema) => ($ref ?? oneOf ?? anyOf) !== undefined;
  // References stay, unless there are more fields.
  const isApart = hasRules && rules.properties === undefined && union.some(isWhole);
  const branches = union.map((branch) => {
    if (!hasRules || isApart) return branch;
    const title = nameIn(branch);
    if (isWhole(branch)) return mergeBoth({ title, ...branch }, rules, named, place);
    const [first, second] = branchesOf(left).length > 0 ? [branch, rules] : [rules, branch];
    const whole = { ...annotationsOf(branch), ...merge(first, second) };
    return recordOrigins(requiredFirst(whole), branch, left, right);
  });
  const merged = withParts({ ...beside, [keyword ?? '']: branches }, [
    ...parts,
    ...(isApart ? [rules] : []),
  ]);
  return recordOrigins(merged, left, right);
}

/** Merges two schemas without unions; of rules that cannot be merged, the second stays in an `allOf`. */
function mergeRules(left: Schema, right: Schema, named: Named, place: DocumentPlace): Schema {
  const parts: Schema[] = [];
  const merged: Record<string, unknown> = { ...withoutOthers(left, right, parts) };
  for (const [key, value] of Object.entries(withoutOthers(right, left, parts))) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) merged[key] = value;
    else if (key === 'properties') {
      const fields = mapValues(value as Schemas, (field, name) =>
        mergeField(name, left.properties?.[name] ?? field, field, named, place),
      );
      merged[key] = { ...left.properties, ...fields };
    } else if (key === 'required') merged[key] = [...new Set([...(left.required ?? []), ...value])];
    else if (COLLECTED.includes(key) || key === 'allOf') merged[key] = [before, value].flat();
    else if (key.startsWith('min')) merged[key] = Math.max(Number(before), value);
    else if (key.startsWith('max')) merged[key] = Math.min(Number(before), value);
    else if (key === 'items' || key === 'additionalProperties') {
      const isNone = before === false || value === false;
      merged[key] = !isNone && mergeBoth(before as Schema, value, named, place);
    } else if (key === 'type' || key === 'const' || key === 'enum') {
      merged[key] = commonValues(key, before, value);
      const message = `no value has both the \`${key}\` ${shown(before)} and ${shown(value)}; correct one of them`;
      if (merged[key] === undefined) refuseAt(place.document, message, place.pointer);
    } else parts.push({ [key]: value });
  }
  if (listHas(merged.enum, merged.const)) delete merged.enum;
  return withParts(merged, parts);
}

/** A schema that two parts state, with what both of them say. */
function mergeBoth(one: Schema, two: Schema, named: Named, place: DocumentPlace): Schema {
  return mergeAllOf(
    { ...annotationsOf(one), ...annotationsOf(two), allOf: [one, two] },
    named,
    place,
  );
}

/** A schema whose rule for other fields goes to `parts` if another schema names some of those. */
function withoutOthers(schema: Schema, other: Schema, parts: Schema[]): Schema {
  const { additionalProperties = true, ...rest } = schema;
  if (additionalProperties === true) return 'additionalProperties' in other ? rest : schema;
  const names = Object.keys(other.properties ?? {});
  if (names.every((name) => Object.hasOwn(schema.properties ?? {}, name))) return schema;
  parts.push({ ...namesOf(schema), additionalProperties });
  return rest;
}

/** What a value may be by two values of `type`, `enum` or `const`; undefined if it may be nothing. */
function commonValues(key: string, one: unknown, two: unknown): unknown {
  const [first, second] = [[one].flat(), [two].flat()];
  const isIn = (value: unknown, list: unknown[]): boolean =>
    listHas(list, value) || (key === 'type' && value === 'integer' && list.includes('number'));
  const stated = key === 'type' ? new Set([...first, ...second]) : first;
  const common = [...stated].filter((value) => isIn(value, first) && isIn(value, second));
  if (key === 'const' || common.length === 0) return undefined;
  return key === 'type' && common.length === 1 ? common[0] : common;
}

const listHas = (list: unknown, value: unknown): boolean =>
  Array.isArray(list) && list.some((other) => isDeepStrictEqual(other, value));

const shown = (value: unknown): string => JSON.stringify(value);

/** A field that two parts declare, with the annotations of the second declaration. */
function mergeField(
  name: string,
  before: Schema,
  field: Schema,
  named: Named,
  place: DocumentPlace,
): Schema {
  const pointer = joinPointer(`${place.pointer}/properties`, name);
  if (!isDeepStrictEqual(before.default, field.default)) {
    const message = `\`${name}\` is declared twice with different defaults; use the same \`default\` in both`;
    refuseAt(place.document, message, pointer);
  }
  const rulesOf = (schema: Schema) => pick(schema, (key) => !isAnnotation(key));
  // The second declaration may be one of the branches of the first, such as all but null.
  const cases = [before, ...branchesOf(before)].map(rulesOf);
  if (cases.some((one) => isDeepStrictEqual(one, rulesOf(field)))) return field;
  const first = rulesOf(resolve(before, named.schemas));
  return mergeBoth(first, field, named, { ...place, pointer });
}

/** A node with its required fields first, the order in which they are listed everywhere. */
function requiredFirst(schema: Schema): Schema {
  const { properties, required = [] } = schema;
  const node = pick(schema, (key) => key !== 'required' || required.length > 0);
  if (properties === undefined) return node;
  const rank = ([name]: [string, unknown]) => Number(!required.includes(name));
  const fields = Object.entries(properties).sort((a, b) => rank(a) - rank(b));
  return { ...node, properties: Object.fromEntries(fields) };
}
