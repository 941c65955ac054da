/** The same node of a schema in two releases, and what is recorded of it. */
import type { NormalSchema } from '../../model/schema.ts';
import type { Change, Step } from './change.ts';
import type { Reading } from './values.ts';

/** What holds for a node and for all that is below it. */
export interface Context {
  old: Reading;
  next: Reading;
  /** The references that are being compared around the node. */
  open: readonly string[];
  /** Whether the base leaves open what a field around the node holds. */
  opaque?: boolean;
  /**
   * Whether the new schema is a case of the old one, which stays for the other cases: what
   * the case lacks is then not gone.
   */
  subset?: boolean;
}

/** A place in both releases. */
export interface Spot {
  context: Context;
  path: readonly Step[];
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

/** Compares the same node in both releases. */
export type Compare = (pair: Pair) => Change[];

/** A change of a node; below an opaque field nothing was promised to those who receive. */
export function changeOf({ path, context }: Spot, change: Omit<Change, 'path'>): Change {
  const { wider, ...rest } = change;
  return { ...rest, path, ...(!context.opaque && { wider }) };
}
