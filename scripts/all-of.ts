/** Merges `allOf`: a schema becomes one node, and each branch of a union in it a whole schema. */
import { isDeepStrictEqual } from 'node:util';
import type { Contract, DocumentPlace } from './contract.ts';
import { joinPointer, pick } from './json.ts';
import { refuseAt } from './problem.ts';
import {
  annotationsOf,
  branchesOf,
  isAlias,
  isAnnotation,
  listedIn,
  mapChildren,
  nameIn,
  resolve,
  SCHEMAS,
  type Schema,
  type Schemas,
} from './schema.ts';

/** The annotations that are lists: `allOf` joins those of its parts. */
const COLLECTED = ['x-unspecified', 'x-assumption', 'x-replaces'];

/** The annotations that describe a part alone: `allOf` drops them. */
const OF_PART_ALONE = ['title', 'description'];

/** Kept beside the schemas, which stay plain JSON Schema. The comparison needs them to find where a merged one is written. */
const origins = new WeakMap<Schema, readonly Schema[]>();

/** The schemas as written that a merged one consists of, the one in its own place first. */
export function originsOf(merged: Schema): readonly Schema[] {
  return origins.get(merged) ?? [merged];
}

/** Records from which schemas another one was made, and returns it. */
export function madeOf(made: Schema, ...sources: Schema[]): Schema {
  origins.set(made, [...new Set(sources.flatMap(originsOf))]);
  return made;
}

/** The named schemas, and the names of those that only an `allOf` uses. */
type Named = Pick<Contract, 'schemas' | 'parts'>;

/**
 * A schema with every `allOf` in it merged, and each branch of a union written as a whole. A reference to a part is
 * replaced by the part; any other reference stays, unless it is in an `allOf` with rules of its own.
 *
 * @param place where the schema is in a bundle, for problems
 * @throws ProblemsError for rules that cannot be merged
 */
export function mergeAllOf(schema: Schema, named: Named, place: DocumentPlace): Schema {
  const { schemas, parts } = named;
  const mergeNamed = (schemaName: string, target: Schema = {}) =>
    mergeAllOf(target, named, { ...place, pointer: joinPointer(SCHEMAS, schemaName) });
  const inner = mapChildren(schema, (child, { pointer }) =>
    mergeAllOf(child, named, { ...place, pointer: place.pointer + pointer }),
  );
  // Drop the discriminator, since it names references that merging may replace; `tagOf` finds the tag without it.
  const { allOf = [], discriminator: _, ...own } = inner;
  if (isAlias(schema)) return madeOf({ ...allOf[0], ...own }, schema, ...allOf);
  const name = nameIn(own);
  if (name !== undefined && parts.has(name)) {
    const part = mergeNamed(name, schemas[name]);
    return madeOf({ title: name, ...part, ...annotationsOf(own) }, schema, part);
  }
  const merging = { schemas, place };
  let merged: Schema = {};
  for (const part of allOf) {
    const partName = nameIn(part);
    // In an earlier release, the target may be another reference, into which no rules can be merged.
    const whole = partName === undefined ? part : mergeNamed(partName, resolve(part, schemas));
    merged = mergeTwo(merged, inherited(whole, own), merging);
  }
  const whole = mergeTwo(merged, madeOf(own, schema), merging);
  return madeOf(requiredFirst(whole), schema, merged);
}

/** What a schema takes over from a part of its `allOf`: all but the annotations that it states itself. */
function inherited(part: Schema, own: Schema): Schema {
  const isOverridden = (key: string) => key in own && isAnnotation(key) && !COLLECTED.includes(key);
  const isKept = (key: string) => !OF_PART_ALONE.includes(key) && !isOverridden(key);
  return madeOf(pick(part, isKept), part);
}

/** The named schemas, and the place of the schema that is being merged. */
interface Merging {
  schemas: Schemas;
  place: DocumentPlace;
}

function refuseMerge({ place }: Merging, message: string, below = ''): never {
  return refuseAt(place.document, message, place.pointer + below);
}

/** Merges two schemas; the rules beside a union go into each of its branches. */
function mergeTwo(left: Schema, right: Schema, merging: Merging): Schema {
  const [inLeft, inRight] = [branchesOf(left), branchesOf(right)];
  const unions = [left.oneOf, left.anyOf, right.oneOf, right.anyOf].filter(Boolean);
  if (unions.length > 1) {
    refuseMerge(merging, 'the schema has two unions; move one of them into its own schema');
  }
  const union = [...inLeft, ...inRight];
  if (union.length === 0) return madeOf(mergeRules(left, right, merging), left, right);
  const isRule = (key: string) => !isAnnotation(key) && key !== 'oneOf' && key !== 'anyOf';
  const rules = mergeRules(pick(left, isRule), pick(right, isRule), merging);
  const branches = union.map((branch) => {
    if (Object.keys(rules).length === 0) return branch;
    const [first, second] = inLeft.length > 0 ? [branch, rules] : [rules, branch];
    refuseUnmergeable(branch, rules, merging);
    const whole = { ...annotationsOf(branch), ...mergeRules(first, second, merging) };
    return madeOf(requiredFirst(whole), branch, left, right);
  });
  const notes = mergeRules(annotationsOf(left), annotationsOf(right), merging);
  const keyword = (left.oneOf ?? right.oneOf) ? 'oneOf' : 'anyOf';
  return madeOf({ ...notes, [keyword]: branches }, left, right);
}

/** Refuses rules beside a union for a branch that they cannot become part of. */
function refuseUnmergeable(branch: Schema, rules: Schema, merging: Merging): void {
  if ((branch.$ref ?? branch.oneOf ?? branch.anyOf) === undefined) return;
  const [rule = ''] = Object.keys(rules);
  const remedy = 'state it in each branch, or write the branches out in place';
  const message = `\`${rule}\` must not be beside a union of references or unions, because it cannot be merged into its branches; ${remedy}`;
  refuseMerge(merging, message, joinPointer('', rule));
}

/** Merges two schemas without unions; what both state must agree, or be narrowed by the second. */
function mergeRules(left: Schema, right: Schema, merging: Merging): Schema {
  if (coversOthers(left, right) || coversOthers(right, left)) {
    const remedy =
      'write all properties beside `additionalProperties`, or write `additionalProperties` in each branch';
    refuseMerge(
      merging,
      `\`additionalProperties\` would also apply to properties of other parts of \`allOf\`; ${remedy}`,
    );
  }
  const merged: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const before = merged[key];
    if (before === undefined || isDeepStrictEqual(before, value)) {
      merged[key] = value;
    } else if (key === 'properties') {
      merged[key] = mergeProperties(left.properties ?? {}, value, merging);
    } else if (key === 'required') {
      merged[key] = [...new Set([...(left.required ?? []), ...value])];
    } else if (COLLECTED.includes(key)) {
      merged[key] = [before, value].flat();
    } else {
      refuseMerge(merging, `\`${key}\` is stated twice with different values; state it once`);
    }
  }
  return merged as Schema;
}

/** Whether the `additionalProperties` of a schema would also apply to properties that another schema names. */
function coversOthers({ additionalProperties = true, properties = {} }: Schema, other: Schema) {
  const names = Object.keys(other.properties ?? {});
  return additionalProperties !== true && names.some((name) => !(name in properties));
}

function mergeProperties(left: Schemas, right: Schemas, merging: Merging): Schemas {
  const both: Schemas = { ...left };
  for (const [name, field] of Object.entries(right)) {
    const before = left[name];
    if (before && !isDeepStrictEqual(before, field) && !narrows(field, before, merging.schemas)) {
      const message = `\`${name}\` is declared twice, and the second declaration does not narrow the first; declare it once, or list fewer values or types in the second declaration`;
      refuseMerge(merging, message);
    }
    if (before && !isDeepStrictEqual(before.default, field.default)) {
      const message = `\`${name}\` is declared twice with different defaults; state the same \`default\` in both declarations`;
      refuseMerge(merging, message, joinPointer('/properties', name));
    }
    both[name] = field;
  }
  return both;
}

/**
 * Whether a schema narrows another: each of its alternatives is one of the other's, with the same rules, and lists
 * no other value. Anything less simple does not count as narrower.
 */
function narrows(narrow: Schema, wide: Schema, schemas: Schemas): boolean {
  const wider = simpleAlternatives(wide, schemas);
  return simpleAlternatives(narrow, schemas).every((one) =>
    wider.some((other) => {
      const [values, allowed] = [listedIn(one), listedIn(other)];
      const isListed = allowed === undefined || values?.every((value) => allowed.includes(value));
      const rulesOf = (schema: Schema) =>
        pick(schema, (key) => !isAnnotation(key) && key !== 'const' && key !== 'enum');
      return isListed === true && isDeepStrictEqual(rulesOf(one), rulesOf(other));
    }),
  );
}

/**
 * The alternatives of a schema, each with one JSON type, or without one if the schema states none. A reference to an
 * enumeration is the enumeration.
 */
function simpleAlternatives(schema: Schema, schemas: Schemas): Schema[] {
  const target = resolve(schema, schemas);
  if (listedIn(target)) return [target];
  if (schema.$ref) return [schema];
  const branches = branchesOf(schema);
  if (branches.length > 0) return branches.flatMap((one) => simpleAlternatives(one, schemas));
  const { type, ...rules } = schema;
  if (type === undefined) return [schema];
  const types = [type].flat();
  return types.map((one) => ({ ...(one === 'null' ? annotationsOf(rules) : rules), type: one }));
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
