/** `npm run mutants`: changes every fact of the contract, and tells which change nothing notices. */

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { FindingsError, formatFinding } from '../../scripts/model/finding.ts';
import { CHECKS } from './judge.ts';
import { reportText } from './report.ts';
import { type RunOptions, runMutants } from './run.ts';

const USAGE = `usage: npm run mutants -- [--kind KIND] [--file PATH] [--without CHECK] [--jobs N] [--root DIR]
  --kind     only facts of this kind, as the table names it
  --file     only files whose path begins so
  --without  leaves a check out, to see what it alone notices: ${CHECKS.join(', ')}`;

/** Prints the tables and the survivors. Returns the exit code: 1 when a mutant survives. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (options === undefined) {
    console.error(USAGE);
    return 2;
  }
  const start = performance.now();
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {value}/{total} mutants, {eta_formatted} to go' })
    : undefined;
  bar?.start(1, 0);
  const report = (done: number, total: number) => {
    bar?.setTotal(total);
    bar?.update(done);
  };
  try {
    const result = await runMutants({ ...options, report });
    bar?.stop();
    console.log(reportText(result));
    console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result.survivors.length === 0 ? 0 : 1;
  } catch (error) {
    bar?.stop();
    if (!(error instanceof FindingsError)) throw error;
    for (const finding of error.findings) console.error(formatFinding(finding));
    return 1;
  }
}

function readOptions(args: string[]): RunOptions | undefined {
  try {
    const {
      without = [],
      jobs,
      ...values
    } = parseArgs({
      args,
      options: {
        kind: { type: 'string' },
        file: { type: 'string' },
        without: { type: 'string', multiple: true },
        jobs: { type: 'string' },
        root: { type: 'string', default: '.' },
      },
    }).values;
    const isKnown = without.every((name) => CHECKS.some((check) => check === name));
    const count = jobs === undefined ? undefined : Number(jobs);
    if (!isKnown || (count !== undefined && !(Number.isInteger(count) && count > 0))) {
      return undefined;
    }
    const checks = CHECKS.filter((check) => !without.includes(check));
    return { ...values, checks, ...(count !== undefined && { jobs: count }) };
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
