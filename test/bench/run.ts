/** `npm run bench`: measures in several processes, takes the median of each ratio, and prints the tables. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/command.ts';
import { ROOT } from '../support/contract.ts';
import type { Times } from './measure.ts';
import { measureSizes } from './size.ts';

const USAGE = `usage: bench [options]

Measures speed and size with this version of Node, and prints the tables. It takes some minutes. Exits with 1 if a
size exceeds its budget.

  --write  also write the tables to docs/performance.md

Example: npm run bench -- --write`;

const PROCESSES = 3;

async function main({ write }: { write: boolean }): Promise<number> {
  // Imported late: compiling all contenders takes seconds, and `--help` needs none of them.
  const { cases } = await import('./cases.ts');
  const seen: Times[] = [];
  const fresh: Times[] = [];
  for (let i = 1; i <= PROCESSES; i++) {
    console.error(`Round ${i} of ${PROCESSES}, all cases in one process`);
    seen.push(measure());
    console.error(`Round ${i} of ${PROCESSES}, each case in a fresh process`);
    const alone = [...cases.keys()].map((index) => measure(String(index)));
    fresh.push(Object.assign({}, ...alone));
  }
  /** The ratio of the times of two contenders on a case: the median of all processes. */
  const ratio = (name: string, one: string, other: string, processes: Times[] = seen) => {
    const times = processes.map((all) => all[name] ?? {});
    return median(times.map((by) => (by[one] ?? Number.NaN) / (by[other] ?? Number.NaN)));
  };

  const speed = cases.map(({ name, valid, goal = Infinity }) => {
    const json = valid || goal < Infinity ? ratio(name, 'ours', 'json') : Number.NaN;
    if (json > goal) console.error(`${name}: ${digits(json)} misses the goal ${goal}`);
    const others = ['ajv', 'zod'].map((by) => digits(ratio(name, by, 'ours')));
    return [name, digits(json), ...others, digits(ratio(name, 'ajv', 'ours', fresh))];
  });
  const sizes = await measureSizes();
  const machine = `Node ${process.versions.node} on ${cpus()[0]?.model.trim()}, ${cpus().length} cores`;
  const head = ['Value', '÷ JSON.parse', 'times as fast as Ajv', 'times as fast as zod'];
  const tables = [
    table([...head, 'times as fast as Ajv, in a fresh process'], speed),
    table(
      ['Minified and gzipped code', 'KB'],
      sizes.map(({ name, bytes }) => [name, kilobytes(bytes)]),
    ),
    `${machine}. Each figure is the median of ${PROCESSES} processes.`,
  ].join('\n');
  console.log(tables);
  if (write) writeTables(tables);
  const over = sizes.filter(({ bytes, most }) => bytes > most);
  for (const { name, bytes, most } of over) {
    const grown = `${name}: ${bytes} bytes, ${bytes - most} over its budget of ${most}`;
    console.error(`${grown}; find what grew, or raise the budget in test/bench/size.ts`);
  }
  return over.length > 0 ? 1 : 0;
}

/** Measures in a process of its own every case, or only the one whose number is given. */
function measure(...one: string[]): Times {
  const args = ['--import', 'tsx', 'test/bench/measure.ts', ...one];
  // The process shows its progress on stderr.
  const printed = execFileSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = printed.trim().split('\n');
  return Object.assign({}, ...lines.map((line) => JSON.parse(line)));
}

/** Writes the tables between the two comments that the guide has for them. */
function writeTables(tables: string): void {
  const file = 'docs/performance.md';
  const text = readFileSync(join(ROOT, file), 'utf8');
  const place = /(<!-- the figures[^>]*-->\n)[\s\S]*?(\n<!-- the end of the figures -->)/;
  if (!place.test(text))
    throw new Error(`${file} has no comments that mark the place for the figures; restore them`);
  writeFileSync(
    join(ROOT, file),
    text.replace(place, (_, start, end) => start + tables + end),
  );
  console.log(`Written to ${file}.`);
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(2);

/** Three digits; nothing for a contender that has no figure. */
function digits(value: number): string {
  return Number.isNaN(value) ? '' : String(Number(value.toPrecision(3)));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const options = { write: { type: 'boolean', default: false } } as const;

process.exitCode = await runCommand(USAGE, options, process.argv.slice(2), main);
