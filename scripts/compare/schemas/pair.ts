/** The same schema in two releases, and what differs between them. */
import { isJsonObject, type Json } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import type { TagRules } from '../../normalise/tag.ts';
import {
  ABSENT,
  type Both,
  type Candidates,
  type Change,
  type Leaf,
  reasonOf,
} from '../verdict.ts';
import { type ReleaseSchemas, sample, withChild } from './values.ts';

/** One step into a schema in both releases. */
export type PathStep =
  /** The tokens of the pointer below it: a property, `items` or `additionalProperties`. */
  | { tokens: readonly string[] }
  /** The index of the branch in each release; -1 where a release does not have it. */
  | { branches: Both<number> };

/** What differs at a node, and where that is reported. */
export interface Shown extends Pick<Change, 'what' | 'old' | 'new'> {
  /** The path to the place that is reported, where that is not the node. */
  at?: readonly PathStep[] | undefined;
  /** The keyword that is reported, where that is not `what`; where nothing states it, the node as a whole is. */
  keyword?: string | undefined;
}

/** What differs at a node, and why that matters. */
export interface NodeDifference extends Shown, Pick<Pair, 'path' | 'embed'> {
  /** It breaks senders if only the base accepts something, and receivers if only the revision does, or sends it no more. */
  candidates: Candidates;
}

/** A schema in the release that states it. */
export interface Side {
  schema: NormalSchema;
  release: ReleaseSchemas;
}

/** What holds of a node and of all nodes below it. */
interface Inherited {
  /** Whether the base marks the node, or a field that it is below, `x-opaque`. */
  isOpaque?: boolean;
  /** Whether the new schema covers only some cases of the old one: what it lacks is not gone. */
  isSubset?: boolean | undefined;
  /** Whether clients send values of the schema, so that its bounds are rules for them: see `isTolerated`. */
  isSent?: boolean | undefined;
}

/** What a node is in the object around it. */
interface Role {
  /** Whether it is a field that the base does not require. */
  isOptional?: boolean;
  /** Whether it is a tag. */
  isTag?: boolean;
}

/** What the unions around a node say of it. */
interface Branching {
  /** Whether the annotations of the node are compared already. */
  hasAnnotationsCompared?: boolean;
  /** The tags of the node in the unions that refer to it. */
  tags?: TagRules | undefined;
  /** The tag that chooses the node as a branch, where only its values differ: the union compared these. */
  comparedTag?: string | undefined;
}

/** The same node in both releases. */
export interface Pair extends Inherited, Role, Branching {
  old: Side;
  next: Side;
  path: readonly PathStep[];
  /** A value of the whole schema in one release, with a value of the node at its place. */
  embed: (leaf: Leaf, index: 0 | 1) => Json | undefined;
}

/** The nodes one step below a pair, with what holds of all nodes below it. */
export function pairBelow(
  pair: Pair,
  tokens: readonly string[],
  [before, after]: Both<NormalSchema>,
): Pair {
  const { old, next, isOpaque, isSubset, isSent } = pair;
  const [keyword, name = 'other'] = tokens;
  const embed: Pair['embed'] = (leaf, index) => {
    const { schema, release } = index === 0 ? old : next;
    const around = sample(schema, release);
    const others = Array.isArray(around) ? around.slice(1) : [];
    const isItem = keyword === 'items' && leaf !== ABSENT;
    const object = isJsonObject(around) ? around : {};
    return pair.embed(isItem ? [leaf, ...others] : withChild(object, name, leaf), index);
  };
  const sides = { old: { ...old, schema: before }, next: { ...next, schema: after } };
  const path = [...pair.path, { tokens }];
  return { ...sides, path, embed, ...(isOpaque && { isOpaque }), isSubset, isSent };
}

/** Where the comparison of two whole schemas starts. */
export const WHOLE: Pick<Pair, 'path' | 'embed'> = {
  path: [],
  embed: (value) => (value === ABSENT ? undefined : value),
};

/** A difference of a node; tolerant readers take whatever is below an opaque field. */
export function differAt(
  { path, embed, isOpaque = false }: Pair,
  shown: Shown,
  candidates: Candidates,
  isTolerable = isOpaque,
): NodeDifference {
  return { ...shown, path, embed, candidates: isTolerable ? forStrict(candidates) : candidates };
}

/** What breaks receivers, where only strict ones are affected. */
export function forStrict({ 'breaks-receivers': broken, ...others }: Candidates): Candidates {
  const reason = reasonOf(broken);
  const strict = reason && { ...reason, effect: `${reason.effect}; tolerant readers take it` };
  return { 'strict-receivers': strict, ...others };
}
