import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../scripts/model/contract.ts';
import { ROOT } from './contract.ts';

const FOLDER = 'test/fixtures';

/** Examples by schema name. */
export type Examples = ReadonlyMap<string, readonly Example[]>;

const known = new Map<string, Examples>();

/**
 * The documented examples, and what tests try beyond them: every field at once, nothing but what is
 * required, and so on.
 */
export function withFixtures(documented: Examples, root = ROOT): Examples {
  const all = new Map(documented);
  for (const [schema, own] of fixturesIn(root)) {
    all.set(schema, [...(documented.get(schema) ?? []), ...own]);
  }
  return all;
}

/** The fixtures, `test/fixtures/<Schema>/<name>.json`, read once. */
export function fixturesIn(root: string): Examples {
  const found = known.get(root) ?? new Map(readdirSync(join(root, FOLDER)).sort().map(read(root)));
  known.set(root, found);
  return found;
}

function read(root: string) {
  return (schema: string): [string, Example[]] => {
    const examples = readdirSync(join(root, FOLDER, schema))
      .sort()
      .map((base) => {
        const file = join(FOLDER, schema, base);
        const name = base.replace(/\.json$/, '');
        const value = JSON.parse(readFileSync(join(root, file), 'utf8'));
        return { name, summary: name, file, value };
      });
    return [schema, examples];
  };
}
