/** The build reports each mistake in the hand-written files with its file, line, pointer, and remedy. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readChecked } from '../../scripts/check/check.ts';
import { readRules } from '../../scripts/check/lint.ts';
import { formatProblem, problemsOf, refuseAt } from '../../scripts/problem.ts';
import { writeInto } from '../../scripts/read/files.ts';
import { load, withPlaces } from '../../scripts/read/load.ts';
import type { Rules } from '../../scripts/read/redocly.ts';
import { copySmall, edit } from './support/small.ts';

/** An edit: the file, the text to replace (null for all of it) and its replacement. */
type Edit = [file: string, from: string | null, to: string];

const table = readFileSync(join(import.meta.dirname, 'check/mistakes.yaml'), 'utf8');
const sections: Record<string, Record<string, (Edit | string)[]>> = parse(table);
const mistakes = Object.values(sections).flatMap((rows) =>
  Object.entries(rows).map(([name, row]) => ({
    name,
    edits: row.filter((one) => typeof one !== 'string'),
    expected: row.filter((one) => typeof one === 'string'),
  })),
);

/** One folder for all mistakes, whose rules are read once; after each mistake its edited files are as before. */
const root = copySmall();
const untouched = copySmall();
const rules = await readRules(root);
const edited = new Set<string>();
afterEach(() => {
  for (const file of edited) {
    rmSync(join(root, file), { recursive: true, force: true });
    const before = join(untouched, file);
    if (existsSync(before)) cpSync(before, join(root, file));
  }
  edited.clear();
});

/** All problems that reading and checking the copy report. */
async function problems(known?: Rules): Promise<string[]> {
  const found = await readChecked(root, known).then(() => [], problemsOf);
  return found.map(formatProblem);
}

it.each(mistakes)('the build reports $name at its place', async ({ edits, expected }) => {
  for (const [file, from, to] of edits) {
    edited.add(file);
    if (from === null) writeInto(root, { [file]: to });
    else edit(root, file, from, to);
  }
  // Only an edit of the settings, which are in the folder itself, changes the rules.
  const isOfSettings = edits.some(([file]) => !file.includes('/'));
  expect(await problems(isOfSettings ? undefined : rules)).toEqual(expected);
});

it('the build reports no problem in a valid contract', async () => {
  expect(await problems()).toEqual([]);
});

const project = await load(root);

it.each([
  [
    '/components/schemas/ListJobsQuery/properties/limit/default',
    'openapi/paths/jobs.yaml:13#/get/parameters/0/schema/default',
  ],
  [
    // A merged keyword has the place of the part of the `allOf` that states it.
    '/components/schemas/Job/properties/kind',
    'openapi/schemas/job.yaml:15#/JobFields/properties/kind',
  ],
])('a problem at %s in a bundle is reported in the hand-written file', async (pointer, place) => {
  const step = () => refuseAt('openapi', 'wrong', pointer);
  await expect(withPlaces(project, step)).rejects.toThrow(`${place}: wrong`);
});
