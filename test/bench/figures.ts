/** The figures as text, between two marks of the guide. */

/** A table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}

/** Matches the figures of a file, between two comments. */
const MARKED = /(<!-- the figures[^>]*-->\n)([\s\S]*?)(\n<!-- the end of the figures -->)/;

/**
 * A text with other figures between its marks.
 *
 * @throws Error when the text has no marks
 */
export function withFigures(text: string, figures: string): string {
  if (!MARKED.test(text))
    throw new Error('the comments that mark the figures are missing; restore them');
  return text.replace(MARKED, (_, start, __, end) => start + figures + end);
}
