/** The build reports each mistake in the hand-written files with its file, line, and pointer. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { formatProblem, problemsOf } from '../../scripts/base/problem.ts';
import { readContract } from '../../scripts/build.ts';
import { tableIn } from '../support/contract.ts';
import { copySmall, edit, skipValidators } from './support/small.ts';

/** An edit: the file, the text to replace (null for all of it) and its replacement. */
type Edit = [file: string, from: string | null, to: string];

type Sections = Record<string, Record<string, (Edit | string)[]>>;
const sections = Object.values(tableIn<Sections>('test/build/mistakes.yaml'));
const mistakes = sections.flatMap((rows) =>
  Object.entries(rows).map(([name, row]) => ({
    name,
    edits: row.filter((one) => typeof one !== 'string'),
    expected: row.filter((one) => typeof one === 'string'),
  })),
);

/** One folder for all mistakes; after each one its edited files are as before. */
const root = copySmall();
const untouched = copySmall();
const edited = new Set<string>();
afterEach(() => {
  vi.restoreAllMocks();
  for (const file of edited) {
    rmSync(join(root, file), { recursive: true, force: true });
    const before = join(untouched, file);
    if (existsSync(before)) cpSync(before, join(root, file));
  }
  edited.clear();
});

async function problems(): Promise<string[]> {
  const found = await readContract(root).then(() => [], problemsOf);
  return found.map(formatProblem).map((one) => one.replaceAll(root, ''));
}

it.each(mistakes)('the build reports $name at its place', async ({ edits, expected }) => {
  for (const [file, from, to] of edits) {
    edited.add(file);
    if (from === null) writeInto(root, { [file]: to });
    else edit(root, file, from, to);
  }
  if (!/see the \w+ specification/.test(expected.join())) skipValidators();
  const found = await problems();
  if (expected.length === 0) expect(found).toEqual([]);
  // Other problems may follow from the mistake.
  for (const one of expected) expect(found).toContain(one);
});
