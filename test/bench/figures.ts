/** The figures as text: the tables of the guide, and what the README quotes from them. */

/** A table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** The columns of the table of speeds that the README quotes; those of later ones have a remark. */
const BESIDE_JSON = 1;
const BESIDE_AJV = [
  [2, ''],
  [4, ', in a fresh process'],
] as const;

/**
 * What the README quotes: the whole range of the table of speeds, with the cases at both ends, then the size and
 * the time of an import.
 *
 * @param figures the text between the marks of the guide
 */
export function quoteFigures(figures: string): string {
  const rows = cellsOf(figures);
  const speeds = rows.filter((row) => row.length > 4).slice(1);
  const column = (at: number, remark = '') =>
    speeds.map((row) => ({ figure: /[\d.]+/.exec(row[at] ?? '')?.[0], name: row[0] + remark }));
  const beside = rangeOf(column(BESIDE_JSON));
  const ajv = rangeOf(BESIDE_AJV.flatMap(([at, remark]) => column(at, remark)));
  const size = rows.find(([name]) => name === 'all validators')?.[1];
  const [, time] = /take ([\d.]+ ms) to import/.exec(figures) ?? [];
  return [
    `- Validation takes ${beside}`,
    '  times as long as `JSON.parse` on the same text.',
    `- It is ${ajv}`,
    '  times as fast as Ajv on the same schemas.',
    `- All validators, with their errors, are ${size} KB (minified, gzip), and take ${time} to import.`,
  ].join('\n');
}

/** The cells of all rows with text, heads included. */
function cellsOf(figures: string): string[][] {
  const lines = figures.split('\n').filter((line) => /^\| (?!---)/.test(line));
  return lines.map((line) => line.slice(2, -2).split(' | '));
}

/** The lowest and the highest figure, as printed, and what they belong to. */
function rangeOf(column: { figure: string | undefined; name: string }[]): string {
  const known = column.filter(({ figure }) => figure !== undefined);
  const sorted = known.sort((a, b) => Number(a.figure) - Number(b.figure));
  const ends = [sorted[0], sorted.at(-1)];
  return ends.map((end) => `${end?.figure} (${end?.name})`).join(' to ');
}

/** Matches the figures of a file, between two comments. */
const MARKED = /(<!-- the figures[^>]*-->\n)([\s\S]*?)(\n<!-- the end of the figures -->)/;

/** The figures between the two marks of a text; undefined if it has none. */
export function markedFigures(text: string): string | undefined {
  return MARKED.exec(text)?.[2];
}

/** A text with other figures between its marks. */
export function withFigures(text: string, figures: string): string {
  return text.replace(MARKED, (_, start, __, end) => start + figures + end);
}
