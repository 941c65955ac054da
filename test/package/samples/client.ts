/** What the tests of the client to copy share. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Waits until Node has run the reactions of all settled promises. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes the time of a test: pauses are skipped, and counted. */
export const fakeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

/** Fails each test of the file that leaves a rejection unhandled. */
export function noUnhandled(): void {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);

  beforeEach(() => {
    unhandled.length = 0;
    process.on('unhandledRejection', note);
  });

  afterEach(async () => {
    vi.useRealTimers();
    await turn();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
  });
}
