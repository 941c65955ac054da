/** Pieces of Markdown: code, links, tables and fences. */

import stringify from 'json-stringify-pretty-compact';
import type { Json } from '../json.ts';

/** One or more lines in a cell of a table. */
type Cell = string | string[];

export interface Row {
  /** The title of the group that the row belongs to. */
  group?: string;
  cells: Cell[];
}

/** A value as code. */
export function code(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/**
 * A link to a named target: `schema:Word`, `operation:listJobs`, `message:Transcript`, `file:samples/one.ts`, or a
 * guide, `messages.md#flags`.
 */
export function link(text: string, target: string): string {
  return `[${text}](${target})`;
}

/** An emphasized word, such as _required_. */
export function badge(word: string): string {
  return `_${word}_`;
}

/** A heading with some blocks below it; nothing if all of them are empty. */
export function section(title: string, blocks: readonly string[]): string[] {
  return blocks.some(Boolean) ? [`## ${title}`, ...blocks] : [];
}

/** A list, a line for each item. */
export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Fenced code, with a line above it that introduces it. */
export function fence(language: string, text: string, label = ''): string {
  // A fence must be longer than any fence within it.
  const inner = text.match(/^`{3,}/gm) ?? [];
  const longest = Math.max(2, ...inner.map((ticks) => ticks.length));
  const mark = '`'.repeat(longest + 1);
  const fenced = `${mark}${language}\n${text.trimEnd()}\n${mark}`;
  return label === '' ? fenced : `${label}:\n\n${fenced}`;
}

/** JSON as fenced code; short objects and lists take one line. */
export function fenceJson(value: Json, label = ''): string {
  return fence('json', stringify(value, { indent: 2, maxLength: 72 }), label);
}

/**
 * A table, or nothing without rows. Each group of rows is a separate table, below a heading and without its
 * empty columns.
 */
export function table(head: string[], rows: readonly Row[]): string {
  const groups = [...new Set(rows.map(({ group = '' }) => group))];
  const tables = groups.map((title) => {
    const own = rows.filter(({ group = '' }) => group === title);
    const written = writeTable(head, own);
    return title === '' ? written : `## ${title}\n\n${written}`;
  });
  return tables.join('\n\n');
}

/** A table without its empty columns. */
function writeTable(head: string[], rows: readonly Row[]): string {
  const body = rows.map(({ cells }) => head.map((_, column) => writeCell(cells[column])));
  const isFilled = (column: number) => body.some((cells) => cells[column] !== '');
  const separators = head.map(() => '---');
  const lines = [head, separators, ...body].map((cells) => {
    const shown = cells.filter((_, column) => isFilled(column));
    return `| ${shown.join(' | ')} |`;
  });
  return lines.join('\n');
}

function writeCell(cell: Cell = ''): string {
  const lines = [cell].flat();
  const escaped = lines.map((line) => line.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim());
  return escaped.filter(Boolean).join('<br>');
}

/** The anchor of a heading, as on code hosts. */
export function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** The line of a text in its source; undefined if the source does not contain it. */
export function lineOf(text: string, source = ''): number | undefined {
  const at = source.indexOf(text);
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}
