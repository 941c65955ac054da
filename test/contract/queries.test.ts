/** The generated parsers and writers of queries agree with the vectors and the documented examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../scripts/json.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';
import type { Group, QueryVector } from './make-vectors.ts';

type Parsed = { ok: true; value: unknown } | { ok: false };

const text = readFileSync(join(ROOT, 'test/vectors/queries.json'), 'utf8');
const groups = JSON.parse(text) as Group<QueryVector>[];
const parsers = await generatedModule<Record<string, (query: string) => Parsed>>('parse');
const writers = await generatedModule<Record<string, (value: object) => string>>('operations');
const { operations } = theBuilt().contract;

describe.each(groups)('the query of $description', ({ description: operation, schema, tests }) => {
  const name = schema.$ref.split('/').at(-1);
  const parse = parsers[`parse${name}`] ?? expect.fail(`there is no parser of ${name}`);
  const write = writers[`write${name}`] ?? expect.fail(`there is no writer of ${name}`);

  it.each(tests)('$description: $query', ({ query, data = {}, valid, resolved = data }) => {
    if (!valid) return expect(parse(query)).toMatchObject({ ok: false });
    expect(parse(query)).toEqual({ ok: true, value: resolved });
    // The writer repeats the name for each item, which cannot express a free-form list of one.
    if (!/\[\d*\]/.test(query)) expect(parse(write(data))).toEqual({ ok: true, value: resolved });
  });

  const { parameters } =
    operations.find(({ id }) => id === operation) ?? expect.fail(`there is no ${operation}`);
  const examples = parameters.flatMap(({ name, node }) =>
    Object.values((node.examples ?? {}) as Record<string, { value: Json }>).map(
      ({ value }) => [name, value] as const,
    ),
  );

  it.each(examples)(
    'the documented example of %s, %j, is read as it was written',
    (field, value) => {
      const parsed = parse(write({ [field]: value }));
      expect(parsed).toMatchObject({ ok: true, value: { [field]: value } });
    },
  );
});
