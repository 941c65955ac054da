import {
  BREAKING,
  type Difference,
  type Found,
  type Ruling,
  type Uses,
  VERDICTS,
  type Verdict,
} from './verdict.ts';

/**
 * What a difference does to those who use a thing: `narrower` is what happens to those who send it,
 * `wider` what happens to those who receive it, `strict` to those of them who are not tolerant.
 */
export interface Effect {
  narrower?: string | undefined;
  wider?: string | undefined;
  strict?: string | undefined;
  /** Why nobody is affected, where none of these affects anybody. */
  none?: string;
}

/** What affects those who send and those who receive alike. */
export function affectBoth(saying: string): Effect {
  return { narrower: saying, wider: saying };
}

/** A difference with what each verdict says of it. */
interface Judged {
  found: Found;
  rulings: Map<Verdict, Ruling>;
}

/** Why a break that is not one of a schema has no witness. */
const NO_VALUE = 'no single value of a schema can show it';

/**
 * Collects judged differences. The same place judged several times, since several public schemas
 * hold it, gives one difference for each verdict.
 */
export class Judgements {
  private readonly judged = new Map<string, Judged>();

  /** Judges a difference by its effect on those who send and those who receive. */
  effect(found: Found, effect: Effect, { sent, received }: Uses): void {
    const { narrower, wider, strict, none = 'nobody is affected' } = effect;
    const said = [
      ['breaks-senders', narrower, sent],
      ['breaks-receivers', wider, received],
      ['strict-receivers', strict, received],
    ] as const;
    const affects = said.filter(([, saying, uses]) => saying !== undefined && uses.length > 0);
    for (const [verdict, saying = '', uses] of affects) {
      this.add(found, { verdict, saying, uses, unproved: NO_VALUE });
    }
    if (affects.length === 0) this.add(found, { verdict: 'compatible', saying: none });
  }

  /** Records a difference with a verdict. */
  add(found: Found, ruling: Ruling): void {
    const key = `${found.document} ${found.pointer} ${found.rule}`;
    const judged = this.judged.get(key) ?? { found, rulings: new Map<Verdict, Ruling>() };
    const known = judged.rulings.get(ruling.verdict);
    const uses = [...new Set([...(known?.uses ?? []), ...(ruling.uses ?? [])])];
    // What was said first stays; of several proofs one is enough.
    const witness = known?.witness ?? ruling.witness;
    judged.rulings.set(ruling.verdict, { ...ruling, ...known, witness, uses });
    this.judged.set(key, judged);
  }

  /** The differences, the gravest first. */
  differences(): Difference[] {
    return [...this.judged.values()]
      .flatMap(differencesOf)
      .sort(
        (a, b) =>
          VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
          b.document.localeCompare(a.document) ||
          (a.pointer < b.pointer ? -1 : 1),
      );
  }
}

/** One difference for each verdict that matters: a mild one adds nothing to a grave one. */
function differencesOf({ found, rulings }: Judged): Difference[] {
  const present = VERDICTS.flatMap((verdict) => rulings.get(verdict) ?? []);
  const grave = present.filter(
    ({ verdict }) =>
      verdict !== 'compatible' &&
      verdict !== 'documentation' &&
      !(verdict === 'strict-receivers' && rulings.has('breaks-receivers')),
  );
  return (grave.length > 0 ? grave : present.slice(0, 1)).map((ruling) => {
    const { verdict, witness } = ruling;
    const unproved = BREAKING.has(verdict) && !witness ? ruling.unproved : undefined;
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
