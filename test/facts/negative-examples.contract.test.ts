import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT, theContract } from '../support/contract.ts';
import { withFixtures } from '../support/fixtures.ts';
import { makeCases } from './cases.ts';
import { schemaFacts } from './index.ts';
import { loadValidators, type Validate } from './validators.ts';

/** A value that must be refused, the place where, and the keyword that refuses it. */
interface Negative {
  schema: string;
  name: string;
  value: unknown;
  at: string;
  keyword: string;
}

const folder = join(ROOT, 'test/examples');

const negatives: readonly Negative[] = readdirSync(folder).flatMap((schema) =>
  readdirSync(join(folder, schema)).map((file) => {
    const text = readFileSync(join(folder, schema, file), 'utf8');
    const { value, at, keyword } = JSON.parse(text) as Omit<Negative, 'schema' | 'name'>;
    return { schema, name: file.replace(/\.json$/, ''), value, at, keyword };
  }),
);

let validator: (name: string) => Validate;

beforeAll(async () => {
  validator = await loadValidators();
});

describe('negative examples', () => {
  it.each(negatives)('$schema: $name', ({ schema, value, at, keyword }) => {
    const validate = validator(schema);
    expect(validate(value)).toBe(false);
    const errors = validate.errors?.map(({ instancePath, keyword: by }) => ({
      at: instancePath,
      by,
    }));
    expect(errors).toContainEqual({ at, by: keyword });
  });

  it('and the cases of the facts refuse something for every schema', async () => {
    const { cases } = makeCases(withFixtures((await theContract()).examples));
    const refused = [...negatives, ...cases.filter(({ valid }) => !valid)];
    expect([...new Set(refused.map(({ schema }) => schema))].sort()).toEqual(
      schemaFacts.map(({ name }) => name).sort(),
    );
  });
});
