/**
 * A reporter: at the end of a run, lists the skipped tests with how to get what they need, and, if no other reporter
 * does, the failures.
 */
import type { Reporter, TestModule } from 'vitest/node';

type TestError = ReturnType<TestModule['errors']>[number];

/** The most lines of one message. */
const MOST_LINES = 12;

export default class SummaryReporter implements Reporter {
  readonly #options: { failures: boolean };

  /** @param options whether to list the failures, each of which other reporters show with a diff */
  constructor(options: { failures: boolean }) {
    this.#options = options;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly object[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ test, file: module.relativeModuleId })),
    );
    const skipped = new Map<string, number>();
    const failed: string[] = [];
    for (const { test, file } of tests) {
      const { state, errors: wrong, ...result } = test.result();
      const note = state === 'skipped' && 'note' in result ? result.note : undefined;
      if (note) skipped.set(note, (skipped.get(note) ?? 0) + 1);
      for (const error of wrong ?? []) failed.push(`${file}: ${test.fullName}: ${textOf(error)}`);
    }
    for (const module of modules) {
      for (const error of module.errors()) {
        failed.push(`${module.relativeModuleId}: ${textOf(error)}`);
      }
    }
    for (const error of errors) failed.push(textOf(error as TestError));
    for (const [note, count] of skipped) {
      console.log(`Skipped (${count} ${count === 1 ? 'test' : 'tests'}): ${note}`);
    }
    if (this.#options.failures && failed.length > 0) console.log(failed.join('\n'));
  }
}

/** What went wrong, without a diff. For a list that should be empty, that is its items. */
function textOf({ name, message, actual, expected, stacks = [] }: TestError): string {
  const items = expected === '[]' ? String(actual).split('\n').slice(1, -1) : [];
  const [head = '', ...more] = message.split('\n');
  // A bug of a test or of the code that it tests: its message alone may say too little.
  const [stack] = name === 'AssertionError' ? [] : stacks;
  const where = stack ? ` (${stack.file.replace(`${process.cwd()}/`, '')}:${stack.line})` : '';
  const lines = [...more, ...items].map((line) => `  ${line}`);
  const rest = lines.length - MOST_LINES;
  // One line more takes no more room than its count.
  const shown = rest > 1 ? [...lines.slice(0, MOST_LINES), `  and ${rest} more lines`] : lines;
  return [head + where, ...shown].join('\n');
}
