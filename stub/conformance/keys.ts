/** The key: every operation that asks for one refuses good input without it, and with another one. */
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../src/contract.ts';
import type { Call } from './client.ts';
import { refusalOf } from './grounds.ts';
import { harmless, makeMinimal } from './inputs.ts';
import { raise } from './report.ts';
import { NO_SUCH_JOB } from './requests.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';
import { formOf } from './uploads.ts';

const DOCUMENTED = '401';

/** Tries each operation without a key and with a wrong one, by calls that are valid otherwise. */
export async function tryKeys(run: Run): Promise<void> {
  const { client, recorder } = run;
  const keys = { 'without a key': null, 'with a wrong key': `${client.options.key}-wrong` };
  for (const id of OPERATION_IDS) {
    if (OPERATIONS[id].security.length === 0) continue;
    const isDocumented = DOCUMENTED in OPERATIONS[id].responses;
    const restsOn = isDocumented ? [] : [`operation ${id}`, refusalOf(id)];
    const call = goodCall(run, id);
    for (const [name, key] of Object.entries(keys)) {
      if (!call) {
        recorder.note(id, name, 'left out', ['the run has no job to ask for'], { restsOn });
        continue;
      }
      const beRefused = async () => {
        if (!isDocumented) return client.beRefused(id, { ...call, key });
        const { body } = await client.beRefused(id, { ...call, key }, [DOCUMENTED]);
        const { statusCode } = (body ?? {}) as { statusCode?: number };
        const why = `/statusCode: expected ${DOCUMENTED}, got ${statusCode}`;
        return raise(String(statusCode) !== DOCUMENTED && why);
      };
      await recorder.check(id, name, beRefused, { restsOn });
      await stopSessions(run);
    }
  }
}

/**
 * A call that would succeed with the key; null where what it asks for was never made. What would change
 * or delete a job names one that does not exist: a service that asks for no key must not lose the run's.
 */
function goodCall(run: Run, id: OperationId): Call | null {
  const { method, path, requestBody } = OPERATIONS[id];
  const job = run.made.minimal ?? run.made.full;
  if (path.includes('{')) {
    if (method !== 'GET') return { id: NO_SUCH_JOB };
    return job ? { id: job.id } : null;
  }
  if (!requestBody) return {};
  const { schema } = requestBody;
  return schema
    ? { body: harmless(makeMinimal(schema), run.made.recording) }
    : { form: formOf(run) };
}
