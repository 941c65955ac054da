import {
  BREAKING,
  type Difference,
  type Effect,
  type Found,
  type Harm,
  type Ruling,
  type Uses,
  VERDICTS,
  type Verdict,
} from './verdict.ts';

/** What affects those who send and those who receive alike. */
export function affectBoth(saying: string): Effect {
  return { narrower: saying, wider: saying };
}

/** Why a break that is not one of a schema has no witness. */
const NO_VALUE = 'no single value of a schema can show it';

/** Why a name or a type that changes has no witness. */
const NO_PART = 'it is only a name or a type, not part of any value';

/**
 * Collects judged differences. The same place judged several times, since several public schemas
 * hold it, gives one difference for each verdict.
 */
export class Judgements {
  readonly #judged = new Map<string, { found: Found; rulings: Map<Verdict, Ruling> }>();

  /** Judges a difference by its effect on those who send and those who receive. */
  effect(found: Found, effect: Effect, { sent, received }: Uses): void {
    const { narrower, wider, strict, importers, unjudged, silent } = effect;
    const said: readonly [Verdict, Harm | undefined, readonly string[], string][] = [
      ['unjudged', unjudged, [''], NO_VALUE],
      ['breaks-importers', importers, [''], NO_PART],
      ['breaks-senders', narrower, sent, NO_VALUE],
      ['breaks-receivers', wider, received, NO_VALUE],
      ['strict-receivers', strict, received, NO_VALUE],
    ];
    const affects = said.filter(([, harm, uses]) => harm !== undefined && uses.length > 0);
    for (const [verdict, harm = '', uses, unproved] of affects) {
      const told = typeof harm === 'string' ? { saying: harm, unproved } : harm;
      this.add(found, { verdict, ...told, uses: uses.filter(Boolean) });
    }
    const { none: saying = 'nobody is affected' } = effect;
    const verdict = silent ? 'documentation' : 'compatible';
    if (affects.length === 0) this.add(found, { verdict, saying });
  }

  /** Records a difference with a verdict. */
  add(found: Found, ruling: Ruling): void {
    const key = `${found.document} ${found.pointer} ${found.rule}`;
    const judged = this.#judged.get(key) ?? { found, rulings: new Map<Verdict, Ruling>() };
    const known = judged.rulings.get(ruling.verdict);
    const uses = [...new Set([...(known?.uses ?? []), ...(ruling.uses ?? [])])];
    // What was said first stays; of several proofs one is enough.
    const witness = known?.witness ?? ruling.witness;
    judged.rulings.set(ruling.verdict, { ...ruling, ...known, witness, uses });
    this.#judged.set(key, judged);
  }

  /** The differences, the worst first. */
  differences(): Difference[] {
    return [...this.#judged.values()]
      .flatMap(({ found, rulings }) => differencesOf(found, rulings))
      .sort(
        (a, b) =>
          VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
          b.document.localeCompare(a.document) ||
          (a.pointer < b.pointer ? -1 : 1),
      );
  }
}

/** One difference for each verdict that matters: a mild one adds nothing to a grave one. */
function differencesOf(found: Found, rulings: ReadonlyMap<Verdict, Ruling>): Difference[] {
  const present = VERDICTS.flatMap((verdict) => rulings.get(verdict) ?? []);
  const grave = present.filter(
    ({ verdict }) =>
      verdict !== 'compatible' &&
      verdict !== 'documentation' &&
      !(verdict === 'strict-receivers' && rulings.has('breaks-receivers')),
  );
  return (grave.length > 0 ? grave : present.slice(0, 1)).map((ruling) => {
    const { verdict, witness } = ruling;
    const isShown = !BREAKING.has(verdict) || witness !== undefined;
    const unproved = isShown ? undefined : (ruling.unproved ?? NO_VALUE);
    return { verdict, ...found, whom: describe(ruling), witness, unproved };
  });
}

const WHO: Partial<Record<Verdict, string>> = {
  'breaks-senders': 'Senders',
  'breaks-receivers': 'Receivers',
  'strict-receivers': 'Strict receivers',
  'breaks-importers': 'Importers',
};

function describe({ verdict, saying, uses = [] }: Ruling): string {
  const who = WHO[verdict];
  if (who === undefined) return saying;
  return `${who}${uses.length > 0 ? ` (${uses.join(', ')})` : ''}: ${saying}`;
}
