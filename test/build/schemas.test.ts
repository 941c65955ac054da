/** What the build makes of a schema is what an engine makes of its unmerged text, or the schema is refused. */
import { Validator } from '@cfworker/json-schema';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject, mapValues } from '../../scripts/base/json.ts';
import { type Problem, problemsOf } from '../../scripts/base/problem.ts';
import { checkSchemas } from '../../scripts/check/merged.ts';
import { checkValues } from '../../scripts/check/values.ts';
import { checkWritten } from '../../scripts/check/written.ts';
import { mergedDocument } from '../../scripts/emit/documents.ts';
import { toOpenapi30 } from '../../scripts/emit/openapi30.ts';
import { contractOf } from '../../scripts/load/contract.ts';
import { refTo, type Schema, type Schemas } from '../../scripts/model/schema.ts';
import { yamlIn } from '../support/generated.ts';
import { trialsOf } from '../support/trials.ts';
import { object, operation, profilesOf } from './support/in-memory.ts';
import { modulesOf } from './support/modules.ts';

/** The named schemas of a row; the first one is tried. References in the table are names alone. */
type Row = Schemas;
type Table = {
  legal: Record<string, Row>;
  filled: Record<string, [given: Json, filled: Json]>;
  refused: Record<string, [schemas: Row, problem: string]>;
};
const { legal, filled, refused }: Table = yamlIn('test/build/schemas.yaml');

/** The schemas of a row, whose names begin with a prefix, so that all rows are one contract. */
function schemasOf(row: Row, prefix: string): Schemas {
  const entries = Object.entries(row).map(([name, schema]) => [prefix + name, schema]);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)), (key, value) =>
    key === '$ref' && typeof value === 'string' ? refTo(prefix + value).$ref : value,
  );
}

/** What the build refuses, without missing descriptions. */
function problemsWith(schemas: Schemas): string[] {
  const found: Problem[] = [];
  try {
    const contract = contractOf({ openapi: { components: { schemas } }, asyncapi: {} }, new Map());
    found.push(
      ...checkWritten(contract).filter(({ message }) => !/has no (desc|title)/.test(message)),
    );
    found.push(...checkSchemas(contract));
    if (found.length === 0) found.push(...checkValues(contract));
  } catch (error) {
    found.push(...problemsOf(error));
  }
  return found.map(({ pointer, message }) => `${pointer.replace(/.*schemas/, '')}: ${message}`);
}

/** The legal rows, and again those with an `allOf`, with its parts reversed: their order decides nothing. */
const rows = Object.entries(legal);
for (const [name, row] of Object.entries(legal)) {
  const text = JSON.stringify(row);
  if (!text.includes('"allOf":[')) continue;
  const reverse = (key: string, value: Json[]) => (key === 'allOf' ? value.toReversed() : value);
  rows.push([`${name}, reversed`, JSON.parse(text, reverse)]);
}
/** The name of each row, its first schema, and its schemas, with prefixes by which all rows are one contract. */
const prefixed = rows.map(([name, row], index): [string, string, Schemas] => {
  const [root = ''] = Object.keys(row);
  return [name, `R${index}${root}`, schemasOf(row, `R${index}`)];
});
const everyRow: Schemas = Object.assign({}, ...prefixed.map(([, , schemas]) => schemas));
const { parse, read, validators } = await modulesOf(everyRow);
const { tolerant } = profilesOf(everyRow);

/** What schemas become in OpenAPI 3.0. */
function convertedOf(schemas: Schemas): Schemas {
  const responses = mapValues(schemas, (_, name) => ({
    content: { json: { schema: refTo(name) } },
  }));
  const { contract } = profilesOf(schemas, { paths: { '/': operation('get', { responses }) } });
  return Object(toOpenapi30(mergedDocument(contract), contract).components).schemas;
}
const converted = convertedOf(everyRow);
const ajv = new Ajv({ strict: false });
ajv.addSchema({ components: { schemas: converted } }, 'openapi30');

/** Values on both sides of each rule, also of two rules at once. */
function valuesFor(schema: Schema, schemas: Schemas): Json[] {
  const values = [...trialsOf(schema, schemas)];
  const objects: JsonObject[] = values.filter(isJsonObject).slice(0, 40);
  const pairs = objects.flatMap((first) => objects.map((second) => ({ ...first, ...second })));
  const texts = new Set([...values, ...pairs].map((value) => JSON.stringify(value)));
  return [...texts].map((text) => JSON.parse(text));
}

it.each(prefixed)('%s is the same in every output', (_, name, schemas) => {
  const document = { components: { schemas }, ...refTo(name) };
  const engine = new Validator(document as object, '2020-12');
  const tolerantEngine = new Validator(
    { components: { schemas: tolerant }, ...refTo(name) } as object,
    '2020-12',
  );
  const inOpenapi30 = ajv.getSchema(`openapi30${refTo(name).$ref}`);
  const keep = { unknownFields: 'keep' };
  let valid = 0;
  for (const value of valuesFor(schemas[name] ?? {}, schemas)) {
    const text = JSON.stringify(value);
    const isValid = engine.validate(value).valid;
    valid += Number(isValid);
    expect(validators[`validate${name}`]?.(value), text).toBe(isValid);
    expect(inOpenapi30?.(value), `OpenAPI 3.0: ${text}`).toBe(isValid);
    const parsed = parse(name, value, keep);
    expect(parsed.ok, text).toBe(isValid);
    // What a parser fills in, it accepts.
    if (parsed.ok) expect(parse(name, parsed.value, keep), text).toEqual(parsed);
    // What a parser drops leaves a valid value.
    const dropped = parse(name, value, { unknownFields: 'drop' });
    if (dropped.ok) expect(engine.validate(dropped.value).valid, text).toBe(true);
    const readable = read(name, value);
    if (isValid) expect(readable, text).toMatchObject({ ok: true, value });
    // What a reader reads as it is, the tolerant profile accepts.
    const isWhole = readable.ok && readable.value === value;
    expect(tolerantEngine.validate(value).valid, `tolerant: ${text}`).toBe(isWhole);
    // What a reader returns, it reads as it is.
    if (readable.ok) expect(Object(read(name, readable.value)).value, text).toBe(readable.value);
    expect(JSON.stringify(value), 'a parser or a reader changed it').toBe(text);
  }
  expect(valid, 'correct the row: no value that is tried is valid').toBeGreaterThan(0);
});

it.each(Object.entries(filled))('%s has its defaults', (row, [given, value]) => {
  const [, name = ''] = prefixed.find(([name]) => name === row) ?? [];
  expect(parse(name, given)).toMatchObject({ ok: true });
  expect(Object(parse(name, given)).value).toEqual(value);
});

it.each(Object.entries(legal))('%s is accepted', (_, row) => {
  expect(problemsWith(schemasOf(row, ''))).toEqual([]);
});

it.each(Object.entries(refused))('%s is refused', (_, [row, problem]) => {
  expect(problemsWith(schemasOf(row, ''))[0]).toBe(problem);
});

it('the document for OpenAPI 3.0 takes no longer for objects that are deep in each other', () => {
  let deep: Schema = { type: ['string', 'null'] };
  for (let level = 0; level < 40; level++) deep = object({ inner: deep });
  expect(JSON.stringify(convertedOf({ Deep: deep }))).toContain(
    '{"type":"string","nullable":true}',
  );
});

it('the document for OpenAPI 3.0 keeps a range beside a code with another response', () => {
  const responses = { 200: { description: 'A.' }, '2XX': { description: 'B.' } };
  const { contract } = profilesOf({}, { paths: { '/a': operation('get', { responses }) } });
  const { paths } = toOpenapi30(contract.openapi, contract);
  expect(paths).toMatchObject({ '/a': { get: { responses } } });
});

it('a schema is published unless only an `allOf` refers to it', () => {
  const whole = { allOf: [refTo('Part'), object({ a: {} })] };
  const written = { Alias: refTo('Word'), Word: object({}), Whole: whole, Part: object({ b: {} }) };
  expect(Object.keys(profilesOf(written).schemas)).toEqual(['Alias', 'Word', 'Whole']);
});
