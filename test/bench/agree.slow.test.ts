/** All contenders of the benchmark reach the same verdict on every payload. */
import { expect, it } from 'vitest';
import { cases } from './cases.ts';

it.each(cases)('all contenders reach the right verdict on $name', (one) => {
  const all = Object.entries(one.contenders);
  for (const payload of one.payloads) {
    const verdicts = all.map(([by, check]) => [by, check(payload)]);
    expect(verdicts).toEqual(all.map(([by]) => [by, one.valid]));
  }
});
