/** Compares the facts of the interface document with those of the contract, in both directions. */
import { isDeepStrictEqual } from 'node:util';
import {
  child,
  groupBy,
  isJsonObject,
  type Json,
  type JsonObject,
  joinPointer,
} from '../../../scripts/base/json.ts';
import { type BundlePlace, type Problem, problemAt } from '../../../scripts/base/problem.ts';
import type { Contract } from '../../../scripts/model/contract.ts';
import { flatten } from '../../support/facts/flatten.ts';
import { stated, tableOf } from './index.ts';

/**
 * The facts that the contract states differently from the interface document, each once, although several schemas have the
 * fields of a part.
 */
export function compareFacts(contract: Contract): Problem[] {
  const differences = groupBy(compareAll(contract), ({ message }) => message.replace(/`\w+/, ''));
  return [...differences.values()].flatMap(([first]) => first ?? []);
}

/**
 * The facts that a contract states differently from the interface document, leaves out or adds, at their places in a
 * document, or at the objects that should contain them.
 */
export function compareAll(contract: Contract, facts: JsonObject = stated()): Problem[] {
  const { tree, places } = flatten(contract);
  // The schema of a query is derived from its parameters, which are facts of their operation.
  for (const { queryName = '' } of contract.operations) delete tree[queryName];

  /** The differences between two values, each at the outermost place that only one has, or whose values differ. */
  function differences(
    fact: Json | undefined,
    written: Json | undefined,
    path: readonly string[] = [],
    around: BundlePlace = { document: 'openapi', pointer: '' },
  ): Problem[] {
    // The interface document says nothing about most assumptions.
    const isOwn = path.at(-1) === 'assumed' && fact === undefined;
    if (isDeepStrictEqual(fact, written) || isOwn) return [];
    const below = joinPointer(around.pointer, path.at(-1) ?? '');
    const place = places.get(Object(written)) ?? { ...around, pointer: below };
    if (isJsonObject(fact) && isJsonObject(written)) {
      const keys = [...new Set([...Object.keys(fact), ...Object.keys(written)])];
      return keys.flatMap((key) =>
        differences(child(fact, key), child(written, key), [...path, key], place),
      );
    }
    return [problemAt(place, messageFor(path, fact, written))];
  }
  return differences(facts, tree);
}

/** What differs at a place, and the file that states the fact. */
function messageFor(
  path: readonly string[],
  fact: Json | undefined,
  written: Json | undefined,
): string {
  const isWhole = isJsonObject(fact ?? written);
  const names = isWhole ? path : path.slice(0, -1);
  // As people call it: `LiveRequest.channels`, `openapi paths /v2/live post`.
  const name = names.join(' ').replace(/^(\w+) (?=[.(]|$)/, '$1');
  const subject = isWhole ? `\`${name}\`` : `\`${name}\`: ${path.at(-1)}`;
  const file = tableOf(path);
  const table = file ? `test/contract/facts/${file}.ts` : 'any file of test/contract/facts';
  const said = (value: Json) => (isWhole ? '' : ` ${text(value)}`);
  if (path.at(-1) === 'assumed')
    return `\`${name}\` is not in the interface document; mark it with x-assumption`;
  if (written === undefined)
    return `${subject}${said(fact ?? null)} is missing; add it, or remove it from ${table}`;
  if (fact === undefined) return `${subject}${said(written)} is not in ${table}; add it there`;
  if (!Array.isArray(fact) || !Array.isArray(written))
    return `${subject} is ${text(written)}; ${table} says ${text(fact)}`;
  const members = [...without(written, fact, '+'), ...without(fact, written, '-')].join(', ');
  return `${subject} differs from ${table}: ${members || `another order, ${text(written)}`}`;
}

/** The members of a list that another one lacks, with a sign: `+PLANTED` is only in the contract. */
function without(list: readonly Json[], other: readonly Json[], sign: string): string[] {
  const known = new Set(other.map((member) => JSON.stringify(member)));
  const own = list.map((member) => JSON.stringify(member)).filter((member) => !known.has(member));
  return own.map((member) => sign + member);
}

function text(value: Json): string {
  const json = JSON.stringify(value);
  return json.length > 160 ? `${json.slice(0, 160)}…` : json;
}
