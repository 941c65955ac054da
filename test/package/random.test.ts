/** Validators, readers, and parsers on nearly valid random values; `npm run random` tries many seeds, from a `SEED` on. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formats } from '../../generated/formats.js';
import { isJsonObject, tokens } from '../../scripts/json.ts';
import type { ParseResult } from '../../scripts/runtime/parse.ts';
import type { ReadResult } from '../../scripts/runtime/read.ts';
import { generatedModule, generatedText, theBuilt } from '../support/contract.ts';
import { partsIn, without, withValue } from '../support/edit.ts';
import { withFixtures } from '../support/fixtures.ts';
import { IS_NIGHTLY } from '../support/machine.ts';
import { type Accepts, vectors } from '../support/vectors.ts';

type Parse = (value: unknown, options?: object) => ParseResult<unknown> & { dropped?: string[] };
type Read = (value: unknown) => ReadResult<unknown>;

const SEED = Number(process.env.SEED ?? 100);
const VALUES = 5 * Number(process.env.ROUNDS ?? (IS_NIGHTLY ? 4 : 1));

const { contract, schemas } = theBuilt();
const values = withFixtures(contract.examples);
const junk = [...vectors.values()].flat().flatMap(({ tests }) => tests.map(({ data }) => data));

/** A list with its items twice, an object with an unknown field, or another value in place of a scalar. */
function longer(value: unknown, other: unknown): unknown {
  if (Array.isArray(value)) return [...value, ...value];
  return isJsonObject(value) ? { ...value, planted: other } : other;
}

/** Values of a schema with up to three parts made longer or replaced by values of other schemas. */
function nearly(name: string): unknown[] {
  const wholes = values.get(name) ?? [];
  const edit = fc.tuple(fc.nat(), fc.boolean(), fc.constantFrom(...junk));
  const edits = fc.array(edit, { maxLength: 3 });
  const edited = fc.tuple(fc.constantFrom(...wholes), edits).map(([{ value }, edits]) =>
    edits.reduce((before: unknown, [index, isLonger, other]) => {
      const places = partsIn(before);
      const place = places[index % places.length];
      const next = isLonger ? longer(place?.value, other) : other;
      return place ? withValue(before, place.path, next) : before;
    }, value),
  );
  return fc.sample(edited, { seed: SEED, numRuns: VALUES });
}

const all = Object.keys(schemas).flatMap((name) => nearly(name).map((value) => ({ name, value })));
// Parsers of queries also accept text.
const objects = all.filter(({ name }) => !name.endsWith('Query'));
const validators = await generatedModule<Record<string, Accepts>>('validators');
const parsers = await generatedModule<Record<string, Parse>>('parse');

/** The verdict of stock Ajv by the published schemas of a profile. */
function stock(folder: string): (name: string, value: unknown) => boolean {
  const document = JSON.parse(generatedText(`${folder}schemas.json`));
  const code = { optimize: false };
  const ajv = new Ajv2020({ strictNumbers: true, formats: { ...formats }, code });
  ajv.addSchema(document);
  return (name, value) => ajv.getSchema(`${document.$id}#/$defs/${name}`)?.(value) === true;
}
const [accepts, acceptsStrictly, reads] = ['', 'strict/', 'tolerant/'].map(stock);

it('validators and parsers agree with stock Ajv', () => {
  const seen = new Set<unknown>();
  for (const { name, value } of all) {
    const verdict = accepts?.(name, value);
    expect([name, value, validators[`validate${name}`]?.(value)]).toEqual([name, value, verdict]);
    seen.add(verdict);
  }
  for (const { name, value } of objects) {
    const parse = parsers[`parse${name}Value`] ?? parsers[`parse${name}`];
    const verdict = acceptsStrictly?.(name, value);
    expect([name, value, parse?.(value).ok]).toEqual([name, value, verdict]);
  }
  expect([...seen].sort()).toEqual([false, true]);
});

it('a reader returns a value that the tolerant profile accepts, unchanged if possible', async () => {
  const readers = await generatedModule<Record<string, Read>>('read');
  const seen = { itself: 0, less: 0, refused: 0 };
  for (const { name, value } of objects) {
    const read = readers[`read${name}Value`] ?? readers[`read${name}`];
    const before = structuredClone(value);
    const isReadable = (one: unknown) => reads?.(name, one);
    const result = read?.(value) ?? expect.fail(`there is no reader of ${name}`);
    expect(value).toEqual(before);
    const isWhole = isReadable(value) === true;
    seen[isWhole ? 'itself' : result.ok ? 'less' : 'refused']++;
    if (!result.ok) expect([name, value, isWhole]).toEqual([name, value, false]);
    else {
      expect(result.value === value).toBe(isWhole);
      expect(result.deviations.some(({ dropped }) => dropped)).toBe(!isWhole);
      expect([name, value, isReadable(result.value)]).toEqual([name, value, true]);
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});

it('a parser drops only unknown fields and otherwise agrees with the strict profile', () => {
  const seen = { none: 0, some: 0, refused: 0 };
  for (const { name, value } of objects) {
    const parse = parsers[`parse${name}Value`] ?? parsers[`parse${name}`];
    const before = structuredClone(value);
    const result = parse?.(value, { unknownFields: 'drop' });
    expect(value).toEqual(before);
    const { dropped = [] } = result ?? {};
    const isStrict = acceptsStrictly?.(name, value);
    seen[!result?.ok ? 'refused' : dropped.length > 0 ? 'some' : 'none']++;
    expect([name, value, result?.ok && dropped.length === 0]).toEqual([name, value, isStrict]);
    const left = dropped.reduce((less, path) => without(less, tokens(path)), value);
    if (result?.ok) expect(parse?.(left)).toMatchObject({ ok: true, value: result.value });
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
});
