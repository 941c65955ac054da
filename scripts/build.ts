import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkContract } from './check/values.ts';
import { compareFiles, type Files, writeFiles } from './emit/files.ts';
import type { Report } from './emit/generate.ts';
import { type Summary, summarise } from './emit/summary.ts';
import type { Contract } from './model/contract.ts';
import { type Finding, FindingsError, formatFinding } from './model/finding.ts';
import { load } from './read/load.ts';

/** The folder that holds everything generated. */
const OUTPUT = 'generated';

/** How far a build goes: writes, compares with what is there, or stops after the linters. */
export type Mode = 'write' | 'check' | 'lint';

/**
 * Builds everything from the hand-written contract.
 *
 * @param root the project's root
 * @param mode how far to go
 * @param report told after each step
 * @returns what the contract holds
 * @throws FindingsError when something is wrong with the contract, or, when comparing, with what was
 *   generated from it; nothing is written then
 */
export async function build(root: string, mode: Mode, report: Report): Promise<Summary> {
  const step = stepper(report);
  const { contract, sources } = await step('bundle', () => load(root));
  await step('defaults and examples', () => refuse(checkContract(contract, sources)));
  // The linters are mostly other processes: the files are generated while they run. What they find
  // comes first all the same, being the cause of what the generator may stumble over.
  const generating = mode === 'lint' ? undefined : settle(generateFiles(contract, report));
  await step('lint', async () => {
    const { lint } = await import('./check/lint.ts');
    refuse(await lint(root, contract, sources));
  });
  const files = (await generating)?.();
  if (files && mode === 'write') await step('write', () => writeFiles(root, OUTPUT, files));
  if (files && mode === 'check') await step('compare', () => refuse(drift(root, files)));
  return summarise(contract);
}

/** What differs between the committed output and `files`, generated anew. */
export function drift(root: string, files: Files): Finding[] {
  return compareFiles(root, OUTPUT, files).map(({ path, how }) => ({
    file: `${OUTPUT}/${path}`,
    location: '',
    message: `${how}, compared with what the contract generates; run npm run build and commit the result`,
  }));
}

/** Loads the generator late, so that what is wrong with a file is told at once. */
async function generateFiles(contract: Contract, report: Report): Promise<Files> {
  const { generate } = await stepper(report)('load emitters', () => import('./emit/generate.ts'));
  return generate(contract, report);
}

/** Keeps a failure until the result is asked for. */
function settle<Result>(promise: Promise<Result>): Promise<() => Result> {
  return promise.then(
    (result) => () => result,
    (error) => () => {
      throw error;
    },
  );
}

function refuse(findings: Finding[]): void {
  if (findings.length > 0) throw new FindingsError(findings);
}

function stepper(report: Report) {
  return async <Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> => {
    const start = performance.now();
    const result = await run();
    report(name, performance.now() - start);
    return result;
  };
}

const USAGE = 'usage: build [--check | --lint] [--root DIR]';

/** The command line; prints the steps and the counts, or the findings. Returns the exit code. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const start = performance.now();
  const report: Report = (step, milliseconds) => console.log(line(step, seconds(milliseconds)));
  try {
    const counts = await build(options.root, options.mode, report);
    console.log(line('total', seconds(performance.now() - start)));
    console.log();
    for (const [what, count] of Object.entries(counts)) console.log(line(what, String(count)));
    return 0;
  } catch (error) {
    if (!(error instanceof FindingsError)) throw error;
    for (const finding of error.findings) console.error(formatFinding(finding));
    return 1;
  }
}

function readOptions(args: string[]): { root: string; mode: Mode } | undefined {
  try {
    const { check, lint, root } = parseArgs({
      args,
      options: {
        check: { type: 'boolean', default: false },
        lint: { type: 'boolean', default: false },
        root: { type: 'string', default: '.' },
      },
    }).values;
    if (check && lint) return undefined;
    return { root, mode: lint ? 'lint' : check ? 'check' : 'write' };
  } catch {
    return undefined;
  }
}

function line(name: string, value: string): string {
  return `${name.padEnd(24)}${value.padStart(8)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
