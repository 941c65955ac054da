/** Compares facts with what the contract states, both ways. Pure: entries in, differences out. */

import { isDeepStrictEqual } from 'node:util';
import type { DocumentName, DocumentPlace } from '../../../scripts/model/contract.ts';
import type { Finding } from '../../../scripts/model/finding.ts';
import { isJsonObject, type Json } from '../../../scripts/model/json.ts';
import { type Sources, sourceOf } from '../../../scripts/read/sources.ts';

/** A record of facts about one thing, such as `{type: 'string', required: true}`. */
export type Facts = Readonly<Record<string, Json>>;

/** Facts as a table states them. */
export interface TableEntry {
  facts: Facts;
  /** The file of the table. */
  table: string;
}

/** What a bundle says of the same thing. */
export interface BundleEntry {
  facts: Facts;
  /** Returns the place; called only where something differs. */
  place: () => DocumentPlace;
}

/** A difference between the tables and the contract, at the place of the thing or of what should contain it. */
export interface Difference extends DocumentPlace {
  /** The name of the thing, such as `JobStatus` or `uploadAudio body`. */
  name: string;
  message: string;
}

/**
 * Compares facts by name with what was found, both ways.
 *
 * @param table returns the table for a thing that is not part of a known one
 * @param document the document for a thing that is not part of one in the contract
 */
export function compareEntries(
  expected: ReadonlyMap<string, TableEntry>,
  actual: ReadonlyMap<string, BundleEntry>,
  table: (name: string) => string,
  document: DocumentName,
): Difference[] {
  const found: Difference[] = [];
  const report = (name: string, message: string, at: BundleEntry | undefined) => {
    const { document: where, pointer } = at?.place() ?? { document, pointer: '' };
    found.push({ name, message, document: where, pointer });
  };
  for (const [name, { facts, table: home }] of expected) {
    const own = actual.get(name);
    if (own === undefined) report(name, `is missing; ${home} has it`, nearest(name, actual));
    else for (const message of differences(facts, own.facts, home)) report(name, message, own);
  }
  for (const [name, own] of actual) {
    if (expected.has(name)) continue;
    report(name, `is not in ${nearest(name, expected)?.table ?? table(name)}`, own);
  }
  return found;
}

/** The entry of the smallest known thing that `name` is part of. */
function nearest<Entry>(name: string, entries: ReadonlyMap<string, Entry>): Entry | undefined {
  const around = name.replace(/(?:^|[ .([{])[^ .([{]*$/, '');
  return around === name || around === ''
    ? undefined
    : (entries.get(around) ?? nearest(around, entries));
}

/** A message for each fact that is missing, added or different. */
function differences(expected: Facts, actual: Facts, table: string): string[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  return keys.flatMap((key) => {
    const [fact, value] = [expected[key], actual[key]];
    if (isDeepStrictEqual(fact, value)) return [];
    if (value === undefined) return [`${key} ${text(fact)} is missing; ${table} has it`];
    if (fact === undefined) return [`${key} ${text(value)} is not in ${table}`];
    if (isJsonObject(fact) && isJsonObject(value)) {
      return differences(fact, value, table).map((message) => `${key}: ${message}`);
    }
    const members = Array.isArray(fact) && Array.isArray(value) ? listDifferences(fact, value) : [];
    if (members.length > 0) return [`${key} differs from ${table}: ${members.join(', ')}`];
    if (Array.isArray(fact) && Array.isArray(value) && fact.length === value.length) {
      const [i, member] = [...value.entries()].find(([i, member]) => member !== fact[i]) ?? [0];
      const [found, stated] = [text(member), text(fact[i])];
      return [
        `${key} is in another order than in ${table}: ${found} stands where that has ${stated}`,
      ];
    }
    return [`${key} is ${text(value)}; ${table} says ${text(fact)}`];
  });
}

/** The members that only one of two lists has: `+PLANTED` is in the contract alone. */
function listDifferences(fact: readonly Json[], value: readonly Json[]): string[] {
  const [stated, found] = [new Set(fact.map(plain)), new Set(value.map(plain))];
  const added = [...found].filter((member) => !stated.has(member));
  const missing = [...stated].filter((member) => !found.has(member));
  return [...added.map((member) => `+${member}`), ...missing.map((member) => `-${member}`)];
}

function plain(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function text(value: Json | undefined): string {
  const json = `${JSON.stringify(value)}`;
  return json.length > 160 ? `${json.slice(0, 160)}…` : json;
}

/** A difference as a finding in the hand-written file. */
export function asFinding(difference: Difference, sources: Sources): Finding {
  const { name, message, document, pointer } = difference;
  // One step below the place, so that a reference at the place itself is followed, too.
  const place = sourceOf(sources, document, `${pointer}/-`);
  return { file: place.file, location: place.pointer, message: `${name}: ${message}` };
}
