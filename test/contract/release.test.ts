/** The contract against its last release. */
import { gate, report } from 'contract-compare';
import { expect, it } from 'vitest';
import { ROOT } from '../support/contract.ts';

it('a breaking change needs a new major version or an acceptance', async () => {
  const { result, locate } = await gate(ROOT);
  const told = report(result, 'text', locate);
  if (!result.passes) expect.fail(told);
  // Authors of an edit ask whether it is compatible.
  console.log(told.split('\n').at(-1));
});
