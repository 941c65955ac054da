/** What differs between a schema in two releases. */
import { isDeepStrictEqual } from 'node:util';
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
  /** The branch of either release; and the tag that chooses it, where one does. */
  | { branches: Both<number>; tag?: string; value?: Json };

/** Why a break has no proof although there must be one. */
export const NOT_FOUND = 'no whole value was found that shows it';

/** Stands for a value where the field is left out. */
export const ABSENT = Symbol('absent');

/**
 * Who can read what the contract did not promise; nobody can where there is no grade.
 *
 * - `recorded`: those to whom a value comes back that was sent before, since the rule was the
 *   sender's, and the tolerant reading does not check it
 * - `lenient`: all who read by the tolerant profile
 */
export type Grade = 'recorded' | 'lenient';

/** The value at the place of a change that only one of the two releases accepts. */
export type Leaf = Json | typeof ABSENT;

/** What one release accepts and the other does not. */
export interface Loss {
  saying: string;
  leaf?: Leaf | undefined;
  /** Why no value shows it. */
  why?: string;
  /** Who can read it all the same. */
  grade?: Grade;
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

/** What holds for a node and for all that is below it. */
export interface Context {
  old: Reading;
  next: Reading;
  /** The pairs of schemas that were compared before: what leads to them again adds nothing. */
  compared: Set<string>;
  /** Whether the base leaves open what a field around the node holds. */
  opaque?: boolean;
  /**
   * Whether the new schema is a case of the old one, which stays for the other cases: what
   * the case lacks is then not gone.
   */
  subset?: boolean | undefined;
}

/** A schema in the release that states it. */
export interface Side {
  schema: NormalSchema;
  reading: Reading;
}

/** A place in both releases. */
export interface Spot {
  context: Context;
  path: readonly PathStep[];
  /** Whether it is a field that was optional. */
  optional?: boolean;
  /** Whether it is a field that chooses a branch of a union. */
  tag?: boolean;
}

/** The same node in both releases. */
export interface Pair extends Spot {
  old: NormalSchema;
  next: NormalSchema;
  /** The properties of the node that choose a branch of a union which names the node. */
  tags?: ReadonlySet<string> | undefined;
  /** The property that was judged before: the tag of the union around. */
  judged?: string;
  /** The unions around, whose other branches may accept a value as well. */
  around?: readonly [NormalSchema, NormalSchema];
}

/** The nodes of a pair, each in its release. */
export function sidesOf({ context, old, next }: Pair): Both<Side> {
  return [
    { schema: old, reading: context.old },
    { schema: next, reading: context.next },
  ];
}

/** Compares the same node in both releases. */
export type Compare = (pair: Pair) => Change[];

/** A change of a node; tolerant readers take whatever is below an opaque field. */
export function changeOf({ path, context }: Spot, change: Omit<Change, 'path'>): Change {
  const { wider } = change;
  return {
    ...change,
    path,
    ...(context.opaque && wider && { wider: { ...wider, grade: 'lenient' } }),
  };
}

/** What a keyword does whose value differs between the two nodes; nothing where it is the same. */
export function compareKeyword(
  pair: Pair,
  keyword: keyof NormalSchema,
  effect: Omit<Effect<Loss>, 'strict'>,
): Change[] {
  const [old, next] = [pair.old[keyword], pair.next[keyword]];
  if (isDeepStrictEqual(old, next)) return [];
  return [changeOf(pair, { rule: keyword, keyword, old, new: next, ...effect })];
}
