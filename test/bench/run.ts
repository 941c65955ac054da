/** `npm run bench`: what validation costs and how large bundles are, next to stock Ajv, goals, and another commit. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/base/command.ts';
import { refuseAt } from '../../scripts/base/problem.ts';
import { ROOT } from '../support/contract.ts';
import { measureSizes } from './sizes.ts';
import { measureTimes } from './times.ts';

const USAGE = `usage: bench [options]

Prints how long the published functions take, divided by JSON.parse of the same text, and the sizes of imports, minified
and compressed. The limit of a validator is the time of stock Ajv, with a tenth for noise. Measure on an idle machine: it
takes a minute. Exits with 1 if a row exceeds its limit.

  --since REF  also measure the generated files of a tag, a branch, or a commit

Example: npm run bench -- --since v2.0.0`;

/** What is measured, and at most how much it may be. */
export interface Row {
  name: string;
  /** The figure of each folder of generated files. */
  figures: number[];
  limit: number;
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

async function main({ since }: { since?: string | undefined }): Promise<number> {
  const folders = [join(ROOT, 'generated'), ...(since === undefined ? [] : [checkOut(since)])];
  const rows = [...(await measureTimes(folders)), ...(await measureSizes(folders))];
  const shown = (figure: number) => `${figure < 100 ? Number(figure.toPrecision(2)) : figure}`;
  const head = ['Case', 'Now', ...(since === undefined ? [] : [since]), 'Limit'];
  const cells = rows.map(({ name, figures, limit }) => [name, ...[...figures, limit].map(shown)]);
  const lines = [head, head.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
  console.log(lines.join('\n'));
  const exceeded = rows.filter(({ figures: [now = 0], limit }) => now > limit);
  for (const { name } of exceeded) console.error(`${name}: over its limit; find what grew`);
  return exceeded.length > 0 ? 1 : 0;
}

const OPTIONS = { since: { type: 'string' } } as const;

process.exitCode = await runCommand(USAGE, OPTIONS, process.argv.slice(2), main);
