import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, pickKeys } from '../../model/json.ts';
import * as model from '../../model/schema.ts';
import { resolve, typesOf } from '../../model/schema.ts';
import { toJsonSchema } from '../../normalise/normal.ts';
import { tagValues } from '../../normalise/tag.ts';
import { candidatesOf, isOutside, valuesAround } from './inclusion.ts';
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
  const [before, after] = sides.map((side) => (tag ? branchesByTag(side, tag) : byType(side)));
  if (!before || !after) return compareAsWhole(pair, compare);
  const choices = [...new Set([...before.keys(), ...after.keys()])].map((value) => {
    const [old, next] = [before, after].map((all) => all.get(value) ?? all.get(OTHER));
    return { value, old, next };
  });
  // A union with a tag has one type: comparing it with another object by type would recurse forever.
  const isItself = choices.some(
    ({ old, next }) => old?.schema === pair.old.schema && next?.schema === pair.next.schema,
  );
  if (!tag && isItself) return compareAsWhole(pair, compare);
  return choices.flatMap((choice) => {
    const { old, next } = choice;
    const steps = stepsTo(choice, tag ? 1 : 0);
    const inside: Pair = tag || (old && next) ? { ...pair, path: [...pair.path, ...steps] } : pair;
    // A branch may lose a value of the tag, and still be selected by another one.
    const isKept = choices.some((one) => one.old === old && one.next !== undefined);
    if (!old || !next) return [reportBranch(inside, choice, tag, isKept)];
    return compare({
      ...inside,
      old,
      next,
      isSubset: pair.isSubset || (old === before.get(OTHER) && next !== after.get(OTHER)),
      // The annotations of whole schemas are compared already; by tag, they are compared with a branch's, too.
      hasAnnotationsCompared: !tag && (old.indexes.length === 0 || next.indexes.length === 0),
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
  const isUnion = union?.by === 'tag' && union.tag === tag;
  const branches = isUnion
    ? union.branches
    : [{ schema, when: tagValues(schema, tag, release.schemas) ?? [] }];
  const chosen = branches.flatMap(({ when, schema }, index) => {
    const branch = { schema, release, indexes: isUnion ? [index] : [] };
    return (when === 'other' ? [OTHER] : when).map((value) => [value, branch] as const);
  });
  return new Map(chosen);
}

/** The branches by type; none if a type may select several. */
function byType(side: Side): Branches | undefined {
  const branches = branchesByType(side);
  const chosen = new Map(branches);
  return chosen.size === branches.length ? chosen : undefined;
}

/** The type and the branch of each type, of nested unions too; a union by tag counts as one branch. */
function branchesByType(
  { schema, release }: Side,
  indexes: readonly number[] = [],
): [type: model.TypeName, branch: Branch][] {
  const found = resolve(schema, release.schemas);
  if (found.union && found.union.by !== 'tag') {
    return model
      .branchesOf(found)
      .flatMap((branch, index) => branchesByType({ schema: branch, release }, [...indexes, index]));
  }
  const [only = 'object', ...more] = typesOf(found, release.schemas);
  return [only, ...more].map((type) => {
    const one = more.length > 0 ? { ...found, type } : schema;
    return [model.baseType(type), { schema: one, release, indexes }];
  });
}

/** Whether the tag property of two branches differs at most in its values and annotations. */
function differOnlyInTagValues(tag: string, ...branches: readonly Branch[]): boolean {
  const [before, after] = branches.map(({ schema, release: { schemas } }) => {
    const field = resolve(fieldOf(resolve(schema, schemas), tag) ?? {}, schemas);
    const ofValues = ['type', 'known', 'not', field.const === undefined ? 'enum' : 'const'];
    return pickKeys(field, (key) => !ofValues.includes(key) && !model.isAnnotation(key));
  });
  return isDeepStrictEqual(before, after);
}

/** Reports a branch that only one release has; another value may still select it. */
function reportBranch(
  pair: Pair,
  { value, old, next }: Choice,
  tag: string | undefined,
  isKept: boolean,
): NodeDifference {
  const { schema, release } = old ?? next ?? pair.next;
  const made = sample(schema, release);
  const leaf = tag && value !== undefined && isJsonObject(made) ? { ...made, [tag]: value } : made;
  const isNull = !tag && value === 'null';
  const label = tag ? `\`${tag}: ${value ?? 'another'}\`` : `a value of type \`${value}\``;
  const stated = tag || isNull ? (value ?? null) : schema;
  const place = tag
    ? placeOfTag(pair, { schema, release }, tag)
    : { keyword: unionStated(pair).keyword };
  const what = `branch ${value ?? 'other'}`;
  if (!old) {
    const arrives = { 'breaks-receivers': { effect: `${label} may arrive`, leaf } };
    const isTolerable = pair.isOpaque || (isNull && pair.isOptional === true);
    return differAt(pair, { ...place, what, new: stated }, arrives, isTolerable);
  }
  const noWitness = 'no value can show that something is no longer sent';
  const unsent = { effect: `${label} is no longer sent`, noWitness };
  return differAt(
    pair,
    { ...place, what, old: stated },
    {
      'breaks-senders': { effect: `${label} is refused`, leaf },
      ...(tag && !isKept && { 'breaks-receivers': unsent }),
    },
  );
}

/** The place where a branch states the values of its tag; a named branch is reported as a whole. */
function placeOfTag({ path }: Pair, { schema, release }: Side, tag: string) {
  if (schema.$ref !== undefined) return {};
  const field = fieldOf(resolve(schema, release.schemas), tag);
  const keyword = field?.const === undefined ? 'enum' : 'const';
  return { at: [...path, { tokens: ['properties', tag] }], keyword };
}

/** The keyword with the branches of a node, and its value in each release. */
function unionStated(pair: Pair): Omit<Shown, 'what' | 'at'> {
  const [old, next] = [toJsonSchema(pair.old.schema), toJsonSchema(pair.next.schema)];
  const stated = ['anyOf', 'oneOf', 'type'] as const;
  const keyword = stated.find((key) => key in next) ?? stated.find((key) => key in old);
  return keyword ? { keyword, old: old[keyword], new: next[keyword] } : {};
}

/** Compares unions that cannot be paired by tag or type: each branch must be within one of the other. */
function compareAsWhole(pair: Pair, compare: (both: Pair) => NodeDifference[]): NodeDifference[] {
  const branchesIn = ({ schema, release }: Side) =>
    (schema.union ? model.branchesOf(schema) : [schema]).map((one) => ({ schema: one, release }));
  const candidates = candidatesOf(pair, (inner, outer) => {
    const values = [...valuesAround(inner, outer), ...valuesAround(outer, inner)];
    const leaf = values.find((value) => isOutside(value, inner, outer));
    if (leaf !== undefined) return { leaf };
    const { union } = outer.schema;
    const isWithin = (part: Side, whole: Side) =>
      compare({ old: part, next: whole, ...WHOLE }).every(
        ({ candidates }) => !candidates['breaks-senders'] && !candidates.unjudged,
      );
    // `oneOf` refuses a value that two overlapping branches accept.
    const isProved =
      (union?.keyword !== 'oneOf' || union.by !== 'trial') &&
      branchesIn(inner).every((one) => branchesIn(outer).some((other) => isWithin(one, other)));
    return isProved ? 'within' : {};
  });
  const isWithinEach = !candidates['breaks-senders'] && !candidates['breaks-receivers'];
  return isWithinEach ? [] : [differAt(pair, { what: 'union', ...unionStated(pair) }, candidates)];
}
