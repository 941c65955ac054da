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
  /** Exactly the grave verdicts, or, where none is grave, the worst of the mild ones. */
  verdicts: readonly Verdict[];
  /** The steps that make the change in the bundles of `catalogue/base`. */
  edit: readonly JsonObject[];
}

/** What each verdict means to a reader. */
const MEANINGS: Readonly<Record<Verdict, string>> = {
  unjudged: 'nobody can tell, so it counts as a break',
  'breaks-senders': 'breaks those who send',
  'breaks-receivers': 'breaks those who receive',
  'breaks-importers': 'breaks those who import the name',
  'strict-receivers': 'those who receive and do not read by the tolerant profile',
  compatible: 'nobody',
  documentation: 'readers of the documentation',
};

const FOLDER = new URL('./catalogue/', import.meta.url);

/** Every change with the verdict that it must get, file by file. */
export function readCatalogue(): CatalogueEntry[] {
  const files = ['requests', 'responses', 'messages', 'documents'];
  return files.flatMap((name) => {
    const file = `${name}.yaml`;
    const areas = parseYaml(readFileSync(new URL(file, FOLDER), 'utf8'), file) as Areas;
    return Object.entries(areas).flatMap(([area, rows]) =>
      rows.map(({ change, verdict, edit }) => {
        return { area, change, verdicts: [verdict].flat(), edit: [edit].flat() };
      }),
    );
  });
}

type Areas = Record<
  string,
  { change: string; verdict: Verdict | Verdict[]; edit: JsonObject | JsonObject[] }[]
>;

/** A line of the table "What may change in a minor version". */
export interface CatalogueRow extends Pick<CatalogueEntry, 'area' | 'change'> {
  /** Whether a minor version may bring it. */
  minor: boolean;
  /** Whom it affects, in words. */
  whom: string;
}

/** The catalogue as rows for the documentation. */
export function catalogueRows(entries: readonly CatalogueEntry[]): CatalogueRow[] {
  return entries.map(({ area, change, verdicts }) => {
    const minor = !verdicts.some((verdict) => BREAKING.has(verdict));
    const whom = verdicts.map((verdict) => MEANINGS[verdict]).join('; ');
    return { area, change, minor, whom: whom.charAt(0).toUpperCase() + whom.slice(1) };
  });
}
