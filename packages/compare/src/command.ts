/** The command line: judges the differences between an earlier release and the current contract. */
import { join } from 'node:path';
import { runCommand, UsageError } from '../../../scripts/command.ts';
import { printable, refuseAt } from '../../../scripts/problem.ts';
import { ACCEPTED } from './accepted.ts';
import { gate, readRevision } from './gate.ts';
import { keepRelease, RELEASES } from './kept.ts';
import { annotations, report } from './report.ts';

const USAGE = `usage: compare [options]

Judges every difference between the last release in ${RELEASES}/ and the current contract and
determines the next version.

Exits with 1 if a change is breaking but the major version is the same. Exits with 2 if it found no break
but could not check the exports. Run \`npm run build\` first.

${RELEASES}/${ACCEPTED} lists accepted differences. On GitHub Actions, each break is also an annotation at
its line.

  --since COMMIT  compare with the contract of a commit or tag; --since HEAD judges uncommitted edits
  --release       compare with the previous release and refuse a version that is too low. Also
                  refuse a kept release that differs from the current contract
  --markdown      print the report as Markdown
  --keep          record the current contract as a release without a comparison

Example: npm run compare -- --since HEAD`;

const options = {
  since: { type: 'string' },
  release: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
} as const;

/**
 * Runs the command.
 *
 * @param args the arguments of the command line
 * @param root the root folder of the project
 * @returns the exit code
 */
export function compareCommand(args: string[], root = '.'): Promise<number> {
  return runCommand(USAGE, options, args, async (values) => {
    const { since, keep: isToKeep, release: isRelease } = values;
    // `git show` would read these from its index, which is not a commit.
    if (since !== undefined && /^:|^$/.test(since.trim())) {
      throw new UsageError(`--since '${since}' is not a commit; pass a commit, such as HEAD`);
    }
    if (since !== undefined && (isToKeep || isRelease)) {
      throw new UsageError('--since cannot be combined with --keep or --release');
    }
    if (isToKeep) {
      const { revision } = await readRevision(root);
      const message = 'was not built from the current contract; run `npm run build` first';
      if (revision.exports === undefined) refuseAt('generated', message);
      const kept = keepRelease(join(root, RELEASES), revision);
      console.log(printable(`${kept} contains the current contract.`));
      return 0;
    }
    const { result, locate } = await gate(root, since, isRelease);
    console.log(printable(report(result, locate, values.markdown)));
    if (process.env.GITHUB_ACTIONS) {
      // Not into the report, which may be a file.
      for (const line of annotations(result, locate)) console.error(printable(line));
    }
    if (result.isRefused) return 1;
    return result.passes ? 0 : 2;
  });
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await compareCommand(process.argv.slice(2));
}
