import { defineConfig } from 'vitest/config';

const SLOW = 'test/**/*.slow.test.ts';
const CONTRACT = 'test/**/*.contract.test.ts';
/** Puts another module in the place of the package's: no other file may share its process. */
const ALONE = 'test/stub/coverage.slow.test.ts';

/**
 * Three speeds, told apart by the ending of a file's name: `unit` (functions on small data),
 * `contract` (what the contract says and generates, in this process) and `slow` (other processes,
 * the browser, and whatever takes very many values).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // What one file reads, such as the contract, the next one in the same process has at hand.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: [SLOW, CONTRACT] },
      },
      { extends: true, test: { name: 'contract', include: [CONTRACT] } },
      { extends: true, test: { name: 'slow', include: [SLOW], exclude: [ALONE] } },
      { extends: true, test: { name: 'alone', include: [ALONE], isolate: true } },
    ],
  },
});
