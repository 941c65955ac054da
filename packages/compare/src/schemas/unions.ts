/** Compares unions: branch by branch if a tag or the JSON type selects the branch, otherwise as a whole. */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject } from '../../../../scripts/json.ts';
import {
  branchesOf,
  listedIn,
  type Schema,
  type TagValue,
  tagValues,
} from '../../../../scripts/schema.ts';
import { decide, isTolerable } from './decide.ts';
import { ANYTHING } from './keywords.ts';
import { type Compare, type Effects, type Found, type Pair, sidesOf } from './pair.ts';
import { alternativesOf, type Side } from './set.ts';
import { sample } from './values.ts';

/** Selects a branch for all values of the tag that no other branch lists. */
const OTHER = Symbol('other');

/** What selects a branch: a value of the tag or a JSON type. */
type Selector = TagValue | typeof OTHER;

type Branches = ReadonlyMap<Selector, Schema>;

interface Choice {
  selector: Selector;
  old: Schema | undefined;
  next: Schema | undefined;
}

/** @param compare compares two branches that the same value of a tag, or the same type, selects */
export function compareUnions(pair: Pair, compare: Compare): Found[] {
  const sides = [pair.old, pair.next];
  const tag = sides
    .flatMap(({ schema, set }) => set.tagOf(schema)?.name ?? [])
    .find((name) => sides.every((side) => branchesByTag(side, name).size > 0));
  const [before, after] = sides.map((side) =>
    tag ? branchesByTag(side, tag) : branchesByType(side),
  );
  if (!before || !after) return compareWhole(pair);
  const choices = choicesIn(before, after);
  // Comparing a schema of one type with itself would recurse forever.
  const isItself = ({ old, next }: Choice) => old === pair.old.schema && next === pair.next.schema;
  if (!tag && choices.some(isItself)) return compareWhole(pair);
  return choices.flatMap((choice) => {
    const inside = { ...pair, ...sidesOf(pair, choice.old, choice.next) };
    if (!choice.old || !choice.next) {
      return [tag ? reportTag(inside, tag, choice, choices) : reportType(pair, choice)];
    }
    // The values that a branch newly lists belonged to the other branch, which still has its remaining values.
    const wasOther = choice.old === before.get(OTHER) && choice.next !== after.get(OTHER);
    const isPartial = pair.isPartial || (wasOther && !pair.isSent);
    const isMeaningCompared = !tag && sides.some(({ schema }) => branchesOf(schema).length === 0);
    return compare({ ...inside, isPartial, comparedTag: tag, isMeaningCompared });
  });
}

function choicesIn(before: Branches, after: Branches): Choice[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((selector) => ({
    selector,
    old: before.get(selector) ?? before.get(OTHER),
    next: after.get(selector) ?? after.get(OTHER),
  }));
}

/** The branches by the values of a tag; a schema without this tag is one branch. */
function branchesByTag({ schema, set }: Side, tag: string): Branches {
  const isUnion = set.tagOf(schema)?.name === tag;
  const branches = isUnion ? branchesOf(schema) : [schema];
  return new Map(
    branches.flatMap((branch) => {
      const values = tagValues(branch, tag, set.schemas, false) ?? [];
      const selectors: readonly Selector[] = values === 'other' ? [OTHER] : values;
      return selectors.map((selector) => [selector, branch] as const);
    }),
  );
}

/** The branches by type, including branches of nested unions; undefined if a type may select several. */
function branchesByType(side: Side): Branches | undefined {
  const all = typedBranches(side);
  const chosen = new Map(all);
  return chosen.size === all.length ? chosen : undefined;
}

function typedBranches({ schema, set }: Side): [string, Schema][] {
  const found = set.resolve(schema);
  const branches = branchesOf(found);
  if (branches.length > 0 && !set.tagOf(found)) {
    return branches.flatMap((branch) => typedBranches({ schema: branch, set }));
  }
  const [type = '', ...more] = set.typesOf(found);
  if (more.length === 0) return [[type, schema]];
  return alternativesOf({ schema: found, set }).map((one) => [set.typesOf(one)[0] ?? '', one]);
}

/** Reports a branch that a value of the tag selects in one release only. */
function reportTag(pair: Pair, tag: string, choice: Choice, choices: readonly Choice[]): Found {
  const { selector, old } = choice;
  const { schema, set } = old ? pair.old : pair.next;
  const made = sample(schema, set);
  const leaf = isJsonObject(made) && selector !== OTHER ? { ...made, [tag]: selector } : made;
  const label = `\`${tag}: ${selector === OTHER ? 'another' : String(selector)}\``;
  const value = selector === OTHER ? 'other' : selector;
  const shown = { pair, ...placeOfTag(pair, tag), what: `branch ${String(value)}` };
  if (!old) {
    const effects = { 'breaks-receivers': { effect: `${label} may arrive`, leaf } };
    return { ...shown, new: value, effects };
  }
  const effects: Effects = { 'breaks-senders': { effect: `${label} is rejected`, leaf } };
  // Another value of the tag may still select the branch.
  if (!choices.some((one) => one.old === old && one.next)) {
    effects['breaks-receivers'] = {
      effect: `${label} is no longer sent`,
      isCertain: true,
    };
  }
  return { ...shown, old: value, effects };
}

/** The place where a branch lists the values of its tag; a named branch is reported as a whole. */
function placeOfTag({ old, next }: Pair, tag: string): Pick<Found, 'at' | 'keywords'> {
  if (old.schema.$ref !== undefined || next.schema.$ref !== undefined) return {};
  const fieldIn = ({ schema, set }: Side): Side => ({
    schema: set.resolve(schema).properties?.[tag] ?? ANYTHING,
    set,
  });
  return { at: { old: fieldIn(old), next: fieldIn(next) }, keywords: ['enum', 'const'] };
}

const UNION = ['oneOf', 'anyOf', 'type'];

/** Reports a branch that a JSON type selects in one release only. */
function reportType(pair: Pair, { selector, old, next }: Choice): Found {
  const type = String(selector);
  const { set } = old ? pair.old : pair.next;
  const leaf = sample(old ?? next ?? ANYTHING, set);
  const shown = { pair, what: `branch ${type}`, keywords: UNION };
  if (old) {
    const effect = `a value of type \`${type}\` is rejected`;
    return { ...shown, old, effects: { 'breaks-senders': { effect, leaf } } };
  }
  const effect = `a value of type \`${type}\` may arrive`;
  const isTolerated = pair.isOpaque || (type === 'null' && pair.isOptional);
  return { ...shown, new: next, effects: { 'breaks-receivers': { effect, leaf } }, isTolerated };
}

/** Compares unions that cannot be paired by tag or type. */
function compareWhole(pair: Pair): Found[] {
  const effects = decide(pair, () => true);
  const stated = ({ oneOf, anyOf, ...schema }: Schema) => oneOf ?? anyOf ?? schema;
  const [old, next] = [stated(pair.old.schema), stated(pair.next.schema)];
  const shown = { pair, what: 'union', keywords: UNION, old, new: next };
  if (effects['breaks-senders'] || effects['breaks-receivers']) {
    return [{ ...shown, effects, isTolerated: isTolerable(pair) }];
  }
  const valuesIn = (side: Side) =>
    new Set(alternativesOf(side).flatMap((one) => listedIn(one) ?? []));
  if (isDeepStrictEqual(valuesIn(pair.old), valuesIn(pair.next))) return [];
  return [{ ...shown, effects: { compatible: 'an unlisted value is valid as before' } }];
}
