/** The key: every operation that asks for one refuses good input without it, and with a wrong one. */
import { needsKey, OPERATION_IDS, OPERATIONS, type OperationId } from '../src/contract.ts';
import { type Call, REFUSAL, STATUSES } from './client.ts';
import { leaveOut } from './report.ts';
import { attemptsFor, isNamed, makeJob } from './requests.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';
import { formOf } from './uploads.ts';

const UNAUTHORIZED = '401';

/** Tries each operation without a key and with a wrong one; the call is good otherwise. */
export async function tryKeys(run: Run): Promise<void> {
  const { client, recorder } = run;
  const keys = { 'without a key': null, 'with a wrong key': `${client.options.key}-wrong` };
  for (const id of OPERATION_IDS) {
    if (!needsKey(id)) continue;
    const isDocumented = UNAUTHORIZED in OPERATIONS[id].responses;
    const statuses = isDocumented ? [UNAUTHORIZED] : STATUSES.refusal;
    for (const [name, key] of Object.entries(keys)) {
      const expectRefusal = async () =>
        client.expect(id, { ...(await goodCall(run, id)), key }, statuses);
      await recorder.check(id, name, expectRefusal, isDocumented ? {} : REFUSAL);
      await stopSessions(run);
    }
  }
}

/**
 * A call that would succeed with the key. One that may change or delete a job gets a job of its own: a service that
 * asks for no key must not lose those that later parts look for.
 */
async function goodCall(run: Run, id: OperationId): Promise<Call> {
  const { method, requestBody } = OPERATIONS[id];
  const { recording, unmarked, marked } = run.made;
  if (requestBody?.schema === null) return { form: formOf(run) };
  const good = attemptsFor(id, false, recording).find(({ expected }) => expected === 'success');
  if (!isNamed(id)) return good?.call ?? leaveOut('the contract has no good input');
  const job = method === 'GET' ? (unmarked ?? marked)?.id : await makeJob(run);
  return { ...good?.call, id: job ?? leaveOut('the run has no job to ask for') };
}
