/** The catalogue: changes of a contract, each with its edit and its verdicts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../../scripts/json.ts';
import { parseYaml } from '../../../scripts/read/yaml.ts';
import { BREAKING, type Difference, VERDICTS, type Verdict } from '../src/verdict.ts';

/** Rows by area: `change` is the title; the other key is the expected verdicts, its value the steps of the edit. */
type Areas = Record<string, ({ change: string } & Record<string, JsonObject | JsonObject[]>)[]>;

/** A row of the catalogue. */
export interface Row {
  name: string;
  verdicts: string[];
  edit: JsonObject[];
}

/** Every row, file by file. */
export const CATALOGUE: readonly Row[] = ['requests', 'responses', 'messages', 'documents'].flatMap(
  (name) => {
    const file = join(import.meta.dirname, `../catalogue/${name}.yaml`);
    const areas = parseYaml(readFileSync(file, 'utf8'), file) as unknown as Areas;
    return Object.entries(areas).flatMap(([area, rows]) =>
      rows.flatMap(({ change, ...judged }) =>
        Object.entries(judged).map(([verdicts, edit]) => {
          return { name: `${area}: ${change}`, verdicts: verdicts.split(' '), edit: [edit].flat() };
        }),
      ),
    );
  },
);

/** The breaking verdicts of differences, each once; if there is none, the worst of the others. */
export function outcomeOf(differences: readonly Difference[]): Verdict[] {
  const present = VERDICTS.filter((one) => differences.some(({ verdict }) => verdict === one));
  const breaks = present.filter((one) => BREAKING.has(one));
  return breaks.length > 0 ? breaks : present.slice(0, 1);
}
