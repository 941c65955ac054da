/** From measurements to rows with goals, and to a table. Pure: a test can pass any figures. */
import type { Case } from './cases.ts';

/** What one process measured; times in nanoseconds a call. */
export interface Measurement {
  cases: { name: string; times: Record<string, number> }[];
  parsing: { name: string; parse: number; validate: number }[];
  dateTime: number;
}

/** What was measured with one version of Node. */
export interface Measured {
  node: string;
  /** Processes that had seen many shapes before. */
  seen: Measurement[];
  /** The same, each case in a process of its own. */
  fresh: Measurement['cases'][];
  /** Milliseconds. */
  imports: Record<string, number[]>;
}

export interface Row {
  name: string;
  /** What was measured: a ratio, or a time. */
  what: string;
  value: number;
  /** The figure as one reads it. */
  text: string;
  goal: string;
  /** Null without a goal. */
  met: boolean | null;
}

/** What a run of the benchmark leaves behind. */
export interface Results {
  /** Where it ran, and how often. */
  machine: string;
  runs: { node: string; seen: Row[]; fresh: Row[]; others: Row[] }[];
  sizes: Row[];
}

/** What is shown beside each case, and whether it is how fast we are or how slow. */
const COLUMNS = ['json', 'ajv', 'typebox', 'blaze', 'zod'] as const;
const TITLES: Record<(typeof COLUMNS)[number], string> = {
  json: '÷ JSON.parse',
  ajv: 'times as fast as Ajv',
  typebox: 'times as fast as typebox',
  blaze: 'times as fast as Blaze',
  zod: 'times as fast as zod, from the schema',
};

/** The rows of one run, from what each process measured and how long imports took. */
export function rowsOf(
  { node, seen, fresh, imports }: Measured,
  cases: Case[],
  parsing: { name: string; goal: number }[],
  blaze: ReadonlyMap<string, number>,
): Results['runs'][number] {
  const all = seen.map((one) => one.cases);
  const ours = (name: string) =>
    median(all.map((one) => one.find((other) => other.name === name)?.times.ours ?? Number.NaN));
  const byParsing = parsing.map(({ name, goal }, i) => {
    const ratios = seen.map(
      ({ parsing: read }) => (read[i]?.parse ?? 0) / (read[i]?.validate ?? 0),
    );
    return atMost(`defaults: ${name}`, '÷ validation alone', median(ratios), goal);
  });
  const [same, differing] = ['with the same options', 'whose options differ'].map((which) =>
    ours(`page of jobs ${which}`),
  );
  const time = (name: string) => median(imports[name] ?? []);
  const dateTime = median(seen.map((one) => one.dateTime));
  return {
    node,
    seen: caseRows(cases, all, blaze),
    fresh: caseRows(cases, fresh, blaze),
    others: [
      atMost('page of differing jobs', '÷ one of equal jobs', (differing ?? 0) / (same ?? 0), 1.2),
      ...byParsing,
      atMost('date-time', 'ns', dateTime, 80),
      atMost('import of one validator', 'ms', time('one'), 1.5),
      atMost('import of all validators', 'ms', time('all'), 5),
      atLeast('import of all validators', 'times as fast as zod', time('zod') / time('all'), 4),
    ],
  };
}

function caseRows(
  cases: Case[],
  measurements: Measurement['cases'][],
  blaze: ReadonlyMap<string, number>,
): Row[] {
  const over = (index: number, a: string, b: string) =>
    median(
      measurements.map((measured) => {
        const { name, times } = measured[index] as Measurement['cases'][number];
        const all: Record<string, number> = { ...times, blaze: blaze.get(name) ?? Number.NaN };
        return (all[a] ?? Number.NaN) / (all[b] ?? Number.NaN);
      }),
    );
  const rows = cases.flatMap(({ name, goals, valid }, i) =>
    // What is refused is read by nobody, and timed by Blaze in no way.
    COLUMNS.filter((by) => valid || (by !== 'json' && by !== 'blaze')).map((by) => {
      const goal = { typebox: undefined, ...goals }[by];
      return by === 'json'
        ? atMost(name, TITLES[by], over(i, 'ours', by), goal)
        : atLeast(name, TITLES[by], over(i, by, 'ours'), goal);
    }),
  );
  return rows.filter(({ value }) => !Number.isNaN(value));
}

/** Sizes in bytes as rows. */
export function sizeRows(sizes: { name: string; most: number; bytes: number }[]): Row[] {
  return sizes.map(({ name, most, bytes }) =>
    atMost(name, 'KB', bytes / 1024, Math.round(most / 102.4) / 10),
  );
}

const shown = ({ text, met }: Row) => (met === false ? `**${text}**` : text);

function caseTable(title: string, rows: Row[]): string {
  const names = [...new Set(rows.map(({ name }) => name))];
  const titles = COLUMNS.map((column) => TITLES[column]).filter((column) =>
    rows.some(({ what }) => what === column),
  );
  const lines = names.map((name) => {
    const cells = titles.map((what) => {
      const row = rows.find((one) => one.name === name && one.what === what);
      return row ? shown(row) : '';
    });
    return `| ${[name, ...cells].join(' | ')} |\n`;
  });
  return `| ${[title, ...titles].join(' | ')} |\n|---|${titles.map(() => '---|').join('')}\n${lines.join('')}`;
}

function otherTable(title: string, rows: Row[]): string {
  const lines = rows.map((row) => `| ${row.name} | ${shown(row)} ${row.what} | ${row.goal} |\n`);
  return `| ${title} | Measured | Goal |\n|---|---|---|\n${lines.join('')}`;
}

/** The figures of a run as the guide shows them. A figure that misses its goal is bold. */
export function summary({ runs, sizes, machine }: Results): string {
  const parts = runs.flatMap(({ node, seen, fresh, others }) => [
    `## Node ${node}\n`,
    caseTable('After many shapes', seen),
    caseTable('In a fresh process', fresh),
    otherTable('Otherwise', others),
  ]);
  const words = `${machine}. A figure that misses its goal is bold.`;
  return [...parts, '## Sizes\n', otherTable('Minified, gzip', sizes), words].join('\n');
}

/** The few figures of a run that matter most, in a paragraph: from the least to the most of each. */
export function headline({ runs, sizes }: Results): string {
  const [{ seen, fresh, others } = { seen: [], fresh: [], others: [] }] = runs;
  const range = (what: string, of: RegExp, rows: Row[] = seen) => {
    const found = rows.filter((row) => row.what === what && of.test(row.name));
    const values = found.map(({ value }) => value);
    return `${digits(Math.min(...values))} to ${digits(Math.max(...values))}`;
  };
  const figure = (rows: Row[], name: string) => rows.find((row) => row.name === name)?.text ?? '?';
  const [many, one] = [/256 shapes/, /request, every option/];
  return [
    `Validating requests of 256 shapes, in any order, takes ${range(TITLES.json, many)} times as long as \`JSON.parse\` on`,
    `the same text; it is ${range(TITLES.ajv, many)} times as fast as Ajv and ${range(TITLES.zod, many)} times as fast as zod,`,
    `both made from the same schemas. One request again and again is ${range(TITLES.ajv, one)} times as fast as by Ajv`,
    `where others came before, and ${range(TITLES.ajv, one, fresh)} times where it is the first in a process.`,
    `All validators, explanations included, are ${figure(sizes, 'all validators')} KB (gzip), and take ${figure(others, 'import of all validators')} ms to import.`,
  ].join('\n');
}

/** What each file shows of a run. */
export function shownIn(results: Results): Record<string, string> {
  return { 'docs/performance.md': summary(results), 'README.md': headline(results) };
}

/** Where figures are in a text. */
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

function atMost(name: string, what: string, value: number, goal?: number, sign = '≤'): Row {
  const isMet = sign === '≤' ? value <= Number(goal) : value >= Number(goal);
  const met = goal === undefined ? null : isMet;
  return { name, what, value, text: digits(value), goal: goal ? `${sign} ${goal}` : '', met };
}

function atLeast(name: string, what: string, value: number, goal?: number): Row {
  return atMost(name, what, value, goal, '≥');
}

function digits(value: number): string {
  return value.toFixed(value < 0.1 ? 3 : value < 10 ? 2 : 1);
}

/** The middle one of some figures. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
