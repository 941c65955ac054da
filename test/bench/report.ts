/** From measurements to rows with goals, and to a table. Pure: a test can give it any figures. */
import type { Case } from './cases.ts';

/** What one process measured; times in nanoseconds a call. */
export interface Measurement {
  cases: { name: string; bytes: number; times: Record<string, number> }[];
  parsing: { name: string; parse: number; validate: number }[];
  dateTime: number;
}

export interface Row {
  name: string;
  /** What was measured: a ratio, or a time. */
  what: string;
  value: number;
  /** The figure as one reads it. */
  text: string;
  goal: string;
  /** Null where there is no goal. */
  met: boolean | null;
}

/** What a run of the benchmark leaves behind. */
export interface Results {
  /** Where it ran, and how often. */
  machine: string;
  rows: Row[];
}

interface Parsing {
  name: string;
  goal: number | undefined;
}

/** The rows of the table, from what each process measured and how long imports took. */
export function rows(
  cases: Case[],
  parsing: Parsing[],
  measurements: Measurement[],
  imports: Record<string, number[]>,
  sizes: { name: string; most: number; bytes: number }[],
): Row[] {
  const over = (index: number, a: string, b: string) =>
    median(
      measurements.map(({ cases: measured }) => {
        const { times } = measured[index] as Measurement['cases'][number];
        return (times[a] as number) / (times[b] as number);
      }),
    );
  const byCase = cases.flatMap(({ name, goals, valid }, i) => [
    atMost(name, '÷ hand-written', over(i, 'ours', 'hand'), goals.hand),
    ...(valid ? [atMost(name, '÷ JSON.parse', over(i, 'ours', 'json'), goals.json)] : []),
    atLeast(name, 'times as fast as zod', over(i, 'zod', 'ours'), goals.zod),
    atLeast(name, 'times as fast as z.object', over(i, 'zodStripping', 'ours'), goals.zod),
    atLeast(name, 'times as fast as valibot', over(i, 'valibot', 'ours'), undefined),
  ]);
  const ratios = cases.flatMap(({ mean }, i) => (mean ? [over(i, 'ours', 'hand')] : []));
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const byParsing = parsing.map(({ name, goal }, i) => {
    const all = measurements.map(({ parsing: read }) => read[i]);
    const ratio = median(all.map((read) => (read?.parse ?? 0) / (read?.validate ?? 0)));
    return atMost(`defaults: ${name}`, '÷ validation alone', ratio, goal);
  });
  const time = (name: string) => median(imports[name] ?? []);
  return [
    ...byCase,
    atMost('all valid cases, geometric mean', '÷ hand-written', mean, 1.1),
    ...byParsing,
    atMost('date-time', 'ns', median(measurements.map(({ dateTime }) => dateTime)), 80),
    atMost('import of one validator', 'ms', time('one'), 1.5),
    atMost('import of all validators', 'ms', time('all'), 4),
    atLeast('import of all validators', 'times as fast as zod', time('zod') / time('all'), 4),
    ...sizes.map(({ name, most, bytes }) => atMost(name, 'KB', bytes / 1024, most / 1024)),
  ];
}

/** The rows as a Markdown table. */
export function table(all: Row[]): string {
  const cells = all.map(({ name, what, text, goal, met }) => [
    name,
    what,
    text,
    goal,
    met === null ? '' : met ? 'met' : 'MISSED',
  ]);
  const lines = [['case', 'measured', 'figure', 'goal', ''], ...cells];
  const widths = (lines[0] as string[]).map((_, i) =>
    Math.max(3, ...lines.map((line) => line[i]?.length ?? 0)),
  );
  const line = (parts: string[]) =>
    `| ${parts.map((part, i) => part.padEnd(widths[i] as number)).join(' | ')} |`;
  const [head, ...body] = lines.map(line);
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

const COLUMNS = [
  '÷ hand-written',
  '÷ JSON.parse',
  'times as fast as zod',
  'times as fast as z.object',
  'times as fast as valibot',
];

/**
 * The figures of a run as the guide shows them: a line for each case, and the other figures with
 * their goals. A figure that misses its goal is bold.
 */
export function summary({ rows: all, machine }: Results): string {
  const shown = ({ text, met }: Row) => (met === false ? `**${text}**` : text);
  const isCase = ({ name }: Row) =>
    all.some((row) => row.name === name && row.what === 'times as fast as valibot');
  const names = [...new Set(all.filter(isCase).map(({ name }) => name))];
  const lines = names.map((name) => {
    const cells = COLUMNS.map((what) => {
      const row = all.find((one) => one.name === name && one.what === what);
      return row ? shown(row) : '';
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const others = all
    .filter((row) => !isCase(row))
    .map((row) => `| ${row.name} | ${shown(row)} ${row.what} | ${row.goal} |`);
  return [
    `| Validating | ${COLUMNS.join(' | ')} |`,
    `|---|${COLUMNS.map(() => '---|').join('')}`,
    ...lines,
    '',
    '| Otherwise | Measured | Goal |',
    '|---|---|---|',
    ...others,
    '',
    `${machine}. A figure that misses its goal is bold.`,
  ].join('\n');
}

/** The few figures of a run that matter most, in a paragraph: from the least to the most of each. */
export function headline({ rows: all }: Results): string {
  const valid = new Set(all.filter(({ what }) => what === '÷ JSON.parse').map(({ name }) => name));
  const range = (what: string) => {
    const found = all.filter((row) => row.what === what && valid.has(row.name));
    const [least, most] = [Math.min, Math.max].map((pick) =>
      pick(...found.map(({ value }) => value)),
    );
    return `${digits(least ?? 0)} to ${digits(most ?? 0)}`;
  };
  const one = (name: string, what: string) =>
    all.find((row) => row.name === name && row.what === what)?.text ?? '?';
  return [
    `Validating takes ${range('÷ JSON.parse')} of the time of \`JSON.parse\` on the same text, and`,
    `${range('÷ hand-written')} of that of code written by hand for the same schemas; it is`,
    `${range('times as fast as zod')} times as fast as zod. All validators, explanations included, are`,
    `${one('all validators', 'KB')} KB (gzip), and take ${one('import of all validators', 'ms')} ms to import.`,
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

function atMost(name: string, what: string, value: number, goal: number | undefined): Row {
  const met = goal === undefined ? null : value <= goal;
  return { name, what, value, text: digits(value), goal: goal ? `≤ ${goal}` : '', met };
}

function atLeast(name: string, what: string, value: number, goal: number | undefined): Row {
  const met = goal === undefined ? null : value >= goal;
  return { name, what, value, text: digits(value), goal: goal ? `≥ ${goal}` : '', met };
}

function digits(value: number): string {
  return value.toFixed(value < 0.1 ? 3 : value < 10 ? 2 : 1);
}

/** The middle one of some figures. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
