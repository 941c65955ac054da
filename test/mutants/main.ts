/** `npm run mutants`: changes every fact of the contract, and reports the changes that nothing notices. */

import { fileURLToPath } from 'node:url';
import { SingleBar } from 'cli-progress';
import { runCommand, UsageError } from '../../scripts/read/command.ts';
import { CHECKS, type Check } from './judge.ts';
import { reportText } from './report.ts';
import { runMutants } from './run.ts';

const USAGE = `usage: npm run mutants -- [--kind KIND] [--file PATH] [--without CHECK] [--root DIR]
  --kind     only facts of this kind, as the table names it
  --file     only files whose path begins so
  --without  leaves a check out, to see what it alone notices: ${CHECKS.join(', ')}`;

const OPTIONS = {
  kind: { type: 'string' },
  file: { type: 'string' },
  without: { type: 'string', multiple: true },
  root: { type: 'string', default: '.' },
} as const;

/** Prints the tables and the survivors. Returns the exit code: 1 when a mutant survives. */
export function main(args: string[]): Promise<number> {
  return runCommand(USAGE, OPTIONS, args, async ({ without = [], root = '.', ...chosen }) => {
    const stranger = without.find((name) => !CHECKS.includes(name as Check));
    if (stranger !== undefined) {
      throw new UsageError(`--without must be one of ${CHECKS.join(', ')}, got '${stranger}'`);
    }
    const checks = CHECKS.filter((check) => !without.includes(check));
    const start = performance.now();
    const bar = process.stderr.isTTY
      ? new SingleBar({ format: '{bar} {value}/{total} mutants, {eta_formatted} to go' })
      : undefined;
    bar?.start(1, 0);
    try {
      const result = runMutants({
        ...chosen,
        root,
        checks,
        report: (done, total) => {
          bar?.setTotal(total);
          bar?.update(done);
        },
      });
      bar?.stop();
      console.log(reportText(result));
      console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s`);
      return result.survivors.length === 0 ? 0 : 1;
    } finally {
      bar?.stop();
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
