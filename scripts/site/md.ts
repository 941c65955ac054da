/** Pieces of Markdown. */
import stringify from 'json-stringify-pretty-compact';
import type { Json } from '../base/json.ts';

/** One or more lines in a cell of a table. */
export type Cell = string | string[];

/** A value as code. */
export function code(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export const list = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join('\n');

export const fence = (language: string, text: string): string =>
  `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/** JSON as fenced code; short objects and lists take one line. */
export const fenceJson = (value: Json): string =>
  fence('json', stringify(value, { indent: 2, maxLength: 80 }));

/** A table without its empty columns. */
export function table(head: string[], rows: readonly Cell[][]): string {
  const body = rows.map((row) => head.map((_, column) => cellText(row[column])));
  const isFilled = (_: string, column: number) => body.some((row) => row[column] !== '');
  const lines = [head, head.map(() => '---'), ...body];
  return lines.map((cells) => `| ${cells.filter(isFilled).join(' | ')} |`).join('\n');
}

function cellText(cell: Cell = ''): string {
  const lines = [cell].flat().filter(Boolean);
  return lines.join('<br>').replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();
}
