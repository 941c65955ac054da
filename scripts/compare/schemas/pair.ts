/** The same schema in two releases, and what differs between them. */
import type { Json } from '../../model/json.ts';
import type { NormalSchema } from '../../model/schema.ts';
import type { Both, Change, Reason, Reasons } from '../verdict.ts';
import type { ReleaseSchemas } from './values.ts';

/** One step into a schema in both releases. */
export type PathStep =
  /** The tokens of the pointer below it: a property, `items` or `additionalProperties`. */
  | { tokens: readonly string[] }
  /** The index of the branch in each release; -1 where a release does not have it. */
  | { branches: Both<number> };

/** Stands for the value of a field that is left out. */
export const ABSENT = Symbol('absent');

/** The value at a place that only one of the two releases accepts. */
export type Leaf = Json | typeof ABSENT;

/** What one release accepts and the other does not; without `leaf` and `noWitness` it is not proved. */
export interface NodeReason extends Reason {
  leaf?: Leaf | undefined;
}

/**
 * The verdicts that a node may get: it breaks senders if only the base accepts something, and receivers if only the
 * revision does, or if something is no longer sent.
 */
export interface NodeReasons
  extends Pick<Reasons, 'breaks-importers' | 'unjudged' | 'compatible' | 'documentation'> {
  'breaks-senders'?: NodeReason | undefined;
  'breaks-receivers'?: NodeReason | undefined;
  'strict-receivers'?: NodeReason | undefined;
}

/** What differs at a node, and where that is reported. */
export interface Shown extends Pick<Change, 'what' | 'old' | 'new'> {
  /** The path to the place that is reported, where that is not the node. */
  at?: readonly PathStep[] | undefined;
  /** The keyword that is reported, where that is not `what`; where nothing states it, the node as a whole is. */
  keyword?: string | undefined;
}

/** What differs at a node, and why that matters. */
export interface NodeDifference extends Shown {
  path: readonly PathStep[];
  reasons: NodeReasons;
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
  tokens: readonly string[],
  [before, after]: Both<NormalSchema>,
): Pair {
  const sides = { old: { ...old, schema: before }, next: { ...next, schema: after } };
  return { ...sides, path: [...path, { tokens }], ...(isOpaque && { isOpaque }), isSubset, isSent };
}

/** A difference of a node; tolerant readers take whatever is below an opaque field. */
export function differAt(
  { path, isOpaque = false }: Pair,
  shown: Shown,
  reasons: NodeReasons,
  isTolerable = isOpaque,
): NodeDifference {
  return { ...shown, path, reasons: isTolerable ? forStrict(reasons) : reasons };
}

/** What breaks receivers, where only strict ones are affected. */
export function forStrict({ 'breaks-receivers': broken, ...others }: NodeReasons): NodeReasons {
  const reason = broken && { ...broken, effect: `${broken.effect}; tolerant readers take it` };
  return { 'strict-receivers': reason, ...others };
}
