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
  /** The branch of either release; -1 where it has none. */
  | { branches: Both<number> };

/** Stands for a value where the field is left out. */
export const ABSENT = Symbol('absent');

/** The value at a place that only one of the two releases accepts. */
export type Leaf = Json | typeof ABSENT;

/** What one release accepts and the other does not; without `leaf` and `noWitness` it is not proved. */
export interface NodeReason extends Reason {
  leaf?: Leaf | undefined;
  /** Whether the tolerant reading of the base accepts it, though it was not promised. */
  isTolerable?: boolean | undefined;
}

/** What differs at a node, and why that matters. */
export interface NodeDifference
  extends Pick<Change, 'what' | 'old' | 'new'>,
    Pick<Reasons, 'breaks-importers' | 'unjudged' | 'compatible' | 'documentation'> {
  /** What only the base accepts (`lost`), and what only the revision does (`gained`). */
  lost?: NodeReason | undefined;
  gained?: NodeReason | undefined;
  path: readonly PathStep[];
  /** The path to the place that is shown, where that is another one. */
  at?: readonly PathStep[] | undefined;
  /** The keyword of the node whose place is shown; none for the node as a whole. */
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
  /** Whether the node is below a field that the base marks `x-opaque`. */
  isOpaque?: boolean;
  /** Whether the new schema covers only some cases of the old one: what it lacks is not gone. */
  isSubset?: boolean | undefined;
  /** Whether somebody also sends such values, so that some rules are for senders alone. */
  isSent?: boolean | undefined;
  /** Whether the annotations of the node are compared already. */
  isAnnotated?: boolean;
  /** Whether the node is a field that was optional. */
  isOptional?: boolean;
  /** Whether the node is a tag. */
  isTag?: boolean;
  /** Whether a new field replaces the node and has its default. */
  isReplaced?: boolean;
  /** The tags of the node in the unions that refer to it. */
  tags?: ReadonlySet<string> | undefined;
  /** The tag of the union around, where only its values differ: the union compares these. */
  judged?: string | undefined;
}

/** What is below a node in both releases, with what the node has in common with all below it. */
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
  const { gained } = found;
  return { ...found, path, gained: gained && isOpaque ? { ...gained, isTolerable: true } : gained };
}
