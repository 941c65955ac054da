/** The contract against its last release. */
import { expect, it } from 'vitest';
import { gate } from '../../packages/compare/src/gate.ts';
import { report } from '../../packages/compare/src/report.ts';
import { ROOT } from '../support/contract.ts';

it('a breaking change needs a new major version or an acceptance', async () => {
  const { result, locate } = await gate(ROOT);
  const told = report(result, locate);
  if (!result.passes) expect.fail(told);
  // Authors of an edit ask whether it is compatible.
  console.log(told.split('\n').at(-1));
});
