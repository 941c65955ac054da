/** What the tests of the client to copy share. */
import { vi } from 'vitest';

/** Waits until Node has run the reactions of all settled promises: the runner reports rejections that nothing handles. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes the time of a test: pauses are skipped, and counted. Returns what undoes this and all other stubs. */
export function fakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => void vi.useRealTimers().unstubAllGlobals();
}
