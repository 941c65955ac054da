/** The client to copy, with responses of the test and without pauses. */
import { PreRecordedJob } from 'speech-to-text-contract/examples';
import { expect, vi } from 'vitest';
import { type ClientOptions, createClient, SpeechError } from '../src/client.ts';

/** Waits until Node has run the reactions of all settled promises, so that an unhandled rejection fails the test. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes timers, the date, and chance. Returns a function that restores them and all stubbed globals. */
export function fakeTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => void vi.useRealTimers().unstubAllGlobals().restoreAllMocks();
}

export const AUDIO = { audio_url: 'https://example.org/talk.wav' };
export const BASE_URL = 'https://speech.invalid/base/';
export const JOB = 'https://speech.invalid/job';
const { id } = PreRecordedJob.done;

/** Returns the response to a call or throws like a lost connection. */
export type Answer = () => Response;

export const json = (body: unknown, status = 200, headers = {}): Answer => {
  return () => Response.json(body, { status, headers });
};
export const created = (result_url: string) => json({ id, result_url }, 201);
export const DONE = json(PreRecordedJob.done);

/** A client that receives these responses, the last one repeatedly, and its calls. */
export function clientOf(answers: Answer[], options: ClientOptions = {}) {
  const calls: string[] = [];
  const sent: RequestInit[] = [];
  const given = [...answers];
  const answer = async (address: URL, init: RequestInit) => {
    calls.push(`${init.method ?? 'GET'} ${address}`);
    sent.push(init);
    return ((given.length > 1 ? given.shift() : given[0]) ?? expect.fail())();
  };
  const quiet = { onDeviation: () => {}, ...options, fetch: answer as typeof fetch };
  return { client: createClient(BASE_URL, 'secret', quiet), calls, sent };
}

/** Runs a call without its pauses. Returns its error and the total length of the pauses. */
export async function skip(call: Promise<unknown>): Promise<{ error?: unknown; waited: number }> {
  const before = Date.now();
  let ended: { error?: unknown } | undefined;
  const end = (error?: unknown) => {
    ended = { error };
  };
  void call.then(() => end(), end);
  while (!ended) {
    await turn();
    await vi.advanceTimersToNextTimerAsync();
  }
  return { ...ended, waited: Date.now() - before };
}

export async function failure(call: Promise<unknown>): Promise<SpeechError> {
  const { error } = await skip(call);
  expect(error).toBeInstanceOf(SpeechError);
  return error as SpeechError;
}
