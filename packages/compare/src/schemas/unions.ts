/** Compares unions of two releases: branch by branch if a tag or their JSON types tell them apart, otherwise as a whole. */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, pickKeys } from 'contract-compiler/model/json.ts';
import * as model from 'contract-compiler/model/schema.ts';
import {
  type NormalSchema,
  resolve,
  type TagValues,
  typesOf,
} from 'contract-compiler/model/schema.ts';
import { toJsonSchema } from 'contract-compiler/normalise/normal.ts';
import { tagValues } from 'contract-compiler/normalise/tag.ts';
import type { Candidates } from '../verdict.ts';
import { candidatesOf, isOutside, isTolerated, valuesAround } from './inclusion.ts';
import {
  differAt,
  type NodeDifference,
  type Pair,
  type PathStep,
  type Shown,
  type Side,
  WHOLE,
} from './pair.ts';
import { fieldOf, sample } from './values.ts';

/** A branch of a union. A schema that is not a union is one branch or, compared by type, one per type. */
interface Branch extends Side {
  /** The indexes of the branches on the path to it, from the outermost union. */
  indexes: readonly number[];
}

/** Branches by selector: a value of the tag, a JSON type, or `OTHER` for all values that no branch lists. */
type Branches = ReadonlyMap<model.TagValue | undefined, Branch>;

const OTHER = undefined;

/** The branches that one value of the tag, or one JSON type, selects in each release. */
interface Choice {
  value: model.TagValue | undefined;
  old: Branch | undefined;
  next: Branch | undefined;
}

/**
 * Compares two schemas of which at least one is a union.
 *
 * @param compare compares two branches that belong together
 */
export function compareUnions(
  pair: Pair,
  compare: (both: Pair) => NodeDifference[],
): NodeDifference[] {
  const sides = [pair.old, pair.next];
  const tags = sides.flatMap(({ schema }) => schema.union?.tag ?? []);
  const tag = tags.find((one) => sides.every((side) => branchesByTag(side, one).size > 0));
  const branchesOf = (side: Side) => (tag ? branchesByTag(side, tag) : branchesByType(side));
  const before = branchesOf(pair.old);
  const after = branchesOf(pair.next);
  if (!before || !after) return compareAsWhole(pair, compare);
  const selectors = new Set([...before.keys(), ...after.keys()]);
  const choices = [...selectors].map((value): Choice => {
    const old = before.get(value) ?? before.get(OTHER);
    const next = after.get(value) ?? after.get(OTHER);
    return { value, old, next };
  });
  // A union with a tag has one type: comparing it with another object by type would recurse forever.
  const isItself = choices.some(
    ({ old, next }) => old?.schema === pair.old.schema && next?.schema === pair.next.schema,
  );
  if (!tag && isItself) return compareAsWhole(pair, compare);
  return choices.flatMap((choice) => {
    const { old, next } = choice;
    const path = [...pair.path, ...stepsTo(choice, tag ? 1 : 0)];
    if (!old || !next) {
      if (!tag) return [reportType(pair, choice)];
      // A branch may lose a value of the tag, and still be selected by another one.
      const isKept = choices.some((one) => one.old === old && one.next !== undefined);
      return [reportTagged({ ...pair, path }, choice, tag, isKept)];
    }
    const becameListed = old === before.get(OTHER) && next !== after.get(OTHER);
    const isWholeSchema = old.indexes.length === 0 || next.indexes.length === 0;
    return compare({
      ...pair,
      path,
      old,
      next,
      isPartial: pair.isPartial || becameListed,
      // The annotations of whole schemas are compared already; by tag, they are compared with a branch's, too.
      hasAnnotationsCompared: !tag && isWholeSchema,
      comparedTag: tag && differOnlyInTagValues(tag, old, next) ? tag : undefined,
    });
  });
}

/** The path from the unions to the branches of a choice. */
function stepsTo({ old, next }: Choice, least: number): PathStep[] {
  const depth = Math.max(old?.indexes.length ?? 0, next?.indexes.length ?? 0, least);
  return Array.from({ length: depth }, (_, level) => ({
    branches: [old?.indexes[level] ?? -1, next?.indexes[level] ?? -1],
  }));
}

/** The branches of a union by this tag. Any other schema is one branch, or none if it lists no values of the tag. */
function branchesByTag({ schema, release }: Side, tag: string): Branches {
  const { union } = schema;
  if (union?.by !== 'tag' || union.tag !== tag) {
    const when = tagValues(schema, tag, release.schemas) ?? [];
    const whole: Branch = { schema, release, indexes: [] };
    return new Map(selectorsOf(when).map((value) => [value, whole]));
  }
  const chosen = new Map<model.TagValue | undefined, Branch>();
  for (const [index, { when, schema }] of union.branches.entries()) {
    const branch: Branch = { schema, release, indexes: [index] };
    for (const value of selectorsOf(when)) chosen.set(value, branch);
  }
  return chosen;
}

function selectorsOf(when: TagValues): readonly (model.TagValue | undefined)[] {
  return when === 'other' ? [OTHER] : when;
}

/** The branches by type; undefined if a type may select several. */
function branchesByType(side: Side): Branches | undefined {
  const chosen = new Map<model.TypeName, Branch>();
  for (const { type, branch } of typedBranches(side)) {
    if (chosen.has(type)) return undefined;
    chosen.set(type, branch);
  }
  return chosen;
}

interface TypedBranch {
  type: model.TypeName;
  branch: Branch;
}

/** The type and the branch of each type, of nested unions too; a union by tag counts as one branch. */
function typedBranches({ schema, release }: Side, indexes: readonly number[] = []): TypedBranch[] {
  const found = resolve(schema, release.schemas);
  if (found.union && found.union.by !== 'tag') {
    const branches = model.branchesOf(found);
    return branches.flatMap((branch, index) =>
      typedBranches({ schema: branch, release }, [...indexes, index]),
    );
  }
  const [first = 'object', ...more] = typesOf(found, release.schemas);
  if (more.length === 0) {
    return [{ type: model.baseType(first), branch: { schema, release, indexes } }];
  }
  return [first, ...more].map((type) => {
    const branch = { schema: { ...found, type }, release, indexes };
    return { type: model.baseType(type), branch };
  });
}

/** Whether the tag property of two branches differs at most in its values and annotations. */
function differOnlyInTagValues(tag: string, old: Branch, next: Branch): boolean {
  return isDeepStrictEqual(tagBesideValues(tag, old), tagBesideValues(tag, next));
}

/** The tag property of a branch without its values and annotations. */
function tagBesideValues(tag: string, { schema, release: { schemas } }: Branch): NormalSchema {
  const field = resolve(fieldOf(resolve(schema, schemas), tag) ?? {}, schemas);
  const ofValues = ['type', 'known', 'not', field.const === undefined ? 'enum' : 'const'];
  return pickKeys(field, (key) => !ofValues.includes(key) && !model.isAnnotation(key));
}

/**
 * Reports a branch that a value of the tag selects in one release only.
 *
 * @param isKept whether another value still selects the branch
 */
function reportTagged(
  pair: Pair,
  { value, old, next }: Choice,
  tag: string,
  isKept: boolean,
): NodeDifference {
  const side = old ?? next ?? pair.next;
  const made = sample(side.schema, side.release);
  const leaf = value !== undefined && isJsonObject(made) ? { ...made, [tag]: value } : made;
  const label = `\`${tag}: ${value ?? 'another'}\``;
  const what = `branch ${value ?? 'other'}`;
  const stated = value ?? null;
  const place = placeOfTag(pair, side, tag);
  if (!old) {
    const arrives = { 'breaks-receivers': { effect: `${label} may arrive`, leaf } };
    return differAt(pair, { ...place, what, new: stated }, arrives);
  }
  const candidates: Candidates = { 'breaks-senders': { effect: `${label} is refused`, leaf } };
  if (!isKept) {
    candidates['breaks-receivers'] = {
      effect: `${label} is no longer sent`,
      noWitness: 'no value can show that something is no longer sent',
    };
  }
  return differAt(pair, { ...place, what, old: stated }, candidates);
}

/** Reports a branch that a JSON type selects in one release only. */
function reportType(pair: Pair, { value: type, old, next }: Choice): NodeDifference {
  const { schema, release } = old ?? next ?? pair.next;
  const leaf = sample(schema, release);
  const label = `a value of type \`${type}\``;
  const what = `branch ${type}`;
  const isNull = type === 'null';
  const stated = isNull ? type : schema;
  const { keyword } = unionStated(pair);
  if (!old) {
    const arrives = { 'breaks-receivers': { effect: `${label} may arrive`, leaf } };
    const isTolerable = pair.isOpaque || (isNull && pair.isOptional);
    return differAt(pair, { keyword, what, new: stated }, arrives, isTolerable);
  }
  const refused = { 'breaks-senders': { effect: `${label} is refused`, leaf } };
  return differAt(pair, { keyword, what, old: stated }, refused);
}

/** The place where a branch states the values of its tag; a named branch is reported as a whole. */
function placeOfTag(
  { path }: Pair,
  { schema, release }: Side,
  tag: string,
): Pick<Shown, 'at' | 'keyword'> {
  if (schema.$ref !== undefined) return {};
  const field = fieldOf(resolve(schema, release.schemas), tag);
  const keyword = field?.const === undefined ? 'enum' : 'const';
  return { at: [...path, { tokens: ['properties', tag] }], keyword };
}

/** The keyword with the branches of a node, and its value in each release; the whole rules of one without branches. */
function unionStated(pair: Pair): Omit<Shown, 'what' | 'at'> {
  const [old = {}, next = {}] = [pair.old, pair.next].map(({ schema }) =>
    model.mapSchema(toJsonSchema(schema), (node) =>
      pickKeys(node, (key) => !model.isAnnotation(key)),
    ),
  );
  const stated = ['anyOf', 'oneOf', 'type'] as const;
  const keyword = stated.find((key) => key in next) ?? stated.find((key) => key in old);
  return keyword ? { keyword, old: old[keyword] ?? old, new: next[keyword] ?? next } : {};
}

/** The branches of a union; any other schema is one branch. */
function branchesIn({ schema, release }: Side): Side[] {
  const branches = schema.union ? model.branchesOf(schema) : [schema];
  return branches.map((branch) => ({ schema: branch, release }));
}

/** Whether tolerant readers of the base accept all values of the new union, which are scalars: see `isTolerated`. */
function isUnionTolerated(pair: Pair): boolean {
  const types = typesOf(pair.next.schema, pair.next.release.schemas);
  if (types.includes('object') || types.includes('array')) return false;
  const resolvedIn = (side: Side) =>
    branchesIn(side).map((one) => ({ ...one, schema: resolve(one.schema, one.release.schemas) }));
  const before = resolvedIn(pair.old);
  return resolvedIn(pair.next).every(
    (next) => !next.schema.union && before.some((old) => isTolerated({ ...pair, old, next })),
  );
}

/** Compares unions that cannot be paired by tag or type: each branch must be within one of the other. */
function compareAsWhole(pair: Pair, compare: (both: Pair) => NodeDifference[]): NodeDifference[] {
  const isWithin = (inner: Side, outer: Side) =>
    compare({ old: inner, next: outer, ...WHOLE }).every(
      ({ candidates }) => !candidates['breaks-senders'] && !candidates.unjudged,
    );
  const candidates = candidatesOf(pair, (inner, outer) => {
    const values = [...valuesAround(inner, outer), ...valuesAround(outer, inner)];
    const leaf = values.find((value) => isOutside(value, inner, outer));
    if (leaf !== undefined) return { leaf };
    const { union } = outer.schema;
    // `oneOf` refuses a value that two overlapping branches accept.
    if (union?.keyword === 'oneOf' && union.by === 'trial') return {};
    const outerBranches = branchesIn(outer);
    const isProved = branchesIn(inner).every((one) =>
      outerBranches.some((other) => isWithin(one, other)),
    );
    return isProved ? 'within' : {};
  });
  if (!candidates['breaks-senders'] && !candidates['breaks-receivers']) return [];
  const isTolerable = pair.isOpaque || (!pair.isTag && isUnionTolerated(pair));
  const shown = { what: 'union', ...unionStated(pair) };
  return [differAt(pair, shown, candidates, isTolerable)];
}
