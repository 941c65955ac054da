/** Shared by the tests of the client to copy. */
import { vi } from 'vitest';

/** Waits until Node has run the reactions of all settled promises, so that an unhandled rejection fails the test. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes timers and the date. Returns a function that restores them and all stubbed globals. */
export function fakeTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  return () => void vi.useRealTimers().unstubAllGlobals();
}
