import type { Reporter, TestModule } from 'vitest/node';

/** Says at the end of a run what was left out for want of something, and how to get it. */
export default class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const note = result.state === 'skipped' ? result.note : undefined;
        if (note) counts.set(note, (counts.get(note) ?? 0) + 1);
      }
    }
    for (const [note, count] of counts) {
      console.log(`Left out (${count} ${count === 1 ? 'test' : 'tests'}): ${note}`);
    }
  }
}
