/** Reads the catalogue: changes of a contract, with the verdicts that the comparison must give them. */
import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../model/json.ts';
import { parseYaml } from '../../read/yaml.ts';
import type { Verdict } from '../verdict.ts';

/** A change that somebody could make to a contract, and what the comparison must say of it. */
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

/** The changes of one area: `change` in words, and the verdicts with the steps that must get them. */
type Areas = Record<string, ({ change: string } & Record<string, JsonObject | JsonObject[]>)[]>;

/** Every change with the verdicts that it must get, file by file. */
export function readCatalogue(): CatalogueEntry[] {
  return ['requests', 'responses', 'messages', 'documents'].flatMap((name) => {
    const url = new URL(`${name}.yaml`, import.meta.url);
    const areas = parseYaml(readFileSync(url, 'utf8'), `${name}.yaml`) as Areas;
    return Object.entries(areas).flatMap(([area, rows]) =>
      rows.flatMap(({ change, ...judged }) =>
        Object.entries(judged).map(([verdicts, edit]) => {
          return { area, change, verdicts: verdicts.split(' ') as Verdict[], edit: [edit].flat() };
        }),
      ),
    );
  });
}
