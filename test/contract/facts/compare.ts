/** Compares the facts of the interface document with those of the contract, by place, in both directions. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentPlace } from '../../../scripts/contract.ts';
import { type Json, joinPointer } from '../../../scripts/json.ts';
import type { Problem } from '../../../scripts/problem.ts';
import type { Whole } from '../../support/contract.ts';
import { flatten } from '../../support/facts/flatten.ts';
import type { Statements } from '../../support/facts/types.ts';
import * as enumerations from './enumerations.ts';
import { stated } from './index.ts';

/**
 * The facts that a contract states differently from the interface document, leaves out or adds, at their places in a
 * document, or at the objects that should contain them.
 */
export function compareAll(whole: Whole): Problem[] {
  const [facts, contract] = [stated(), flatten(whole)];
  // The facts about the parameters of a query are made from those about the schema that is derived from them.
  for (const { queryName } of whole.contract.operations) {
    for (const table of [facts, contract])
      for (const name of table.keys()) if (thingOf(name) === queryName) table.delete(name);
  }
  const found: Problem[] = [];
  /** The files that state a place, or should state it. */
  const tableOf = (name: string) => {
    if (/ query /.test(name)) return 'test/contract/facts/queries.ts';
    return (facts.get(name) ?? around(name, facts))?.table ?? 'any file of test/contract/facts';
  };
  const report = (name: string, message: string, place: Partial<DocumentPlace> = {}) => {
    const { document: file = 'openapi', pointer = '' } = place;
    found.push({ message: `${name}: ${message}`, file, pointer });
  };
  for (const [name, { isAssumed, facts: said }] of facts) {
    const entry = contract.get(name);
    if (entry === undefined) continue;
    for (const [key, message] of differences(said, entry.facts, tableOf(name)))
      report(name, message, { ...entry, pointer: joinPointer(entry.pointer, key) });
    if (isAssumed && !entry.isAssumed)
      report(name, 'is not in the document; mark it with x-assumption', entry);
  }
  for (const name of missing(facts, contract))
    report(name, `is missing; ${tableOf(name)} has it`, around(name, contract));
  for (const name of missing(contract, facts))
    report(name, `is not in ${tableOf(name)}`, contract.get(name) ?? around(name, contract));
  return found;
}

/** The file that states what a place replaces. */
const VERSIONS = 'test/contract/facts/versions.ts';

/** The file that lists the values of enumerations. Other files refer to these lists. */
const ENUMERATIONS = 'test/contract/facts/enumerations.ts';

/** The operation, message or schema that a place belongs to. */
function thingOf(name: string): string {
  return /^(?:operation|message) \S+|^[^ .([{]+/.exec(name)?.[0] ?? name;
}

/** The places that another table lacks; of a thing that it lacks completely, only its name. */
function missing(table: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) {
  const known = new Set([...other.keys()].map(thingOf));
  const lacking = [...table.keys()].filter((name) => !other.has(name));
  return new Set(lacking.map((name) => (known.has(thingOf(name)) ? name : thingOf(name))));
}

/** The entry of the smallest known thing that a place is part of. */
function around<Value>(name: string, table: ReadonlyMap<string, Value>): Value | undefined {
  const outer = name.replace(/(?:^|[ .([{])[^ .([{]*$/, '');
  return outer === name || outer === '' ? undefined : (table.get(outer) ?? around(outer, table));
}

/** A message for each fact that is missing, added or different, with its key. */
function differences(
  facts: Statements,
  found: Statements,
  home: string,
): [key: string, message: string][] {
  const keys = [...new Set([...Object.keys(facts), ...Object.keys(found)])];
  return keys.flatMap((key): [string, string][] => {
    const [fact, value] = [facts[key], found[key]];
    if (isDeepStrictEqual(fact, value)) return [];
    const isListed = Object.values(enumerations).some((list) => isDeepStrictEqual(list, fact));
    const table = /^(replaces|removed)$/.test(key) ? VERSIONS : isListed ? ENUMERATIONS : home;
    if (value === undefined) return [[key, `${key} ${text(fact)} is missing; ${table} has it`]];
    if (fact === undefined) return [[key, `${key} ${text(value)} is not in ${table}`]];
    if (!Array.isArray(fact) || !Array.isArray(value)) {
      return [[key, `${key} is ${text(value)}; ${table} says ${text(fact)}`]];
    }
    const members = [...without(value, fact, '+'), ...without(fact, value, '-')].join(', ');
    return [[key, `${key} differs from ${table}: ${members || `another order, ${text(value)}`}`]];
  });
}

/** The members of a list that another one lacks, with a sign: `+PLANTED` is only in the contract. */
function without(list: readonly Json[], other: readonly Json[], sign: string): string[] {
  const known = new Set(other.map((member) => JSON.stringify(member)));
  const own = list.map((member) => JSON.stringify(member)).filter((member) => !known.has(member));
  return own.map((member) => sign + member);
}

function text(value: Json | undefined): string {
  const json = `${JSON.stringify(value)}`;
  return json.length > 160 ? `${json.slice(0, 160)}…` : json;
}
