import type { WavHeader } from '../src/audio.ts';
import type { Client } from './client.ts';
import type { Receiver } from './receiver.ts';
import type { Recorder } from './report.ts';

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
}

/** What the parts of a run share. */
export interface Run extends Pick<typeof DEFAULTS, 'speed' | 'webhook' | 'quick'> {
  client: Client;
  recorder: Recorder;
  /** A WAV file with speech in it, as far as the service can judge. */
  audio: { file: Uint8Array<ArrayBuffer>; header: WavHeader };
  /** When the run began. */
  since: Date;
  /** How long to wait for what must come, in milliseconds; never beyond the end of the run. */
  readonly patience: number;
  /** How long the run may go on, in milliseconds. */
  readonly left: number;
  /** Receives callbacks; null when the service could not reach it. */
  receiver: Receiver | null;
}

/** Why callbacks are left out when there is no receiver. */
export const NO_RECEIVER =
  'the service runs elsewhere; pass an address that it can reach with --receiver-url';
