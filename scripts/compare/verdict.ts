/** What the compatibility gate says about a difference, and to whom it matters. */

import type { DocumentName } from '../model/contract.ts';
import type { Json } from '../model/json.ts';

/** From the gravest to the mildest. */
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
 * - `breaks-receivers`: what arrives is refused even by the last release's tolerant reading
 * - `breaks-importers`: a name that the package exports is gone or changed
 * - `strict-receivers`: what arrives is refused by the contract's reading, and not by the tolerant one
 * - `compatible`: nobody who keeps to the last release is affected
 * - `documentation`: only readers see it
 * - `unjudged`: no rule covers the difference; it fails until one does
 */
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts that only a new major version may bring. */
export const BREAKING: ReadonlySet<Verdict> = new Set([
  'breaks-senders',
  'breaks-receivers',
  'breaks-importers',
]);

/** Who sends and who receives what a difference is about, by operation, callback or message. */
export interface Uses {
  sent: readonly string[];
  received: readonly string[];
}

/**
 * What a difference does to the set of values, or calls:
 *
 * - `narrower`: less is allowed than before, which breaks who sends
 * - `wider`: more is allowed than before, which breaks who receives
 * - `changed`: both
 * - `none`: neither
 */
export type Effect = 'narrower' | 'wider' | 'changed' | 'none';

/** A judged difference. */
export interface Difference {
  verdict: Verdict;
  /** The rule that judged it, such as `enum` or `parameter-added`. */
  rule: string;
  document: DocumentName;
  /** The JSON pointer in the bundle: of the revision, or of the base for what is gone. */
  pointer: string;
  /** What stood there; not set for what is new. */
  old?: Json;
  /** What stands there; not set for what is gone. */
  new?: Json;
  /** Whom it breaks, and how; or why nobody. */
  whom: string;
}

/**
 * The verdicts of an effect.
 *
 * @param uses who sends and who receives; a value that goes both ways is judged for both
 * @param tolerated whether the tolerant reading accepts what is new
 * @returns those that break or disturb somebody, or else `compatible`
 */
export function verdictsOf(effect: Effect, uses: Uses, tolerated = false): Verdict[] {
  const verdicts: Verdict[] = [];
  const narrows = effect === 'narrower' || effect === 'changed';
  const widens = effect === 'wider' || effect === 'changed';
  if (narrows && uses.sent.length > 0) verdicts.push('breaks-senders');
  if (widens && uses.received.length > 0) {
    verdicts.push(tolerated ? 'strict-receivers' : 'breaks-receivers');
  }
  return verdicts.length > 0 ? verdicts : ['compatible'];
}

/** The grave verdicts among `differences`, each once; where none is grave, the gravest. */
export function outcome(differences: readonly Difference[]): Verdict[] {
  const found = new Set(differences.map(({ verdict }) => verdict));
  const grave = VERDICTS.filter(
    (verdict) => found.has(verdict) && (BREAKING.has(verdict) || verdict === 'unjudged'),
  );
  if (grave.length > 0) return grave;
  return VERDICTS.filter((verdict) => found.has(verdict)).slice(0, 1);
}
