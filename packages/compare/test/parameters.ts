/** Random schemas of a query parameter, and what a query means, by code of its own. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { child, type Json, type JsonObject } from '../../../scripts/json.ts';
import { compare } from '../src/compare.ts';
import type { Release } from '../src/release.ts';
import { BREAKING } from '../src/verdict.ts';
import { BASE, edited, released } from './base.ts';

const scalars = fc.constantFrom<JsonObject[]>(
  { type: 'string' },
  { type: ['string', 'null'], enum: ['a', '1', null] },
  { type: 'string', minLength: 1, maxLength: 2 },
  { type: 'integer' },
  { type: 'integer', minimum: 1, maximum: 5 },
  { type: 'number' },
  { type: 'boolean' },
);
const lists = fc.record(
  {
    type: fc.constant('array'),
    items: scalars,
    minItems: fc.nat(2),
    maxItems: fc.integer({ min: 2, max: 3 }),
  },
  { requiredKeys: ['type', 'items'] },
);

/** The schema of a query parameter: a scalar, or a list that repeats it. */
export const parameters = fc.oneof(scalars, lists) as fc.Arbitrary<JsonObject>;

/** All queries of up to three of some texts. */
const QUERIES = [1, 2, 3].reduce<string[][]>(
  (shorter) => [
    [],
    ...shorter.flatMap((texts) =>
      ['', 'a', 'ab', 'abc', '1', '7', '1.5', 'true'].map((text) => [...texts, text]),
    ),
  ],
  [[]],
);

/** The base with a parameter of this schema. */
function asking(schema: JsonObject): Release {
  return released(
    edited(BASE, [{ replace: 'openapi:/paths/~1jobs/get/parameters/5/schema', value: schema }]),
  );
}

const ajv = new Ajv2020({ strict: false });

/** Whether a schema accepts the texts of a parameter, which a service reads as values of the stated types. */
function readerOf(schema: JsonObject): (texts: readonly string[]) => boolean {
  const validate = ajv.compile(schema);
  const [type] = [child(schema.items ?? schema, 'type') ?? []].flat();
  return (texts) => {
    if (texts.length === 0) return true;
    const values = texts.map((text) => readText(text, type));
    if (schema.items) return validate(values);
    return values.length === 1 && validate(values[0]);
  };
}

function readText(text: string, type: Json | undefined): Json {
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  const isNumber = type === 'number' || type === 'integer';
  return isNumber && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** What is wrong if a query is no longer accepted and the comparison passes, or a counterexample is no such query. */
export function problemsOfParameters(before: JsonObject, after: JsonObject): string[] {
  const [isOld, isNext] = [readerOf(before), readerOf(after)];
  const { differences } = compare(asking(before), asking(after));
  const breaks = differences.filter(({ verdict }) => BREAKING.has(verdict));
  const lost = QUERIES.filter((texts) => isOld(texts) && !isNext(texts));
  const missed = breaks.length === 0 ? lost.slice(0, 1) : [];
  const wrong = breaks.flatMap(({ counterexample }) => {
    const texts = counterexample ? [counterexample.value].flat().map(String) : undefined;
    return texts && !(isOld(texts) && !isNext(texts)) ? [texts] : [];
  });
  return [
    ...missed.map((texts) => `${JSON.stringify(texts)} is refused, and the comparison passes`),
    ...wrong.map(
      (texts) => `the counterexample ${JSON.stringify(texts)} is no query that is refused`,
    ),
  ];
}
