/** A reporter: lists at the end of a run which tests were skipped, and how to get what they need. */
import type { Reporter, TestModule } from 'vitest/node';

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
      console.log(`Skipped (${count} ${count === 1 ? 'test' : 'tests'}): ${note}`);
    }
  }
}
