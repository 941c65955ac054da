/** Checks a running service by what the contract and the interface say. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as client from './client.ts';
import * as list from './list.ts';
import * as notifications from './notifications.ts';
import { startReceiver } from './receiver.ts';
import * as recordings from './recordings.ts';
import { JOB_RELATIONS } from './relations.ts';
import * as requests from './requests.ts';
import {
  createRun,
  inParallel,
  type Run,
  type RunOptions,
  Stopped,
  type Verdict,
  verdictsOf,
} from './run.ts';
import * as sessions from './sessions.ts';
import * as stream from './stream.ts';

/** Everything that is asked of a service, and the parts of the service without which it isn't. */
export const SENTENCES: [sentences: string[], ...parts: string[]][] = [
  [[client.RESPONDS, client.ACCEPTED, client.IS_JSON, client.HAS_SCHEMA]],
  [Object.keys(recordings.UPLOAD_RELATIONS), 'uploads'],
  [[recordings.RESULT_URL, recordings.ENDS, recordings.IS_DONE], 'jobs'],
  [[recordings.FAILS, recordings.SOURCE], 'jobs', 'uploads'],
  [Object.keys(JOB_RELATIONS)],
  [
    [...Object.keys(notifications.NOTIFICATION_RELATIONS), notifications.AFTER_END],
    'callbacks',
    'jobs',
  ],
  [[notifications.EVENT], 'callbacks', 'jobs', 'uploads'],
  [Object.keys(notifications.WEBHOOK_RELATIONS), 'callbacks', 'jobs', 'webhook'],
  [
    [sessions.URL_IS_OWN, stream.CONNECTS, stream.ENDS, stream.ENDPOINTING, requests.TOKEN],
    'sessions',
  ],
  [Object.keys(sessions.SESSION_RELATIONS), 'sessions'],
  [[sessions.HAS_JOB], 'sessions', 'list'],
  [[requests.NEEDS_KEY, requests.REFUSED]],
  [[requests.SAYS_WHY], 'sessions'],
  [[list.SELECTS, list.LIMITS, list.WINDOWS, list.NEXT, list.FIRST], 'list'],
];

/** Why a sentence wasn't asked. */
function reasonOf(run: Run, parts: string[]): string {
  const part = parts.find((name) => !run.has(name));
  if (part) return `--without ${part}`;
  if (parts.includes('webhook') && !run.options.webhook)
    return 'pass --webhook if the service sends it to /webhook of the receiver';
  if (parts.includes('callbacks') && !run.receiver)
    return 'the service cannot call this machine; pass --receiver-url';
  return 'nothing came that it is about';
}

/**
 * Checks a service.
 *
 * @throws if the run can't start: no response, or a refused key
 */
export async function checkService(options: RunOptions): Promise<Verdict[]> {
  const manifest = createRequire(import.meta.url).resolve('speech-to-text-contract/package.json');
  const file = await readFile(manifest.replace('package.json', 'openapi/speech.wav'));
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(options.url).hostname);
  const receiver = await startReceiver(
    recordings.recordingOf(file, 1, 3),
    options.receiverPort,
    options.receiverUrl,
  );
  const run = createRun(options, file, isLocal || options.receiverUrl ? receiver : undefined);
  const watched = notifications.watchNotifications(run, receiver);
  const phases: Record<string, (run: Run) => Promise<unknown>> = {
    recordings: recordings.checkRecordings,
    notifications: async () =>
      run.receiver && run.has('callbacks') && notifications.checkNotifications(run, receiver),
    sessions: sessions.checkSessions,
    list: list.checkList,
    requests: requests.checkRequests,
    'ended jobs': recordings.readAgain,
  };
  try {
    await start(run);
    for (const [name, check] of Object.entries(phases)) {
      if (options.phases?.includes(name) === false) continue;
      options.onPhase?.(name);
      await inParallel([run], check);
    }
    await Promise.all(watched);
  } finally {
    for (const socket of run.sockets) socket.terminate();
    receiver.server.close();
    receiver.server.closeAllConnections();
  }
  return SENTENCES.flatMap(([sentences, ...parts]) =>
    sentences.flatMap((sentence) => verdictsOf(run, sentence, reasonOf(run, parts))),
  );
}

/** The first call shows whether the service is there, and accepts the key. */
async function start(run: Run): Promise<void> {
  const { status } = await client.send(run, ['GET', '/v2/transcription?limit=1']).catch((error) => {
    throw error instanceof Stopped
      ? new Error(`${new URL(run.options.url).origin} ${error.message}`)
      : error;
  });
  if (status === 401) throw new Error('the service refuses the API key; fix --key');
}
