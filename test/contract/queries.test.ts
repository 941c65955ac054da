/** The generated parsers and writers of queries agree with the vectors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { QueryGroup } from '../../vectors/make.ts';
import { generatedModule, ROOT, theBuilt } from '../support/contract.ts';

type Parsed = { ok: true; value: unknown } | { ok: false };
type Parser = (query: string) => Parsed;
type Writer = (value: object) => string;

const text = readFileSync(join(ROOT, 'vectors/queries.json'), 'utf8');
const groups = JSON.parse(text) as QueryGroup[];
const parsers = await generatedModule<Record<string, Parser>>('parse');
const writers = await generatedModule<Record<string, Writer>>('operations');

it.each(theBuilt().contract.operations)(
  'the vectors have each query parameter of $id',
  (operation) => {
    const { tests = [] } = groups.find(({ description }) => description === operation.id) ?? {};
    const tried = tests.flatMap(({ data }) => Object.keys(data ?? {}));
    const parameters = operation.parameters.filter((one) => one.in === 'query');
    const untried = parameters.map(({ name }) => name).filter((name) => !tried.includes(name));
    const advice = 'add query strings to test/contract/queries.yaml, then run npm run vectors';
    expect(untried, advice).toEqual([]);
  },
);

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

  it('has accepted and refused strings', () => {
    expect(new Set(tests.map(({ valid }) => valid))).toEqual(new Set([true, false]));
  });
});
