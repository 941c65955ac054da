/** What the conformance run does not try of the contract is said here, before anyone relies on it. */
import { expect, it } from 'vitest';
import { EXEMPT } from '../../stub/conformance/coverage.ts';
import { runConformance } from '../../stub/conformance/index.ts';
import { start } from './support.ts';

it('the conformance run tries every operation, message, callback and webhook', async () => {
  const { url, key } = await start();
  const { checks } = await runConformance({ url, key, speed: Infinity, quick: true });
  const untried = checks.filter(({ outcome }) => outcome === 'not tried');
  const reminders = untried
    .filter(({ details: [why] }) => !Object.values(EXEMPT).includes(why ?? ''))
    .map(({ area, name, details: [why] }) => `${area}, ${name}: ${why}`);
  const what = 'try it in stub/conformance/, or say why not in EXEMPT of coverage.ts there';
  expect(reminders, what).toEqual([]);
  expect(checks).not.toEqual([]);
});
