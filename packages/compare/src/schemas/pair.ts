/** The same schema in two releases, and the differences between them. */
import { isJsonObject, type Json } from 'contract-compiler/model/json.ts';
import type { NormalSchema } from 'contract-compiler/model/schema.ts';
import type { TagRules } from 'contract-compiler/normalise/tag.ts';
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

/** A difference at a node, and the place where it is reported. */
export interface Shown extends Pick<Change, 'what' | 'old' | 'new'> {
  /** The path to the reported place, if that is not the node. */
  at?: readonly PathStep[] | undefined;
  /** The reported keyword, if that is not `what`; if neither release states it, the whole node is reported. */
  keyword?: string | undefined;
}

/** A difference at a node, and its candidate verdicts. */
export interface NodeDifference extends Shown, Pick<Pair, 'path' | 'embed'> {
  /** It breaks senders if only the base accepts a value, receivers if only the revision does or a value is no longer sent. */
  candidates: Candidates;
}

/** A schema in the release that states it. */
export interface Side {
  schema: NormalSchema;
  release: ReleaseSchemas;
}

/** The properties of a node that also apply to all nodes below it. */
interface Inherited {
  /** Whether the base marks the node or a field above it `x-opaque`. */
  isOpaque?: boolean | undefined;
  /** Whether the new schema only overlaps with the old one: then a part that it lacks is not gone. See `Comparison`. */
  isPartial?: boolean | undefined;
  /** Whether clients send values of the schema, so that its bounds are rules for them: see `isTolerated`. */
  isSent?: boolean | undefined;
}

/** The role of a node in its object. */
interface Role {
  /** Whether it is a field that the base does not require. */
  isOptional?: boolean;
  /** Whether it is a tag. */
  isTag?: boolean;
}

/** The role of a node in the unions around it. */
interface Branching {
  /** Whether the annotations of the node are compared already. */
  hasAnnotationsCompared?: boolean;
  /** The tags of the node in the unions that refer to it. */
  tags?: TagRules | undefined;
  /** The tag that selects the node as a branch, if only its values differ: the union has compared these. */
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

/** The nodes one step below a pair, with its inherited properties. */
export function pairBelow(
  pair: Pair,
  tokens: readonly string[],
  [before, after]: Both<NormalSchema>,
): Pair {
  const { old, next, isOpaque, isPartial, isSent } = pair;
  const [keyword, name = 'other'] = tokens;
  const embed: Pair['embed'] = (leaf, index) => {
    const { schema, release } = index === 0 ? old : next;
    const around = sample(schema, release);
    if (keyword === 'items' && leaf !== ABSENT) {
      const others = Array.isArray(around) ? around.slice(1) : [];
      return pair.embed([leaf, ...others], index);
    }
    const object = isJsonObject(around) ? around : {};
    return pair.embed(withChild(object, name, leaf), index);
  };
  return {
    old: { ...old, schema: before },
    next: { ...next, schema: after },
    path: [...pair.path, { tokens }],
    embed,
    isOpaque,
    isPartial,
    isSent,
  };
}

/** The starting point of a comparison of two whole schemas. */
export const WHOLE: Pick<Pair, 'path' | 'embed'> = {
  path: [],
  embed: (value) => (value === ABSENT ? undefined : value),
};

/** A difference of a node; tolerant readers accept anything below an opaque field. */
export function differAt(
  { path, embed, isOpaque = false }: Pair,
  shown: Shown,
  candidates: Candidates,
  isTolerable = isOpaque,
): NodeDifference {
  return { ...shown, path, embed, candidates: isTolerable ? forStrict(candidates) : candidates };
}

/** Turns a break of receivers into one of strict receivers only. */
export function forStrict({ 'breaks-receivers': broken, ...others }: Candidates): Candidates {
  const reason = reasonOf(broken);
  const strict = reason && { ...reason, effect: `${reason.effect}; tolerant readers accept it` };
  return { 'strict-receivers': strict, ...others };
}
