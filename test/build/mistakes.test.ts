/** The build reports mistakes in the hand-written files with their file, line, and pointer. */
import { afterEach, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { formatProblem, problemsOf } from '../../scripts/base/problem.ts';
import { checkedContract } from '../../scripts/build.ts';
import { yamlIn } from '../support/generated.ts';
import { copySmall, edit, skipValidators } from './support/small.ts';

/** An edit: the file, the text to replace (null for all of it) and its replacement. */
type Edit = [file: string, from: string | null, to: string];

type Sections = Record<string, Record<string, (Edit | string)[]>>;
const sections = Object.values(yamlIn<Sections>('test/build/mistakes.yaml'));
const mistakes = sections.flatMap((rows) =>
  Object.entries(rows).map(([name, row]) => ({
    name,
    edits: row.filter((part) => typeof part !== 'string'),
    expected: row.filter((part) => typeof part === 'string'),
  })),
);

afterEach(() => void vi.restoreAllMocks());

it.each(mistakes)('the build reports $name at its place', async ({ edits, expected }) => {
  const root = copySmall();
  for (const [file, from, to] of edits) {
    if (from === null) writeInto(root, { [file]: to });
    else edit(root, file, from, to);
  }
  if (!/\((swagger-parser)\)/.test(expected.join())) skipValidators();
  const problems = await checkedContract(root).then(() => [], problemsOf);
  const found = problems.map((problem) => formatProblem(problem).replaceAll(root, ''));
  if (expected.length === 0) expect(found).toEqual([]);
  // Other problems may follow from the mistakes.
  const missing = expected.filter((line) => !found.some((problem) => isLike(problem, line)));
  expect(missing, `the build reports only\n${found.join('\n')}\nand lacks`).toEqual([]);
});

/** Whether a problem is the expected one, in which `…` stands for any words. */
function isLike(problem: string, expected: string): boolean {
  const escaped = expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('…', '.*')}$`).test(problem);
}
