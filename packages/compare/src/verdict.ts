/** The verdicts on differences: who is affected, how, and the values that prove it. */
import type { DocumentName, DocumentPlace } from '../../../scripts/contract.ts';
import type { Json } from '../../../scripts/json.ts';
import { ASIDE } from './schemas/keywords.ts';

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

/** Who is affected; the README says what each verdict means. */
export type Verdict = (typeof VERDICTS)[number];

/** The verdicts that only a new major version may bring. */
export const BREAKING: ReadonlySet<Verdict> = new Set(
  VERDICTS.slice(0, VERDICTS.indexOf('strict-receivers')),
);

/** A difference between two releases; its place is in the revision, or in the base if it is gone there. */
export interface Change extends DocumentPlace {
  /** The name of the change: a keyword, a part such as `servers`, or an event such as `parameter-added`. */
  what: string;
  /** The value in the base; undefined for an addition. */
  old?: unknown;
  /** The value in the revision; undefined for a removal. */
  new?: unknown;
}

/**
 * - `judged`: nobody is affected, although that is not proved. It cannot accept a proved break.
 * - `correction`: the contract was wrong, and the service has always behaved this way
 */
export const ACCEPTED_AS = ['judged', 'correction'] as const;

/** A difference that maintainers have accepted. */
export interface Acceptance extends DocumentPlace {
  as: (typeof ACCEPTED_AS)[number];
  reason: string;
}

/** A value that shows a difference: only one of the two releases accepts it. */
export interface Counterexample {
  /** The schema's name, or its place where it has none. */
  schema: string;
  value: Json;
  /** The release that accepts the value. */
  acceptedBy: 'base' | 'revision';
}

/** A change with its verdict. */
export interface Difference extends Change {
  verdict: Verdict;
  /** Who is affected and how, or why nobody is. */
  impact: string;
  /** What a service that conforms to the base must do to conform to the revision; undefined if it need not change. */
  service?: string;
  counterexample?: Counterexample | undefined;
  /** The acceptance, if there is one. */
  accepted?: Acceptance;
}

/** Why a verdict holds. */
interface Reason {
  effect: string;
  counterexample?: Counterexample;
}

/**
 * The candidate verdicts on a change, each with its reason. A verdict on senders or receivers applies only if somebody
 * sends or receives the changed part; `compatible` and `documentation` apply only if no other verdict does.
 */
export interface Candidates extends Partial<Record<Verdict, string | Reason | undefined>> {
  duties?: Duties;
}

/** What a service that conforms to the base must change in what it receives and what it sends. */
export interface Duties {
  receiving?: string | undefined;
  sending?: string | undefined;
}

/** A duty in both roles. */
export const always = (duty: string): Duties => ({ receiving: duty, sending: duty });

/** A change that a person must judge, which counts as a break. */
export const unjudged = (effect: string) => ({
  unjudged: effect,
  duties: always('check whether the change affects the service'),
});

/** The names of operations, notifications and channels that send or receive the changed part. */
export interface Users {
  sent: readonly string[];
  received: readonly string[];
  /** The receivers of the part below an opaque field, which only strict readers check. */
  strict?: readonly string[];
  /** The affected exports of the package. */
  imported?: readonly string[];
}

export const NOBODY: Users = { sent: [], received: [] };

/** How reports name the users of each verdict. */
const WHO: Partial<Record<Verdict, string>> = {
  'breaks-senders': 'Senders',
  'breaks-receivers': 'Receivers',
  'strict-receivers': 'Strict receivers',
  'breaks-importers': 'Importers',
};

/** The reasons for the verdicts on one change, with all affected users. */
interface Judged {
  change: Change;
  verdicts: Map<Verdict, { reason: Reason; users: Set<string> }>;
  /** The duties of services, each with its operations and messages. */
  duties: Map<string, Set<string>>;
}

/**
 * Collects the differences of two releases. A place that several public schemas contain is judged several times but has
 * one difference per verdict.
 */
export class Differences {
  readonly #judged = new Map<string, Judged>();

  /**
   * Judges a change by the users of the changed part.
   *
   * @param candidates the verdicts that may apply; `compatible` if none does
   * @param isPartial whether to omit a change that affects nobody
   */
  add(found: Change, candidates: Candidates, users: Users = NOBODY, isPartial = false): void {
    // Restore the written names of keywords that the comparison does not know.
    const change: Change = JSON.parse(JSON.stringify(found).replaceAll(ASIDE, ''));
    const { sent, received, strict = [], imported } = users;
    const usersOf: Partial<Record<Verdict, readonly string[] | undefined>> = {
      'breaks-importers': imported,
      'breaks-senders': sent,
      'breaks-receivers': received,
      'strict-receivers': [...received, ...strict],
    };
    // Verdicts that concern no particular users have no list.
    const applicable = VERDICTS.filter((one) => candidates[one] && usersOf[one]?.length !== 0);
    const grave = applicable.filter((verdict) => !isMild(verdict));
    const { receiving, sending } = candidates.duties ?? {};
    const duties = [
      [receiving, sent],
      [sending, received],
    ] as const;
    const isDuty = duties.some(([duty, users]) => duty && users.length > 0);
    if (isPartial && grave.length === 0 && !isDuty) return;
    const key = JSON.stringify([change.document, change.pointer, change.what]);
    const known = this.#judged.get(key) ?? { change, verdicts: new Map(), duties: new Map() };
    this.#judged.set(key, known);
    for (const [duty, users] of duties) {
      if (!duty || users.length === 0) continue;
      known.duties.set(duty, new Set([...(known.duties.get(duty) ?? []), ...users]));
    }
    for (const verdict of grave.length > 0 ? grave : [applicable.at(-1) ?? 'compatible']) {
      const given = candidates[verdict] ?? 'nobody is affected';
      const reason = typeof given === 'string' ? { effect: given } : given;
      const all = known.verdicts.get(verdict) ?? { reason, users: new Set() };
      // One counterexample is enough.
      if (!all.reason.counterexample && reason.counterexample) all.reason = reason;
      for (const name of usersOf[verdict] ?? []) all.users.add(name);
      known.verdicts.set(verdict, all);
    }
  }

  /** The judged pointers in a document. */
  pointersIn(document: DocumentName): string[] {
    const places = [...this.#judged.values()].map(({ change }) => change);
    return places.filter((one) => one.document === document).map(({ pointer }) => pointer);
  }

  /** The differences, the worst first. */
  list(): Difference[] {
    return [...this.#judged.values()].flatMap(differencesOf).sort(byGravity);
  }
}

function isMild(verdict: Verdict): boolean {
  return verdict === 'compatible' || verdict === 'documentation';
}

/** A change with each verdict that is not implied by a worse one. */
function differencesOf({ change, verdicts, duties }: Judged): Difference[] {
  const told = [...duties].map(([duty, users]) => `${duty} (${[...users].join(', ')})`).join('; ');
  const service = told === '' ? {} : { service: told };
  const [worst] = VERDICTS.filter((one) => verdicts.has(one));
  const isImplied = (verdict: Verdict) =>
    verdict === 'strict-receivers'
      ? verdicts.has('breaks-receivers')
      : isMild(verdict) && verdict !== worst;
  return [...verdicts].flatMap(([verdict, { reason, users }]) => {
    if (isImplied(verdict)) return [];
    const { effect, counterexample } = reason;
    const names = users.size > 0 ? ` (${[...users].join(', ')})` : '';
    const impact = WHO[verdict] ? `${WHO[verdict]}${names}: ${effect}` : effect;
    const proof = counterexample && { counterexample };
    return { verdict, ...change, impact, ...service, ...proof };
  });
}

/** Orders differences from the worst to the mildest, then OpenAPI before AsyncAPI, then by pointer. */
function byGravity(a: Difference, b: Difference): number {
  const rank = ({ verdict }: Difference) => VERDICTS.indexOf(verdict);
  if (a.verdict !== b.verdict) return rank(a) - rank(b);
  if (a.document !== b.document) return a.document === 'openapi' ? -1 : 1;
  return a.pointer < b.pointer ? -1 : 1;
}
