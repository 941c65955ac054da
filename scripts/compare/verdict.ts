/** What the comparison says of a difference: its verdict, its impact, and its witness. */
import type { DocumentPlace } from '../model/contract.ts';
import type { Json } from '../model/json.ts';

/** The same thing in the base and in the revision. */
export type Both<Thing> = readonly [Thing, Thing];

/** A thing of the base, of the revision, or of both. */
export type Either<Thing> = readonly [Thing | undefined, Thing | undefined];

/** From the worst to the mildest. */
export const VERDICTS = [
  'unjudged',
  'breaks-senders',
  'breaks-receivers',
  'breaks-importers',
  'strict-receivers',
  'compatible',
  'documentation',
] as const;

/**
 * - `breaks-senders`: what was accepted is refused, or is understood differently
 * - `breaks-receivers`: what arrives is not what the base promised
 * - `breaks-importers`: a name that the package exports, or a type that code reads, is gone or changed
 * - `strict-receivers`: what arrives was not promised, yet tolerant readers have to cope with it, such as
 *   a new string value of a field that is no tag, a loosened pattern or format, null for what was optional
 * - `compatible`: no client of the base is affected
 * - `documentation`: only readers see it
 * - `unjudged`: neither that nobody is affected nor that somebody is could be shown; it counts as a break
 */
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts that only a new major version may bring. */
export const BREAKING: ReadonlySet<Verdict> = new Set(
  VERDICTS.slice(0, VERDICTS.indexOf('strict-receivers')),
);

/** What two releases state differently; the place is in the revision, or in the base for what is gone. */
export interface Change extends DocumentPlace {
  /** What has changed: a keyword, a part such as `servers`, or an event such as `parameter-added`. */
  what: string;
  /** What was there; not set for what is new. */
  old?: unknown;
  /** What is there; not set for what is gone. */
  new?: unknown;
}

/** A change with its verdict. */
export interface Difference extends Change {
  verdict: Verdict;
  /** Whom it affects, and how; or why it affects nobody. */
  impact: string;
  witness?: Witness | undefined;
  /** Why a break has no witness. */
  noWitness?: string | undefined;
}

/** A value that shows a difference: one of the two releases accepts it, the other refuses it. */
export interface Witness {
  /** The schema's name, or its place where it has none. */
  schema: string;
  value: Json;
  /** The release that accepts the value. */
  acceptedBy: 'base' | 'revision';
}

/** Why a verdict holds, and its witness. */
export interface Reason extends Pick<Difference, 'witness' | 'noWitness'> {
  effect: string;
}

/**
 * The verdicts that a change may get, each with its reason. Those on senders and receivers hold only where
 * somebody sends or receives the thing that changed; `compatible` and `documentation`, only where no other holds.
 */
export type Reasons = Partial<Record<Verdict, string | Reason | undefined>>;

/** The names of operations, notifications and channels that send the thing that changed, or receive it. */
export interface Uses {
  sent: readonly string[];
  received: readonly string[];
  /** All of `received`, and those that get it only below an opaque field, which only strict readers look into. */
  receivedByStrict?: readonly string[];
  /** The status of the response that brings it, where a response does. */
  status?: string | undefined;
}

export const NOBODY: Uses = { sent: [], received: [] };
