/** The same schema in two releases, and what differs between them. */
import type { Json } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import type { Both, Change, Reason, Reasons } from '../verdict.ts';
import type { Reading } from './values.ts';

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

/** What one release accepts and the other does not; not proved without a leaf or `noWitness`. */
export interface NodeReason extends Reason {
  leaf?: Leaf | undefined;
  /** Whether all who read by the tolerant profile can read it, though it was not promised. */
  isLenient?: boolean | undefined;
}

/** What differs at a node, and why that matters. */
export interface NodeDifference
  extends Pick<Change, 'rule' | 'old' | 'new'>,
    Pick<Reasons, 'breaks-importers' | 'unjudged' | 'compatible' | 'documentation'> {
  /** What the base accepts alone, and the revision alone. */
  lost?: NodeReason | undefined;
  gained?: NodeReason | undefined;
  path: readonly PathStep[];
  /** The way to the place that is shown, where it differs. */
  at?: readonly PathStep[] | undefined;
  /** The keyword at the end of the path whose place is shown; none for the node as a whole. */
  keyword?: string | undefined;
}

/** A schema in the release that states it. */
export interface Side {
  schema: NormalSchema;
  reading: Reading;
}

/** The same node in both releases. */
export interface Pair {
  old: Side;
  next: Side;
  path: readonly PathStep[];
  /** Whether the base leaves open what a field around the node holds. */
  opaque?: boolean;
  /** Whether the new schema is a case of the old one, which stays: what the case lacks is not gone. */
  subset?: boolean | undefined;
  /** Whether somebody sends such values, so that what comes back follows rules for senders. */
  isSent?: boolean | undefined;
  /** Whether what the node says to readers is compared already. */
  said?: boolean;
  /** Whether it is a field that was optional. */
  optional?: boolean;
  /** Whether it is a field that chooses a branch of a union. */
  tag?: boolean;
  /** Whether a new field replaces it and has its default. */
  heir?: boolean;
  /** The properties of the node that choose a branch of a union which names the node. */
  tags?: ReadonlySet<string> | undefined;
  /** The property that the union around judges: its tag. */
  judged?: string | undefined;
}

/** What is below a node in both releases; what holds for all that is below stays. */
export function pairBelow(
  { old, next, path, opaque, subset, isSent }: Pair,
  step: PathStep,
  [before, after]: Both<NormalSchema>,
): Pair {
  const sides = { old: { ...old, schema: before }, next: { ...next, schema: after } };
  return { ...sides, path: [...path, step], ...(opaque && { opaque }), subset, isSent };
}

/** A difference of a node; tolerant readers take whatever is below an opaque field. */
export function differAt(
  { path, opaque }: Pair,
  found: Omit<NodeDifference, 'path'>,
): NodeDifference {
  const { gained } = found;
  return { ...found, path, ...(opaque && gained && { gained: { ...gained, isLenient: true } }) };
}
