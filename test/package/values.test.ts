/** Values passed by mistake or sent by attackers, for which parsers and readers return a result and never throw; and copies. */
import { expect, it } from 'vitest';
import { at, isJsonObject } from '../../scripts/base/json.ts';
import { generatedModule, generatedText } from '../support/generated.ts';
import { largestValue, NAMES, QUERIES, takeOf, triedValues } from '../support/published.ts';

/** The schemas of objects that come as values. */
const schemas = NAMES.filter((name) => !QUERIES.includes(name)).flatMap((name) => {
  const value = largestValue(name);
  return isJsonObject(value) ? [{ name, value }] : [];
});
/** One schema with each field: the code of a field depends only on its type. */
const fields = [
  ...new Map(
    schemas.flatMap((schema) => Object.keys(schema.value).map((field) => [field, schema] as const)),
  ),
];

/** Runs the parser and the reader of a schema on a value; none may throw, or refuse without an issue. */
function takeByAll(name: string, value: unknown): void {
  for (const unknownFields of ['reject', 'drop'])
    for (const verb of ['parse', 'read'] as const) {
      const result = takeOf(verb, name)?.(value, { unknownFields });
      if (result && !result.ok) expect(result.issues, name).not.toEqual([]);
    }
}

const trap = () => expect.fail('trap');

it.each<[what: string, value: unknown]>([
  ['a list 20,000 levels deep', JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))],
  ['an object 20,000 levels deep', JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)],
  ['a text of 50,000 letters', 'x'.repeat(50_000)],
  ['a throwing proxy', new Proxy({}, { get: trap, ownKeys: trap, getPrototypeOf: trap })],
])('parsers and readers do not throw on %s, as a whole value or in a field', (_, value) => {
  for (const { name } of schemas) takeByAll(name, value);
  for (const [field, { name, value: valid }] of fields)
    takeByAll(name, { ...valid, [field]: value });
});

it('every issue and deviation leads to a rule in the published schemas', () => {
  const published = ['', 'strict/', 'tolerant/'].map(
    (folder) => JSON.parse(generatedText(`${folder}schemas.json`)).$defs,
  );
  const paths = new Set<string>();
  for (const { name, value: valid } of schemas)
    for (const value of [...triedValues(name), { ...valid, planted: 1 }, {}, null]) {
      const { issues = [] } = takeOf('parse', name)?.(value) ?? {};
      const { deviations = [], issues: unreadable = [] } = takeOf('read', name)?.(value) ?? {};
      for (const { schemaPath } of [...issues, ...deviations, ...unreadable]) paths.add(schemaPath);
    }
  const lost = [...paths].filter((path) => {
    const pointer = `/${decodeURIComponent(path.replace('#', ''))}`;
    return !published.some((definitions) => at(definitions, pointer) !== undefined);
  });
  expect(lost).toEqual([]);
  expect(paths.size).toBeGreaterThan(300);
});

it('each access to an example returns a fresh copy', async () => {
  const { LiveRequest = {} } = await generatedModule<Record<string, object>>('examples');
  for (const name of Object.keys(LiveRequest))
    expect(Object(LiveRequest)[name]).not.toBe(Object(LiveRequest)[name]);
});
