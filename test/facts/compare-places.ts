/** The marks of the contract (`x-unspecified`, `x-assumption`, `x-replaces`) against the lists. */

import type { NormalContract } from '../../scripts/model/contract.ts';
import type { Finding } from '../../scripts/model/finding.ts';
import type { Replaces } from '../../scripts/model/schema.ts';
import { assumptions } from './assumptions.ts';
import { type Marks, markedPlaces } from './places.ts';
import { alsoOpen, notShown } from './unspecified.ts';
import { changes, type RenameFact, removals, renames } from './versions.ts';

type Normal = Pick<NormalContract, 'contract' | 'schemas'>;

/**
 * What the document does not show, both ways: each place must say `x-unspecified`, one sentence
 * for each entry of the list, and nothing beside.
 */
export function compareUnspecified(normal: Normal, places = markedPlaces(normal)): Finding[] {
  const listed = [...notShown, ...alsoOpen];
  const missing = listed.flatMap(({ what, places: wanted }) =>
    wanted
      .filter((place) => !places.get(place)?.unspecified.length)
      .map((place) => finding(places, place, `not shown: "${what}"; say so with x-unspecified`)),
  );
  const entries = listed.flatMap((fact) => fact.places);
  const stray = [...places.values()].flatMap(({ place, unspecified: { length } }) => {
    const wanted = entries.filter((entry) => entry === place).length;
    if (length === 0 || length === wanted) return [];
    const counts = `its x-unspecified has ${length} entries, the list of what is not shown`;
    return [finding(places, place, `${counts} has ${wanted}`)];
  });
  return [...missing, ...stray];
}

/**
 * What we chose, both ways: each place must say `x-assumption`, one sentence for each decision that
 * concerns it, and nothing beside.
 */
export function compareAssumptions(normal: Normal, places = markedPlaces(normal)): Finding[] {
  const missing = assumptions.flatMap(({ decision, places: wanted }) =>
    wanted
      .filter((place) => !places.get(place)?.assumption.length)
      .map((place) => finding(places, place, `chosen: "${decision}"; say so with x-assumption`)),
  );
  const entries = assumptions.flatMap((fact) => fact.places);
  const stray = [...places.values()].flatMap(({ place, assumption: { length } }) => {
    const wanted = entries.filter((entry) => entry === place).length;
    if (length === 0 || length === wanted) return [];
    const counts = `its x-assumption has ${length} entries, the list of what was chosen`;
    return [finding(places, place, `${counts} has ${wanted}`)];
  });
  return [...missing, ...stray];
}

/** The first version's names and what is gone, both ways, and how values changed. */
export function compareReplaces(normal: Normal, places = markedPlaces(normal)): Finding[] {
  return [
    ...compareNames(places, renames, 'name'),
    ...compareNames(places, removals, 'removed'),
    ...changes.flatMap(({ place, words }) => {
      const said = (places.get(place)?.replaces ?? []).map(({ change }) => change).join(' ');
      return words
        .filter((word) => !said.includes(word))
        .map((word) => finding(places, place, `its x-replaces does not say ${word}`));
    }),
  ];
}

function compareNames(
  places: ReadonlyMap<string, Marks>,
  facts: readonly RenameFact[],
  key: keyof Pick<Replaces, 'name' | 'removed'>,
): Finding[] {
  const expected = new Set(
    facts.flatMap(({ name, places: at }) => at.map((place) => `${place} ← ${name}`)),
  );
  const actual = new Set(
    [...places.values()].flatMap(({ place, replaces }) =>
      replaces.flatMap((entry) => (entry[key] === undefined ? [] : `${place} ← ${entry[key]}`)),
    ),
  );
  const placeOf = (entry: string) => entry.split(' ← ')[0] ?? '';
  return [
    ...[...expected]
      .filter((entry) => !actual.has(entry))
      .map((entry) => finding(places, placeOf(entry), `x-replaces (${key}) lacks ${entry}`)),
    ...[...actual]
      .filter((entry) => !expected.has(entry))
      .map((entry) => finding(places, placeOf(entry), `x-replaces (${key}) has no fact: ${entry}`)),
  ];
}

function finding(places: ReadonlyMap<string, Marks>, place: string, message: string): Finding {
  const { file = 'generated', pointer = '' } = places.get(place) ?? {};
  return { file, location: pointer, message: `${place}: ${message}` };
}
