/**
 * A reporter: at the end of a run, lists the skipped tests with how to get what they need, and, if no other reporter
 * does, the failures.
 */
import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Reporter, TestModule } from 'vitest/node';

type TestError = ReturnType<TestModule['errors']>[number];

/** The most lines of one message. */
const MOST_LINES = 12;
/** The most failures of one file. */
const MOST_OF_FILE = 5;

export default class SummaryReporter implements Reporter {
  readonly #options: { failures: boolean };

  /** @param options whether to list the failures, each of which other reporters show with a diff */
  constructor(options: { failures: boolean }) {
    this.#options = options;
  }

  /** What tests tell of a success. */
  onUserConsoleLog({ content }: { content: string }): void {
    if (this.#options.failures) process.stdout.write(content);
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
      // Hooks fail in a file or in a `describe`.
      const hooks = [module, ...module.children.allSuites()].flatMap((one) => one.errors());
      for (const error of hooks) failed.push(`${module.relativeModuleId}: ${textOf(error)}`);
    }
    for (const error of errors) failed.push(textOf(error as TestError));
    for (const [note, count] of skipped) {
      console.log(`Skipped (${count} ${count === 1 ? 'test' : 'tests'}): ${note}`);
    }
    const files = process.env.NIGHTLY
      ? []
      : globSync('{packages/*/test,test}/**/*.nightly.test.ts');
    const names = files.map((file) => basename(file, '.nightly.test.ts')).sort();
    // Not for single files, or those of one package.
    if (names.length > 0 && modules.length > 50)
      console.log(
        `Skipped: ${names.join(', ')}, and more cases of other tests: only at night, or with NIGHTLY=1 npm test`,
      );
    if (this.#options.failures && failed.length > 0) console.log(causes(failed).join('\n'));
  }
}

/** What makes tests of other folders fail, too. */
const CAUSES = /^test\/contract\/(facts\/facts|completeness|vectors)\.test/;
const USES_VECTORS = /\/(vectors|verdicts|services)\.test/;
const STALE_VECTORS = 'test/contract/vectors.test.ts: `npm run vectors`';

/** The failures without those that probably follow from others, and only some of many in one file. */
function causes(failed: readonly string[]): readonly string[] {
  const isStale = failed.some((text) => text.startsWith(STALE_VECTORS));
  const isCaused = failed.some((text) => CAUSES.test(text));
  const counts = new Map<string, number>();
  const shown = failed.filter((text) => {
    const [file = ''] = text.split(':');
    if (isStale && USES_VECTORS.test(file)) return text.startsWith(STALE_VECTORS);
    if (isCaused && !/^test\/(contract|site)\//.test(file)) return false;
    counts.set(file, (counts.get(file) ?? 0) + 1);
    return (counts.get(file) ?? 0) <= MOST_OF_FILE;
  });
  const rest = failed.length - shown.length;
  if (rest === 0) return shown;
  const count = rest === 1 ? '1 other failure' : `${rest} other failures`;
  return [...shown, `not shown: ${count}, perhaps for the same reason`];
}

/** What went wrong, without a diff. For a list that should be empty, that is its items. */
function textOf({ name, message, actual, expected, stacks = [] }: TestError): string {
  const listed = expected === '[]' ? String(actual).split('\n').slice(1, -1) : [];
  const items = listed.map((item) =>
    item.replace(/^ {2}"(.*)",$/, (_, own) => own.replaceAll('\\"', '"')),
  );
  // Without the list, which follows.
  const text = items.length > 0 ? message.replace(/(^|: )expected \[.*/s, '') || 'found' : message;
  const [head = '', ...more] = text.split('\n');
  // A bug of a test or of the tested code: its message may say too little.
  const [stack] = name === 'AssertionError' ? [] : stacks;
  const where = stack ? ` (${stack.file.replace(`${process.cwd()}/`, '')}:${stack.line})` : '';
  const lines = [...more, ...items].map((line) => `  ${line}`);
  const rest = lines.length - MOST_LINES;
  // One line more takes no more room than its count.
  const shown = rest > 1 ? [...lines.slice(0, MOST_LINES), `  and ${rest} more lines`] : lines;
  return [head + where, ...shown].join('\n');
}
