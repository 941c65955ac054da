/** Compares what the contract says of the first version, `x-replaces`, with the lists. */

import { statementsOf } from '../../../scripts/emit/facts/statements.ts';
import type { Contract } from '../../../scripts/model/contract.ts';
import { type BundleEntry, compareEntries, type Difference, type TableEntry } from './compare.ts';
import { changes, type RenameFact, removals, renames } from './versions.ts';

const TABLE = 'test/contract/facts/versions.ts';

/** Compares, both ways, the names of the first version, what was removed, and how values changed. */
export function compareVersions(contract: Contract): Difference[] {
  const found = new Map<string, BundleEntry>();
  const said = new Map<string, string>();
  for (const { node, subject, field, document, pointer } of statementsOf(contract)) {
    const place = field === '' ? subject : `${subject}.${field}`;
    const replaces = node['x-replaces'] ?? [];
    if (found.has(place) || (replaces.length === 0 && !expected.has(place))) continue;
    found.set(place, {
      facts: factsOf(
        replaces.flatMap(({ name }) => name ?? []),
        replaces.flatMap(({ removed }) => removed ?? []),
      ),
      place: () => ({ document, pointer }),
    });
    said.set(place, replaces.map(({ change }) => change).join(' '));
  }
  const unsaid = changes.flatMap(({ place, words }) =>
    words
      .filter((word) => !said.get(place)?.includes(word))
      .map((word) => ({
        name: place,
        message: `x-replaces does not say ${word}; ${TABLE} does`,
        ...(found.get(place)?.place() ?? { document: 'openapi' as const, pointer: '' }),
      })),
  );
  return [...compareEntries(expected, found, () => TABLE, 'openapi'), ...unsaid];
}

const factsOf = (names: string[], removed: string[]) => ({
  ...(names.length > 0 && { 'x-replaces (name)': names }),
  ...(removed.length > 0 && { 'x-replaces (removed)': removed }),
});

const namesAt = (list: readonly RenameFact[], place: string) =>
  list.filter(({ places }) => places.includes(place)).map(({ name }) => name);

const expected: ReadonlyMap<string, TableEntry> = new Map(
  [...renames, ...removals]
    .flatMap(({ places }) => places)
    .map((place) => {
      const facts = factsOf(namesAt(renames, place), namesAt(removals, place));
      return [place, { facts, table: TABLE }];
    }),
);
