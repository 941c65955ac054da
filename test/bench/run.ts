/**
 * `npm run bench`: measures in several processes of their own, takes the median of each ratio, sets
 * it against its goal, prints the table and writes it to `.build/bench.json`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { cases, parsing } from './cases.ts';
import type { Measurement } from './measure.ts';
import { type Row, rows, table } from './report.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, '.build/bench.json');
const PROCESSES = 5;
const IMPORTS = 15;

/** What is loaded to measure how long loading takes: one file each. */
const MODULES: Record<string, string> = {
  one: `export { validateTranscriptMessage } from './generated/validators.js';`,
  all: `export * from './generated/validators.js';`,
  zod: `import * as z from 'zod';
    import { schemas } from './test/bench/contenders/zod.ts';
    export const all = schemas(z.looseObject);`,
};

async function main(): Promise<void> {
  // Beside the project, so that nothing of it is read but the bundles.
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await bundle(folder, 'measure', { entryPoints: [join(ROOT, 'test/bench/measure.ts')] });
    for (const [name, contents] of Object.entries(MODULES)) {
      await bundle(folder, name, { stdin: { contents, resolveDir: ROOT } });
    }
    const measurements: Measurement[] = [];
    for (let i = 0; i < PROCESSES; i++) {
      measurements.push(JSON.parse(node(join(folder, 'measure.mjs'))));
      process.stderr.write(`process ${i + 1} of ${PROCESSES}\n`);
    }
    const imports: Record<string, number[]> = { one: [], all: [], zod: [] };
    for (let i = 0; i < IMPORTS; i++) {
      for (const name of Object.keys(MODULES)) imports[name]?.push(importTime(folder, name));
    }
    const result = rows(cases, parsing, measurements, imports);
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`;
    write(result, machine);
    console.log(`${table(result)}\n\n${machine}; the median of ${PROCESSES} processes.`);
    const missed = result.filter(({ met }) => met === false).length;
    console.log(missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`);
    console.log(`Written to ${relative(process.cwd(), OUT)}.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
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

/** Milliseconds that a fresh process takes to import a file. */
function importTime(folder: string, name: string): number {
  const url = JSON.stringify(join(folder, `${name}.mjs`));
  const empty = JSON.stringify(`data:text/javascript,export{}`);
  const script = `await import(${empty}); const start = performance.now(); await import(${url}); console.log(performance.now() - start)`;
  return Number(node('--input-type=module', '-e', script));
}

function write(result: Row[], machine: string): void {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const text = JSON.stringify({ machine, processes: PROCESSES, rows: result }, null, 2);
  writeFileSync(OUT, `${text}\n`);
}

await main();
