/** A conformance run with all parts tries everything in the contract, and the stub sends everything that it requires. */
import { expect, it } from 'vitest';
import { OPERATION_IDS, OPERATIONS, schemaAt, schemaNamed, WEBHOOKS } from '../src/contract.ts';
import { runAgainst, wholeRun } from './runs.ts';
import { LIST } from './spoil.ts';
import { oldNamesAlone } from './support.ts';

it('the stub passes a strict run', async () => {
  const { report } = await wholeRun();
  expect(report.checks.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(report.passed).toBeGreaterThan(100);
});

it('a thorough run makes more calls, and the stub passes it', async () => {
  // One operation alone, to save time.
  const without = OPERATION_IDS.filter((id) => id !== LIST);
  const settings = { strict: true, only: ['inputs'], without };
  const report = await runAgainst({ settings: { ...settings, thorough: true } });
  expect(report.violations).toBe(0);
  const { calls } = await runAgainst({ settings });
  expect(report.calls).toBeGreaterThan(3 * calls);
});

it('a run tries every operation, message, callback and webhook', async () => {
  const { observed, report } = await wholeRun();
  const messages = ['ClientMessage', 'ServerMessage'].flatMap((union) => {
    const branches = schemaNamed(union).oneOf?.map((branch) => schemaAt(branch).node) ?? [];
    return branches.map(({ properties }) => properties?.type?.const).filter((type) => type);
  });
  const callbacks = OPERATION_IDS.flatMap((id) => Object.keys(OPERATIONS[id].callbacks));
  expect(messages).not.toEqual([]);
  const wanted = [...OPERATION_IDS, ...messages, ...callbacks, ...Object.keys(WEBHOOKS)];
  const passed = report.checks.filter(({ outcome }) => outcome === 'passed');
  const seen = [...observed, ...passed.map(({ name }) => name.replace(/ by .*/, ''))];
  const untried = wanted.filter((one) => !seen.includes(one));
  const advice = 'give each a part in packages/stub/src/conformance/index.ts';
  expect(untried, advice).toEqual([]);
});

it('a run sends each renamed field by its new name, too', async () => {
  expect(oldNamesAlone((await wholeRun()).report)).toEqual([]);
});
