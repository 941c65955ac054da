/** Collects changes, and judges each by who uses what has changed. */
import type { DocumentName } from '../model/contract.ts';
import type { Release } from './release.ts';
import * as model from './verdict.ts';
import { BREAKING, VERDICTS, type Verdict } from './verdict.ts';

/** The two releases, who uses the thing that is being compared, and where the differences go. */
export interface Comparison {
  base: Release;
  revision: Release;
  differences: Differences;
  uses: model.Uses;
  /** Who uses the response, while a request is compared. */
  answered: model.Uses;
  /** Who uses each named schema. */
  usesByName: ReadonlyMap<string, model.Uses>;
  /** The tags of each named schema in the unions that refer to it. */
  tagsByName: ReadonlyMap<string, ReadonlySet<string>>;
  /** Called for each use of a schema in the base, with its key and its users. */
  onSchema?: (key: string, uses: model.Uses) => void;
  /** Whether the compared entries only overlap, such as 201 and 2XX: changes that affect nobody are left out. */
  isQuiet?: boolean;
  /** Whether the revision's side covers only some cases of the base's: what it lacks is not gone then. */
  isSubset?: boolean;
}

const WHO: Partial<Record<Verdict, string>> = {
  'breaks-senders': 'Senders',
  'breaks-receivers': 'Receivers',
  'strict-receivers': 'Strict receivers',
  'breaks-importers': 'Importers',
};

/** Why a break has no witness, where its reason does not say. */
const NO_WITNESS: Partial<Record<Verdict, string>> = {
  unjudged: 'no value was found that shows it, and nothing proves that there is none',
  'breaks-senders': 'no single value of a schema can show it',
  'breaks-receivers': 'no single value of a schema can show it',
  'breaks-importers': 'it is only a name or a type, not part of any value',
};

/** The first change and the first reason that led to a verdict at a place, and all users whom it affects. */
interface Judgement extends model.Reason {
  change: model.Change;
  users: readonly string[];
}

/**
 * The differences of two releases. A place that is judged several times, since several public schemas
 * contain it, gives one difference for each verdict.
 */
export class Differences {
  readonly #judgements = new Map<string, Map<Verdict, Judgement>>();

  /** Judges a change. With `isQuiet`, a change that affects nobody is left out. */
  add(
    change: model.Change,
    reasons: model.Reasons,
    { sent, received, status }: model.Uses = model.NOBODY,
    isQuiet = false,
  ): void {
    const usersOf = (verdict: Verdict) => {
      if (verdict === 'breaks-senders') return sent;
      return verdict.endsWith('-receivers') ? received : undefined;
    };
    const holding = VERDICTS.filter(
      (verdict) => reasons[verdict] !== undefined && usersOf(verdict)?.length !== 0,
    );
    const grave = holding.filter((verdict) => !isMild(verdict));
    if (isQuiet && grave.length === 0) return;
    const mild = holding.at(-1) ?? 'compatible';
    const place = `${change.document} ${change.pointer} ${change.what}`;
    const judgements = this.#judgements.get(place) ?? new Map<Verdict, Judgement>();
    this.#judgements.set(place, judgements);
    for (const verdict of grave.length > 0 ? grave : [mild]) {
      const given = reasons[verdict] ?? 'nobody is affected';
      const reason = typeof given === 'string' ? { effect: given } : given;
      const earlier = judgements.get(verdict);
      // The first reason stays; of several witnesses one is enough.
      const witness = earlier?.witness ?? reason.witness;
      const names = (usersOf(verdict) ?? []).map((name) => (status ? `${name} ${status}` : name));
      const users = [...new Set([...(earlier?.users ?? []), ...names])];
      judgements.set(verdict, { change, ...reason, ...earlier, witness, users });
    }
  }

  /** Whether something was judged at a place or, unless only that `isExact` counts, below it. */
  has(document: DocumentName, pointer: string, isExact: boolean): boolean {
    const place = `${document} ${pointer}`;
    return [...this.#judgements.keys()].some(
      (key) => key.startsWith(`${place} `) || (!isExact && key.startsWith(`${place}/`)),
    );
  }

  /** The differences, the worst first. */
  list(): model.Difference[] {
    return [...this.#judgements.values()]
      .flatMap(differencesOf)
      .sort(
        (a, b) =>
          VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
          b.document.localeCompare(a.document) ||
          (a.pointer < b.pointer ? -1 : 1),
      );
  }
}

function isMild(verdict: Verdict): boolean {
  return verdict === 'compatible' || verdict === 'documentation';
}

/** One difference for each verdict that matters: a mild one adds nothing to a grave one. */
function differencesOf(judgements: ReadonlyMap<Verdict, Judgement>): model.Difference[] {
  const present = VERDICTS.filter((verdict) => judgements.has(verdict));
  const isImplied = (verdict: Verdict) =>
    verdict === 'strict-receivers' && judgements.has('breaks-receivers');
  const grave = present.filter((verdict) => !isMild(verdict) && !isImplied(verdict));
  return (grave.length > 0 ? grave : present.slice(0, 1)).flatMap((verdict) => {
    const found = judgements.get(verdict);
    if (!found) return [];
    const { change, effect, users, witness } = found;
    const who = users.length > 0 ? `${WHO[verdict]} (${users.join(', ')})` : WHO[verdict];
    const impact = who ? `${who}: ${effect}` : effect;
    const lacksWitness = BREAKING.has(verdict) && witness === undefined;
    const noWitness = lacksWitness ? (found.noWitness ?? NO_WITNESS[verdict]) : undefined;
    return { verdict, ...change, impact, witness, noWitness };
  });
}
