/** Collects differences, each with the verdicts that its effects give it. */
import {
  BREAKING,
  type Difference,
  type Effect,
  type Found,
  type Harm,
  NOBODY,
  type Proof,
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

/** Why what is not proved has no witness. */
const NOT_PROVED = 'no value was found that shows it, and nothing proves that there is none';

/** What a verdict says of a difference, and whom it affects. */
type Ruling = Proof & { uses: readonly string[] };

/**
 * Collects judged differences. The same place judged several times, since several public schemas
 * hold it, gives one difference for each verdict.
 */
export class Judgements {
  readonly #judged = new Map<string, { found: Found; rulings: Map<Verdict, Ruling> }>();

  /** Judges a difference by its effect on those who send and those who receive. */
  add(found: Found, effect: Effect, { sent, received }: Uses = NOBODY): void {
    const { narrower, wider, strict, importers, unjudged } = effect;
    const said: readonly [Verdict, Harm | undefined, users?: readonly string[]][] = [
      ['unjudged', unjudged],
      ['breaks-importers', importers],
      ['breaks-senders', narrower, sent],
      ['breaks-receivers', wider, received],
      ['strict-receivers', strict, received],
    ];
    const affects = said.filter(([, harm, users]) => harm !== undefined && users?.length !== 0);
    const { none = 'nobody is affected', silent } = effect;
    if (affects.length === 0) affects.push([silent ? 'documentation' : 'compatible', none]);
    const key = keyOf(found);
    const { rulings } = this.#judged.get(key) ?? { rulings: new Map<Verdict, Ruling>() };
    if (!this.#judged.has(key)) this.#judged.set(key, { found, rulings });
    for (const [verdict, harm = '', users = []] of affects) {
      const ruling = typeof harm === 'string' ? { saying: harm } : harm;
      const known = rulings.get(verdict);
      const uses = [...new Set([...(known?.uses ?? []), ...users])];
      // What was said first stays; of several proofs one is enough.
      const witness = known?.witness ?? ruling.witness;
      rulings.set(verdict, { ...ruling, ...known, witness, uses });
    }
  }

  /** Takes over what affects somebody from others. */
  addGrave(others: Judgements): void {
    for (const { found, rulings } of others.#judged.values()) {
      const isGrave = (verdict: Verdict) => BREAKING.has(verdict) || verdict === 'strict-receivers';
      const grave = [...rulings].filter(([verdict]) => isGrave(verdict));
      if (grave.length === 0) continue;
      const key = keyOf(found);
      const known = this.#judged.get(key)?.rulings ?? [];
      this.#judged.set(key, { found, rulings: new Map([...grave, ...known]) });
    }
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

function keyOf({ document, pointer, rule }: Found): string {
  return `${document} ${pointer} ${rule}`;
}

/** One difference for each verdict that matters: a mild one adds nothing to a grave one. */
function differencesOf(found: Found, rulings: ReadonlyMap<Verdict, Ruling>): Difference[] {
  const present = VERDICTS.filter((verdict) => rulings.has(verdict));
  const grave = present.filter(
    (verdict) =>
      verdict !== 'compatible' &&
      verdict !== 'documentation' &&
      !(verdict === 'strict-receivers' && rulings.has('breaks-receivers')),
  );
  return (grave.length > 0 ? grave : present.slice(0, 1)).map((verdict) => {
    const ruling: Ruling = rulings.get(verdict) ?? { saying: '', uses: [] };
    const { saying, uses, witness } = ruling;
    const users = uses.length > 0 ? ` (${uses.join(', ')})` : '';
    const whom = verdict in WHO ? `${WHO[verdict]}${users}: ${saying}` : saying;
    const isShown = !BREAKING.has(verdict) || witness !== undefined;
    const why = { 'breaks-importers': NO_PART, unjudged: NOT_PROVED }[String(verdict)] ?? NO_VALUE;
    return {
      verdict,
      ...found,
      whom,
      witness,
      noWitness: isShown ? undefined : (ruling.noWitness ?? why),
    };
  });
}

const WHO: Partial<Record<Verdict, string>> = {
  'breaks-senders': 'Senders',
  'breaks-receivers': 'Receivers',
  'strict-receivers': 'Strict receivers',
  'breaks-importers': 'Importers',
};
