/** The key: every operation that asks for one refuses good input without it, and with another one. */
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../src/contract.ts';
import { type Call, REFUSAL } from './client.ts';
import { harmless, makeMinimal } from './inputs.ts';
import { leaveOut, raise } from './report.ts';
import type { Run } from './run.ts';
import { stopSessions } from './socket.ts';
import { formOf } from './uploads.ts';

const DOCUMENTED = '401';

/** Tries each operation without a key and with a wrong one; all else about the call is as it must be. */
export async function tryKeys(run: Run): Promise<void> {
  const { client, recorder } = run;
  const keys = { 'without a key': null, 'with a wrong key': `${client.options.key}-wrong` };
  for (const id of OPERATION_IDS) {
    if (OPERATIONS[id].security.length === 0) continue;
    const isDocumented = DOCUMENTED in OPERATIONS[id].responses;
    for (const [name, key] of Object.entries(keys)) {
      const beRefused = async () => {
        const call = goodCall(run, id) ?? leaveOut('the run has no job to ask for');
        if (!isDocumented) return client.beRefused(id, { ...call, key });
        const { body } = await client.beRefused(id, { ...call, key }, [DOCUMENTED]);
        const { statusCode } = (body ?? {}) as { statusCode?: number };
        const why = `/statusCode: expected ${DOCUMENTED}, got ${statusCode}`;
        return raise(String(statusCode) !== DOCUMENTED && why);
      };
      await recorder.check(id, name, beRefused, isDocumented ? {} : REFUSAL);
      await stopSessions(run);
    }
  }
}

/** A call that would succeed with the key; null where what it asks for was never made. */
function goodCall(run: Run, id: OperationId): Call | null {
  const { path, requestBody } = OPERATIONS[id];
  const { recording: audio_url, minimal, full } = run.made;
  const job = minimal ?? full;
  if (path.includes('{')) return job ? { id: job.id } : null;
  if (!requestBody) return {};
  const { schema } = requestBody;
  return schema ? { body: harmless(makeMinimal(schema), audio_url) } : { form: formOf(run) };
}
