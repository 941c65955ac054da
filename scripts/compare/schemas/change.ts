/** What differs between a schema in two releases. */
import type { Json } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import type { Both } from '../pairs.ts';
import type { Effect } from '../verdict.ts';
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

/** What one release accepts and the other does not, or may not. */
export interface Loss {
  saying: string;
  /** What shows it. */
  leaf?: Leaf | undefined;
  /** Why it is a loss although no value shows it; without this and a leaf it is not proved. */
  why?: string | undefined;
  grade?: Grade | undefined;
}

/** A difference between a schema in two releases, and what it does. */
export interface Change extends Omit<Effect<Loss>, 'strict'> {
  /** The keyword, or what happened: `field-removed`. */
  rule: string;
  path: readonly PathStep[];
  /** The way to the place that is shown, where it differs. */
  at?: readonly PathStep[] | undefined;
  /** The keyword at the end of the path whose place is shown; none for the node as a whole. */
  keyword?: string | undefined;
  old?: unknown;
  new?: unknown;
}

/** A schema in the release that states it. */
export interface Side {
  schema: NormalSchema;
  reading: Reading;
}

/** What holds for a node and for all that is below it. */
export interface Context {
  old: Reading;
  next: Reading;
  /** Whether the base leaves open what a field around the node holds. */
  opaque?: boolean;
  /**
   * Whether the new schema is a case of the old one, which stays for the other cases: what the case
   * lacks is then not gone.
   */
  subset?: boolean | undefined;
}

/** The same node in both releases. */
export interface Pair {
  context: Context;
  old: NormalSchema;
  next: NormalSchema;
  path: readonly PathStep[];
  /** Whether it is a field that was optional. */
  optional?: boolean;
  /** Whether it is a field that chooses a branch of a union. */
  tag?: boolean;
  /** Whether a new field replaces it and has its default. */
  heir?: boolean;
  /** The properties of the node that choose a branch of a union which names the node. */
  tags?: ReadonlySet<string> | undefined;
  /** The property that is judged by the union around: its tag. */
  judged?: string | false;
}

/** Compares a node and all that is below it. */
export type Compare = (pair: Pair) => Change[];

/** The nodes of a pair, each in its release. */
export function sidesOf({ context, old, next }: Pair): Both<Side> {
  return [
    { schema: old, reading: context.old },
    { schema: next, reading: context.next },
  ];
}

/** A change of a node; tolerant readers take whatever is below an opaque field. */
export function changeOf({ path, context }: Pair, change: Omit<Change, 'path'>): Change {
  const { wider } = change;
  const isTaken = context.opaque && wider;
  return { ...change, path, ...(isTaken && { wider: { ...wider, grade: 'lenient' } }) };
}
