/** The generated parsers and writers of queries agree with the vectors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedModule, ROOT } from '../support/contract.ts';
import type { Group, QueryVector } from './make-vectors.ts';

type Parsed = { ok: true; value: unknown } | { ok: false };
type Parser = (query: string) => Parsed;
type Writer = (value: object) => string;

const text = readFileSync(join(ROOT, 'test/vectors/queries.json'), 'utf8');
const groups = JSON.parse(text) as Group<QueryVector>[];
const parsers = await generatedModule<Record<string, Parser>>('parse');
const writers = await generatedModule<Record<string, Writer>>('operations');

describe.each(groups)('the query of $description', ({ schema, tests }) => {
  const name = schema.$ref.split('/').at(-1);
  const parse = parsers[`parse${name}`];
  const write = writers[`write${name}`];

  it.each(tests)('$description: $query', ({ query, data, written, valid, resolved = data }) => {
    const parsed = parse?.(query);
    if (valid) expect(parsed).toEqual({ ok: true, value: resolved });
    else expect(parsed).toMatchObject({ ok: false });
    if (written !== undefined) expect(write?.(data ?? {})).toBe(written);
  });
});
