/** The same schema in two releases, and the changes that are found between them. */
import type { Json } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import type { Both } from '../release.ts';
import type { Change, Reason } from '../verdict.ts';
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

/** The value at the place of a change that only one of the two releases accepts. */
export type Leaf = Json | typeof ABSENT;

/**
 * Who can read what the contract did not promise; nobody can where there is no grade.
 *
 * - `recorded`: those to whom a value comes back that was sent before, since the rule was the sender's
 * - `lenient`: all who read by the tolerant profile
 */
export type Grade = 'recorded' | 'lenient';

/** What one release accepts and the other does not; not proved without a leaf or `noWitness`. */
export interface Loss extends Reason {
  leaf?: Leaf | undefined;
  grade?: Grade | undefined;
}

/** A change of a node, and what it does. */
export interface NodeChange extends Pick<Change, 'rule' | 'old' | 'new'> {
  /** What happens to those who send it. */
  narrower?: Loss | undefined;
  /** What happens to those who receive it. */
  wider?: Loss | undefined;
  /** What happens to those who compile against what the package exports. */
  importers?: string | undefined;
  /** What may affect somebody: nothing proves that it does not. */
  unjudged?: string | undefined;
  /** Why nobody is affected, where none of these affects anybody. */
  none?: string | undefined;
  /** The same, where only readers of the documentation see the change. */
  same?: string | undefined;
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
  /**
   * Whether the new schema is a case of the old one: a message of a new type, say, where there is one for
   * messages of any other type, which stays, so that what the case lacks is not gone.
   */
  subset?: boolean | undefined;
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

/** Compares a node and all that is below it. */
export type Compare = (pair: Pair) => NodeChange[];

/** What is below a node in both releases; what holds for all that is below stays. */
export function pairBelow(
  { old, next, path, opaque, subset }: Pair,
  step: PathStep,
  [before, after]: Both<NormalSchema>,
): Pair {
  return {
    old: { ...old, schema: before },
    next: { ...next, schema: after },
    path: [...path, step],
    ...(opaque && { opaque }),
    subset,
  };
}

/** A change of a node; tolerant readers take whatever is below an opaque field. */
export function changeOf({ path, opaque }: Pair, change: Omit<NodeChange, 'path'>): NodeChange {
  const { wider } = change;
  return { ...change, path, ...(opaque && wider && { wider: { ...wider, grade: 'lenient' } }) };
}
