/** Other validators reach the verdicts of the vectors with the published schemas. */
import { isDeepStrictEqual } from 'node:util';
import { Ajv, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { formats } from '../../generated/formats.js';
import { at, type JsonObject } from '../../scripts/json.ts';
import { generatedModule, generatedText } from '../support/contract.ts';
import { type Accepts, expectRight, type Verdict, vectors } from '../support/vectors.ts';

type Parser = (value: unknown, options: object) => { ok: boolean; value?: unknown };

const read = (file: string): JsonObject => JSON.parse(generatedText(file));

/** Compiles faster: each schema only judges a few values. */
const QUICK: Options = { code: { optimize: false }, formats: { ...formats } };

it('each exported schema file contains the schema and all schemas it refers to', async () => {
  const module = await generatedModule<{ schemas: Record<string, JsonObject> }>('schemas');
  const all = read('schemas.json').$defs as Record<string, JsonObject>;
  for (const [name, schema] of Object.entries(all)) {
    const { $schema: _, $id, $defs, ...own } = module.schemas[name] ?? {};
    const parts = ($defs ?? {}) as JsonObject;
    expect($id).toMatch(new RegExp(`/${name}$`));
    expect(own).toEqual(schema);
    const text = JSON.stringify([own, parts]);
    const named = [...text.matchAll(/"#\/\$defs\/(\w+)"/g)].map(([, one = '']) => one);
    expect(Object.keys(parts).sort()).toEqual([...new Set(named)].sort());
    expect(all).toMatchObject(parts);
  }
});

const fail = (...said: unknown[]) => {
  throw new Error(said.join(' '));
};
/** A strict Ajv, which may not even warn. */
const strict = () => new Ajv2020({ ...QUICK, logger: { log: fail, warn: fail, error: fail } });
/** Takes a whole document. The format of a number rejects no value. */
const lenient: Options = {
  formats: { ...formats, double: true, int64: true },
  strict: false,
  validateSchema: false,
};

it.each<[verdict: Verdict, file: string, ajv: Ajv, pointer: string]>([
  ['valid', 'schemas.json', strict(), '/$defs'],
  ['strict', 'strict/schemas.json', strict(), '/$defs'],
  ['tolerant', 'tolerant/schemas.json', strict(), '/$defs'],
  ['valid', 'schemas/draft-07.json', new Ajv({ ...QUICK, strict: false }), '/definitions'],
  ['valid', 'openapi-3.0.json', new Ajv({ ...QUICK, ...lenient }), '/components/schemas'],
])('the vectors get the right verdicts, %s, from %s', (verdict, file, ajv, pointer) => {
  const document = read(file);
  ajv.addSchema(document, 'all');
  expectRight((name) => {
    // OpenAPI 3.0 has no schemas of messages and queries: no operation uses them.
    const isThere = at(document, `${pointer}/${name}`) !== undefined;
    return isThere ? (ajv.getSchema(`all#${pointer}/${name}`) as Accepts) : undefined;
  }, verdict);
});

it('the vectors contain the parsed value wherever the parser fills in defaults', async () => {
  const parsers = await generatedModule<Record<string, Parser>>('parse');
  const wrong: unknown[] = [];
  let filled = 0;
  for (const [name, groups] of vectors) {
    const parse = parsers[`parse${name}Value`] ?? parsers[`parse${name}`];
    for (const { data, valid, resolved = data } of groups.flatMap(({ tests }) => tests)) {
      const result = parse?.(data, { unknownFields: 'keep' });
      const isRight = result?.ok && isDeepStrictEqual(result.value, resolved);
      if (valid && !isRight) wrong.push([name, data]);
      filled += Number(resolved !== data);
    }
  }
  expect(wrong).toEqual([]);
  expect(filled).toBeGreaterThan(0);
});
