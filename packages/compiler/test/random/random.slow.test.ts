/** Random contracts; `npm run random` tries thousands. */
import { expect, it } from 'vitest';
import { Report, runContracts } from './run.ts';

/** The seed of the first contract; the others follow. */
const FIRST = Number(process.env.SEED ?? 1);
const CONTRACTS = 20;

it(`everything generated from ${CONTRACTS} random contracts agrees with Ajv and with the types`, () => {
  const report = new Report();
  report.add(runContracts(Array.from({ length: CONTRACTS }, (_, i) => FIRST + i)));
  const { counts, failed, lines } = report;
  console.log(lines.join('\n'));
  expect(failed, lines.join('\n')).toEqual([]);
  expect(counts.built).toBeGreaterThan(CONTRACTS / 2);
  expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(CONTRACTS);
}, 300_000);
