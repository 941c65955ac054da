import type { WavHeader } from '../src/wav.ts';
import type { Client } from './client.ts';
import type { Receiver } from './receiver.ts';
import type { Recorder } from './report.ts';

/** What the parts of a run share. */
export interface Run {
  client: Client;
  recorder: Recorder;
  /** A WAV file with speech in it, as far as the service can judge. */
  audio: { file: Uint8Array<ArrayBuffer>; header: WavHeader };
  /** When the run began. */
  since: Date;
  /** How much faster than real time audio is streamed; `Infinity` for at once. */
  speed: number;
  /** How long to wait for what must come, in milliseconds; never beyond the end of the run. */
  readonly patience: number;
  /** How long the run may go on, in milliseconds. */
  readonly left: number;
  /** Receives callbacks; null when the service could not reach it. */
  receiver: Receiver | null;
  /** Whether the service posts its webhook to the receiver, at `/webhook`. */
  webhook: boolean;
  /** Whether input around the examples is left out. */
  quick: boolean;
}

/** Why callbacks are left out when there is no receiver. */
export const NO_RECEIVER =
  'the service runs elsewhere; pass an address that it can reach with --receiver-url';
