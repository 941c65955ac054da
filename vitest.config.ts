/** How the tests run. */
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** `.ci/run` sets it: also runs what needs a browser, a framework, a generator, or another program. */
const isNightly = process.env.NIGHTLY !== undefined;

/** The tests of the other packages need the stub, which may have been removed. */
const withoutStub = existsSync('packages/stub/package.json')
  ? []
  : ['packages/{conformance,samples}/**'];

export default defineConfig({
  test: {
    globalSetup: './test/support/temporary.ts',
    include: ['{packages/*/test,test}/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(isNightly ? [] : ['**/*.nightly.test.ts']), ...withoutStub],
    // Only what failed, and why. A message tells all of a short value.
    reporters: ['minimal'],
    chaiConfig: { truncateThreshold: 300 },
    // Tests of the contract say what to do; their own code is of no interest.
    onStackTrace: (_, { file }) => !file.includes('/test/contract/'),
    // Unchanged modules are transformed once, not in every run.
    experimental: { fsModuleCache: true },
    // All files in one process share what they load and read, such as the contract.
    maxWorkers: 1,
    isolate: false,
    // Generated modules are imported as users import them, without a transformation.
    server: { deps: { external: [/\/(generated|tests-\w+)\/.*\.js(\?.*)?$/] } },
    // Long enough for a busy machine; they end a test that hangs.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
