/** The same schema in two releases, and what differs between them. */
import type { Json } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import type { Both, Change, Reason, Reasons } from '../verdict.ts';
import type { ReleaseSchemas } from './values.ts';

/** One step into a schema in both releases. */
export type PathStep =
  | { field: string }
  | { items: true }
  | { others: true }
  /** The index of the branch in each release; -1 where a release does not have it. */
  | { branches: Both<number> };

/** Stands for the value of a field that is left out. */
export const ABSENT = Symbol('absent');

/** The value at a place that only one of the two releases accepts. */
export type Leaf = Json | typeof ABSENT;

/** What one release accepts and the other does not; without `leaf` and `noWitness` it is not proved. */
export interface NodeReason extends Reason {
  leaf?: Leaf | undefined;
  /** Whether only strict receivers break: tolerant ones cope with it, though it was not promised. */
  isTolerable?: boolean | undefined;
}

/** What differs at a node, and why that matters. */
export interface NodeDifference
  extends Pick<Change, 'what' | 'old' | 'new'>,
    Pick<Reasons, 'breaks-importers' | 'unjudged' | 'compatible' | 'documentation'> {
  /** What breaks senders: that only the base accepts something. */
  forSenders?: NodeReason | undefined;
  /** What breaks receivers: that only the revision accepts something, or that something is no longer sent. */
  forReceivers?: NodeReason | undefined;
  path: readonly PathStep[];
  /** The path to the place that is reported, where that is not the node. */
  at?: readonly PathStep[] | undefined;
  /** The keyword of the node that is reported; not set for the node as a whole. */
  keyword?: string | undefined;
}

/** A schema in the release that states it. */
export interface Side {
  schema: NormalSchema;
  release: ReleaseSchemas;
}

/** The same node in both releases. */
export interface Pair {
  old: Side;
  next: Side;
  path: readonly PathStep[];
  /** Whether the base marks the node, or a field that it is below, `x-opaque`. */
  isOpaque?: boolean;
  /** Whether the new schema covers only some cases of the old one: what it lacks is not gone. */
  isSubset?: boolean | undefined;
  /** Whether clients send values of the schema, so that its bounds are rules for them: see `isTolerated`. */
  isSent?: boolean | undefined;
  /** Whether the annotations of the node are compared already. */
  hasAnnotationsCompared?: boolean;
  /** Whether the node is a field that the base does not require. */
  isOptional?: boolean;
  /** Whether the node is a tag. */
  isTag?: boolean;
  /** The tags of the node in the unions that refer to it. */
  tags?: ReadonlySet<string> | undefined;
  /** The tag that chooses the node as a branch, where only its values differ: the union compared these. */
  comparedTag?: string | undefined;
}

/** The nodes one step below a pair, with what holds of all nodes below it. */
export function pairBelow(
  { old, next, path, isOpaque, isSubset, isSent }: Pair,
  step: PathStep,
  [before, after]: Both<NormalSchema>,
): Pair {
  const sides = { old: { ...old, schema: before }, next: { ...next, schema: after } };
  return { ...sides, path: [...path, step], ...(isOpaque && { isOpaque }), isSubset, isSent };
}

/** A difference of a node; tolerant readers take whatever is below an opaque field. */
export function differAt(
  { path, isOpaque }: Pair,
  found: Omit<NodeDifference, 'path'>,
): NodeDifference {
  const { forReceivers } = found;
  const tolerable =
    forReceivers && isOpaque ? { ...forReceivers, isTolerable: true } : forReceivers;
  return { ...found, path, forReceivers: tolerable };
}
