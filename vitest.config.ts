/** How the tests run: two projects by the ending of a file's name, the longest files first. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is installed, and what is copied beside it. */
const OTHERS = ['**/node_modules/**', 'test/package/consumers/recipes/**'];
const SLOW = 'test/**/*.slow.test.ts';

/** What takes longest, so that nothing waits for it at the end. */
const LONGEST = [
  'samples/samples',
  'site/browser',
  'stub/conformance',
  'compare/edits',
  'package/package',
  'generators/generators',
  'unit/build',
  'compare/catalogue',
  'stub/flows',
  'consumers/consumers',
  'random/random',
];

/** The projects one after the other, since only files of one project can share a process. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    const long = LONGEST.flatMap((name) =>
      known.filter(({ moduleId }) => moduleId.includes(`${name}.`)),
    );
    const sorted = [...new Set([...long, ...known])];
    return ['slow', 'quick'].flatMap((name) =>
      sorted.filter(({ project }) => project.name === name),
    );
  }
}

/**
 * Two speeds, told apart by the ending of a file's name: `quick` (what the contract says and what is
 * generated from it, functions on small data) and `slow` (other processes, the browser, large tools, such
 * as whatever needs the compiler, and very many values).
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/support/ending.ts'],
    // More than two cores: some files wait for what they test.
    maxWorkers: 3,
    // What one file reads, such as the contract, the next one in the same process has at hand.
    isolate: false,
    sequence: { sequencer: ByProject },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          // Node imports the files itself, by way of tsx, which keeps what it has made: a third less time.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', 'tsx'],
          include: ['test/**/*.test.ts'],
          exclude: [...OTHERS, SLOW],
        },
      },
      { extends: true, test: { name: 'slow', include: [SLOW], exclude: OTHERS } },
    ],
  },
});
