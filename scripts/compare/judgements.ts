/** Collects changes, each with the verdicts that follow from its effects and from who uses what. */
import {
  BREAKING,
  type Difference,
  type Effect,
  type Harm,
  NOBODY,
  type PlaceChange,
  type Uses,
  VERDICTS,
  type Verdict,
} from './verdict.ts';

/** What affects those who send and those who receive alike. */
export function affectBoth(saying: string): Effect {
  return { narrower: saying, wider: saying };
}

const WHO: Partial<Record<Verdict, string>> = {
  'breaks-senders': 'Senders',
  'breaks-receivers': 'Receivers',
  'strict-receivers': 'Strict receivers',
  'breaks-importers': 'Importers',
};

/** Why a break has no witness, where its effect does not say. */
const NO_WITNESS: Partial<Record<Verdict, string>> = {
  unjudged: 'no value was found that shows it, and nothing proves that there is none',
  'breaks-senders': 'no single value of a schema can show it',
  'breaks-receivers': 'no single value of a schema can show it',
  'breaks-importers': 'it is only a name or a type, not part of any value',
};

/** A verdict on a change, and whom it is about. */
interface Ruling extends Harm {
  change: PlaceChange;
  users: readonly string[];
}

/**
 * Collects judged changes. The same place judged several times, since several public schemas
 * hold it, gives one difference for each verdict.
 */
export class Judgements {
  readonly #judged = new Map<string, Map<Verdict, Ruling>>();

  /** Judges a change by its effect on those who send and those who receive. */
  add(change: PlaceChange, effect: Effect, { sent, received }: Uses = NOBODY): void {
    const { narrower, wider, strict, importers, unjudged, same, none } = effect;
    const said: readonly [Verdict, string | Harm | undefined, users?: readonly string[]][] = [
      ['unjudged', unjudged],
      ['breaks-importers', importers],
      ['breaks-senders', narrower, sent],
      ['breaks-receivers', wider, received],
      ['strict-receivers', strict, received],
    ];
    const affects = said.filter(([, harm, users]) => harm !== undefined && users?.length !== 0);
    const mild = same ? 'documentation' : 'compatible';
    if (affects.length === 0) affects.push([mild, same ?? none ?? 'nobody is affected']);
    const rulings = this.#rulingsOf(change);
    for (const [verdict, harm = '', users = []] of affects) {
      const known = rulings.get(verdict);
      const ruling = typeof harm === 'string' ? { saying: harm } : harm;
      // What was said first stays; of several proofs one is enough.
      const witness = known?.witness ?? ruling.witness;
      const all = [...new Set([...(known?.users ?? []), ...users])];
      rulings.set(verdict, { change, ...ruling, ...known, witness, users: all });
    }
  }

  /** Takes over what affects somebody from others. */
  addGrave(others: Judgements): void {
    for (const all of others.#judged.values()) {
      for (const [verdict, ruling] of all) {
        if (isMild(verdict)) continue;
        const rulings = this.#rulingsOf(ruling.change);
        if (!rulings.has(verdict)) rulings.set(verdict, ruling);
      }
    }
  }

  /** The differences, the worst first. */
  differences(): Difference[] {
    return [...this.#judged.values()]
      .flatMap(differencesOf)
      .sort(
        (a, b) =>
          VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
          b.document.localeCompare(a.document) ||
          (a.pointer < b.pointer ? -1 : 1),
      );
  }

  #rulingsOf({ document, pointer, rule }: PlaceChange): Map<Verdict, Ruling> {
    const key = `${document} ${pointer} ${rule}`;
    const rulings = this.#judged.get(key) ?? new Map<Verdict, Ruling>();
    this.#judged.set(key, rulings);
    return rulings;
  }
}

function isMild(verdict: Verdict): boolean {
  return verdict === 'compatible' || verdict === 'documentation';
}

/** One difference for each verdict that matters: a mild one adds nothing to a grave one. */
function differencesOf(rulings: ReadonlyMap<Verdict, Ruling>): Difference[] {
  const present = VERDICTS.flatMap((verdict) => {
    const ruling = rulings.get(verdict);
    return ruling ? [[verdict, ruling] as const] : [];
  });
  const isSaid = (verdict: Verdict) =>
    verdict === 'strict-receivers' && rulings.has('breaks-receivers');
  const grave = present.filter(([verdict]) => !isMild(verdict) && !isSaid(verdict));
  return (grave.length > 0 ? grave : present.slice(0, 1)).map(([verdict, ruling]) => {
    const { change, saying, users, witness } = ruling;
    const who = users.length > 0 ? `${WHO[verdict]} (${users.join(', ')})` : WHO[verdict];
    const whom = who ? `${who}: ${saying}` : saying;
    const isShown = !BREAKING.has(verdict) || witness !== undefined;
    const noWitness = isShown ? undefined : (ruling.noWitness ?? NO_WITNESS[verdict]);
    return { verdict, ...change, whom, witness, noWitness };
  });
}
