/** The key: every operation that asks for one refuses good input without it, and with a wrong one. */
import { needsKey, OPERATION_IDS, OPERATIONS, type OperationId } from '../src/contract.ts';
import { type Call, REFUSAL } from './client.ts';
import { leaveOut } from './report.ts';
import { attemptsFor } from './requests.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';
import { formOf } from './uploads.ts';

const UNAUTHORIZED = '401';
const CREATION = 'createPreRecordedJob';

/** Tries each operation without a key and with a wrong one; the call is good otherwise. */
export async function tryKeys(run: Run): Promise<void> {
  const { client, recorder } = run;
  const keys = { 'without a key': null, 'with a wrong key': `${client.options.key}-wrong` };
  for (const id of OPERATION_IDS) {
    if (!needsKey(id)) continue;
    const isDocumented = UNAUTHORIZED in OPERATIONS[id].responses;
    for (const [name, key] of Object.entries(keys)) {
      const expectRefusal = async () => {
        const call = (await goodCall(run, id)) ?? leaveOut('the run has no job to ask for');
        return client.expectRefusal(id, { ...call, key }, [isDocumented ? UNAUTHORIZED : '4XX']);
      };
      await recorder.check(id, name, expectRefusal, isDocumented ? {} : REFUSAL);
      await stopSessions(run);
    }
  }
}

/**
 * A call that would succeed with the key; null where the job that it asks for was never made. A call that may change
 * or delete a job gets one of its own: a service that asks for no key must not lose those that later parts look for.
 */
async function goodCall(run: Run, id: OperationId): Promise<Call | null> {
  const { method, path, requestBody } = OPERATIONS[id];
  const { recording: audio_url, unmarked, marked } = run.made;
  if (path.includes('{')) {
    const body = { audio_url };
    const needsOwn = method !== 'GET' && audio_url !== undefined;
    const own = needsOwn && (await run.client.expectSuccess<{ id: string }>(CREATION, { body }));
    const job = own || unmarked || marked;
    return job ? { id: job.id } : null;
  }
  if (requestBody?.schema === null) return { form: formOf(run) };
  return attemptsFor(id, false, audio_url).find(({ isGood }) => isGood)?.call ?? null;
}
