/** How the tests run: the longest files first, in few processes. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, so that nothing waits for it at the end. */
const LONGEST = [
  'site/browser',
  'package/package',
  'samples/samples',
  'stub/conformance',
  'compare/edits',
  'generators/generators',
  'unit/build',
  'consumers/consumers',
  'hostile/build',
  'compare/catalogue',
  'random/random',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    const long = LONGEST.flatMap((name) =>
      known.filter(({ moduleId }) => moduleId.includes(`${name}.`)),
    );
    return [...new Set([...long, ...known])];
  }
}

/** `npm run check` leaves out what ends with `.slow.test.ts` (test/run.mjs). */
export default defineConfig({
  test: {
    reporters: ['default', './test/support/summary.ts'],
    include: ['test/**/*.test.ts'],
    // What is installed, and what is copied beside it.
    exclude: ['**/node_modules/**', 'test/package/consumers/recipes/**'],
    // More than two cores: some files wait for what they test.
    maxWorkers: 3,
    // What one file reads, such as the contract, the next one in the same process has at hand.
    isolate: false,
    // Imported as users import it, and not transformed.
    server: { deps: { external: [/\/generated\/.*\.js$/] } },
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
