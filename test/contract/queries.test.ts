/** The generated parsers of queries: the strings of `queries.yaml`, and the documented examples of parameters. */
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../scripts/json.ts';
import { generatedModule, tableIn, theBuilt } from '../support/contract.ts';

type Parse = (query: string, options?: object) => { ok: boolean; value?: unknown };
/** Why a string is tried, the string, and its value without defaults; an invalid string has no value. */
type Row = [why: string, query: string, value?: JsonObject];

const rows: Record<string, Row[]> = tableIn('test/contract/queries.yaml');
const parsers = await generatedModule<Record<string, Parse>>('parse');
const { contract, schemas } = theBuilt();

/** The documented examples of a parameter. */
const examplesOf = ({ examples = {} }: { examples?: Json }) =>
  Object.values(examples as Record<string, { value: Json }>).map(({ value }) => value);

/** A value as one or more parameters, in the styles of the contract. */
function queryOf(name: string, value: Json): string {
  const query = new URLSearchParams();
  if (Array.isArray(value)) for (const item of value) query.append(name, String(item));
  else if (!isJsonObject(value)) query.append(name, String(value));
  else for (const [key, item] of Object.entries(value)) query.append(`${name}[${key}]`, `${item}`);
  return query.toString();
}

const operations = contract.operations.flatMap(({ id, queryName, query }) =>
  queryName === undefined ? [] : [{ id, queryName, parameters: query }],
);

describe.each(operations)('the query of $id', ({ id, queryName, parameters }) => {
  const parse = parsers[`parse${queryName}`] ?? expect.fail(`there is no parser of ${queryName}`);
  const defaults = Object.entries(schemas[queryName]?.properties ?? {}).flatMap(([name, field]) =>
    field.default === undefined ? [] : [[name, field.default] as const],
  );
  // Each string is tried together with an example of each parameter that is required.
  const required = parameters.flatMap(({ name, node }) =>
    node.required === true ? [[name, examplesOf(node)[0] ?? ''] as const] : [],
  );
  const given = (query: string, ...others: string[]) =>
    [...required.filter(([name]) => !others.includes(name)).map((pair) => queryOf(...pair)), query]
      .filter(Boolean)
      .join('&');

  it.each(rows[id] ?? [])('%s: %s', (_, query, value) => {
    const result = parse(given(query), { unknownFields: 'keep' });
    if (value === undefined) return expect(result.ok).toBe(false);
    const whole = Object.fromEntries([...defaults, ...required, ...Object.entries(value)]);
    expect(result).toEqual({ ok: true, value: whole });
  });

  const examples = parameters.flatMap(({ name, node }) =>
    examplesOf(node).map((value) => [name, value] as const),
  );

  it.each(examples)('the example of %s, %j, is read as it was written', (name, value) => {
    const result = parse(given(queryOf(name, value), name));
    expect(result).toMatchObject({ ok: true, value: { [name]: value } });
  });
});
