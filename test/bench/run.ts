/**
 * `npm run bench`: checks that all contenders agree, measures in several processes, takes the median of each ratio,
 * and writes the tables into the guide, and the most important figures into the README.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { runCommand } from 'contract-compiler/command.ts';
import type { Times } from './measure.ts';
import { measureSizes, overBudget } from './size.ts';

const USAGE = `usage: bench

Measures speed and size with this version of Node, prints the tables, writes them to docs/performance.md,
and the most important figures to README.md. Exits with 1 if a size exceeds its budget.
There are no options.

Example: npm run bench`;

const ROOT = join(import.meta.dirname, '../..');
const PROCESSES = 3;
const IMPORTS = 15;

const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });

async function main(): Promise<number> {
  // Imported late: compiling all contenders takes seconds, and `--help` needs none of them.
  const { cases } = await import('./cases.ts');
  execFileSync('npx', ['vitest', 'run', 'test/bench/agree'], { cwd: ROOT, stdio: 'inherit' });

  const measure = (...one: string[]): Times =>
    JSON.parse(node('--import', 'tsx', 'test/bench/measure.ts', ...one));
  const seen = Array.from({ length: PROCESSES }, () => measure());
  const fresh = seen.map(() => Object.assign({}, ...cases.map((_, i) => measure(String(i)))));
  /** The ratio of the times of two contenders on a case: the median of all processes. */
  const ratio = (name: string, one: string, other: string, processes: Times[] = seen) => {
    const times = processes.map((all) => all[name] ?? {});
    return median(times.map((by) => (by[one] ?? Number.NaN) / (by[other] ?? Number.NaN)));
  };

  const speed = cases.map(({ name, valid, goal = Infinity }) => {
    const json = valid || goal < Infinity ? ratio(name, 'ours', 'json') : Number.NaN;
    const share = json > goal ? `**${besideGoal(json, goal)}**` : besideGoal(json, goal);
    const others = ['ajv', 'zod'].map((by) => digits(ratio(name, by, 'ours')));
    const shown = goal < Infinity ? `${share} (≤ ${goal})` : share;
    return [name, shown, ...others, digits(ratio(name, 'ajv', 'ours', fresh))];
  });
  const sizes = await measureSizes();
  const imports = digits(median(Array.from({ length: IMPORTS }, importTime)));
  const machine = `Node ${process.versions.node} on ${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
  const head = ['What is validated', '÷ JSON.parse (goal)', 'times as fast as Ajv', 'as zod'];
  const tables = [
    table([...head, 'as Ajv, in a fresh process'], speed),
    table(
      ['Minified, gzip', 'KB', 'at most'],
      sizes.map(({ name, bytes, most }) => {
        // Another decimal if a size would otherwise be printed as equal to its budget.
        const decimals = kilobytes(bytes) === kilobytes(most) ? 2 : 1;
        return [name, kilobytes(bytes, decimals), kilobytes(most, decimals)];
      }),
    ),
    `All validators take ${imports} ms to import.\n`,
    `${machine}; the median of ${PROCESSES} processes. A figure that misses its goal is bold.`,
  ].join('\n');
  console.log(tables);
  write('docs/performance.md', tables);

  const many = cases.filter(({ payloads }) => payloads.length === 256);
  const range = (one: string, other: string) => {
    const values = many.map(({ name }) => ratio(name, one, other));
    return `${digits(Math.min(...values))} to ${digits(Math.max(...values))}`;
  };
  const { bytes = 0 } = sizes.find(({ name }) => name === 'all validators') ?? {};
  const figures = [
    `Validating requests that differ in their fields, 256 shapes in mixed order, takes ${range('ours', 'json')} times`,
    `as long as \`JSON.parse\` on the same text, and is ${range('ajv', 'ours')} times as fast as Ajv on the same schemas.`,
    `All validators, with their errors, are ${kilobytes(bytes)} KB (minified, gzip), and take ${imports} ms to import.`,
  ];
  write('README.md', figures.join('\n'));
  const over = overBudget(sizes);
  for (const line of over) console.error(line);
  return over.length > 0 ? 1 : 0;
}

/** Writes figures between the two marks that a file has for them. */
function write(file: string, figures: string): void {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const marks = /(<!-- the figures[^>]*-->\n)[\s\S]*?(\n<!-- the end of the figures -->)/;
  if (!marks.test(text))
    throw new Error(`${file} has no comments that mark the place for the figures; restore them`);
  const written = text.replace(marks, (_, start, end) => start + figures + end);
  writeFileSync(join(ROOT, file), written);
  console.log(`Written to ${file}.`);
}

/** Milliseconds of processor time that it takes to import all validators. */
function importTime(): number {
  const script = `await import('data:text/javascript,');
    const start = process.cpuUsage();
    await import('./generated/validators.js');
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);`;
  return Number(node('--input-type=module', '-e', script));
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

const kilobytes = (bytes: number, decimals: number = 1) => (bytes / 1024).toFixed(decimals);

function digits(value: number): string {
  return Number.isNaN(value) ? '' : value.toFixed(decimals(value));
}

/** A figure beside its goal, with another decimal if it would otherwise be printed as equal to the goal. */
function besideGoal(value: number, goal: number): string {
  const printed = digits(value);
  return Number(printed) === goal ? value.toFixed(decimals(value) + 1) : printed;
}

function decimals(value: number): number {
  if (value < 0.1) return 3;
  // From 9.995, two decimals would print 10.00.
  return value < 9.995 ? 2 : 1;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), main);
