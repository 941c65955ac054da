/**
 * Merges `allOf`: a schema becomes one node, and each branch of a union in it a whole schema. What cannot be merged stays
 * in an `allOf` of the merged schema: validators read it, and the rest of this project does not.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, DocumentPlace } from './contract.ts';
import { joinPointer, mapValues, pick } from './json.ts';
import { refuseAt } from './problem.ts';
import {
  ANNOTATIONS,
  acceptsAll,
  annotationsOf,
  branchesOf,
  isAlias,
  isAnnotation,
  isRead,
  isReference,
  mapChildren,
  nameIn,
  readable,
  resolve,
  SCHEMAS,
  type Schema,
  type Schemas,
} from './schema.ts';

/** Schemas made of several, one of which may exclude values that another one lists. */
const joined = new WeakSet<Schema>();

/** Whether a schema was made of several. */
export const isJoined = (schema: Schema): boolean => joined.has(schema);

function join(schema: Schema): Schema {
  joined.add(schema);
  return schema;
}

/** The named schemas, and the names of schemas that only an `allOf` uses. */
type Named = Pick<Contract, 'schemas' | 'parts'>;

/**
 * A schema with every `allOf` in it merged. A reference to a part is replaced by the part; any other reference stays,
 * unless it is in an `allOf` with other rules.
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
  // Drop the discriminator, because merging may replace its references; `tagOf` finds the tag without it.
  const { allOf = [], discriminator: _, ...own } = inner;
  if (isAlias(schema)) return { ...allOf[0], ...own };
  const name = nameIn(own);
  if (name !== undefined && parts.has(name)) {
    const part = mergeNamed(name, schemas[name]);
    return { title: name, ...part, ...annotationsOf(own) };
  }
  if (allOf.length === 0) return requiredFirst(mergeTwo({}, own, named, place));
  let merged: Schema = {};
  for (const part of allOf) {
    const partName = nameIn(part);
    // In an earlier release, the target may be another reference, into which no rules can be merged.
    const whole = partName === undefined ? part : mergeNamed(partName, resolve(part, schemas));
    const inherited = pick(whole, (key) => !isOfPart(key, own));
    merged = mergeTwo(merged, inherited, named, place);
  }
  return join(requiredFirst(mergeTwo(merged, own, named, place)));
}

/** Whether an annotation describes only a part of an `allOf` or is overridden. */
const isOfPart = (key: string, own: Schema): boolean =>
  /^(title|description)$/.test(key) ||
  (key in own && isAnnotation(key) && !ANNOTATIONS[key]?.isList);

const withParts = (schema: Schema, parts: Schema[]): Schema =>
  parts.length === 0 ? schema : { ...schema, allOf: [...(schema.allOf ?? []), ...parts] };

const isUnion = (key: string): boolean => key === 'oneOf' || key === 'anyOf';

/** Whether a branch of a union states no type and no fields, only other rules, such as `{required: [a]}`. */
const isCondition = (branch: Schema): boolean =>
  !Object.keys(branch).some((key) => /^(\$ref|type|const|enum|properties|items|\w+Of)$/.test(key));

/** Merges two schemas; the rules next to a union go into each branch. */
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
  const withoutUnion = (one: Schema) => pick(one, (key) => !isUnion(key));
  const [first, second] = [withoutUnion(left), withoutUnion(right)];
  if (union === undefined) return withParts(merge(first, second), parts);
  const one = mergeable(first, { oneOf: union }, parts);
  const two = mergeable(second, { oneOf: union }, parts);
  const isRule = (key: string) => isRead(key) && !isAnnotation(key);
  const isBeside = (key: string) => !isRule(key);
  const rules = merge(pick(one, isRule), pick(two, isRule));
  const beside = merge(pick(one, isBeside), pick(two, isBeside));
  const hasRules = Object.keys(rules).length > 0;
  const isWhole = ({ $ref, oneOf, anyOf }: Schema) => ($ref ?? oneOf ?? anyOf) !== undefined;
  // References stay, unless there are more fields.
  const isApart = hasRules && rules.properties === undefined && union.some(isWhole);
  const branches = union.map((branch) => {
    if (!hasRules || isApart) return branch;
    const title = nameIn(branch);
    if (isWhole(branch)) return mergeBoth({ title, ...branch }, rules, named, place);
    const isFirst = branchesOf(left).length > 0;
    const both = isFirst ? merge(branch, rules) : merge(rules, branch);
    return join(requiredFirst({ ...annotationsOf(branch), ...both }));
  });
  const apart = isApart ? [rules] : [];
  return withParts({ ...beside, [keyword ?? '']: branches }, [...parts, ...apart]);
}

/**
 * Merges two schemas without unions; of rules that cannot be merged, the second stays in an `allOf`. Of annotations that
 * differ, the second holds.
 */
function mergeRules(left: Schema, right: Schema, named: Named, place: DocumentPlace): Schema {
  const parts: Schema[] = [];
  const merged: Record<string, unknown> = { ...mergeable(left, right, parts) };
  for (const [key, value] of Object.entries(mergeable(right, left, parts))) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) merged[key] = value;
    else if (key === 'properties') {
      const fields = mapValues(value as Schemas, (field, name) =>
        mergeField(name, left.properties?.[name] ?? field, field, named, place),
      );
      merged[key] = { ...left.properties, ...fields };
    } else if (key === 'required') merged[key] = [...new Set([...(left.required ?? []), ...value])];
    else if (ANNOTATIONS[key]?.isList || key === 'allOf') merged[key] = [before, value].flat();
    else if (/^(min|exclusiveMin)/.test(key)) merged[key] = Math.max(Number(before), value);
    else if (/^(max|exclusiveMax)/.test(key)) merged[key] = Math.min(Number(before), value);
    else if (key === 'items' || key === 'additionalProperties') {
      // `true` accepts any other field, and `false` none.
      const one = before === true ? value : before;
      const two = value === true ? before : value;
      merged[key] = one && two && mergeBoth(one as Schema, two as Schema, named, place);
    } else if (key === 'type' || key === 'const' || key === 'enum') {
      merged[key] = commonValues(key, before, value);
      const message = `no value has both the \`${key}\` ${shown(before)} and ${shown(value)}; change one of them`;
      if (merged[key] === undefined) refuseAt(place.document, message, place.pointer);
    } else if (key === 'default') {
      const message = `two parts of \`allOf\` have different defaults, ${shown(before)} and ${shown(value)}; use the same \`default\` in both`;
      refuseAt(place.document, message, place.pointer);
    } else if (isAnnotation(key)) merged[key] = value;
    else parts.push({ [key]: value });
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

/**
 * What can be merged of a schema: what is read of it. Other rules go to `parts`, together with those that they look at.
 * So does all of a schema that closes an object in which `other` names more fields.
 */
function mergeable(schema: Schema, other: Schema, parts: Schema[]): Schema {
  if (acceptsAll(other)) return schema;
  const { additionalProperties: others = true, properties = {} } = schema;
  const isClosing =
    others !== true &&
    Object.keys(other.properties ?? {}).some((name) => !Object.hasOwn(properties, name));
  const isWhole = isClosing || 'prefixItems' in schema || 'patternProperties' in schema;
  const isMerged = (key: string) => isRead(key) || key === 'allOf' || key === 'not';
  const part = pick(schema, (key) => !isAnnotation(key) && (isWhole || !isMerged(key)));
  if (Object.keys(part).length > 0) parts.push(part);
  if (!isWhole) return pick(schema, isMerged);
  const { additionalProperties: _others, ...read } = readable(schema);
  return read;
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
  // The second declaration may be a branch of the first declaration, such as all types except null.
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
