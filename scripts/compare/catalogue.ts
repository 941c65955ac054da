/** The changes that the gate is tested with, and that the documentation shows. */
import { CALLS } from './catalogue/documents.ts';
import type { CatalogueEntry } from './catalogue/edits.ts';
import { LIVE } from './catalogue/live.ts';
import { BOTH_WAYS, REQUESTS } from './catalogue/requests.ts';
import { RESPONSES } from './catalogue/responses.ts';
import { BREAKING, type Verdict } from './verdict.ts';

/** Every change with the verdict that it must get. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...REQUESTS,
  ...BOTH_WAYS,
  ...RESPONSES,
  ...CALLS,
  ...LIVE,
];

/** A line of the table "What may change in a minor version". */
export interface CatalogueRow {
  /** What the change is about, such as `Request field`. */
  area: string;
  /** The change in words. */
  change: string;
  /** Whether a minor version may bring it. */
  minor: boolean;
  /** Whom it affects, in words. */
  whom: string;
  verdicts: readonly Verdict[];
}

/** What each verdict means to a reader. */
export const MEANINGS: Readonly<Record<Exclude<Verdict, 'unjudged'>, string>> = {
  'breaks-senders': 'Breaks those who send',
  'breaks-receivers': 'Breaks those who receive',
  'breaks-importers': 'Breaks those who import the name',
  'strict-receivers': 'Those who receive and do not read by the tolerant profile',
  compatible: 'Nobody',
  documentation: 'Readers of the documentation',
};

/**
 * The catalogue as rows for the documentation, those of one area together. What the gate cannot judge
 * is left out: it is refused until a rule for it is there.
 */
export function catalogueRows(): CatalogueRow[] {
  return CATALOGUE.filter(({ verdicts }) => !verdicts.includes('unjudged')).map(
    ({ area, change, verdicts }) => ({
      area,
      change,
      minor: !verdicts.some((verdict) => BREAKING.has(verdict)),
      whom: verdicts
        .map((verdict) => (verdict === 'unjudged' ? '' : MEANINGS[verdict]))
        .map((words, index) => (index === 0 ? words : words[0]?.toLowerCase() + words.slice(1)))
        .join('; '),
      verdicts,
    }),
  );
}
