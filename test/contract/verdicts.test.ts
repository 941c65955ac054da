/**
 * Every validator of a schema reaches the same verdict: stock Ajv and a second engine by the published schemas, and the
 * generated functions.
 */
import { isDeepStrictEqual } from 'node:util';
import * as cfworker from '@cfworker/json-schema';
import { Ajv, type AnySchemaObject, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { Json } from '../../scripts/base/json.ts';
import { formats } from '../../scripts/runtime/formats.ts';
import { generatedModule, generatedText, tableIn } from '../support/contract.ts';
import { FORMATS, NAMES, trialsIn, triedValues, validValues } from '../support/values.ts';

type Accepts = (value: unknown) => boolean;
/** The validator of a schema by its name; undefined if it has none. */
type Judge = (name: string) => Accepts | undefined;
type Profile = 'contract' | 'strict' | 'tolerant';

const valid = new Map(NAMES.map((name) => [name, validValues(name)]));
const tried = new Map(NAMES.map((name) => [name, [...validValues(name), ...triedValues(name)]]));
const read = (file: string): AnySchemaObject => JSON.parse(generatedText(file));

/** A strict Ajv, which may not even warn, by the schemas at a place of a published file, except those that are wider there. */
function ajvBy(file: string, pointer: string, ajv: Ajv): Judge {
  ajv.addSchema(read(file), 'all');
  const schemas = pointer.split('/').reduce((node, key) => node[key], read(file));
  return (name) => {
    const isExact = name in schemas && !JSON.stringify(schemas[name]).includes('"x-lost"');
    return isExact ? (ajv.getSchema(`all#/${pointer}/${name}`) as Accepts) : undefined;
  };
}
const fail = (...said: unknown[]) => expect.fail(said.join(' '));
const strict: Options = {
  code: { optimize: false },
  formats: { ...formats },
  logger: { log: fail, warn: fail, error: fail },
};
/** The format of a number in OpenAPI 3.0 rejects no value. */
const lenient: Options = {
  ...strict,
  formats: { ...formats, double: true, int64: true },
  strict: false,
  validateSchema: false,
};
const STOCK = {
  contract: ajvBy('schemas.json', '$defs', new Ajv2020(strict)),
  strict: ajvBy('strict/schemas.json', '$defs', new Ajv2020(strict)),
  tolerant: ajvBy('tolerant/schemas.json', '$defs', new Ajv2020(strict)),
};

// Where the engine is less exact about a format than its standard, the samples decide.
for (const [name, { good, bad }] of Object.entries(FORMATS)) {
  const { [name]: byEngine } = cfworker.format;
  cfworker.format[name] = (text) =>
    good.includes(text) || (!bad.includes(text) && byEngine?.(text) !== false);
}
const document = read('schemas.json');
const lookup = cfworker.dereference(document);
const engine: Judge = (name) => (value) =>
  cfworker.validate(value, document.$defs[name], '2020-12', lookup).valid;

type Taken = { ok: boolean; value?: unknown };
const validators = await generatedModule<Record<string, Accepts>>('validators');
const { schemas } = await generatedModule<{ schemas: Record<string, object> }>('schemas');
const [parsers, readers] = await Promise.all(
  ['parse', 'read'].map((name) =>
    generatedModule<Record<string, (value: unknown, options?: object) => Taken>>(name),
  ),
);
/** The function of a schema that takes a value; that of a message takes text, too. */
const takeOf = (verb: string, name: string) =>
  parsers?.[`${verb}${name}Value`] ??
  parsers?.[`${verb}${name}`] ??
  readers?.[`${verb}${name}Value`] ??
  readers?.[`${verb}${name}`];
/** A query also comes as text, which no schema describes. */
const isQuery = (name: string) => name.endsWith('Query');
const parseJudge: Judge = (name) => {
  const take = takeOf('parse', name);
  return take && !isQuery(name) ? (value) => take(value).ok : undefined;
};
const readJudge: Judge = (name) => {
  const take = takeOf('read', name);
  if (!take || isQuery(name)) return undefined;
  return (value) => {
    const { ok, value: taken } = take(value);
    return ok && taken === value;
  };
};

const shown = (value: unknown) => JSON.stringify(value).slice(0, 300);

type Table = Record<string, Record<string, Json[]>>;
const { accepted, refused }: Table = tableIn('test/contract/verdicts.yaml');
const rows = (lists: Record<string, Json[]> = {}) =>
  Object.entries(lists).flatMap(([name, values]) => values.map((value) => [name, value] as const));

it.each(rows(accepted))('%s accepts %j', (name, value) => {
  expect(STOCK.strict(name)?.(value), 'fix the schema, or test/contract/verdicts.yaml').toBe(true);
});

it.each(rows(refused))('%s refuses %j', (name, value) => {
  expect(STOCK.contract(name)?.(value), 'fix the schema, or test/contract/verdicts.yaml').toBe(
    false,
  );
});

it.each(NAMES)(
  '%s accepts its examples, those of the schemas in its union, and a sample',
  (name) => {
    const refused = (valid.get(name) ?? []).filter((value) => !STOCK.strict(name)?.(value));
    const remedy = 'fix the schema: two branches of its union may accept this value, or none';
    expect(refused.map(shown), remedy).toEqual([]);
  },
);

it.each(NAMES)('%s and each of its fields accept a value made for it', (name) => {
  const places = new Map<string, boolean>();
  for (const { where, value } of trialsIn(name))
    places.set(where, places.get(where) || STOCK.contract(name)?.(value) === true);
  const unaccepted = [...places].flatMap(([place, isAccepted]) => (isAccepted ? [] : place));
  const remedy =
    'change the rules, which exclude each other, or add a value to `examples` in the schema';
  expect(unaccepted, remedy).toEqual([]);
});

it.each<[judge: string, profile: Profile, judge: Judge]>([
  ['a second engine by schemas.json', 'contract', engine],
  [
    'Ajv by schemas/draft-07.json',
    'contract',
    ajvBy('schemas/draft-07.json', 'definitions', new Ajv({ ...strict, strict: false })),
  ],
  [
    'Ajv by openapi-3.0.json',
    'contract',
    ajvBy('openapi-3.0.json', 'components/schemas', new Ajv(lenient)),
  ],
  ['validators.js', 'contract', (name) => validators[`validate${name}`]],
  ['parse.js', 'strict', parseJudge],
  ['read.js', 'tolerant', readJudge],
])('%s agrees with stock Ajv on the %s profile', (judge, profile, judgeOf) => {
  const verdicts = new Set<boolean>();
  const wrong = [...tried].flatMap(([name, values]) => {
    const [accepts, expected] = [judgeOf(name), STOCK[profile](name)];
    if (!accepts) return [];
    return values.flatMap((value) => {
      const verdict = accepts(value);
      verdicts.add(verdict);
      if (verdict === expected?.(value)) return [];
      return `${name}: ${judge} ${verdict ? 'accepts' : 'refuses'} ${shown(value)}`;
    });
  });
  const remedy =
    'run npm run build; if they still differ, a schema is ambiguous or an output wrong';
  expect(wrong.slice(0, 5), `${wrong.length} verdicts differ; ${remedy}`).toEqual([]);
  expect([...verdicts].sort()).toEqual([false, true]);
});

it('parsers fill in the same defaults as Ajv', () => {
  const ajv = ajvBy('schemas.json', '$defs', new Ajv2020({ ...strict, useDefaults: true }));
  // Ajv fills in no defaults within a union.
  const hasUnion = (name: string) => JSON.stringify(schemas[name]).includes('"oneOf"');
  const wrong = [...valid].flatMap(([name, values]) => {
    if (isQuery(name) || hasUnion(name)) return [];
    return values.flatMap((value) => {
      const filled = structuredClone<Json>(value);
      ajv(name)?.(filled);
      const result = takeOf('parse', name)?.(value);
      return isDeepStrictEqual(result, { ok: true, value: filled })
        ? []
        : `${name}: ${shown(value)}`;
    });
  });
  expect(wrong, 'run npm run build, then compare parse.js with the schema').toEqual([]);
});
