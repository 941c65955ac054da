import { isJsonObject, pickKeys } from '../../model/json.ts';
import { isDeepStrictEqual } from 'node:util';
import * as model from '../../model/schema.ts';
import { resolve, typesOf } from '../../model/schema.ts';
import { toJsonSchema } from '../../normalise/normal.ts';
import { tagValues } from '../../normalise/tag.ts';
import { isOutside, reasonsOf, valuesAround } from './inclusion.ts';
import {
  differAt,
  type NodeDifference,
  type Pair,
  type PathStep,
  type Shown,
  type Side,
} from './pair.ts';
import { fieldOf, sample } from './values.ts';

/** A branch of a union. A schema that is no union is one branch or, compared by type, one for each of its types. */
interface Branch extends Side {
  /** The indexes of the branches that lead to it, from the outermost union. */
  indexes: readonly number[];
  /** What chooses it: values of the tag, `other` for all that no branch names, or a JSON type. */
  when: readonly model.TagValue[] | 'other';
}

/** What one value of the tag, or one JSON type, chooses in each release. */
interface Choice {
  /** The value or the type; not set for all values of the tag that no branch names. */
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
  const tag = sharedTag(pair);
  const branchesIn = (side: Side) => (tag ? branchesByTag(side, tag) : branchesByType(side));
  const [before, after] = [branchesIn(pair.old), branchesIn(pair.next)];
  const choices = pairBranches(before, after);
  if (!tag && !arePairedByType(pair, choices, before, after)) return compareAsWhole(pair, compare);
  const compared = new Set<string>();
  return choices.flatMap((choice) => {
    const { old, next } = choice;
    const steps = stepsTo(choice, tag ? 1 : 0);
    const inside: Pair = tag || (old && next) ? { ...pair, path: [...pair.path, ...steps] } : pair;
    // A branch may lose a value of the tag, and still be chosen by another one.
    const isKept = choices.some((one) => one.old === old && one.next !== undefined);
    if (!old || !next) return [reportBranch(inside, choice, tag, isKept)];
    // Several values may choose the same two branches.
    const key = JSON.stringify(steps);
    if (compared.has(key)) return [];
    compared.add(key);
    return compare({
      ...inside,
      old,
      next,
      isSubset: pair.isSubset || (old.when === 'other' && next.when !== 'other'),
      // The annotations of a whole schema have been compared; by tag, they are compared with a branch's, too.
      hasAnnotationsCompared: !tag && (old.indexes.length === 0 || next.indexes.length === 0),
      comparedTag: tag && differOnlyInTagValues(tag, old, next) ? tag : undefined,
    });
  });
}

/** Whether each type chooses at most one branch in each release, and none of the pairs is the pair itself. */
function arePairedByType(
  { old, next }: Pair,
  choices: readonly Choice[],
  ...sides: readonly Branch[][]
): boolean {
  const areDistinct = (branches: Branch[]) =>
    new Set(branches.map(({ when }) => when[0])).size === branches.length;
  // A union with a tag is one branch, itself: comparing it with itself would lead here again, without end.
  const isItself = (one: Choice) =>
    one.old?.schema === old.schema && one.next?.schema === next.schema;
  return sides.every(areDistinct) && !choices.some(isItself);
}

/** The way from the unions to the branches of a choice. */
function stepsTo({ old, next }: Choice, least: number): PathStep[] {
  const depth = Math.max(old?.indexes.length ?? 0, next?.indexes.length ?? 0, least);
  return Array.from({ length: depth }, (_, level) => ({
    branches: [old?.indexes[level] ?? -1, next?.indexes[level] ?? -1],
  }));
}

/** The tag that tells the branches of both releases apart; a schema that is no union is one branch. */
function sharedTag({ old, next }: Pair): string | undefined {
  const tags = [old, next].flatMap(({ schema }) => schema.union?.tag ?? []);
  return tags.find((tag) => [old, next].every((side) => branchesByTag(side, tag).length > 0));
}

/** The branches of a union by this tag. Any other schema is one branch, or none if it names no values of the tag. */
function branchesByTag({ schema, release }: Side, tag: string): Branch[] {
  const { union } = schema;
  if (union?.by === 'tag' && union.tag === tag) {
    return union.branches.map((one, index) => ({ ...one, release, indexes: [index] }));
  }
  const when = tagValues(schema, tag, release.schemas);
  return when ? [{ when, schema, release, indexes: [] }] : [];
}

/** The branches by type, of nested unions too; a union by tag counts as one branch. */
function branchesByType({ schema, release }: Side, indexes: readonly number[] = []): Branch[] {
  const found = resolve(schema, release.schemas);
  if (found.union && found.union.by !== 'tag') {
    return model
      .branchesOf(found)
      .flatMap((branch, index) => branchesByType({ schema: branch, release }, [...indexes, index]));
  }
  const [only = 'object', ...more] = typesOf(found, release.schemas);
  return [only, ...more].map((type) => {
    const one = more.length > 0 ? { ...found, type } : schema;
    return { schema: one, release, indexes, when: [model.baseType(type)] };
  });
}

function pairBranches(old: readonly Branch[], next: readonly Branch[]): Choice[] {
  const values = [...old, ...next].flatMap<model.TagValue | undefined>(({ when }) =>
    when === 'other' ? [undefined] : when,
  );
  const choose = (branches: readonly Branch[], value?: model.TagValue) =>
    branches.find(({ when }) => when !== 'other' && when.some((one) => one === value)) ??
    branches.find(({ when }) => when === 'other');
  return [...new Set(values)].map((value) => {
    return { value, old: choose(old, value), next: choose(next, value) };
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

/** Reports a branch that only one release has; another value may still choose it where it is kept. */
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

/** Where a branch states the values of its tag; a branch with a name is reported as a whole. */
function placeOfTag({ path }: Pair, { schema, release }: Side, tag: string) {
  if (schema.$ref !== undefined) return {};
  const field = fieldOf(resolve(schema, release.schemas), tag);
  const keyword = field?.const === undefined ? 'enum' : 'const';
  return { at: [...path, { tokens: ['properties', tag] }], keyword };
}

/** The keyword that states the branches of a node, and what it says in each release. */
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
  const reasons = reasonsOf(pair, (inner, outer) => {
    const values = [...valuesAround(inner, outer), ...valuesAround(outer, inner)];
    const leaf = values.find((value) => isOutside(value, inner, outer));
    if (leaf !== undefined) return { leaf };
    const { union } = outer.schema;
    const isWithin = (part: Side, whole: Side) =>
      compare({ old: part, next: whole, path: [] }).every(
        ({ reasons }) => !reasons['breaks-senders'] && !reasons.unjudged,
      );
    // `oneOf` refuses a value that two overlapping branches accept.
    const isProved =
      (union?.keyword !== 'oneOf' || union.by !== 'trial') &&
      branchesIn(inner).every((one) => branchesIn(outer).some((other) => isWithin(one, other)));
    return isProved ? 'within' : 'not proved';
  });
  const isWithinEach = !reasons['breaks-senders'] && !reasons['breaks-receivers'];
  return isWithinEach ? [] : [differAt(pair, { what: 'union', ...unionStated(pair) }, reasons)];
}
