/** Validators of random schemas against stock Ajv; `npm run random` tries many seeds, from a `SEED` on. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { validatorsOf } from './support/modules.ts';
import { schemas, values } from './support/random-schemas.ts';
import { stock } from './support/stock.ts';

const FIRST = Number(process.env.SEED ?? 100);
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const SEEDS = Array.from({ length: ROUNDS }, (_, round) => FIRST + round);
const SCHEMAS = 60;
const VALUES = 50;

it.each(SEEDS)('validators of random schemas agree with stock Ajv (seed %i)', async (seed) => {
  const [all = {}] = fc.sample(schemas(SCHEMAS), { seed, numRuns: 1 });
  const { validators } = await validatorsOf(all);
  const judges = stock(all);
  for (const [index, [name, schema]] of Object.entries(all).entries()) {
    for (const value of fc.sample(values, { seed: seed + index, numRuns: VALUES })) {
      const expected = judges[name]?.(value);
      const validate = validators[`validate${name}`];
      const valid = validate?.(value);
      const problem =
        (valid !== expected && `Ajv says ${expected}`) ||
        ((validate?.errors === null) !== expected && 'the errors contradict the verdict');
      if (problem) expect.fail(`${problem}: ${JSON.stringify(schema)} ${JSON.stringify(value)}`);
    }
  }
});
