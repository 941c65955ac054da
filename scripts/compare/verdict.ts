/** What the compatibility gate says about a difference, and to whom it matters. */
import type { Located } from '../model/contract.ts';
import type { Json } from '../model/json.ts';

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
 * - `breaks-receivers`: what arrives is not what the last release promised
 * - `breaks-importers`: what the package exports is gone or changed: a name, or a type that code reads
 * - `strict-receivers`: what arrives was not promised, yet is of the kind that a tolerant reader
 *   takes: a new string value outside tags, a loosened pattern or format, null for what was optional
 * - `compatible`: no client of the last release is affected
 * - `documentation`: only readers see it
 * - `unjudged`: it is not proved that nobody is affected; it counts as a break
 */
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts that only a new major version may bring. */
export const BREAKING: ReadonlySet<Verdict> = new Set(
  VERDICTS.slice(0, VERDICTS.indexOf('strict-receivers')),
);

/** Who sends and who receives what a difference is about, by operation, callback or message. */
export interface Uses {
  sent: readonly string[];
  received: readonly string[];
  /** Who receives it, also where it is below an opaque field, so that tolerant readers take anything. */
  opaque?: readonly string[];
}

export const NOBODY: Uses = { sent: [], received: [] };

/** What happens to some, and what shows it, or why nothing does. */
export interface Proof extends Pick<Difference, 'witness' | 'noWitness'> {
  saying: string;
}

/** What happens to some: in words alone where no value could show it. */
export type Harm = string | Proof;

/** What a difference does to those who use a thing. Those whom nothing is said of are not affected. */
export interface Effect<Told = Harm> {
  /** What happens to those who send it. */
  narrower?: Told | undefined;
  /** What happens to those who receive it. */
  wider?: Told | undefined;
  /** What happens to those of the receivers who are not tolerant. */
  strict?: Told | undefined;
  /** What happens to those who compile against what the package exports. */
  importers?: Harm | undefined;
  /** What is not proved to affect nobody; it counts as a break. */
  unjudged?: string | undefined;
  /** Why nobody is affected, where none of these affects anybody. */
  none?: string | undefined;
  /** Whether only readers of the documentation see it, if it affects nobody. */
  silent?: boolean | undefined;
}

/** A value that proves a break: one of the two releases accepts it. */
export interface Witness {
  /** The schema's name, or its place where it has none. */
  schema: string;
  value: Json;
  /** The release that accepts the value; the other one refuses it. */
  acceptedBy: 'base' | 'revision';
}

/** A judged difference. */
export interface Difference extends Located {
  /** The rule that judged it, such as `enum` or `parameter-added`. */
  rule: string;
  /** The JSON pointer in the bundle: of the revision, or of the base for what is gone. */
  pointer: string;
  /** What was there; not set for what is new. */
  old?: unknown;
  /** What is there; not set for what is gone. */
  new?: unknown;
  verdict: Verdict;
  /** Whom it breaks, and how; or why nobody. */
  whom: string;
  witness?: Witness | undefined;
  /** Why a break has no witness. */
  noWitness?: string | undefined;
}

/** Where a difference is and what differs. */
export type Found = Pick<Difference, 'rule' | 'document' | 'pointer' | 'old' | 'new'>;

/** Whether a judged difference is the one at a place, or about something around or inside it. */
export function isAbout(known: Difference, document: string, pointer: string): boolean {
  if (known.document !== document) return false;
  const [a, b] = [`${known.pointer}/`, `${pointer}/`];
  if (a.startsWith(b) || b.startsWith(a)) return true;
  // A field that is new or gone may enter or leave the list of those required.
  const object = known.pointer.replace(/\/properties\/[^/]*$/, '');
  return known.rule.startsWith('field-') && pointer === `${object}/required`;
}
