/** From measurements to rows with goals, and to a table. Pure: a test can give it any figures. */
import type { Case } from './cases.ts';
import type { Measurement } from './measure.ts';

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

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
