/** The changes that the gate is tested with, and that the documentation shows. */
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../model/json.ts';
import { parseYaml } from '../read/yaml.ts';
import { BREAKING, type Verdict } from './verdict.ts';

/** A change that somebody could make to a contract, and what the gate must say of it. */
export interface CatalogueEntry {
  /** What the change is about, such as `Request field`. */
  area: string;
  /** The change in words. */
  change: string;
  /** Exactly the grave verdicts, or, where none is grave, the gravest of the mild ones. */
  verdicts: readonly Verdict[];
  /** The steps that make the change in the bundles of `catalogue/base`. */
  edit: readonly JsonObject[];
}

/** A line of the table "What may change in a minor version". */
export interface CatalogueRow extends Omit<CatalogueEntry, 'edit'> {
  /** Whether a minor version may bring it. */
  minor: boolean;
  /** Whom it affects, in words. */
  whom: string;
}

/** What each verdict means to a reader. */
const MEANINGS: Readonly<Record<Verdict, string>> = {
  unjudged: 'Refused until it is known',
  'breaks-senders': 'Breaks those who send',
  'breaks-receivers': 'Breaks those who receive',
  'breaks-importers': 'Breaks those who import the name',
  'strict-receivers': 'Those who receive and do not read by the tolerant profile',
  compatible: 'Nobody',
  documentation: 'Readers of the documentation',
};

const FOLDER = new URL('./catalogue/', import.meta.url);

/** Every change with the verdict that it must get, file by file. */
export function readCatalogue(): CatalogueEntry[] {
  const files = ['requests', 'responses', 'messages', 'documents'];
  return files.flatMap((name) => {
    const file = `${name}.yaml`;
    const areas = parseYaml(readFileSync(new URL(file, FOLDER), 'utf8'), file) as Areas;
    return Object.entries(areas).flatMap(([area, rows]) =>
      rows.map(({ change, verdict, edit }) => ({
        area,
        change,
        verdicts: [verdict].flat(),
        edit: [edit].flat(),
      })),
    );
  });
}

type Areas = Record<
  string,
  { change: string; verdict: Verdict | Verdict[]; edit: JsonObject | JsonObject[] }[]
>;

/**
 * The catalogue as rows for the documentation. What the gate cannot judge is left out: it is refused
 * until a rule for it is there.
 */
export function catalogueRows(entries: readonly CatalogueEntry[]): CatalogueRow[] {
  return entries
    .filter(({ verdicts }) => !verdicts.includes('unjudged'))
    .map(({ area, change, verdicts }) => ({
      area,
      change,
      minor: !verdicts.some((verdict) => BREAKING.has(verdict)),
      whom: verdicts
        .map((verdict) => MEANINGS[verdict])
        .map((words, index) => (index === 0 ? words : words[0]?.toLowerCase() + words.slice(1)))
        .join('; '),
      verdicts,
    }));
}
