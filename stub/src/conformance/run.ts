import type { Client } from './client.ts';
import type { Receiver } from './receiver.ts';
import type { Recorder } from './report.ts';

/** What the parts of a run share. */
export interface Run {
  client: Client;
  recorder: Recorder;
  /** A WAV file with speech in it, as far as the service can tell. */
  audio: Uint8Array<ArrayBuffer>;
  /** How much faster than real time audio is streamed; `Infinity` for at once. */
  speed: number;
  /** How long to wait for what must come, in milliseconds. */
  patience: number;
  /** Receives callbacks; null, with the reason, when the service could not reach it. */
  receiver: Receiver | null;
  withoutReceiver: string;
  /** Whether the service posts its webhook to the receiver, at `/webhook`. */
  webhook: boolean;
  /** Whether typical and minimal inputs alone are tried. */
  quick: boolean;
}

/** Waits. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
