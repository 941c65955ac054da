/** The comparison of facts with the contract reports every kind of difference, with its place on both sides. */

import { DOCUMENTS, type DocumentName } from 'contract-compiler/model/contract.ts';
import { FindingsError, formatFinding } from 'contract-compiler/model/finding.ts';
import { hasNames, type JsonObject } from 'contract-compiler/model/json.ts';
import { tokens, visitValues } from 'contract-compiler/model/pointer.ts';
import { normalise } from 'contract-compiler/normalise/normal.ts';
import { readContract } from 'contract-compiler/read/reader.ts';
import { type Path, valueAt, without, withValue } from 'contract-compiler/testing/edit.ts';
import { flatten, isOfFork } from 'contract-compiler/testing/facts/flatten.ts';
import type { Facts } from 'contract-compiler/testing/facts/types.ts';
import { describe, expect, it } from 'vitest';
import { theSources, theWritten } from '../../support/contract.ts';
import { asFindings, compare, once } from './compare.ts';
import { stated } from './index.ts';

const normal = await theWritten();

/** One difference of each kind. */
const DIFFERENCES: [what: string, stated: Facts | undefined, found: Facts | undefined, string][] = [
  ['another value', { minimum: 1 }, { minimum: 2 }, 'minimum is 2; T says 1'],
  ['a missing fact', { minimum: 1 }, {}, 'minimum 1 is missing; T has it'],
  ['an additional fact', {}, { format: 'uri' }, 'format "uri" is not in T'],
  ['other members', { enum: ['a', 'b'] }, { enum: ['c', 'a'] }, 'enum differs from T: +c, -b'],
  ['another order', { a: [1, 2] }, { a: [2, 1] }, 'a differs from T: another order, [2,1]'],
  ['another value further inside', { v: { a: 1 } }, { v: { a: 2 } }, 'v: a is 2; T says 1'],
  ['nothing', { minimum: 1 }, undefined, 'is missing; T has it'],
  ['something', undefined, { minimum: 1 }, 'is not in T'],
];

it.each(DIFFERENCES)(
  'a line reports the difference if the contract states %s',
  (_, stated, found, message) => {
    const place = { document: 'openapi', pointer: '/components' } as const;
    const fact = (facts: Facts) => ({ facts, table: 'T', isAssumed: false, words: [] });
    const entry = (facts: Facts) => ({ facts, isAssumed: false, change: '', ...place });
    const table = <One>(make: (facts: Facts) => One, facts?: Facts) =>
      new Map([['Thing', make({})], ...(facts ? [['Thing.size', make(facts)] as const] : [])]);
    const [difference, ...others] = compare(table(fact, stated), table(entry, found));
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ name: 'Thing.size', message });
    expect(difference?.pointer).toMatch(/^\/components(\/\w+)?$/);
  },
);

it('a branch that one side lacks is reported once, by its name', () => {
  const [facts, contract] = [stated(), flatten(normal)];
  const [name = '', schema = ''] = /^(\w+)\(.+?\)/m.exec([...facts.keys()].join('\n')) ?? [];
  const rest = <Value>(table: ReadonlyMap<string, Value>) =>
    new Map([...table].filter(([one]) => !one.startsWith(name)));
  const found = [compare(rest(facts), contract), compare(facts, rest(contract))];
  const one = { name, pointer: contract.get(schema)?.pointer };
  expect(found).toMatchObject([[one], [one]]);
});

it('a difference names the hand-written file, the place in it, and the table', () => {
  const table = stated();
  const name = [...table].find(([, { facts }]) => facts.default === false)?.[0] ?? '';
  const { facts, ...fact } =
    table.get(name) ??
    expect.fail('no table has a field with the default false; use another default here');
  const contract = flatten(normal);
  const linesBy = (facts: typeof table) =>
    asFindings(compare(facts, contract), theSources()).map(formatFinding);
  const known = linesBy(stated());
  table.set(name, { ...fact, facts: { ...facts, default: true } });
  const lines = linesBy(table).filter((line) => !known.includes(line));
  const message = `${name}: default is false; ${fact.table}:`;
  expect(lines).toEqual([expect.stringMatching(/^openapi\/schemas\/[\w-]+\.yaml#\//)]);
  expect(lines[0]).toContain(`/properties/${name.split('.')[1]}/default: ${message}`);
});

it('a difference names the table of its key, where several tables have facts about a place', () => {
  const shared = [...stated()].filter(
    ([, { elsewhere = {} }]) => Object.keys(elsewhere).length > 0,
  );
  expect(shared).not.toEqual([]);
  const contract = new Map(flatten(normal));
  for (const [name, { elsewhere = {} }] of shared) {
    const entry = contract.get(name) ?? expect.fail(`${name} is not in the contract`);
    const kept = Object.entries(entry.facts).filter(([key]) => !Object.hasOwn(elsewhere, key));
    contract.set(name, { ...entry, facts: Object.fromEntries(kept) });
  }
  const found = compare(stated(), contract).map(({ name, message }) => `${name}: ${message}`);
  for (const [name, { elsewhere = {} }] of shared) {
    for (const [key, file] of Object.entries(elsewhere)) {
      const line = found.find((one) => one.startsWith(`${name}: ${key} `));
      expect(line).toMatch(new RegExp(` is missing; ${file} has it$`));
    }
  }
});

it('a parameter of a query is reported once, at the parameter, as the field of the derived schema', () => {
  const derived = [...normal.contract.derived.keys()];
  const table = flatten(normal);
  const parameters = [...table].filter(([name]) => /^operation \w+ query \w+$/.test(name));
  expect(parameters).not.toEqual([]);
  for (const [name, parameter] of parameters) {
    const [, operation = '', field] = /^operation (\w+) query (\w+)$/.exec(name) ?? [];
    const schema = derived.find((one) => one.toLowerCase() === `${operation}query`.toLowerCase());
    const other = `${schema}.${field}`;
    const edited = [name, other].map((one) => {
      const entry = table.get(one) ?? expect.fail(`${one} is not in the contract`);
      return [one, { ...entry, facts: { ...entry.facts, planted: 1 } }] as const;
    });
    const all = compare(stated(), new Map([...table, ...edited]));
    const found = all.filter(({ message }) => message.startsWith('planted '));
    expect(found.map((one) => one.name).sort()).toEqual([name, other].sort());
    const pointer = `${parameter.pointer}/planted`;
    expect(once(found, derived)).toMatchObject([{ name: other, pointer }]);
  }
});

it('an assumption must be marked with x-assumption, and x-replaces must contain the words about a change', () => {
  const contract = flatten(normal);
  const unmarked = [...contract].map(([name, entry]) => {
    return [name, { ...entry, isAssumed: false, change: '' }] as const;
  });
  const found = compare(stated(), new Map(unmarked)).map(({ message }) => message);
  const chosen = [...stated().values()].filter(({ isAssumed }) => isAssumed);
  const worded = [...stated().values()].filter(({ words }) => words.length > 0);
  expect(found.filter((one) => one.endsWith('mark it with x-assumption'))).toHaveLength(
    chosen.length,
  );
  expect(found.filter((one) => one.startsWith('x-replaces does not say'))).toHaveLength(
    worded.length,
  );
  expect([chosen, worded].map(({ length }) => length > 0)).toEqual([true, true]);
});

describe('an edit of either document', () => {
  const { openapi, asyncapi, examples } = normal.contract;
  const documents: Record<DocumentName, JsonObject> = { openapi, asyncapi };
  const facts = stated();

  const edits = { 'removes from': without, 'adds to': withMore };
  const cases = DOCUMENTS.flatMap((document) =>
    Object.entries(edits).map(([what, edit]) => [what, document, edit] as const),
  );

  it.each(cases)('is reported, whatever it %s %s.yaml', (_, name, edit) => {
    const kinds = placesByKind(documents[name], edit === withMore);
    const unnoticed = [...kinds].flatMap(([kind, places]) => {
      // Some edits change nothing, such as adding a second type, so a few places of each kind are tried.
      const some = places.filter((_, index) => index % Math.ceil(places.length / 9) === 0);
      const isNoticed = some.some((path) =>
        differs({ ...documents, [name]: edit(documents[name], path) as JsonObject }),
      );
      return isNoticed ? [] : [kind];
    });
    expect(unnoticed).toEqual([]);
    expect(kinds.size).toBeGreaterThan(0);
  });

  /** Whether a contract differs from the facts. One that cannot be parsed does. */
  function differs(changed: Record<DocumentName, JsonObject>): boolean {
    try {
      const contract = readContract(changed.openapi, changed.asyncapi, examples);
      return compare(facts, flatten(normalise(contract))).length > 0;
    } catch (error) {
      if (error instanceof FindingsError) return true;
      throw error;
    }
  }
});

it("a fork's own x- key is not compared if the linter allows it", () => {
  const refused = /^x-(?!(acme-.*|maturity|unit)$)/;
  const keys = ['x-acme-owner', 'x-other-owner', 'x-maturity', 'deprecated'];
  expect(keys.filter((key) => isOfFork(key, refused))).toEqual(['x-acme-owner']);
  expect(keys.filter((key) => isOfFork(key, /^x-(?!(maturity|unit)$)/))).toEqual([]);
});

/** A copy with an additional key or item in the value at a path, or without a reference there. */
function withMore(document: unknown, path: Path): unknown {
  const value = valueAt(document, path) as object;
  if ('$ref' in value) return without(document, path);
  const key = Array.isArray(value) ? value.length : 'x-planted';
  return withValue(document, [...path, key], { type: 'string' });
}

/** Keys for readers, or for other tools. */
const NO_FACTS =
  /^\/components$|\/(summary|description|examples?|x-unspecified|x-assumption)\b|^(\/info|\/components|.*\/(get|put|post|patch|delete|\w+Message))?\/tags\b/;

/**
 * The places of each keyword, and of the members of each map and list: all of them, or only those that can have
 * members.
 */
function placesByKind(document: JsonObject, areHolders: boolean): Map<string, Path[]> {
  const kinds = new Map<string, Path[]>();
  visitValues(document, (value, pointer) => {
    const path = tokens(pointer);
    const [holder, key] = [path.at(-2), path.at(-1)];
    if (key === undefined || NO_FACTS.test(pointer) || isOfFork(key)) return;
    if (areHolders && (typeof value !== 'object' || value === null)) return;
    const kind = hasNames(holder ?? '') || /^\d/.test(key) ? `${holder}/*` : key;
    kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
  });
  return kinds;
}
