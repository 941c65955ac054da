/** Compares the facts of the interface document with those of the contract, in both directions. */
import { isDeepStrictEqual } from 'node:util';
import { child, isJsonObject, type Json, joinPointer } from '../../../scripts/base/json.ts';
import { type BundlePlace, type Problem, problemAt } from '../../../scripts/base/problem.ts';
import type { Contract } from '../../../scripts/model/contract.ts';
import { statedBy } from './contract.ts';
import { stated, tableOf } from './index.ts';

/** The facts that a contract states differently, leaves out, or adds. */
export function compareFacts(contract: Contract): Problem[] {
  const { tree, places } = statedBy(contract);
  // The schema of a query is derived from its parameters, which are facts of their operation.
  for (const { queryName = '' } of contract.operations) delete tree[queryName];

  /** The differences between two values, each at the outermost place that only one has, or whose values differ. */
  function differences(
    fact: Json | undefined,
    written: Json | undefined,
    path: readonly string[],
    around: BundlePlace,
  ): Problem[] {
    // The interface document says nothing about most assumptions.
    const isOwn = path.at(-1) === 'assumed' && fact === undefined;
    if (isDeepStrictEqual(fact, written) || isOwn) return [];
    // Without a place of its own, such as a number, it stands below what is around it.
    const below = joinPointer(around.pointer, path.at(-1) ?? '');
    const place = places.get(Object(written)) ?? { ...around, pointer: below };
    if (!isJsonObject(fact) || !isJsonObject(written))
      return [problemAt(place, messageFor(path, fact, written))];
    const keys = [...new Set([...Object.keys(fact), ...Object.keys(written)])];
    return keys.flatMap((key) =>
      differences(child(fact, key), child(written, key), [...path, key], place),
    );
  }
  return differences(stated(), tree, [], { document: 'openapi', pointer: '' });
}

/** The steps between a schema and its fields, which no message names. */
const STRUCTURE = /^(properties|items|additionalProperties|branches|not)$/;

/** What differs at a place, and the file that states the fact. */
function messageFor(
  path: readonly string[],
  fact: Json | undefined,
  written: Json | undefined,
): string {
  const table = tableOf(path);
  const names = path.filter((step) => !STRUCTURE.test(step));
  const key = names.at(-1);
  const isWhole = isJsonObject(fact ?? written);
  // "`channels`", or "`channels`: maximum". Not the schema: several share a part, which is told once.
  const statement = key?.replace(/^(?=(maturity|opaque|unit)$)/, 'x-');
  const subject = isWhole ? `\`${key}\`` : `\`${names.at(-2)}\`: ${statement}`;
  const said = (value: Json) => (isWhole ? '' : ` ${JSON.stringify(value)}`);
  if (key === 'assumed') return `\`${names.at(-2)}\` is an assumption; mark it with x-assumption`;
  if (written === undefined)
    return `${subject}${said(fact ?? null)} is missing; add it, or remove it from ${table}`;
  if (fact === undefined) return `${subject}${said(written)} is not in ${table}; add it there`;
  if (!Array.isArray(fact) || !Array.isArray(written))
    return `${subject} is ${JSON.stringify(written)}; ${table} says ${JSON.stringify(fact)}`;
  const members = [...added(written, fact, '+'), ...added(fact, written, '-')].join(', ');
  return `${subject} differs from ${table}: ${members || `another order, ${JSON.stringify(written)}`}`;
}

/** The members of a list that another one lacks, with a sign: `+PLANTED` is only in the contract. */
function added(list: readonly Json[], other: readonly Json[], sign: string): string[] {
  const members = list.filter((member) => !other.some((known) => isDeepStrictEqual(known, member)));
  return members.map((member) => sign + JSON.stringify(member));
}
