/** The marks of the contract (`x-unspecified`, `x-assumption`, `x-replaces`) against the lists. */

import type { NormalContract } from '../../scripts/model/contract.ts';
import { assumptions } from './assumptions.ts';
import { type Difference, listDifferences } from './compare.ts';
import { type Marks, placesOf } from './places.ts';
import { alsoOpen, notShown } from './unspecified.ts';
import { changes, removals, renames } from './versions.ts';

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

/** What must be marked: what the marks say of a place, what a list says of it, how they are held together. */
const MARKS: readonly {
  said: (marks: Marks) => readonly string[];
  listed: ReadonlyMap<string, readonly string[]>;
  explain: Explain;
}[] = [
  {
    said: ({ unspecified }) => unspecified,
    listed: byPlace([notShown, alsoOpen].flatMap(Object.values).flatMap(Object.entries)),
    explain: asMany('x-unspecified', 'test/facts/unspecified.ts'),
  },
  {
    said: ({ assumption }) => assumption,
    listed: byPlace(Object.entries(assumptions)),
    explain: asMany('x-assumption', 'test/facts/assumptions.ts'),
  },
  {
    said: ({ replaces }) => replaces.flatMap(({ name }) => name ?? []),
    listed: byPlace(renames.map(({ name, places }) => [name, places])),
    explain: theSame('name'),
  },
  {
    said: ({ replaces }) => replaces.flatMap(({ removed }) => removed ?? []),
    listed: byPlace(removals.map(({ name, places }) => [name, places])),
    explain: theSame('removed'),
  },
];

/**
 * The marks, both ways: each place must say `x-unspecified`, one sentence for each thing that the document
 * does not show, `x-assumption`, one for each decision that concerns it, and `x-replaces`, the first
 * version's names, what is gone and how values changed; and nothing else.
 *
 * @param names the schemas to look at; all of them and all that is around them when absent
 */
export function compareMarks(
  normal: Pick<NormalContract, 'contract' | 'schemas'>,
  names?: ReadonlySet<string>,
): Difference[] {
  const places = placesOf(normal, names);
  const isWanted = (place: string) => names?.has(ownerOf(place)) ?? true;
  // What a list says of a field holds in every branch that has it.
  const general = new Set([...places.keys()].map(inAnyBranch));
  const differing = MARKS.flatMap(({ said, listed, explain }) => {
    const absent = [...listed.keys()].filter(
      (name) => isWanted(name) && !places.has(name) && !general.has(name),
    );
    return [...places.keys(), ...absent].flatMap((name) => {
      const marks = places.get(name);
      const wanted = listed.get(name) ?? listed.get(inAnyBranch(name)) ?? [];
      const message = explain(wanted, marks ? said(marks) : []);
      return message === undefined ? [] : [report(places, name, message)];
    });
  });
  const changed = changes.flatMap(({ place, words }) => {
    const said = (places.get(place)?.replaces ?? []).map(({ change }) => change).join(' ');
    return words
      .filter((word) => isWanted(place) && !said.includes(word))
      .map((word) => report(places, place, `x-replaces does not say ${word}; ${VERSIONS} does`));
  });
  return [...differing, ...changed];
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
