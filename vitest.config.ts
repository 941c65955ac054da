/** How the tests run: the facts first, then the longest files, in few processes. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that run first. What is wrong with the contract is said before the tests that fail because of it; then
 * those that take longest: started late, one of them would delay the end of the run.
 */
const FIRST = [
  'facts/facts',
  'samples/faults',
  'site/browser',
  'samples/receivers',
  'samples/samples',
  'generators/generators',
  'stub/conformance',
  'hostile/build',
  'package/package',
  'compare/gate',
  'package/ci',
  'compare/catalogue',
  'samples/server',
  'contract/vectors',
  'samples/microphone',
];

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    const first = FIRST.flatMap((name) =>
      known.filter(({ moduleId }) => moduleId.includes(`${name}.`)),
    );
    return [...new Set([...first, ...known])];
  }
}

export default defineConfig({
  test: {
    globalSetup: './test/support/setup.ts',
    // `.ci/run` counts by the report in JSON.
    reporters: ['default', './test/support/summary.ts', ...(process.env.CI ? ['json'] : [])],
    outputFile: { json: '.build/tests.json' },
    include: ['test/**/*.test.ts'],
    // Installed packages, and the recipes that are copied beside them.
    exclude: ['**/node_modules/**', 'test/package/consumers/recipes/**'],
    // Even on two cores: some files mostly wait for other processes.
    maxWorkers: 3,
    // Files that run in one process share what they have read, such as the contract.
    isolate: false,
    // Modules that did not change are transformed once, and not in every run.
    experimental: { fsModuleCache: true },
    // Generated modules are imported as users import them, and not transformed.
    server: { deps: { external: [/\/generated\/.*\.js$/] } },
    sequence: { sequencer: InOrder },
    // So long that no busy machine makes a test red: what hangs ends in the end.
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
