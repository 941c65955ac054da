/** The verdicts on differences: who is affected by each and how, and their witnesses. */
import type { DocumentName, DocumentPlace } from 'contract-compiler/model/contract.ts';
import type { Json } from 'contract-compiler/model/json.ts';

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
 * - `breaks-senders`: a value that was accepted is refused, or understood differently
 * - `breaks-receivers`: a request, response or message breaks a promise of the base
 * - `breaks-importers`: a name that the package exports, or a type that code reads, is gone or changed
 * - `strict-receivers`: a value may arrive that the base ruled out, but tolerant readers accept it, such as a new
 *   string value of a field that is not a tag, a loosened pattern or format, null for an optional field
 * - `compatible`: no client of the base is affected
 * - `documentation`: it only affects readers of the documentation
 * - `unjudged`: it could neither be shown that somebody is affected nor that nobody is; it counts as a break
 */
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
 * - `correction`: the contract was wrong, and the service has always behaved as the contract says now
 */
export const ACCEPTED_AS = ['judged', 'correction'] as const;

/** A difference that maintainers have accepted. */
export interface Acceptance extends DocumentPlace {
  as: (typeof ACCEPTED_AS)[number];
  reason: string;
}

/** A change with its verdict. */
export interface Difference extends Change {
  verdict: Verdict;
  /** Who is affected, and how; or why nobody is. */
  impact: string;
  witness?: Witness | undefined;
  /** Why a break has no witness. */
  noWitness?: string | undefined;
  /** The acceptance, if there is one. */
  accepted?: Acceptance;
}

/** A value that shows a difference: one of the two releases accepts it, the other refuses it. */
export interface Witness {
  /** The schema's name, or its place where it has none. */
  schema: string;
  value: Json;
  /** The release that accepts the value. */
  acceptedBy: 'base' | 'revision';
}

/** Stands for the value of a missing field. */
export const ABSENT = Symbol('absent');

/** A value, or a marker for none. */
export type Leaf = Json | typeof ABSENT;

/** Why a verdict holds, and its witness. */
export interface Reason extends Pick<Difference, 'witness' | 'noWitness'> {
  effect: string;
  /** The value that only one release accepts, at the node of a schema that has changed. */
  leaf?: Leaf | undefined;
}

/**
 * The candidate verdicts on a change, each with its reason. Those on senders and receivers apply only if somebody sends
 * or receives the changed part; `compatible` and `documentation`, only if no other applies.
 */
export type Candidates = Partial<Record<Verdict, string | Reason | undefined>>;

/** A reason, or its effect alone. */
export function reasonOf(given: string | Reason | undefined): Reason | undefined {
  return typeof given === 'string' ? { effect: given } : given;
}

/** The names of operations, notifications and channels that send or receive the changed part. */
export interface Uses {
  sent: readonly string[];
  received: readonly string[];
  /** All of `received`, and those that receive it only below an opaque field, which only strict readers check. */
  receivedByStrict?: readonly string[];
  /** The affected exports of the package. */
  imported?: readonly string[];
  /** The status of the response that contains it, if a response does. */
  status?: string | undefined;
}

export const NOBODY: Uses = { sent: [], received: [] };

const WHO: Partial<Record<Verdict, string>> = {
  'breaks-senders': 'Senders',
  'breaks-receivers': 'Receivers',
  'strict-receivers': 'Strict receivers',
  'breaks-importers': 'Importers',
};

/** Why a break has no witness, unless its reason says so. */
const NO_WITNESS: Partial<Record<Verdict, string>> = {
  unjudged: 'no value was found that shows it, nor a proof that there is none',
  'breaks-senders': 'no single value of a schema can show it',
  'breaks-receivers': 'no single value of a schema can show it',
  'breaks-importers': 'it affects names, types or tools, not values',
};

/** The first change and the first reason for a verdict at a place, and all affected users. */
interface Judgement extends Reason {
  verdict: Verdict;
  change: Change;
  users: Set<string>;
}

/**
 * Collects the differences of two releases. A place that is judged several times, since several public schemas
 * contain it, has one difference per verdict.
 */
export class Differences {
  readonly #judgements: Judgement[] = [];

  /**
   * Judges a change by the users of the changed part.
   *
   * @param candidates the verdicts that may apply; `compatible` if none does
   * @param uses the users of the changed part
   */
  add(
    change: Change,
    candidates: Candidates,
    uses: Uses = NOBODY,
    { isPartial = false }: AddOptions = {},
  ): void {
    const { sent, received, imported, status } = uses;
    const users: Partial<Record<Verdict, readonly string[] | undefined>> = {
      'breaks-importers': imported,
      'breaks-senders': sent,
      'breaks-receivers': received,
      'strict-receivers': received,
    };
    const applicable = VERDICTS.filter((verdict) => {
      // Verdicts that concern no users in particular have no list of them.
      const lacksUsers = users[verdict]?.length === 0;
      return candidates[verdict] && !lacksUsers;
    });
    const grave = applicable.filter((verdict) => !isMild(verdict));
    if (grave.length === 0 && isPartial) return;
    const mild = applicable.at(-1) ?? 'compatible';
    for (const verdict of grave.length > 0 ? grave : [mild]) {
      const reason = reasonOf(candidates[verdict]) ?? { effect: 'nobody is affected' };
      const judgement = this.#judgementFor(change, verdict, reason);
      // One witness is enough.
      judgement.witness ??= reason.witness;
      for (const name of users[verdict] ?? []) {
        judgement.users.add(status ? `${name} ${status}` : name);
      }
    }
  }

  /** The judgement with a verdict on a change, which is new unless its place has been judged with that verdict. */
  #judgementFor(change: Change, verdict: Verdict, reason: Reason): Judgement {
    const known = this.#judgements.find(
      (one) => one.verdict === verdict && isSameChange(one.change, change),
    );
    if (known) return known;
    const judgement: Judgement = { verdict, change, users: new Set(), ...reason };
    this.#judgements.push(judgement);
    return judgement;
  }

  /** Whether something was judged at a place. */
  hasAt(document: DocumentName, pointer: string): boolean {
    return this.#judgements.some(
      ({ change }) => change.document === document && change.pointer === pointer,
    );
  }

  /** Whether something was judged below a place. */
  hasBelow(document: DocumentName, pointer: string): boolean {
    return this.#judgements.some(
      ({ change }) => change.document === document && change.pointer.startsWith(`${pointer}/`),
    );
  }

  /** The differences, the worst first. */
  list(): Difference[] {
    const isImplied = (one: Judgement) => this.#judgements.some((other) => implies(other, one));
    const telling = this.#judgements.filter((one) => !isImplied(one));
    return telling.map(differenceOf).sort(byGravity);
  }
}

/** How a change is added to the differences. */
interface AddOptions {
  /** See `Comparison`: whether to omit a change that affects nobody, or only readers of the documentation. */
  isPartial?: boolean | undefined;
}

/** Whether two changes are the same kind of change at the same place. */
function isSameChange(one: Change, other: Change): boolean {
  const { document, pointer, what } = other;
  return one.document === document && one.pointer === pointer && one.what === what;
}

function isMild(verdict: Verdict): boolean {
  return verdict === 'compatible' || verdict === 'documentation';
}

/** Whether a judgement says all that another one at the same place says. */
function implies(one: Judgement, other: Judgement): boolean {
  if (!isSameChange(one.change, other.change)) return false;
  if (other.verdict === 'strict-receivers') return one.verdict === 'breaks-receivers';
  return isMild(other.verdict) && rank(one.verdict) < rank(other.verdict);
}

/** The position of a verdict from the worst to the mildest. */
function rank(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

/** Orders differences from the worst to the mildest; then OpenAPI before AsyncAPI, and by pointer. */
function byGravity(a: Difference, b: Difference): number {
  if (a.verdict !== b.verdict) return rank(a.verdict) - rank(b.verdict);
  if (a.document !== b.document) return b.document.localeCompare(a.document);
  return a.pointer < b.pointer ? -1 : 1;
}

function differenceOf(judgement: Judgement): Difference {
  const { verdict, change, effect, users, witness } = judgement;
  const group = WHO[verdict];
  const who = users.size > 0 ? `${group} (${[...users].join(', ')})` : group;
  const impact = who ? `${who}: ${effect}` : effect;
  const lacksWitness = BREAKING.has(verdict) && witness === undefined;
  const noWitness = lacksWitness ? (judgement.noWitness ?? NO_WITNESS[verdict]) : undefined;
  return { verdict, ...change, impact, witness, noWitness };
}
