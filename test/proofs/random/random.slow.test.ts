/** Random contracts; `npm run random` tries thousands. */
import { expect, it } from 'vitest';
import { describeOutcome, runContracts } from './run.ts';

/** Each contract has a seed of its own, counted from here. */
const FIRST = Number(process.env.SEED ?? 1);
const CONTRACTS = 25;

it(`what is generated from ${CONTRACTS} random contracts agrees with Ajv on them, and with the types`, () => {
  const outcome = runContracts(Array.from({ length: CONTRACTS }, (_, i) => FIRST + i));
  const said = describeOutcome(outcome).join('\n');
  console.log(said);
  expect(outcome.failed, said).toEqual([]);
  expect(outcome.built, said).toBeGreaterThan(CONTRACTS / 2);
  expect(Math.min(outcome.accepted, outcome.rejected)).toBeGreaterThan(CONTRACTS);
}, 300_000);
