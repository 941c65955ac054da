/** How what a contract states about a place differs from the facts about it, in words. */
import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json } from '../../../scripts/json.ts';
import type { Facts } from './types.ts';

/**
 * A message for each fact that is missing, added or different, with its key.
 *
 * @param facts what is stated about a place
 * @param found what the contract states there
 * @param tableOf the file that states the fact with a key
 */
export function differences(
  facts: Facts,
  found: Facts,
  tableOf: (key: string) => string,
): [key: string, message: string][] {
  const keys = [...new Set([...Object.keys(facts), ...Object.keys(found)])];
  return keys.flatMap((key): [string, string][] => {
    const [fact, value] = [facts[key], found[key]];
    if (isDeepStrictEqual(fact, value)) return [];
    const table = tableOf(key);
    if (value === undefined) return [[key, `${key} ${text(fact)} is missing; ${table} has it`]];
    if (fact === undefined) return [[key, `${key} ${text(value)} is not in ${table}`]];
    if (isJsonObject(fact) && isJsonObject(value)) {
      const inner = differences(fact, value, () => table);
      return inner.map(([, message]) => [key, `${key}: ${message}`]);
    }
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
  const own = list.filter((member) => !known.has(JSON.stringify(member)));
  return own.map((member) => sign + (typeof member === 'string' ? member : JSON.stringify(member)));
}

function text(value: Json | undefined): string {
  const json = `${JSON.stringify(value)}`;
  return json.length > 160 ? `${json.slice(0, 160)}…` : json;
}
