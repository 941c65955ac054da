import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedModule, ROOT, theContract } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import type { Validator } from '../support/modules.ts';
import { makeCases } from './facts/cases.ts';
import { schemaFacts } from './facts/index.ts';

/** A value that must be refused, the place where, and the keyword that refuses it. */
interface Negative {
  schema: string;
  name: string;
  value: unknown;
  at: string;
  keyword: string;
}

const folder = join(ROOT, 'test/contract/refused');

const negatives: readonly Negative[] = readdirSync(folder).flatMap((schema) =>
  readdirSync(join(folder, schema)).map((file) => {
    const text = readFileSync(join(folder, schema, file), 'utf8');
    const { value, at, keyword } = JSON.parse(text) as Omit<Negative, 'schema' | 'name'>;
    return { schema, name: file.replace(/\.json$/, ''), value, at, keyword };
  }),
);

const validators = await generatedModule<Record<string, Validator>>('validators');

describe('negative examples', () => {
  it.each(negatives)('$schema refuses $name', ({ schema, value, at, keyword }) => {
    const validate = validators[`validate${schema}`];
    expect(validate?.(value)).toBe(false);
    expect(validate?.errors).toContainEqual(expect.objectContaining({ instancePath: at, keyword }));
  });

  it('every schema has a negative example, or a case of the facts that it refuses', () => {
    const { cases } = makeCases(withFixtures(theContract().examples));
    const refused = [...negatives, ...cases.filter(({ valid }) => !valid)];
    expect([...new Set(refused.map(({ schema }) => schema))].sort()).toEqual(
      schemaFacts.map(({ name }) => name).sort(),
    );
  });
});
