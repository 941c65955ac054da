/** How the tests run: all rooms in few processes. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * Transformed modules, in a folder for each set of installed packages. Vitest removes a folder made with other packages
 * only after it has begun to write into it, and fails.
 */
const INSTALLED = new URL('node_modules/.package-lock.json', import.meta.url);
const packages = createHash('sha256').update(existsSync(INSTALLED) ? readFileSync(INSTALLED) : '');
const fsModuleCachePath = `.build/vitest-${packages.digest('hex').slice(0, 16)}`;

const isBrief = process.env.BRIEF !== undefined;

/** `.ci/run` sets it: nothing is skipped, and a missing program is an error. */
const isNightly = process.env.NIGHTLY !== undefined;

export default defineConfig({
  // Its sources: the package itself is built for a release only.
  resolve: {
    alias: { 'speech-to-text-stub': `${import.meta.dirname}/packages/stub/src/index.ts` },
  },
  test: {
    globalSetup: './test/support/setup.ts',
    // A test or a hook that hangs fails within 20 s.
    setupFiles: './test/support/hang.ts',
    reporters: [
      // `npm run check` and `npm test` only tell what failed.
      ...(isBrief ? [] : ['default']),
      ['./test/support/summary.ts', { failures: isBrief }],
      // `.ci/run` reads the counts from the JSON report.
      ...(process.env.CI ? ['json'] : []),
    ],
    // A message tells all of a short value: the summary shows no difference.
    chaiConfig: { truncateThreshold: 300 },
    outputFile: { json: '.build/tests.json' },
    include: ['{packages/*/test,test}/**/*.test.ts'],
    // Installed packages, and the recipes that are copied beside them.
    exclude: [
      ...['**/node_modules/**', 'test/package/consumers/recipes/**'],
      ...(isNightly ? [] : ['**/*.nightly.test.ts']),
    ],
    // Each process loads the same modules again.
    maxWorkers: 2,
    // Most code runs a few times in tests: Node 20 would spend a tenth of the time on optimising it. Later versions lack
    // the option.
    execArgv: process.version.startsWith('v20.') ? ['--interrupt-budget=500000'] : [],
    // Files in one process share what they read, such as the contract.
    isolate: false,
    // Unchanged modules are transformed once, not in every run.
    experimental: { fsModuleCache: true, fsModuleCachePath },
    // Generated modules are imported as users import them, without a transformation; so are those in temporary folders,
    // which would stay in the cache above forever.
    server: { deps: { external: [/\/(generated|(tests|validators)-\w+)\/.*\.m?js(\?.*)?$/] } },
    // Long enough for a busy machine; they end a test that computes forever.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
