/** What the parts of a run share: its options, the client, the speech, what it made. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LiveRequest, PreRecordedJob, TranscriptionJob } from 'speech-to-text-contract/types';
import { readWavHeader, wavDuration } from '../src/audio.ts';
import type { OperationId } from '../src/contract.ts';
import { baseAddress } from '../src/options.ts';
import { Client } from './client.ts';
import { startReceiver } from './receiver.ts';
import { Recorder } from './report.ts';
import { expectAcceptable } from './rules.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The defaults of the options. */
const DEFAULTS = {
  /** Whether fields that the contract does not name are violations. */
  strict: false,
  /** Whether all input that the contract's vectors have is tried, which takes more than a thousand calls. */
  thorough: false,
  /** How much faster than real time audio is streamed; `Infinity` for at once. */
  speed: 1,
  /** How long to wait for any one thing, in milliseconds. @default 60_000 */
  patience: 60_000,
  /** The port of the receiver of callbacks, on 127.0.0.1; 0 for any free one. */
  receiverPort: 0,
  /** Whether the service posts its webhook to `/webhook` of the receiver. */
  webhook: false,
  /** A WAV file with speech; two sentences in English unless given. */
  audio: createRequire(import.meta.url).resolve('speech-to-text-stub/speech.wav'),
};

/** What a conformance run needs to know. */
export interface ConformanceOptions extends Partial<typeof DEFAULTS> {
  /** The base address of the service. */
  url: string;
  /** The key of an account. */
  key: string;
  /** The address of the receiver as the service sees it. Needed when the service runs elsewhere. */
  receiverUrl?: string;
  /** The parts to try, by their names; all of them when not given. */
  only?: readonly string[];
  /** The operations that are not called; what needs them is left out. */
  without?: readonly OperationId[];
  /** The names of checks, each of an assumption, in which the service is known to differ. */
  accept?: readonly string[];
  /** Called when somebody answers and takes the key, before the first check. */
  onBegin?: () => void;
  /** Ends the run early: its sessions are stopped, and the rest is left out. */
  signal?: AbortSignal;
}

/** What the run has made so far, which later parts look for. */
export interface Artifacts {
  /** The address of the uploaded speech. */
  recording?: string;
  /** The address of another upload of it. */
  another?: string;
  /** The identifiers of all jobs with it that are done. */
  jobs: string[];
  /** A job with a mark of the run in its metadata. */
  marked?: DoneJob;
  /** A job without one. */
  unmarked?: DoneJob;
  /** A job that failed, since its recording does not exist. */
  failed?: PreRecordedJob;
  /** The identifiers of the jobs that said the same each time. */
  steady: string[];
  session?: TranscriptionJob;
  /** The operations of which a request switched its callback off, with a configuration. */
  quiet: OperationId[];
}

/** A pre-recorded job that is done. */
export type DoneJob = Extract<PreRecordedJob, { status: 'done' }>;

/** What the parts of a run share. */
export type Run = Awaited<ReturnType<typeof createRun>>;

/** Prepares a run. Throws when an option cannot be used, or the receiver's port is taken. */
export async function createRun(options: ConformanceOptions) {
  const settings = { ...DEFAULTS, ...options };
  const { key, audio, patience, receiverPort, without, accept = [] } = settings;
  expectAcceptable(accept);
  const url = baseAddress(options.url);
  const receiverUrl = options.receiverUrl && baseAddress(options.receiverUrl);
  const file = new Uint8Array(readFileSync(audio));
  const header = readWavHeader(file);
  if (!header) throw new Error(`${audio} is not a WAV file`);
  const { sampleRate: sample_rate, channels, bytesPerSecond } = header;
  const bit_depth = (bytesPerSecond / sample_rate / channels) * 8;
  const isReachable = Boolean(receiverUrl) || LOOPBACK.has(new URL(url).hostname);
  const receiver = isReachable ? await startReceiver(receiverPort, receiverUrl) : null;
  return {
    ...settings,
    url,
    client: new Client(url, key, patience, settings.strict ? 'strict' : 'contract', without),
    recorder: new Recorder(key, accept),
    /** What is true of all audio that the run sends. */
    sent: { seconds: wavDuration(header, file.length), channels },
    /** The speech, as a file and without its header. */
    audio: {
      file,
      header,
      samples: file.subarray(header.dataStart),
      /** The fields of a live request that describe it. */
      format: { sample_rate, channels, bit_depth } as LiveRequest,
    },
    made: { jobs: [], steady: [], quiet: [] } as Artifacts,
    /** Receives callbacks; null when the service could not reach it. */
    receiver,
  };
}
