import { readFileSync } from 'node:fs';
import type { PreRecordedJob, TranscriptionJob } from 'speech-to-text-contract/types';
import { readWavHeader, writeWav } from '../src/audio.ts';
import type { Profile } from '../src/contract.ts';
import { baseAddress } from '../src/options.ts';
import { Client } from './client.ts';
import { Receiver } from './receiver.ts';
import { Recorder } from './report.ts';

/** Long enough for an utterance of the stub to end. */
const TONE_SECONDS = 4;
/** How long what the run opened may take to end after it, in milliseconds. */
const GRACE = 5_000;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** How an implementation is tried, where a run is not told otherwise. */
export const DEFAULTS = {
  /** Whether fields that the contract does not name are violations. */
  strict: false,
  /** Whether input around the examples is left out. */
  quick: false,
  /** How much faster than real time audio is streamed; `Infinity` for at once. */
  speed: 1,
  /** How long to wait for what must come, in milliseconds. @default 60_000 */
  patience: 60_000,
  /** How long the run may take, in milliseconds; the rest is left out. @default 900_000 */
  timeLimit: 900_000,
  /** The port of the receiver of callbacks, on 127.0.0.1; 0 for any free one. */
  receiverPort: 0,
  /** Whether the service posts its webhook to `/webhook` of the receiver. */
  webhook: false,
};

/** What a conformance run needs to know. */
export interface ConformanceOptions extends Partial<typeof DEFAULTS> {
  /** The base address of the service. */
  url: string;
  /** The key of an account. */
  key: string;
  /** A WAV file with speech. A tone when not given, which is speech to the stub alone. */
  audio?: string;
  /** The address of the receiver as the service sees it. Needed when the service runs elsewhere. */
  receiverUrl?: string;
  /** The parts to try, by their names; all of them when not given. */
  only?: readonly string[];
  /** Ends the run before its time: the rest is left out, what it opened is still closed. */
  signal?: AbortSignal;
}

/** What the run made and is done: later parts look for it. */
export interface Made {
  /** The identifiers of all recordings. */
  recordings: string[];
  /** One with metadata of its own. */
  full?: Done;
  /** One without. */
  minimal?: Done;
  /** A live session. */
  session?: TranscriptionJob;
}

/** A recording that is done. */
export type Done = Extract<PreRecordedJob, { status: 'done' }>;

/** What the parts of a run share. */
export type Run = Awaited<ReturnType<typeof createRun>>;

/** Prepares a run. Throws when the audio cannot be read, or the receiver's port is taken. */
export async function createRun(options: ConformanceOptions) {
  const settings = { ...DEFAULTS, ...options };
  const { key, audio, timeLimit, receiverPort, signal } = settings;
  const url = baseAddress(options.url);
  const receiverUrl = options.receiverUrl && baseAddress(options.receiverUrl);
  const profile: Profile = settings.strict ? 'strict' : 'contract';
  const file = audio ? new Uint8Array(readFileSync(audio)) : writeWav(TONE_SECONDS);
  const header = readWavHeader(file);
  if (!header) throw new Error(`${audio} is not a WAV file`);
  const isReachable = receiverUrl || LOOPBACK.has(new URL(url).hostname);
  const receiver = isReachable ? await Receiver.start(receiverPort, receiverUrl) : null;
  const ending = new AbortController();
  const over: AbortSignal = ending.signal;
  const end = () => ending.abort();
  const timer = setTimeout(end, timeLimit).unref();
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  const given = () => options.patience ?? DEFAULTS.patience;
  /** How long to wait for what must come, in milliseconds: not at all when the run is over. */
  const patience = () => (over.aborted ? 0 : given());
  const made: Made = { recordings: [] };
  return {
    ...settings,
    url,
    /** Aborted when the run is over. */
    over,
    patience,
    /** How long to wait for what must end, in milliseconds, even when the run is over. */
    grace: () => Math.min(given(), GRACE),
    client: new Client({ url, key, profile, patience, over }),
    recorder: new Recorder(over),
    /** A WAV file with speech in it, as far as the service can judge. */
    audio: { file, header },
    made,
    /** Receives callbacks; null when the service could not reach it. */
    receiver,
    async close(): Promise<void> {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      await receiver?.close();
    },
  };
}

/** Why callbacks are left out when there is no receiver. */
export const NO_RECEIVER =
  'the service runs elsewhere; pass an address that it can reach with --receiver-url';
