/** The marks of the contract (`x-unspecified`, `x-assumption`, `x-replaces`) against the lists. */

import type { NormalContract } from '../../scripts/model/contract.ts';
import { assumptions } from './assumptions.ts';
import { type Difference, listDifferences } from './compare.ts';
import { type Marks, placesOf } from './places.ts';
import { alsoOpen, notShown } from './unspecified.ts';
import { changes, removals, renames } from './versions.ts';

type Normal = Pick<NormalContract, 'contract' | 'schemas'>;

const VERSIONS = 'test/facts/versions.ts';

/** What a list says of each place. */
function byPlace(
  list: readonly (readonly [entry: string, places: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, string[]>();
  for (const [entry, places] of list) {
    for (const place of places) entries.set(place, [...(entries.get(place) ?? []), entry]);
  }
  return entries;
}

const UNSPECIFIED = byPlace([notShown, alsoOpen].flatMap(Object.values).flatMap(Object.entries));
const ASSUMPTIONS = byPlace(Object.entries(assumptions));
const NAMES = byPlace(renames.map(({ name, places }) => [name, places]));
const REMOVED = byPlace(removals.map(({ name, places }) => [name, places]));

/**
 * What the document does not show, both ways: each place must say `x-unspecified`, one sentence
 * for each entry of the list, and nothing else.
 */
export function compareUnspecified(
  normal: Normal,
  places = placesOf(normal),
  names?: ReadonlySet<string>,
): Difference[] {
  const explain = asMany('x-unspecified', 'test/facts/unspecified.ts');
  return compareMarks(
    places,
    ofSchemas(UNSPECIFIED, names),
    ({ unspecified }) => unspecified,
    explain,
  );
}

/**
 * What we chose, both ways: each place must say `x-assumption`, one sentence for each decision that
 * concerns it, and nothing else.
 */
export function compareAssumptions(
  normal: Normal,
  places = placesOf(normal),
  names?: ReadonlySet<string>,
): Difference[] {
  const explain = asMany('x-assumption', 'test/facts/assumptions.ts');
  return compareMarks(
    places,
    ofSchemas(ASSUMPTIONS, names),
    ({ assumption }) => assumption,
    explain,
  );
}

/** The first version's names and what is gone, both ways, and how values changed. */
export function compareReplaces(
  normal: Normal,
  places = placesOf(normal),
  names?: ReadonlySet<string>,
): Difference[] {
  const named = ({ replaces }: Marks) => replaces.flatMap(({ name }) => name ?? []);
  const removed = ({ replaces }: Marks) => replaces.flatMap((entry) => entry.removed ?? []);
  return [
    ...compareMarks(places, ofSchemas(NAMES, names), named, theSame('name')),
    ...compareMarks(places, ofSchemas(REMOVED, names), removed, theSame('removed')),
    ...changes.flatMap(({ place, words }) => {
      if (names && !names.has(ownerOf(place))) return [];
      const said = (places.get(place)?.replaces ?? []).map(({ change }) => change).join(' ');
      return words
        .filter((word) => !said.includes(word))
        .map((word) => report(places, place, `x-replaces does not say ${word}; ${VERSIONS} does`));
    }),
  ];
}

/** What a list says of the places of some schemas; all of it where no schemas are named. */
function ofSchemas<Entry>(
  list: ReadonlyMap<string, Entry>,
  names: ReadonlySet<string> | undefined,
): ReadonlyMap<string, Entry> {
  return names ? new Map([...list].filter(([place]) => names.has(ownerOf(place)))) : list;
}

/** The schema that a place is in; what is around the schemas has names with a space or no such name. */
function ownerOf(place: string): string {
  return place.replace(/[ .([{].*$/, '');
}

/** What is wrong where a table lists some things and the contract says others. */
type Explain = (listed: readonly string[], said: readonly string[]) => string | undefined;

function asMany(key: string, table: string): Explain {
  return (listed, said) => {
    if (listed.length === said.length) return undefined;
    const entries = listed.map((entry) => `"${entry}"`).join(', ');
    const more = entries === '' ? '' : ` (${entries})`;
    const count = `${said.length} ${said.length === 1 ? 'sentence' : 'sentences'}`;
    return `${key} has ${count}, ${table} lists ${listed.length}${more}; make them say the same`;
  };
}

function theSame(key: string): Explain {
  return (listed, said) => {
    const members = listDifferences([...listed], [...said]);
    if (members.length === 0) return undefined;
    return `x-replaces (${key}) differs from ${VERSIONS}: ${members.join(', ')}`;
  };
}

function compareMarks(
  places: ReadonlyMap<string, Marks>,
  wanted: ReadonlyMap<string, readonly string[]>,
  said: (marks: Marks) => readonly string[],
  explain: Explain,
): Difference[] {
  // What a list says of a field holds in every branch that has it.
  const general = new Set([...places.keys()].map(inAnyBranch));
  const absent = [...wanted.keys()].filter((name) => !places.has(name) && !general.has(name));
  return [...places.keys(), ...absent].flatMap((name) => {
    const marks = places.get(name);
    const listed = wanted.get(name) ?? wanted.get(inAnyBranch(name)) ?? [];
    const message = explain(listed, marks ? said(marks) : []);
    return message === undefined ? [] : [report(places, name, message)];
  });
}

const anyBranch = new Map<string, string>();

/** `Schema(branch).field` as `Schema.field`; the name of a branch itself stays. */
function inAnyBranch(place: string): string {
  const name = anyBranch.get(place) ?? place.replace(/^(\w+)\([^)]*\)\./, '$1.');
  anyBranch.set(place, name);
  return name;
}

function report(places: ReadonlyMap<string, Marks>, name: string, message: string): Difference {
  const { document, pointer } = places.get(name)?.place() ?? { document: 'openapi', pointer: '' };
  return { name, message, document, pointer };
}
