import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { explainer } from '../../scripts/emit/validators/explain.ts';
import type { Schema } from '../../scripts/model/schema.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { loadContract } from '../../scripts/read/load.ts';
import { type Place, placesIn, replaced, withField } from '../fuzz/edit.ts';
import { INHERITED } from '../fuzz/near.ts';
import { valid } from '../support/arbitrary.ts';
import { withFixtures } from '../support/fixtures.ts';
import { fieldsOf, flat, looks, repeated } from '../support/large.ts';
import { oddValues } from '../support/odd.ts';
import { contractOf } from '../support/slice.ts';

// What takes seconds alone takes longer beside other tests.
vi.setConfig({ testTimeout: 300_000 });

const ROOT = new URL('../..', import.meta.url);
const PROFILES = ['validators', 'strict', 'tolerant'] as const;
const MANY = 1_000_000;

type Validate = (value: unknown) => boolean;
type Result =
  | { ok: true; value: unknown }
  | { ok: false; issues: { path: string; message: string; keyword: string }[] };
type Parse = (value: unknown) => Result;

const load = (module: string) => import(new URL(`generated/${module}.js`, ROOT).href);

const normal = normalise(await loadContract(ROOT.pathname));
const names = [...normal.schemas.keys()];
const queries = new Set(normal.contract.operations.map(({ query }) => query));
const parse: Record<string, Parse> = await load('parse');
const validators: Record<string, Record<string, Validate>> = {};
for (const profile of PROFILES) validators[profile] = await load(profile);

/** A valid value of every schema, as large as its documented examples get. */
const samples = names.map((name): { name: string; value: unknown } => {
  const examples =
    withFixtures(normal.contract.examples)
      .get(name)
      ?.map(({ value }) => value) ?? [];
  const [made] = fc.sample(valid(normal.schemas.get(name) ?? {}, normal.schemas), 1);
  const [value = made] = examples.sort((a, b) => placesIn(b).length - placesIn(a).length);
  return { name, value };
});

/** The places in a sample; of items that are alike in a list, the first stands for all. */
const placesOf = new Map<string, Place[]>(
  samples.map(({ name, value }) => {
    const path = ({ key, above }: Place): string =>
      above ? `${path(above)}/${Array.isArray(above.value) ? '*' : key}` : '';
    const paths = new Map(
      placesIn(value)
        .reverse()
        .map((place) => [path(place), place]),
    );
    return [name, [...paths.values()].reverse()];
  }),
);
const places = (name: string) => placesOf.get(name) ?? [];

const prototypes = [Object.prototype, Array.prototype, String.prototype];
const ownKeys = () => prototypes.map((prototype) => Reflect.ownKeys(prototype).length);
const before = ownKeys();
afterAll(() => {
  expect(ownKeys()).toEqual(before);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

/** The functions that read values of a schema as values: `parse<Name>Value` for what has frames. */
function parsers(name: string): Parse[] {
  return [parse[`parse${name}`], parse[`parse${name}Value`]].filter((read) => read !== undefined);
}

/** How many answers were looked at; no test may pass because it looked at none. */
let answers = 0;
beforeAll(() => {
  answers = 0;
});

/** Asks every validator and every `parse` of a schema; that one throws is its failure. */
function verdicts(name: string, value: unknown): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  for (const profile of PROFILES) {
    const verdict = validators[profile]?.[`validate${name}`]?.(value);
    if (typeof verdict !== 'boolean') throw new Error(`${profile} ${name} says ${verdict}`);
    found[profile] = verdict;
    answers++;
  }
  const read = parse[`parse${name}Value`] ?? parse[`parse${name}`];
  const result = read?.(value);
  if (result === undefined) throw new Error(`there is no parse${name}`);
  // A query is also read as frameworks give it: `done` for `['done']`, `'5'` for 5.
  const wider = result.ok && queries.has(name);
  if (result.ok !== found.validators && !wider) throw new Error(`parse${name} says ${result.ok}`);
  if (!result.ok) checkIssues(result.issues);
  answers++;
  return found;
}

function checkIssues(issues: { message: string; keyword: string }[]): void {
  if (issues.length === 0 || issues.length > 100) throw new Error(`${issues.length} issues`);
  for (const { message, keyword } of issues) {
    if (message.length > 2000) throw new Error(`an issue of ${message.length} characters`);
    if (keyword === 'unreadable') throw new Error('JSON is always readable');
  }
}

/** Puts each of some values at every place of every sample, and asks everyone. */
function everywhere(values: unknown[]): number {
  const start = answers;
  for (const name of names) {
    for (const place of places(name)) {
      for (const other of values) verdicts(name, replaced(place, other));
    }
  }
  return answers - start;
}

describe('whatever JSON can carry', () => {
  it('is first of all the samples themselves, which pass', () => {
    for (const { name, value } of samples) {
      const { strict, ...others } = verdicts(name, value);
      expect(strict, name).toBe(true);
      expect(Object.values(others)).toEqual([true, true]);
    }
    expect(answers).toBe(names.length * 4);
    expect(names).not.toEqual([]);
  });

  it('may be a hundred thousand levels deep, at any place', () => {
    const levels = MANY / 10;
    const list = JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const object = JSON.parse(`${'{"data":'.repeat(levels)}1${'}'.repeat(levels)}`);
    expect(everywhere([list, object])).toBeGreaterThan(0);
  });

  it('may repeat its own fields a hundred thousand levels deep', () => {
    const deep = new Map<string, unknown>();
    let asked = 0;
    for (const { name, value } of samples) {
      if (!isObject(value)) continue;
      for (const key of Object.keys(value)) {
        const level = `{${JSON.stringify(key)}:`;
        const known =
          deep.get(key) ?? JSON.parse(`${level.repeat(MANY / 10)}1${'}'.repeat(MANY / 10)}`);
        deep.set(key, known);
        verdicts(name, known);
        verdicts(name, { ...value, [key]: known });
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('may have a field of any name in any object: none has a meaning of its own', () => {
    const start = answers;
    for (const name of names) {
      const objects = places(name).filter((place) => isObject(place.value));
      for (const place of objects) {
        // A name that the contract does not know: whatever is said of it holds for the others.
        const expected = verdicts(name, replaced(place, withField(place.value as object, '☃', '')));
        for (const key of [...INHERITED, 'isPrototypeOf', '__defineGetter__', 'length', '']) {
          const odd = replaced(place, withField(place.value as object, key, ''));
          expect(verdicts(name, JSON.parse(JSON.stringify(odd))), `${name} ${key}`).toEqual(
            expected,
          );
        }
      }
    }
    expect(answers - start).toBeGreaterThan(0);
  });

  it('sets no prototype, neither here nor in what parse returns', () => {
    let read = 0;
    for (const name of names) {
      for (const place of places(name).filter((one) => isObject(one.value))) {
        for (const key of ['__proto__', 'constructor']) {
          const hostile = { polluted: true, prototype: { polluted: true } };
          const odd = replaced(place, withField(place.value as object, key, hostile));
          for (const parser of parsers(name)) {
            const result = parser(odd);
            read++;
            if (!result.ok) continue;
            for (const { value: part } of placesIn(result.value)) {
              if (isObject(part)) expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
            }
          }
        }
      }
    }
    expect(read).toBeGreaterThan(0);
  });

  it('has only the fields that are its own', () => {
    let removed = 0;
    for (const name of names) {
      for (const { key, above } of places(name)) {
        if (!above || !isObject(above.value)) continue;
        const { [key]: gone, ...rest } = above.value as Record<string, unknown>;
        const beside = (other: string) => replaced(above, withField(rest, other, { [key]: gone }));
        const inherited = verdicts(name, JSON.parse(JSON.stringify(beside('__proto__'))));
        expect(inherited).toEqual(verdicts(name, beside('☃')));
        removed++;
      }
    }
    expect(removed).toBeGreaterThan(0);
  });

  it('may hold a text of a million characters at any place', () => {
    const plain = ['x'.repeat(MANY), '\ud800'.repeat(MANY)].map(flat);
    const formatted = [
      `https://example.com/${'%41'.repeat(MANY / 3)}`,
      `http://[${':'.repeat(MANY)}`,
      `2024-01-01T00:00:00.${'0'.repeat(MANY)}`,
    ].map(flat);
    let asked = 0;
    for (const name of names) {
      for (const place of places(name)) {
        if (typeof place.value !== 'string') continue;
        const picky = !verdicts(name, replaced(place, 'x')).validators;
        for (const text of picky ? [...plain, ...formatted] : plain) {
          verdicts(name, replaced(place, text));
          asked++;
        }
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('may hold a list of a million items at any place', () => {
    const nothing = new Array(MANY).fill(null);
    expect(everywhere([nothing])).toBeGreaterThan(0);
    let asked = 0;
    for (const name of names) {
      for (const place of places(name)) {
        if (!Array.isArray(place.value) || place.value.length === 0) continue;
        const items = repeated(place.value, MANY / 10);
        expect(verdicts(name, replaced(place, items)).validators).toBe(true);
        verdicts(name, replaced(place, [...items.slice(1), null]));
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('may have a hundred thousand fields in one object', () => {
    // One object for all: to make it takes longer than to read it.
    const fields = fieldsOf(MANY / 10);
    const objects = samples.filter(({ value }) => isObject(value));
    for (const { name, value } of objects) {
      Object.assign(fields, value);
      expect(verdicts(name, fields)).toMatchObject({ validators: true, tolerant: true });
      for (const key of Object.keys(value as object)) delete fields[key];
    }
    expect(objects).not.toEqual([]);
  });

  it('may have numbers that are too large for it, and minus nothing', () => {
    const [infinite, minus] = JSON.parse('[1e400, -1e400]');
    expect(infinite).toBe(Number.POSITIVE_INFINITY);
    let refused = 0;
    for (const name of names) {
      for (const place of places(name)) {
        const asText = verdicts(name, replaced(place, 'x'));
        for (const number of [infinite, minus]) {
          const found = verdicts(name, replaced(place, number));
          if (typeof place.value !== 'number') continue;
          // Below an opaque field the tolerant reading takes anything.
          for (const [reading, accepted] of Object.entries(found)) {
            if ({ ...asText }[reading]) continue;
            expect([name, place.key, reading, accepted]).toEqual([name, place.key, reading, false]);
            refused++;
          }
        }
        const negative = verdicts(name, replaced(place, JSON.parse('-0')));
        expect(negative).toEqual(verdicts(name, replaced(place, 0)));
      }
    }
    expect(refused).toBeGreaterThan(0);
  });

  it('may have halves of surrogate pairs in texts and names', () => {
    const [high, low] = JSON.parse('["\\ud83d", "\\udcac"]');
    expect(everywhere([high, low, low + high, { [high]: low }])).toBeGreaterThan(0);
  });
});

describe('a name that every object inherits', () => {
  it('is the name of no field, so that none is there without being there', () => {
    const inherited = Object.getOwnPropertyNames(Object.prototype);
    const text = JSON.stringify([...normal.schemas.values()], (key, node) => {
      if (key === 'properties')
        expect(inherited.filter((name) => name in { ...node, __proto__: null })).toEqual([]);
      return node;
    });
    expect(text.length).toBeGreaterThan(0);
  });

  it.each(INHERITED)('cannot become one: %s', (name) => {
    const object: Schema = { type: 'object', required: [name] };
    expect(() => explainer(normalise(contractOf({ A: object })))).toThrow(
      `bundle#/components/schemas/A: every object has a field "${name}"`,
    );
  });
});

describe('the work that an answer takes', () => {
  const ratio = (make: (n: number) => unknown, call: (value: unknown) => void) =>
    (1 + looks(make(2000), call)) / (1 + looks(make(500), call));

  it('grows with the value, and no faster', () => {
    const ratios: number[] = [];
    for (const { name, value } of samples) {
      if (typeof value !== 'object' || value === null) continue;
      const enlarged: ((n: number) => unknown)[] = [(n) => ({ ...value, ...fieldsOf(n) })];
      for (const place of places(name)) {
        if (!Array.isArray(place.value) || place.value.length === 0) continue;
        const items = place.value;
        enlarged.push((n) => replaced(place, repeated(items, n)));
        enlarged.push((n) => replaced(place, [...repeated(items, n), null]));
        enlarged.push((n) => replaced(place, new Array(n).fill(null)));
      }
      for (const make of enlarged) {
        const found = ratio(make, (large) => verdicts(name, large));
        // What stands around the part that grows is looked at as often as before: less than four.
        expect(found, name).toBeLessThan(4.2);
        ratios.push(found);
      }
    }
    expect(ratios).not.toEqual([]);
    expect(ratios.some((found) => found > 3)).toBe(true);
  });

  it('would be noticed where it grows faster', () => {
    const pairs = (list: unknown) => {
      for (const one of list as number[]) (list as number[]).includes(-one);
    };
    expect(ratio((n) => repeated([1], n / 10), pairs)).toBeGreaterThan(12);
  });
});

describe('what JSON cannot carry', () => {
  it('never makes parse throw, at any place of any value', () => {
    const odd = oddValues();
    let read = 0;
    for (const name of names) {
      for (const place of places(name)) {
        for (const other of odd) {
          for (const parser of parsers(name)) {
            const result = parser(replaced(place, other));
            expect(result.ok || result.issues.length > 0).toBe(true);
            read++;
          }
        }
      }
    }
    expect(read).toBeGreaterThan(0);
  });

  it('never makes parse throw when every field throws as soon as it is read', () => {
    let read = 0;
    for (const name of names) {
      for (const { key, above } of places(name)) {
        if (!above || !isObject(above.value)) continue;
        const trap = Object.defineProperty({ ...(above.value as object) }, key, {
          enumerable: true,
          get() {
            throw new Error('trap');
          },
        });
        for (const parser of parsers(name)) {
          const result = parser(replaced(above, trap));
          // Copying the objects around the trap reads no further than the trap's own object.
          if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
          read++;
        }
      }
    }
    expect(read).toBeGreaterThan(0);
  });

  it('never makes parse throw when a value changes between two looks at it', () => {
    let read = 0;
    for (const name of names) {
      for (const { key, above, value: part } of places(name)) {
        if (!above || !isObject(above.value)) continue;
        for (const stable of [1, 2, 3]) {
          let looks = 0;
          const changing = Object.defineProperty({ ...(above.value as object) }, key, {
            enumerable: true,
            get: () => (looks++ < stable ? part : Symbol('other')),
          });
          for (const parser of parsers(name)) {
            const result = parser(replaced(above, changing));
            expect(result.ok || result.issues.length > 0).toBe(true);
            read++;
          }
        }
      }
    }
    expect(read).toBeGreaterThan(0);
  });
});

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
