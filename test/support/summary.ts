/** A reporter: lists at the end of a run which tests were skipped and how to get what they need, and where the
 * contract differs from the facts. */
import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** Where the contract differs from the facts, a line each. */
    differences?: string[];
  }
}

export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const counts = new Map<string, number>();
    for (const test of tests) {
      const result = test.result();
      const note = result.state === 'skipped' ? result.note : undefined;
      if (note) counts.set(note, (counts.get(note) ?? 0) + 1);
    }
    for (const [note, count] of counts) {
      console.log(`Left out (${count} ${count === 1 ? 'test' : 'tests'}): ${note}`);
    }
    const differences = tests.flatMap((test) => test.meta().differences ?? []);
    if (differences.length > 0) console.error('The contract differs from test/contract/facts:');
    for (const line of differences) console.error(line);
  }
}
