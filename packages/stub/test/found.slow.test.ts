/** The conformance run finds what the stub does wrong on command. */
import { expect, it } from 'vitest';
import { runConformance } from '../src/conformance/index.ts';
import { OPERATION_IDS, type OperationId } from '../src/contract.ts';
import { type Fault, startStub } from '../src/index.ts';

/** What a run says of a fault that happens to the first call of an operation. */
async function findings(operation: OperationId, fault: object): Promise<string> {
  const stub = await startStub({ faults: [{ operation, times: 1, ...fault } as Fault] });
  try {
    const { url, key } = stub;
    const { checks } = await runConformance({ url, key, patience: 1000, only: ['keys'] });
    const violated = checks.filter(({ outcome }) => outcome === 'violated');
    return violated.map(({ area, details }) => `${area}: ${details}`).join('\n');
  } catch (error) {
    // Without a response to its very first call, a run does not begin.
    return `${operation}: ${error}`;
  } finally {
    await stub.close();
  }
}

it.each([
  [{ status: 500 }, 'expected .*, got 500: .*this fault is planted'],
  [{ kind: 'truncate' }, '.*terminated'],
  [{ kind: 'hang' }, '.*no complete response within 1 s'],
])('a conformance run finds %j at the first call of each operation', async (fault, said) => {
  const found = await Promise.all(OPERATION_IDS.map((id) => findings(id, fault)));
  for (const [index, id] of OPERATION_IDS.entries()) {
    expect(found[index]).toMatch(new RegExp(`^${id}: ${said}`, 'm'));
  }
});
