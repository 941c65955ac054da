/**
 * `npm run bench`: sees that all contenders agree, measures in several processes of their own, takes the
 * median of each ratio, sets it against its goal, and writes the tables where they are read.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { runCommand, UsageError } from '../../scripts/command.ts';
import { blaze } from './blaze.ts';
import { cases, parsing } from './cases.ts';
import {
  type Measured,
  type Results,
  rowsOf,
  shownIn,
  sizeRows,
  summary,
  withFigures,
} from './report.ts';
import { SIZES, sizeOf } from './size.ts';

const USAGE = `usage: bench [VERSION ...]

Measures speed and size by this version of Node, and by those that are named, which npm installs
somewhere else. Prints the tables and writes them to test/bench/results.json, docs/performance.md and
README.md. There are no options.

Example: npm run bench -- 24`;

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(import.meta.dirname, 'results.json');
const PROCESSES = 3;
const IMPORTS = 15;

/** What is loaded to measure how long loading takes: one file each. */
const MODULES: Record<string, string> = {
  empty: 'export {};',
  one: `export { validateTranscriptMessage } from './generated/validators.js';`,
  all: `export * from './generated/validators.js';`,
  // Our validators make nothing while they are imported; zod makes its schemas.
  zod: `import { fromJSONSchema } from 'zod';
    import { schemas } from './generated/schemas/index.js';
    export const all = Object.values(schemas)
      .filter((schema) => !JSON.stringify(schema).includes('"not":'))
      .map((schema) => fromJSONSchema(schema));`,
};

async function main(versions: string[]): Promise<number> {
  const odd = versions.find((version) => !/^\d+(\.\d+){0,2}$/.test(version));
  if (odd !== undefined) throw new UsageError(`a version is a number such as 24, not "${odd}"`);
  execFileSync('npx', ['vitest', 'run', 'test/bench/agree'], { cwd: ROOT, stdio: 'inherit' });
  // Beside the project, so that nothing of it is read but the bundles.
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await bundle(folder, 'measure', { entryPoints: [join(ROOT, 'test/bench/measure.ts')] });
    for (const [name, contents] of Object.entries(MODULES)) {
      await bundle(folder, name, { stdin: { contents, resolveDir: ROOT } });
    }
    const native = blaze(cases, folder);
    if (native.size === 0) console.error('Blaze is not installed; CONTRIBUTING.md says how.');
    const runs = [];
    for (const node of [process.execPath, ...versions.map(nodeOf)]) {
      runs.push(rowsOf(measured(node, folder), cases, parsing, native));
    }
    const sizes = [];
    for (const size of SIZES) sizes.push({ ...size, bytes: await sizeOf(size.contents) });
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores; the median of ${PROCESSES} processes`;
    const results: Results = { machine, runs, sizes: sizeRows(sizes) };
    console.log(summary(results));
    const rows = [
      ...runs.flatMap(({ seen, fresh, others }) => [seen, fresh, others]),
      results.sizes,
    ];
    const missed = rows.flat().filter(({ met }) => met === false).length;
    console.log(missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`);
    writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
    for (const [file, figures] of Object.entries(shownIn(results))) {
      writeFileSync(join(ROOT, file), withFigures(readFileSync(join(ROOT, file), 'utf8'), figures));
      console.log(`Written to ${file}.`);
    }
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures with one version of Node, in processes of their own. */
function measured(node: string, folder: string): Measured {
  const measure = (...args: string[]) =>
    JSON.parse(run(node, join(folder, 'measure.mjs'), ...args));
  const seen = [];
  const fresh = [];
  for (let i = 0; i < PROCESSES; i++) {
    seen.push(measure());
    fresh.push(cases.map((_, index) => measure(String(index))));
    process.stderr.write(`process ${i + 1} of ${PROCESSES}\n`);
  }
  const imports: Measured['imports'] = { one: [], all: [], zod: [] };
  for (let i = 0; i < IMPORTS; i++) {
    for (const name of Object.keys(imports)) imports[name]?.push(importTime(node, folder, name));
  }
  return { node: run(node, '-p', 'process.versions.node').trim(), seen, fresh, imports };
}

/** The program of another version of Node, which npm installs somewhere else. */
function nodeOf(version: string): string {
  return run('npx', '--yes', '-p', `node@${version}`, 'node', '-p', 'process.execPath').trim();
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

function run(program: string, ...args: string[]): string {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, stdio: [...stdio] });
}

/** Milliseconds of processor time that it takes to import a file; the loader has loaded an empty one before. */
function importTime(node: string, folder: string, name: string): number {
  const url = JSON.stringify(join(folder, `${name}.mjs`));
  const empty = JSON.stringify(join(folder, 'empty.mjs'));
  const script = `await import(${empty});
    const start = process.cpuUsage();
    await import(${url});
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);`;
  return Number(run(node, '--input-type=module', '-e', script));
}

process.exitCode = await runCommand(
  USAGE,
  {},
  process.argv.slice(2),
  (_, versions) => main(versions),
  Number.POSITIVE_INFINITY,
);
