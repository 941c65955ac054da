/**
 * Every validator of a schema reaches the same verdict: stock Ajv and a second engine by the published schemas, and the
 * generated functions.
 */
import * as cfworker from '@cfworker/json-schema';
import { Ajv, type AnySchemaObject, type Options } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, expect, it } from 'vitest';
import { formats } from '../../scripts/runtime/formats.ts';
import { generatedModule, generatedText } from '../support/generated.ts';
import { NAMES, QUERIES, takeOf, triedValues, validValues } from '../support/published.ts';
import { FORMATS } from '../support/trials.ts';

type Accepts = (value: unknown) => boolean;
/** The validator of a schema by its name; undefined if it has none. */
type Judge = (name: string) => Accepts | undefined;

const tried = new Map(NAMES.map((name) => [name, [...validValues(name), ...triedValues(name)]]));
const read = (file: string): AnySchemaObject => JSON.parse(generatedText(file));

const fail = (...said: unknown[]) => expect.fail(said.join(' '));
const options: Options = {
  code: { optimize: false },
  formats,
  logger: { log: fail, warn: fail, error: fail },
};

/** An Ajv, which may not even warn, by the schemas at a place of a published file. */
function ajvBy(file: string, place: string, ajv: Ajv = new Ajv2020(options)): Judge {
  const document = read(file);
  ajv.addSchema(document, 'document');
  const schemas = place.split('/').reduce((node, key) => node[key], document);
  return (name) =>
    name in schemas ? ajv.getSchema<unknown>(`document#/${place}/${name}`) : undefined;
}
const STOCK = {
  contract: ajvBy('schemas.json', '$defs'),
  strict: ajvBy('strict/schemas.json', '$defs'),
  tolerant: ajvBy('tolerant/schemas.json', '$defs'),
};
const draft07 = new Ajv({ ...options, strict: false });
// An OpenAPI document has keywords that no JSON Schema has.
const ofDocument = { ...options, strict: false, validateSchema: false };
const [openapi31, openapi30] = [new Ajv2020(ofDocument), new Ajv(ofDocument)];

// Where the engine is less exact about a format than its standard, the samples decide, in this file alone.
const { ...formatsOfEngine } = cfworker.format;
afterAll(() => void Object.assign(cfworker.format, formatsOfEngine));
for (const [name, { good, bad }] of Object.entries(FORMATS)) {
  const { [name]: byEngine } = formatsOfEngine;
  cfworker.format[name] = (text) =>
    good.includes(text) || (!bad.includes(text) && byEngine?.(text) !== false);
}
const document = read('schemas.json');
const lookup = cfworker.dereference(document);
const engine: Judge = (name) => (value) =>
  cfworker.validate(value, document.$defs[name], '2020-12', lookup).valid;

const validators = await generatedModule<Record<string, Accepts>>('validators');
const parser: Judge = (name) =>
  QUERIES.includes(name) ? undefined : (value) => takeOf('parse', name)?.(value).ok === true;
const reader: Judge = (name) => {
  const take = takeOf('read', name);
  return take && ((value) => take(value).value === value && take(value).ok);
};

const shown = (value: unknown) => JSON.stringify(value).slice(0, 300);

it.each(NAMES)('%s accepts a value made for it', (name) => {
  const accepts = STOCK.contract(name);
  const remedy = 'add a value to `examples` in the schema, or change rules that exclude each other';
  const accepted = triedValues(name).filter((value) => accepts?.(value));
  expect(accepted, remedy).not.toEqual([]);
});

it.each<[judge: string, profile: keyof typeof STOCK, judge: Judge]>([
  ['a second engine by schemas.json', 'contract', engine],
  ['draft-07.json', 'contract', ajvBy('schemas/draft-07.json', 'definitions', draft07)],
  [
    'openapi-merged.json',
    'contract',
    ajvBy('openapi-merged.json', 'components/schemas', openapi31),
  ],
  ['openapi-3.0.json', 'contract', ajvBy('openapi-3.0.json', 'components/schemas', openapi30)],
  ['validators.js', 'contract', (name) => validators[`validate${name}`]],
  ['parse.js', 'strict', parser],
  ['read.js', 'tolerant', reader],
])('%s agrees with stock Ajv on the %s profile', (_, profile, judgeOf) => {
  const verdicts = new Set<boolean>();
  const wrong = [...tried].flatMap(([name, values]) => {
    const [accepts, expected] = [judgeOf(name), STOCK[profile](name)];
    if (!accepts) return [];
    return values.flatMap((value) => {
      const verdict = accepts(value);
      verdicts.add(verdict);
      return verdict === expected?.(value) ? [] : `${name} ${verdict}: ${shown(value)}`;
    });
  });
  const remedy =
    'run npm run build; if they still differ, a schema is ambiguous or an output wrong';
  expect(wrong.slice(0, 5), `${wrong.length} verdicts differ; ${remedy}`).toEqual([]);
  expect([...verdicts].sort()).toEqual([false, true]);
});
