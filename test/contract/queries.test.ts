/** The generated parsers of queries agree with the vectors and the documented examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json } from '../../scripts/json.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';
import type { Group, QueryVector } from './make-vectors.ts';

type Parsed = { ok: true; value: unknown } | { ok: false };

const text = readFileSync(join(ROOT, 'test/vectors/queries.json'), 'utf8');
const groups = JSON.parse(text) as Group<QueryVector>[];
const parsers =
  await generatedModule<Record<string, (query: string, options?: object) => Parsed>>('parse');
const keep = { unknownFields: 'keep' };
const { operations } = theBuilt().contract;

describe.each(groups)('the query of $description', ({ description: operation, schema, tests }) => {
  const name = schema.$ref.split('/').at(-1);
  const parse = parsers[`parse${name}`] ?? expect.fail(`there is no parser of ${name}`);

  it.each(tests)('$description: $query', ({ query, data = {}, valid, resolved = data }) => {
    if (!valid) return expect(parse(query, keep)).toMatchObject({ ok: false });
    expect(parse(query, keep)).toEqual({ ok: true, value: resolved });
  });

  const { query: parameters } =
    operations.find(({ id }) => id === operation) ?? expect.fail(`there is no ${operation}`);
  const examples = parameters.flatMap(({ name, node }) =>
    Object.values((node.examples ?? {}) as Record<string, { value: Json }>).map(
      ({ value }) => [name, value] as const,
    ),
  );

  it.each(examples)(
    'the documented example of %s, %j, is read as it was written',
    (field, value) => {
      const parsed = parse(queryOf(field, value));
      expect(parsed).toMatchObject({ ok: true, value: { [field]: value } });
    },
  );
});

/** A query with one parameter, in the styles of the contract. */
function queryOf(name: string, value: Json): string {
  const query = new URLSearchParams();
  if (Array.isArray(value)) for (const item of value) query.append(name, String(item));
  else if (!isJsonObject(value)) query.append(name, String(value));
  else for (const [key, one] of Object.entries(value)) query.append(`${name}[${key}]`, String(one));
  return query.toString();
}
