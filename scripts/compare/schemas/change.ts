/** What differs between a schema in two releases. */
import type { Json } from '../../model/json.ts';
import type { Grade } from './loosened.ts';

/** One step into a schema in both releases. */
export type Step =
  | { field: string }
  | { items: true }
  | { others: true }
  /** The branch of either release; and the tag that chooses it, where one does. */
  | { branches: [number, number]; tag?: string; value?: Json };

/** In the place of a value: that the field is left out. */
export const ABSENT = Symbol('absent');

/** What one release accepts and the other does not. */
export interface Loss {
  saying: string;
  /** The value at the place of the change that only one of the two accepts. */
  leaf?: Json | typeof ABSENT;
  /** Why no value shows it. */
  why?: string;
}

/** A difference between a schema in two releases. */
export interface Change {
  /** The keyword, or what happened: `field-removed`. */
  rule: string;
  path: readonly Step[];
  /** The way to the place that is shown, where it differs. */
  at?: readonly Step[];
  /** The keyword at the end of the path whose place is shown; none for the node as a whole. */
  keyword?: string;
  old?: unknown;
  new?: unknown;
  /** What the base accepts and the revision refuses, or reads in another way. */
  narrower?: Loss | undefined;
  /** What the revision accepts and the base did not promise. */
  wider?: (Loss & { grade: Grade }) | undefined;
  /** Why it affects nobody whom neither of these affects. */
  none?: string;
  /** Whether only readers of the documentation see it, if it affects nobody. */
  silent?: boolean;
}
