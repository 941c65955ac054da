/** What people pass to a validator or a parser by mistake, and what strangers send: a verdict, and no more work than its size. */
import { describe, expect, it, vi } from 'vitest';
import { parseListTranscriptionJobsQuery, parseServerMessage } from '../../../generated/parse.js';
import { generatedModule, theNormal } from '../../support/contract.ts';
import { type Place, placesIn, replaced, unlikePlacesIn, withValue } from '../../support/edit.ts';
import { withFixtures } from '../../support/fixtures.ts';
import { looks } from '../../support/looks.ts';

// What takes seconds alone takes longer beside other tests.
vi.setConfig({ testTimeout: 300_000 });

type Validate = (value: unknown) => boolean;
type Reader = (value: unknown) => { value: unknown } | { issues: { message: string }[] };

const normal = theNormal();
const validators = await Promise.all(
  ['validators', 'strict', 'tolerant'].map((name) =>
    generatedModule<Record<string, Validate>>(name),
  ),
);
const parsers = await Promise.all(
  ['parse', 'strict/parse', 'read'].map((name) => generatedModule<Record<string, Reader>>(name)),
);

/** Everything that says whether a value is of a schema; that one throws is its failure. */
function verdicts(name: string, value: unknown): boolean[] {
  const read = parsers.flatMap((all) => {
    const reader = all[`parse${name}Value`] ?? all[`parse${name}`] ?? all[`read${name}Value`];
    return (reader ?? all[`read${name}`])?.(value) ?? [];
  });
  for (const result of read) if ('issues' in result) expect(result.issues).not.toEqual([]);
  return [
    ...validators.map((all) => all[`validate${name}`]?.(value) === true),
    ...read.map((result) => 'value' in result),
  ];
}

/** The first places of the largest documented value of each schema: itself, and its fields. */
const places: { name: string; place: Place }[] = [...normal.schemas.keys()].flatMap((name) => {
  const values = (withFixtures(normal.contract.examples).get(name) ?? []).map(({ value }) => value);
  const [largest] = values.sort((a, b) => placesIn(b).length - placesIn(a).length);
  const shallow = unlikePlacesIn(largest).filter(({ above }) => !above?.above);
  return shallow.map((place) => ({ name, place }));
});
/** Objects as a whole, but for queries, which come in other forms too. */
const queries = new Set(normal.contract.operations.map(({ query }) => query));
const roots = places.filter(
  ({ name, place }) => isObject(place.value) && !place.above && !queries.has(name),
);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const deep = (open: string, close: string) =>
  JSON.parse(open.repeat(100_000) + 1 + close.repeat(100_000));
const trap = () => {
  throw new Error('trap');
};
const revoked = Proxy.revocable({}, {});
revoked.revoke();

/** Values by what they are; `null` where JSON can carry it, and else what a refusal calls it. */
const VALUES: [what: string, value: unknown, called: string | null][] = [
  ['a list 100,000 levels deep', deep('[', ']'), null],
  ['an object 100,000 levels deep', deep('{"a":', '}'), null],
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

/** Values whose every member is looked at, which takes long: tried in place of whole values alone. */
const LARGE: [what: string, value: unknown][] = [
  ['a list of a hundred thousand items', new Array(100_000).fill(null)],
  ['a hundred thousand fields', fieldsOf(100_000)],
];

function fieldsOf(count: number): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`+${index}`, index]));
}

describe('what is passed in', () => {
  it.each(VALUES)('gets a verdict from every function, at any place: %s', (_, value, called) => {
    expect(places.length).toBeGreaterThan(normal.schemas.size);
    for (const { name, place } of places) {
      if (called === null) verdicts(name, replaced(place, value));
      else for (const all of parsers) all[`parse${name}`]?.(replaced(place, value));
    }
  });

  it.each(LARGE)('gets a verdict from every function, as a whole value: %s', (_, value) => {
    expect(normal.schemas.size).toBeGreaterThan(0);
    for (const name of normal.schemas.keys()) verdicts(name, value);
  });

  it.each(VALUES.filter(([, , called]) => called?.startsWith('a ')))(
    'is refused wherever an object is expected, by its name: %s',
    (_, value, called) => {
      for (const { name } of roots) {
        expect(validators.map((all) => all[`validate${name}`]?.(value))).not.toContain(true);
        const result = parsers[0]?.[`parse${name}`]?.(value);
        const told =
          result && 'issues' in result ? result.issues.map(({ message }) => message) : [];
        expect(told.join(), name).toContain(called);
      }
      expect(roots).not.toEqual([]);
    },
  );

  it('sets no prototype by a field that is called __proto__', () => {
    const hostile = { polluted: true };
    for (const { name, place } of roots) {
      const odd = replaced(place, withValue(place.value, ['__proto__'], hostile));
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

  it.each([
    ['text that is not JSON', '['.repeat(100_000), 'json'],
    ['bytes that are not UTF-8', Uint8Array.of(0xff), 'encoding'],
  ])('is refused as a frame, with a reason: %s', (_, frame, keyword) => {
    const result = parseServerMessage(frame);
    expect(result.ok ? [] : result.issues.map((issue) => issue.keyword)).toEqual([keyword]);
  });

  it('makes work that grows with its size, and no faster', () => {
    const ratios = places.flatMap(({ name, place }) => {
      const { value } = place;
      const grown: ((count: number) => unknown)[] = [];
      if (Array.isArray(value) && value.length > 0) {
        grown.push((count) => new Array(count).fill(value[0]));
        grown.push((count) => new Array(count).fill('wrong'));
      } else if (isObject(value) && !place.above) {
        grown.push((count) => ({ ...value, ...fieldsOf(count) }));
      }
      return grown.map((make) => {
        const work = (count: number) =>
          1 + looks(replaced(place, make(count)), (large) => verdicts(name, large));
        return work(400) / work(100);
      });
    });
    expect(Math.max(...ratios)).toBeLessThan(4.2);
    expect(Math.max(...ratios)).toBeGreaterThan(3);
  });
});
