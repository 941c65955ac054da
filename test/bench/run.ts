/**
 * `npm run bench`: measures in several processes of their own, takes the median of each ratio, sets
 * it against its goal, prints the table, writes it to `results.json` beside this file and into the
 * guide on performance, and the few figures that matter into the README.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { cases, parsing } from './cases.ts';
import { type Measurement, type Results, rows, shownIn, table, withFigures } from './report.ts';
import { SIZES, sizeOf } from './size.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(import.meta.dirname, 'results.json');
const PROCESSES = 5;
const IMPORTS = 15;

/** What is loaded to measure how long loading takes: one file each. */
const MODULES: Record<string, string> = {
  empty: 'export {};',
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
      for (const name of Object.keys(imports)) imports[name]?.push(importTime(folder, name));
    }
    const sizes = [];
    for (const size of SIZES) sizes.push({ ...size, bytes: await sizeOf(size.contents) });
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}; the median of ${PROCESSES} processes`;
    const results: Results = { machine, rows: rows(cases, parsing, measurements, imports, sizes) };
    console.log(`${table(results.rows)}\n\n${machine}.`);
    const missed = results.rows.filter(({ met }) => met === false).length;
    console.log(missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`);
    writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
    for (const [file, figures] of Object.entries(shownIn(results))) {
      writeFileSync(join(ROOT, file), withFigures(readFileSync(join(ROOT, file), 'utf8'), figures));
      console.log(`Written to ${file}.`);
    }
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

/** Milliseconds that a process takes to import a file; its loader has loaded an empty one before. */
function importTime(folder: string, name: string): number {
  const url = JSON.stringify(join(folder, `${name}.mjs`));
  const empty = JSON.stringify(join(folder, 'empty.mjs'));
  const script = `await import(${empty}); const start = performance.now(); await import(${url}); console.log(performance.now() - start)`;
  return Number(node('--input-type=module', '-e', script));
}

await main();
