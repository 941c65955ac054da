/** Validators of random schemas against stock Ajv; `npm run random` tries many, or those after a `SEED`. */
import { expect, it } from 'vitest';
import { differences } from './support/agree.ts';

const FIRST = Number(process.env.SEED ?? 100);
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const SCHEMAS = 100;
const VALUES = 50;

it.each(Array.from({ length: ROUNDS }, (_, round) => FIRST + round))(
  'validators of random schemas agree with stock Ajv, with guards and without (seed %i)',
  async (seed) => {
    expect(await differences(seed, SCHEMAS, VALUES)).toEqual([]);
  },
);
