/**
 * `npm run bench`: checks that all contenders agree, measures in several processes, takes the median of
 * each ratio, and writes the tables into the guide and the README.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { runCommand } from '../../scripts/command.ts';
import type { Case } from './cases.ts';
import { headline, type Results, summary, withFigures } from './report.ts';
import { overBudget, SIZES, sizeOf } from './size.ts';

const USAGE = `usage: bench

Measures speed and size by this version of Node, prints the tables, and writes them to
docs/performance.md, and the figures that matter most to README.md. Exits with 1 where a size is over its budget.
There are no options.

Example: npm run bench`;

const ROOT = join(import.meta.dirname, '../..');
const PROCESSES = 3;
const IMPORTS = 15;

/** The modules whose import is timed: an empty one first, for the loader itself. */
const MODULES = { empty: 'export {};', all: `export * from './generated/validators.js';` };

async function main(): Promise<number> {
  // Imported late: compiling all contenders takes seconds, and `--help` needs none of them.
  const { cases } = await import('./cases.ts');
  execFileSync('npx', ['vitest', 'run', 'test/bench/agree'], { cwd: ROOT, stdio: 'inherit' });
  // Outside the project, so that nothing but the bundles is loaded.
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const results = await measured(folder, cases);
    const tables = summary(results, cases);
    console.log(tables);
    write('docs/performance.md', tables);
    write('README.md', headline(results, cases));
    const over = overBudget(results.sizes);
    for (const line of over) console.error(line);
    return over.length > 0 ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measured(folder: string, cases: Case[]): Promise<Results> {
  await bundle(folder, 'measure', { entryPoints: [join(ROOT, 'test/bench/measure.ts')] });
  for (const [name, contents] of Object.entries(MODULES)) {
    await bundle(folder, name, { stdin: { contents, resolveDir: ROOT } });
  }
  const measure = (...args: string[]) => JSON.parse(node(join(folder, 'measure.mjs'), ...args));
  const [seen, fresh]: [Results['seen'], Results['fresh']] = [[], []];
  for (let i = 0; i < PROCESSES; i++) {
    seen.push(measure());
    fresh.push(cases.map((_, index) => measure(String(index))));
    process.stderr.write(`process ${i + 1} of ${PROCESSES}\n`);
  }
  const imports = Array.from({ length: IMPORTS }, () => importTime(folder));
  const sizing = SIZES.map(async (one) => ({ ...one, bytes: await sizeOf(one.contents) }));
  const on = `${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
  const machine = `Node ${process.versions.node} on ${on}; the median of ${PROCESSES} processes`;
  return { machine, seen, fresh, imports, sizes: await Promise.all(sizing) };
}

function write(file: string, figures: string): void {
  writeFileSync(join(ROOT, file), withFigures(readFileSync(join(ROOT, file), 'utf8'), figures));
  console.log(`Written to ${file}.`);
}

async function bundle(folder: string, name: string, input: BuildOptions): Promise<void> {
  await build({
    ...input,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    outfile: join(folder, `${name}.mjs`),
    logLevel: 'error',
  });
}

function node(...args: string[]): string {
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
}

/** Milliseconds of processor time that it takes to import all validators. */
function importTime(folder: string): number {
  const [empty, all] = ['empty', 'all'].map((one) => JSON.stringify(join(folder, `${one}.mjs`)));
  const script = `await import(${empty});
    const start = process.cpuUsage();
    await import(${all});
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);`;
  return Number(node('--input-type=module', '-e', script));
}

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), main);
