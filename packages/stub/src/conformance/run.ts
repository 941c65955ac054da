/** Shared by the parts of a run: its options, the client, the speech, and the jobs created. */
import { createRequire } from 'node:module';
import type { PreRecordedJob, TranscriptionJob } from 'speech-to-text-contract/types';
import { OPERATION_IDS, type OperationId } from '../contract.ts';
import { expectOneOf, expectThat, expectWhole, LONGEST } from '../expect.ts';
import { baseAddress, expectKey, filledIn } from '../options.ts';
import { Recorder } from './check.ts';
import { Client } from './client.ts';
import { skip } from './ending.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import type { Sent } from './relations.ts';
import { maskOf, type ShownRequest } from './request.ts';
import { expectAcceptable } from './rules.ts';
import { readSpeech } from './speech.ts';

/** A run takes this many times its patience at most, besides the time in which audio is spoken. */
const MAX_PATIENCES = 15;
/** The longest delay of a timer of Node, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
const FILE = 'conformance.wav';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export const DEFAULTS = {
  /** Base URL of the service. */
  url: '',
  /** API key that the run sends. */
  key: '',
  /** URL at which the service reaches the receiver. Required for callbacks if the service runs on another machine. */
  receiverUrl: '',
  /** Names of the parts to run. Defaults to all parts. */
  only: [] as readonly string[],
  /** IDs of operations that the run does not call. Checks that need these operations are skipped. */
  without: [] as readonly OperationId[],
  /** Names of checks whose violations are accepted. They must be based on an assumption. */
  accept: [] as readonly string[],
  /** Ends the run early. The run then stops its sessions and skips the remaining checks. */
  signal: undefined as AbortSignal | undefined,
  /** Counts unknown fields as violations. */
  strict: false,
  /** Tries all inputs of the contract's vectors, in more than 1,000 calls. */
  thorough: false,
  /** Runs one job or session at a time, so that the report of a crash or hang names only this one. */
  serial: false,
  /** Speed of the streamed audio relative to real time. `Infinity` sends it all at once. */
  speed: 1,
  /** Maximum time to wait for a response or an event, in milliseconds. @default 60_000 */
  patience: 60_000,
  /** Port on 127.0.0.1 that receives callbacks. 0 selects a free port. */
  receiverPort: 0,
  /** Expects the webhook at the path `/webhook` of the receiver, so configure this URL in the service. */
  webhook: false,
  /** Path of a WAV file with speech. Defaults to a file with two sentences in English. */
  audio: createRequire(import.meta.url).resolve('speech-to-text-stub/speech.wav'),
};

/** The options of a conformance run, of which the URL and the key are required. */
export type ConformanceOptions = Partial<typeof DEFAULTS> & Pick<typeof DEFAULTS, 'url' | 'key'>;

/** The jobs that later parts search for, as reports name them. */
export const SOUGHT = {
  marked: "finished job with the run's custom_metadata",
  unmarked: "finished job without the run's custom_metadata",
  failed: 'failed job',
  session: 'finished live job',
};
export type Sought = keyof typeof SOUGHT;

/** The job that a check needs; skips the check without it. */
export function neededJob(name: Sought, made: Artifacts): TranscriptionJob {
  return made[name] ?? skip(`the run has no ${SOUGHT[name]}`);
}

/** A job that has finished. */
export interface Finished {
  job: PreRecordedJob;
  /** When the run last saw that it had not finished, in milliseconds since 1970. */
  unfinishedAt: number;
  /** The call that created it. */
  request: ShownRequest;
}

/** The jobs and files that the run has created so far, for later parts. */
interface Artifacts extends Partial<Record<Sought, TranscriptionJob>> {
  /** The URL of the uploaded speech. */
  recording?: string | undefined;
  /** The URL of an upload with twice as many channels. */
  stereo?: string | undefined;
  /** The finished jobs with this speech by identifier. */
  jobs: Map<string, Finished>;
}

/** The context of a run, shared by its parts. */
export type Run = Awaited<ReturnType<typeof createRun>>;

/** Fills in the defaults of options. Throws if an option is unknown or invalid. */
function settingsOf(options: ConformanceOptions, parts: readonly string[]) {
  const settings = filledIn('runConformance', options, DEFAULTS);
  const { receiverUrl, without, accept, speed } = settings;
  expectKey(options.key);
  // Without this option, all parts are tried; with an empty list, none.
  const { only } = options;
  expectOneOf('`only`', only ?? [], parts);
  expectOneOf('`without`', without, OPERATION_IDS);
  expectAcceptable(accept);
  expectThat('`speed`', speed, 'a number greater than 0', speed > 0);
  expectWhole('`patience` in milliseconds', settings.patience, 1, LONGEST);
  expectWhole('`receiverPort`', settings.receiverPort, 0, 65_535);
  if (only?.includes('webhook') && !settings.webhook) {
    throw new Error('the webhook part requires the `webhook` option; add it');
  }
  return {
    ...settings,
    only,
    url: baseAddress(settings.url, '`url`'),
    receiverUrl: receiverUrl ? baseAddress(receiverUrl, '`receiverUrl`') : undefined,
  };
}

/** Prepares a run. Throws if an option is invalid or the receiver's port is in use. */
export async function createRun(options: ConformanceOptions, parts: readonly string[]) {
  const settings = settingsOf(options, parts);
  const { url, key, patience, speed, receiverPort, receiverUrl, without, accept } = settings;
  const audio = readSpeech(settings.audio);
  const { seconds, format } = audio;
  // The audio of a resumed session is spoken twice.
  const limit = MAX_PATIENCES * patience + (2 * seconds * 1000) / speed;
  const isReachable = Boolean(receiverUrl) || LOOPBACK.has(new URL(url).hostname);
  /** The receiver of callbacks; null if the service could not reach it. */
  const receiver: Receiver | null = isReachable
    ? await startReceiver(receiverPort, receiverUrl)
    : null;
  const made: Artifacts = { jobs: new Map() };
  /** The properties of the speech, and when the run began. */
  const sent: Sent = { seconds, channels: format.channels, began: Date.now() };
  return {
    ...settings,
    audio,
    file: { name: FILE, size: audio.file.length },
    client: new Client(url, key, patience, settings.strict ? 'strict' : 'contract', without),
    recorder: new Recorder(maskOf(key), accept, settings.serial),
    sent,
    /** How long the run may take, in milliseconds. */
    limit: Math.min(limit, LONGEST_TIMER),
    made,
    receiver,
  };
}
