/** Checks a running service by what the contract and the interface say. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as client from './client.ts';
import * as jobs from './jobs.ts';
import * as list from './list.ts';
import * as live from './live.ts';
import * as notifications from './notifications.ts';
import { startReceiver } from './receiver.ts';
import { DONE_RELATIONS, JOB_RELATIONS, SPEECH_RELATIONS } from './relations.ts';
import * as requests from './requests.ts';
import {
  createRun,
  inParallel,
  type Run,
  type RunOptions,
  type Verdict,
  verdictsOf,
} from './run.ts';
import * as sessions from './sessions.ts';

/** Everything that is asked of a service, and the features without which it isn't. */
export const SENTENCES: [sentences: string[], ...features: string[]][] = [
  [[client.RESPONDS, client.ACCEPTED, client.IS_JSON, client.HAS_SCHEMA]],
  [Object.keys(jobs.UPLOAD_RELATIONS), 'uploads'],
  [[jobs.RESULT_URL, jobs.JOB_ENDS, jobs.IS_DONE], 'jobs'],
  [[jobs.FAILS], 'jobs', 'uploads'],
  [Object.keys({ ...JOB_RELATIONS, ...DONE_RELATIONS, ...SPEECH_RELATIONS })],
  [[notifications.EVENT], 'callbacks', 'jobs', 'uploads'],
  [Object.keys(notifications.NOTIFICATION_RELATIONS), 'callbacks', 'jobs'],
  [[sessions.URL_IS_OWN, sessions.TOKEN, live.CONNECTS, live.ENDS], 'sessions'],
  [Object.keys({ ...sessions.MESSAGE_RELATIONS, ...sessions.SESSION_RELATIONS }), 'sessions'],
  [[requests.NEEDS_KEY, requests.REFUSED]],
  [[requests.SAYS_WHY], 'sessions'],
  [[list.SELECTS, list.LIMITS, list.WINDOWS, list.NEXT, list.FIRST], 'list'],
];

/** Why a sentence wasn't asked. */
function reasonOf(run: Run, features: string[]): string {
  const feature = features.find((name) => !run.has(name));
  if (feature) return `--without ${feature}`;
  if (features.includes('callbacks') && !run.receiver)
    return 'the service cannot call this machine; pass --receiver-url';
  return 'nothing came that it is about';
}

/** What is tested, in this order. */
const PHASES = {
  jobs: jobs.testJobs,
  notifications: notifications.testNotifications,
  sessions: sessions.testSessions,
  list: list.testList,
  requests: requests.testRequests,
  again: jobs.readAgain,
};
export type Phase = keyof typeof PHASES;

/**
 * Checks a service.
 *
 * @param phases some of them, for tests
 * @throws if the run can't start: no response, or a refused key
 */
export async function testService(
  options: RunOptions,
  phases = Object.keys(PHASES) as Phase[],
): Promise<Verdict[]> {
  const manifest = createRequire(import.meta.url).resolve('speech-to-text-contract/package.json');
  const file = await readFile(manifest.replace('package.json', 'openapi/speech.wav'));
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(options.url).hostname);
  const receiver = await startReceiver(file, options.receiverPort, options.receiverUrl);
  const run = createRun(options, file, isLocal || options.receiverUrl ? receiver : undefined);
  try {
    // The first call shows whether the service is there, and accepts the key.
    const { status } = await client.send(run, ['GET', '/v2/transcription?limit=1']);
    if (status === 401) throw new Error('the service refuses the API key; fix --key');
    for (const phase of phases) await inParallel([run], PHASES[phase]);
  } finally {
    for (const socket of run.sockets) socket.terminate();
    receiver.close();
  }
  const listed = SENTENCES.flatMap(([sentences]) => sentences);
  const other = run.notes.find(({ sentence }) => !listed.includes(sentence));
  if (other) throw new Error(`SENTENCES lacks "${other.sentence}"`);
  const verdicts = SENTENCES.flatMap(([sentences, ...features]) =>
    sentences.flatMap((sentence) => verdictsOf(run.notes, sentence, reasonOf(run, features))),
  );
  // A service may repeat the key, and others may read the report.
  const masked = (text: string) => (options.key ? text.replaceAll(options.key, '***') : text);
  return verdicts.map(({ got, ...verdict }) => ({ ...verdict, ...(got && { got: masked(got) }) }));
}
