/** Checks a running service by what the contract and the interface say. */
import { readFile } from 'node:fs/promises';
import * as client from './client.ts';
import * as jobs from './jobs.ts';
import * as list from './list.ts';
import * as live from './live.ts';
import * as notifications from './notifications.ts';
import { startReceiver } from './receiver.ts';
import { DONE_RELATIONS, JOB_RELATIONS, SPEECH_RELATIONS } from './relations.ts';
import * as requests from './requests.ts';
import { createRun, inParallel, type RunOptions, type Verdict, verdictsOf } from './run.ts';
import * as sessions from './sessions.ts';

/** Everything that is asked of a service. */
export const SENTENCES = [
  ...[client.RESPONDS, client.ACCEPTED, client.IS_JSON, client.HAS_SCHEMA],
  ...Object.keys(jobs.UPLOAD_RELATIONS),
  ...[jobs.RESULT_URL, jobs.JOB_ENDS, jobs.FAILS],
  ...Object.keys({ ...JOB_RELATIONS, ...DONE_RELATIONS, ...SPEECH_RELATIONS }),
  ...Object.keys(notifications.NOTIFICATION_RELATIONS),
  ...[notifications.EVENT, sessions.URL_IS_OWN, live.CONNECTS, live.ENDS],
  ...Object.keys({ ...sessions.MESSAGE_RELATIONS, ...sessions.SESSION_RELATIONS }),
  ...[requests.NEEDS_KEY, requests.REFUSED],
  ...[list.SELECTS, list.LIMITS, list.WINDOWS, list.NEXT, list.FIRST],
];

/** What is tested, in this order. */
const TESTS = [
  jobs.testJobs,
  notifications.testNotifications,
  sessions.testSessions,
  list.testList,
  requests.testRequests,
];

/**
 * Checks a service.
 *
 * @throws if the run can't start: no response, or a refused key
 */
export async function testService(options: RunOptions): Promise<Verdict[]> {
  const manifest = import.meta.resolve('speech-to-text-contract/package.json');
  const file = await readFile(new URL('openapi/speech.wav', manifest));
  const { url, key, without, receiverPort, receiverUrl } = options;
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
  const receiver = await startReceiver(file, receiverPort, receiverUrl);
  const run = createRun(options, file, isLocal || receiverUrl ? receiver : undefined);
  try {
    // The first call shows whether the service is there, and accepts the key.
    const { status } = await client.send(run, ['GET', '/v2/transcription?limit=1']);
    if (status === 401) throw new Error('the service refuses the API key; fix --key');
    for (const test of TESTS) await inParallel([run], test);
  } finally {
    for (const socket of run.sockets) socket.terminate();
    receiver.close();
  }
  const reasons = [
    ...(without ? [`--without ${without}`] : []),
    'nothing came that it is about',
    ...(run.receiver ? [] : ['the service cannot call this machine without --receiver-url']),
  ];
  const asked = run.notes.map(({ sentence }) => sentence);
  const verdicts = [...new Set([...SENTENCES, ...asked])].flatMap((sentence) =>
    verdictsOf(run.notes, sentence, reasons.join('; ')),
  );
  // A service may repeat the key, and others may read the report.
  const masked = (text: string) => text.replaceAll(key, '***');
  return verdicts.map((one) => (one.got ? { ...one, got: masked(one.got) } : one));
}
