/** From measurements to the tables of the guide and the sentence of the README. Pure: figures in, text out. */
import type { Case } from './cases.ts';

/** A case as one process measured it; times in nanoseconds a call. */
export interface Measurement {
  name: string;
  times: Record<string, number>;
}

/** What all processes measured. */
export interface Results {
  /** Where it ran, and how often. */
  machine: string;
  /** Measurements in processes that had seen the payloads of all cases before. */
  seen: Measurement[][];
  /** Measurements of each case in a process of its own. */
  fresh: Measurement[][];
  /** Milliseconds that it takes to import all validators. */
  imports: number[];
  sizes: { name: string; bytes: number; most: number }[];
}

type Contender = 'json' | 'ajv' | 'typebox' | 'zod';

/** How many times as long another validator takes as ours, or ours as JSON.parse: the median. */
function ratio(name: string, by: Contender, processes: Measurement[][]): number {
  const ratios = processes.map((cases) => {
    const { times = {} } = cases.find((one) => one.name === name) ?? {};
    const [ours = Number.NaN, other = Number.NaN] = [times.ours, times[by]];
    return by === 'json' ? ours / other : other / ours;
  });
  return median(ratios);
}

const AS_FAST = ['times as fast as Ajv', 'as typebox', 'as zod'];
const SPEED = [
  'What is validated',
  '÷ JSON.parse (goal)',
  ...AS_FAST,
  'as Ajv, in a fresh process',
];

/** The tables of a run: speed and sizes. */
export function summary(results: Results, cases: readonly Case[]): string {
  const { machine, seen, fresh, imports, sizes } = results;
  const speed = cases.map(({ name, valid, goal }) => {
    const json = valid || goal ? ratio(name, 'json', seen) : Number.NaN;
    const others = (['ajv', 'typebox', 'zod'] as const).map((by) => digits(ratio(name, by, seen)));
    const isMissed = goal !== undefined && json > goal;
    const first = `${isMissed ? `**${digits(json)}**` : digits(json)}${goal ? ` (≤ ${goal})` : ''}`;
    return [name, first, ...others, digits(ratio(name, 'ajv', fresh))];
  });
  const budgets = sizes.map(({ name, bytes, most }) => [name, kilobytes(bytes), kilobytes(most)]);
  return [
    table([...SPEED], speed),
    table(['Minified, gzip', 'KB', 'at most'], budgets),
    `All validators take ${digits(median(imports))} ms to import.\n`,
    `${machine}. A figure that misses its goal is bold.`,
  ].join('\n');
}

/** The figures of the README: speed, as ranges over the cases with many shapes, size, and time to import. */
export function headline({ seen, imports, sizes }: Results, cases: readonly Case[]): string {
  const many = cases.filter(({ payloads }) => payloads.length === 256);
  const range = (by: Contender) => {
    const values = many.map(({ name }) => ratio(name, by, seen));
    return `${digits(Math.min(...values))} to ${digits(Math.max(...values))}`;
  };
  const { bytes = 0 } = sizes.find(({ name }) => name === 'all validators') ?? {};
  return [
    `Validating requests that differ in their fields, 256 shapes in mixed order, takes ${range('json')} times`,
    `as long as \`JSON.parse\` on the same text, and is ${range('ajv')} times as fast as Ajv on the same schemas.`,
    `All validators, explanations included, are ${kilobytes(bytes)} KB (gzip), and take ${digits(median(imports))} ms to import.`,
  ].join('\n');
}

/** The marks around the figures in a text. */
const MARKS = /(<!-- the figures[^>]*-->\n)[\s\S]*?(\n<!-- the end of the figures -->)/;

/**
 * A text with figures between its two marks.
 *
 * @throws when the text has no such marks
 */
export function withFigures(text: string, figures: string): string {
  if (!MARKS.test(text)) throw new Error('the text has no place for figures');
  return text.replace(MARKS, (_, start: string, end: string) => `${start}${figures}${end}`);
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function digits(value: number): string {
  return Number.isNaN(value) ? '' : value.toFixed(value < 0.1 ? 3 : value < 10 ? 2 : 1);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
