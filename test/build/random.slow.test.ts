/** Validators of random schemas against stock Ajv; `SEED=5 npx vitest run test/build/random.slow` tries others. */
import { expect, it } from 'vitest';
import { differences } from './support/agree.ts';

const FIRST = Number(process.env.SEED ?? 100);
const ROUNDS = 3;
const SCHEMAS = 100;
const VALUES = 50;

it(`validators of ${ROUNDS * SCHEMAS} random schemas agree with stock Ajv, with guards and without`, async () => {
  for (let seed = FIRST; seed < FIRST + ROUNDS; seed++) {
    expect(await differences(seed, SCHEMAS, VALUES)).toEqual([]);
  }
});
