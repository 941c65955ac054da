/** Checks a running service by what the contract and the interface say. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { send } from './client.ts';
import { checkList } from './list.ts';
import { checkSessions } from './live.ts';
import { startReceiver } from './receiver.ts';
import { checkRecordings } from './recordings.ts';
import { checkRequests } from './requests.ts';
import { type Check, type CheckOptions, createRun, Skipped } from './run.ts';

/**
 * Runs all checks.
 *
 * @throws if the run can't start: no response, or a refused key
 */
export async function checkService(options: CheckOptions): Promise<Check[]> {
  const manifest = createRequire(import.meta.url).resolve('speech-to-text-contract/package.json');
  const file = await readFile(manifest.replace('package.json', 'openapi/speech.wav'));
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(options.url).hostname);
  const receiver = await startReceiver(options.receiverPort, options.receiverUrl);
  const run = createRun(options, file, isLocal || options.receiverUrl ? receiver : undefined);
  try {
    const { status } = await send(run, ['GET', '/v2/transcription?limit=1']);
    if (status === 401) throw new Error('the service refuses the API key; fix --key');
    const unreachable = new Skipped('the service cannot call this machine; pass --receiver-url');
    if (!run.receiver) await run.step('callbacks', () => Promise.reject(unreachable));
    const job = await checkRecordings(run);
    await checkRequests(run, job);
    await checkSessions(run);
    await checkList(run);
  } finally {
    for (const socket of run.sockets) socket.terminate();
    receiver.server.close();
    receiver.server.closeAllConnections();
  }
  return run.checks;
}
