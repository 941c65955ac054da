/** Values passed by mistake or sent by attackers: each gets a verdict. */
import { expect, it } from 'vitest';
import { parseListTranscriptionJobsQuery } from '../../generated/parse.js';
import { isJsonObject } from '../../scripts/json.ts';
import { generatedModule, theBuilt } from '../support/contract.ts';
import { partsIn, withValue } from '../support/edit.ts';
import { withFixtures } from '../support/fixtures.ts';
import { IS_NIGHTLY } from '../support/machine.ts';

type Validate = (value: unknown) => boolean;
type Parser = (
  value: unknown,
  options?: { unknownFields: 'drop' },
) => { value: unknown } | { issues: { message: string }[] };

const { contract, schemas } = theBuilt();
const load = <Exported>(...names: string[]) =>
  Promise.all(names.map((name) => generatedModule<Record<string, Exported>>(name)));
const validators = await load<Validate>('validators');
const parsers = await load<Parser>('parse', 'read');

/** The parser and the reader of a schema. */
const parsersOf = (name: string) =>
  parsers.flatMap((all) => all[`parse${name}`] ?? all[`read${name}`] ?? []);

/** Runs all validators, parsers, and readers of a schema on a value; none may throw or fail without an issue. */
function judge(name: string, value: unknown): void {
  for (const all of validators) all[`validate${name}`]?.(value);
  for (const all of parsers) {
    const isText = typeof value === 'string';
    const take = (isText && all[`parse${name}Value`]) || all[`parse${name}`] || all[`read${name}`];
    for (const result of [take?.(value), take?.(value, { unknownFields: 'drop' })])
      if (result && 'issues' in result) expect(result.issues).not.toEqual([]);
  }
}

/** The largest example or fixture of each schema. */
const wholes = Object.keys(schemas).map((name) => {
  const values = (withFixtures(contract.examples).get(name) ?? []).map(({ value }) => value);
  const [value] = values.sort((a, b) => partsIn(b).length - partsIn(a).length);
  return { name, value };
});

/** The whole values and a top-level field of each name. */
const all = wholes.flatMap(({ name, value }) =>
  partsIn(value).flatMap((place) => (place.path.length > 1 ? [] : { name, place })),
);
const known = [...new Map(all.map((one) => [one.place.path[0] ?? one.name, one])).values()];
/** The code of a field depends only on its type: except at night, every third field stands for its neighbors. */
const places = known.filter((_, index) => IS_NIGHTLY || index % 3 === 0);

/** The values that are objects, except queries, which parsers also accept in other forms. */
const objects = wholes.filter(({ name, value }) => isJsonObject(value) && !name.endsWith('Query'));

const deep = (open: string, close: string) =>
  JSON.parse(open.repeat(20_000) + 1 + close.repeat(20_000));
const trap = () => {
  throw new Error('trap');
};

it.each<[what: string, value: unknown]>([
  ['a list 20,000 levels deep', deep('[', ']')],
  ['an object 20,000 levels deep', deep('{"a":', '}')],
  ['a text of 50,000 letters', 'x'.repeat(50_000)],
  ['half of a surrogate pair', '\ud83d'],
])('validators and parsers do not throw on %s, as a whole value or in a field', (_, value) => {
  for (const { name, place } of places) judge(name, withValue(place.whole, place.path, value));
});

it.each<[called: string, value: unknown]>([
  ['a Promise; await it', Promise.resolve({})],
  ['a Response; await its json()', new Response('{}')],
  ['a Map', new Map([['a', 1]])],
  ['a Date', new Date()],
])('parsers call an invalid value that is not JSON "%s"', (called, value) => {
  for (const { name } of objects) {
    const result = parsers[0]?.[`parse${name}`]?.(value);
    const told = result && 'issues' in result ? result.issues : [];
    expect(told.map(({ message }) => message).join(), name).toContain(called);
  }
  expect(objects).not.toEqual([]);
});

it('parsers return issues for a throwing proxy, whether it is the value or a field', () => {
  const value = new Proxy({}, { get: trap, ownKeys: trap, getPrototypeOf: trap });
  for (const { name, place } of places) {
    for (const parse of parsersOf(name)) parse(withValue(place.whole, place.path, value));
  }
});

it('parsers do not set the prototype from the field __proto__', () => {
  for (const { name, value } of objects) {
    const odd = withValue(value, ['__proto__'], { polluted: true });
    for (const parse of parsersOf(name)) {
      const result = parse(odd);
      if ('issues' in result) continue;
      expect(Object.getPrototypeOf(result.value), name).toBe(Object.prototype);
    }
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const query = parseListTranscriptionJobsQuery('__proto__[a]=1&__proto__=2', {
    unknownFields: 'keep',
  });
  expect(Object.getPrototypeOf(query.ok && query.value)).toBe(Object.prototype);
});
