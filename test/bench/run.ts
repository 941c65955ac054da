/** `npm run bench`: what validation costs and how large bundles are, next to stock Ajv, goals, and another commit. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/base/command.ts';
import { refuseAt } from '../../scripts/base/problem.ts';
import { ROOT } from '../support/generated.ts';
import { measureSizes } from './sizes.ts';
import { measureTimes } from './times.ts';

const USAGE = `usage: npm run bench -- [options]

Prints how long the published functions take, divided by JSON.parse of the same text, and the sizes of imports, minified
and compressed. The goal of a validator is the time of stock Ajv. Measure times on an idle machine: it takes two minutes.
Exits with 1 if a row exceeds its goal by more than a tenth.

  --since REF  also measure the generated files of a tag, a branch, or a commit
  --sizes      measure only sizes, which are the same on every machine

Example: npm run bench -- --since v2.0.0`;

/** What is measured, and about how much it may be. */
export interface Row {
  name: string;
  /** The figure of each folder of generated files. */
  figures: number[];
  goal: number;
}

const FOLDER = '.build/bench';

/** Writes the generated files of a commit into a folder. */
function checkOut(ref: string): string {
  const archive = join(FOLDER, 'generated.tar');
  const quiet = { cwd: ROOT, stdio: 'ignore' } as const;
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  try {
    const paths = ['generated', 'package.json'];
    execFileSync('git', ['archive', '-o', archive, '--end-of-options', ref, ...paths], quiet);
  } catch {
    refuseAt(
      `--since ${ref}`,
      'git has no generated files of it; pass a tag, a branch, or a commit',
    );
  }
  execFileSync('tar', ['-xf', archive, '-C', FOLDER], quiet);
  return join(ROOT, FOLDER, 'generated');
}

const OPTIONS = { since: { type: 'string' }, sizes: { type: 'boolean' } } as const;

process.exitCode = await runCommand(USAGE, OPTIONS, async (options) => {
  const { since, sizes } = options;
  const folders = [join(ROOT, 'generated'), ...(since === undefined ? [] : [checkOut(since)])];
  const times = sizes ? [] : await measureTimes(folders);
  const rows = [...times, ...(await measureSizes(folders))];
  const shown = (figure: number) => `${figure < 100 ? Number(figure.toPrecision(2)) : figure}`;
  const head = ['Case', 'Now', ...(since === undefined ? [] : [since]), 'Goal'];
  const cells = rows.map(({ name, figures, goal }) => [name, ...[...figures, goal].map(shown)]);
  const lines = [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
  console.log(lines.join('\n'));
  const exceeded = rows.filter(({ figures: [now = 0], goal }) => now > goal * 1.1);
  for (const { name } of exceeded)
    console.error(`${name}: more than a tenth over its goal; find what grew`);
  return exceeded.length > 0 ? 1 : 0;
});
