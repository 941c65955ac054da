/** Needs everything that a machine may lack; run by a copy of `machine.ts` far from what is installed. */
import { expect, it } from 'vitest';
import { describeWith, need, REQUIRABLE } from '../machine.ts';

for (const name of REQUIRABLE) {
  it(`needs ${name}`, (context) => void need(name, context));
}
describeWith('curl', 'cannot do without curl', () =>
  it('is not run where curl is missing', () => expect.fail('it ran')),
);
