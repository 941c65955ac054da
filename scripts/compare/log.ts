import type { DocumentName } from '../model/contract.ts';
import type { Json } from '../model/json.ts';
import {
  type Difference,
  type Effect,
  type Uses,
  VERDICTS,
  type Verdict,
  verdictsOf,
} from './verdict.ts';

/** Where a difference stands and what differs. */
export interface Found {
  rule: string;
  document: DocumentName;
  pointer: string;
  old: Json | undefined;
  new: Json | undefined;
}

/** What a rule says of its effect, for those whom it breaks. */
export interface Sayings {
  /** What happens to those who send. */
  narrower?: string;
  /** What happens to those who receive. */
  wider?: string;
  /** Why nobody is broken. */
  none?: string;
}

interface Entry extends Found {
  verdicts: Map<Verdict, { saying: string; uses: Set<string> }>;
}

const NARROWER = 'what was accepted is refused';
const WIDER = 'what was never sent before may arrive';

/**
 * Collects judged differences. The same place judged several times, since several public schemas
 * hold it, comes out once for each verdict.
 */
export class Log {
  private readonly entries = new Map<string, Entry>();
  private readonly covered: { document: DocumentName; pointer: string }[] = [];

  /** Judges a difference by its effect on those who send and those who receive. */
  effect(
    found: Found,
    effect: Effect,
    uses: Uses,
    { sayings = {}, tolerated = false }: { sayings?: Sayings; tolerated?: boolean } = {},
  ): void {
    for (const verdict of verdictsOf(effect, uses, tolerated)) {
      if (verdict === 'breaks-senders') {
        this.add(verdict, found, sayings.narrower ?? NARROWER, uses.sent);
      } else if (verdict === 'compatible') {
        this.add(verdict, found, sayings.none ?? mild(effect));
      } else this.add(verdict, found, sayings.wider ?? WIDER, uses.received);
    }
  }

  /** Records a difference with a verdict that needs no judging by direction. */
  add(verdict: Verdict, found: Found, saying: string, uses: readonly string[] = []): void {
    const key = `${found.document} ${found.pointer} ${found.rule}`;
    const entry = this.entries.get(key) ?? { ...found, verdicts: new Map() };
    const said = entry.verdicts.get(verdict) ?? { saying, uses: new Set() };
    for (const use of uses) said.uses.add(use);
    entry.verdicts.set(verdict, said);
    this.entries.set(key, entry);
  }

  /** Notes that whatever differs at a place, or below, is judged at another place. */
  cover(document: DocumentName, pointer: string | undefined): void {
    if (pointer !== undefined) this.covered.push({ document, pointer });
  }

  /** Whether a place, or one around it, was noted by `cover`. */
  covers(document: DocumentName, pointer: string): boolean {
    return this.covered.some(
      (place) => place.document === document && `${pointer}/`.startsWith(`${place.pointer}/`),
    );
  }

  /** The differences, the gravest first. */
  differences(): Difference[] {
    return [...this.entries.values()]
      .flatMap((entry) => told(entry))
      .sort(
        (a, b) =>
          VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
          a.document.localeCompare(b.document) * -1 ||
          (a.pointer < b.pointer ? -1 : 1),
      );
  }
}

/** One difference for each verdict that matters: a mild one says nothing beside a grave one. */
function told({ verdicts, old, new: next, ...found }: Entry): Difference[] {
  const present = VERDICTS.filter((verdict) => verdicts.has(verdict));
  const grave = present.filter(
    (verdict) =>
      verdict !== 'compatible' &&
      verdict !== 'documentation' &&
      !(verdict === 'strict-receivers' && verdicts.has('breaks-receivers')),
  );
  return (grave.length > 0 ? grave : present.slice(0, 1)).map((verdict) => {
    const said = verdicts.get(verdict);
    const whom = said === undefined ? '' : sentence(verdict, said.saying, [...said.uses]);
    return {
      verdict,
      ...found,
      ...(old !== undefined && { old }),
      ...(next !== undefined && { new: next }),
      whom,
    };
  });
}

const WHO: Partial<Record<Verdict, string>> = {
  'breaks-senders': 'Senders',
  'breaks-receivers': 'Receivers',
  'strict-receivers': 'Strict receivers',
  'breaks-importers': 'Importers',
};

function sentence(verdict: Verdict, saying: string, uses: string[]): string {
  const who = WHO[verdict];
  if (who === undefined) return saying;
  return `${who}${uses.length > 0 ? ` (${uses.join(', ')})` : ''}: ${saying}`;
}

function mild(effect: Effect): string {
  if (effect === 'narrower') return 'what arrives was allowed before';
  if (effect === 'wider') return 'what is sent is still accepted';
  return 'nobody is affected';
}
