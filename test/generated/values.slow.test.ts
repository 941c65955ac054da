/** Values passed by mistake or sent by attackers: each gets a verdict, in time proportional to its size. */

import { describe, expect, it } from 'vitest';
import { parseListTranscriptionJobsQuery } from '../../generated/parse.js';
import { isJsonObject } from '../../scripts/json.ts';
import { branchesOf, isAnnotation, resolve, type Schema } from '../../scripts/schema.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';
import { distinctPlacesIn, type Place, placesIn, replaced, withValue } from '../support/edit.ts';
import { withFixtures } from '../support/fixtures.ts';
import { countReads } from '../support/reads.ts';

type Validate = (value: unknown) => boolean;
type Parser = (
  value: unknown,
  options?: { unknownFields: 'drop' },
) => { value: unknown } | { issues: { message: string }[] };

const { contract, schemas } = theBuilt();
const validators = await Promise.all(
  ['validators', 'strict', 'tolerant'].map((name) =>
    generatedModule<Record<string, Validate>>(name),
  ),
);
const parsers = await Promise.all(
  ['parse', 'strict/parse', 'read'].map((name) => generatedModule<Record<string, Parser>>(name)),
);

/** The verdicts of all validators and parsers of a schema; none of them may throw. */
function verdicts(name: string, value: unknown): boolean[] {
  const results = parsers.flatMap((all) => {
    const parser = all[`parse${name}Value`] ?? all[`parse${name}`] ?? all[`read${name}Value`];
    const options = { unknownFields: 'drop' } as const;
    return [(parser ?? all[`read${name}`])?.(value), parser?.(value, options)].flatMap(
      (one) => one ?? [],
    );
  });
  for (const result of results) if ('issues' in result) expect(result.issues).not.toEqual([]);
  return [
    ...validators.map((all) => all[`validate${name}`]?.(value) === true),
    ...results.map((result) => 'value' in result),
  ];
}

/** The keywords of a schema and of its items, without annotations. */
function keywordsOf(schema: Schema): string {
  const { items, ...own } = resolve(schema, schemas);
  const keywords = Object.keys(own).filter((key) => !isAnnotation(key));
  return [...keywords.sort(), ...(items ? [`items of ${keywordsOf(items)}`] : [])].join();
}

/** The largest example or fixture of each schema. */
const wholes: { name: string; value: unknown }[] = Object.keys(schemas).map((name) => {
  const values = (withFixtures(contract.examples).get(name) ?? []).map(({ value }) => value);
  const [value] = values.sort((a, b) => placesIn(b).length - placesIn(a).length);
  return { name, value };
});

/** The whole values and their top-level fields, one for each combination of keywords. */
const places = new Map<string, { name: string; place: Place }>();
for (const { name, value } of wholes) {
  const root = resolve(schemas[name] ?? {}, schemas);
  const branches = branchesOf(root).map((branch) => resolve(branch, schemas));
  for (const place of distinctPlacesIn(value).filter(({ above }) => !above?.above)) {
    const own = [root, ...branches].flatMap(({ properties }) => properties?.[place.key] ?? []);
    const kind = place.above
      ? [...new Set(own.map(keywordsOf))].sort().join(' or ')
      : `whole ${keywordsOf(root)}`;
    places.set(kind, { name, place });
  }
}
/** The values that are objects, except queries, which parsers also accept in other forms. */
const queries = new Set(contract.operations.map(({ queryName }) => queryName));
const objects = wholes.filter(({ name, value }) => isJsonObject(value) && !queries.has(name));

const deep = (open: string, close: string) =>
  JSON.parse(open.repeat(20_000) + 1 + close.repeat(20_000));
const trap = () => {
  throw new Error('trap');
};
const revoked = Proxy.revocable({}, {});
revoked.revoke();

/** Hostile values, and the name by which an issue calls them: `null` for JSON, `''` for any name. */
const VALUES: [what: string, value: unknown, called: string | null][] = [
  ['a list 20,000 levels deep', deep('[', ']'), null],
  ['an object 20,000 levels deep', deep('{"a":', '}'), null],
  ['a text of a million letters', 'x'.repeat(1_000_000), null],
  ['a number that overflows', JSON.parse('1e400'), null],
  ['half of a surrogate pair', '\ud83d', null],
  ['a forgotten await', Promise.resolve({}), 'a Promise; await it'],
  ['a Response', new Response('{}'), 'a Response; await its json()'],
  ['a Map', new Map([['a', 1]]), 'a Map'],
  ['a Date', new Date(), 'a Date'],
  ['a revoked proxy', revoked.proxy, 'an object that cannot be read'],
  ['a proxy that throws', new Proxy({}, { get: trap, ownKeys: trap, getPrototypeOf: trap }), ''],
];

/** Large values, which cost time for each member: tried only in place of whole values of their JSON type. */
const LARGE: [what: string, value: object][] = [
  ['a list of twenty thousand items', new Array(20_000).fill(null)],
  ['an object with twenty thousand fields', fieldsOf(20_000)],
];

function fieldsOf(count: number): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`+${index}`, index]));
}

describe('validators and parsers', () => {
  it.each(VALUES)('do not throw on %s, as a whole value or in a field', (_, value, called) => {
    expect(places.size).toBeGreaterThan(10);
    for (const { name, place } of places.values()) {
      if (called === null) verdicts(name, replaced(place, value));
      else
        for (const all of parsers)
          (all[`parse${name}`] ?? all[`read${name}`])?.(replaced(place, value));
    }
  });

  it.each(LARGE)('give a verdict on %s in place of a whole value of its type', (_, value) => {
    const alike = [...places.values()].filter(
      ({ name, place }) =>
        !place.above && !queries.has(name) && isJsonObject(value) === isJsonObject(place.value),
    );
    expect(alike).not.toEqual([]);
    for (const { name } of alike) verdicts(name, value);
  });

  it.each(VALUES.filter(([, , called]) => called?.startsWith('a ')))(
    'refuse %s in place of an object, and name it in the issue',
    (_, value, called) => {
      for (const { name } of objects) {
        expect(validators.map((all) => all[`validate${name}`]?.(value))).not.toContain(true);
        const result = parsers[0]?.[`parse${name}`]?.(value);
        const told =
          result && 'issues' in result ? result.issues.map(({ message }) => message) : [];
        expect(told.join(), name).toContain(called);
      }
      expect(objects).not.toEqual([]);
    },
  );

  it('do not set the prototype from a field called __proto__', () => {
    const hostile = { polluted: true };
    for (const { name, value } of objects) {
      const odd = withValue(value, ['__proto__'], hostile);
      for (const all of parsers) {
        const result = (all[`parse${name}`] ?? all[`read${name}`])?.(odd);
        if (!result || 'issues' in result) continue;
        expect(Object.getPrototypeOf(result.value), name).toBe(Object.prototype);
      }
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const query = parseListTranscriptionJobsQuery('__proto__[a]=1&custom_metadata[__proto__][b]=1');
    expect(query.ok && Object.getPrototypeOf(query.value.custom_metadata ?? {})).toBe(
      Object.prototype,
    );
  });

  it('take time in proportion to the size of their input', () => {
    const ratios = [...places.values()].flatMap(({ name, place }) => {
      const { value } = place;
      const grown: ((count: number) => unknown)[] = [];
      if (Array.isArray(value) && value.length > 0) {
        grown.push((count) => new Array(count).fill(value[0]));
        grown.push((count) => new Array(count).fill('wrong'));
      } else if (isJsonObject(value) && !place.above) {
        grown.push((count) => ({ ...value, ...fieldsOf(count) }));
      }
      return grown.map((make) => {
        const work = (count: number) =>
          1 + countReads(replaced(place, make(count)), (large) => verdicts(name, large));
        return work(400) / work(100);
      });
    });
    expect(Math.max(...ratios)).toBeLessThan(4.2);
    expect(Math.max(...ratios)).toBeGreaterThan(3);
  });
});
