/** Shared by the tests of the client to copy. */
import { vi } from 'vitest';

/** Waits until Node has run the reactions of all settled promises: the runner reports rejections that nothing handles. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes the time of a test: pauses are skipped, and counted. Returns a function that undoes this and all other stubs. */
export function fakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => void vi.useRealTimers().unstubAllGlobals();
}
