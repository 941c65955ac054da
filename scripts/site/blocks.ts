/** What pages are made of: data, rendered as markup for the page and as Markdown for its twin. */
import type { Json } from '../model/json.ts';
import { slug } from './html.ts';

/** A line of Markdown. One that is folded shows its summary on the page; the twin has the text. */
export type Line = string | { summary: string; text: string };

/** The content of a cell: one line or several. */
export type Cell = Line | Line[];

export interface Row {
  /** The anchor of the row on the page. */
  id?: string;
  /** The title of the group that the row belongs to. */
  group?: string;
  cells: Cell[];
}

export interface Table {
  kind: 'table';
  /** What the table holds, for those who do not see it. */
  label: string;
  head: string[];
  rows: Row[];
  /** An example of what to type into the filter above the table; without it there is no filter. */
  filter?: string;
  /** The name of its look in the style sheets. */
  look?: string;
}

export interface Code {
  kind: 'code';
  label: string;
  language: string;
  text: string;
  /** Where it stands as a file, from the root of the project. */
  file?: string;
}

/** Short texts side by side. */
export interface Cards {
  kind: 'cards';
  cards: { title: string; text: string }[];
}

/** Who sends what to whom, one after the other. */
export interface Steps {
  kind: 'steps';
  label: string;
  steps: Step[];
}

/** The form that checks JSON against the contract; it needs the page, so the twin only names it. */
export interface Checker {
  kind: 'checker';
  /** The schemas to check against, and what they are called; what is sent is read strictly. */
  choices: { schema: string; text: string; sent: boolean }[];
}

/** An arrow between client and service, dashed where it is `quiet`, or words between arrows. */
export type Step =
  | { from: 'client' | 'service'; label: string; note: string; quiet?: boolean }
  | string;

/** A piece of a page; text alone is Markdown. */
export type Block = string | Table | Code | Cards | Steps | Checker;

/** A value as code. */
export function code(value: Json): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/**
 * A link. It leads to what it names: `schema:Word.start`, `operation:listJobs`,
 * `message:Word`, or a guide, `messages.md#flags`.
 */
export function link(text: string, target: string): string {
  return `[${text}](${target})`;
}

/** A short word on a colored ground; the twin emphasizes it. */
export function badge(word: string): string {
  return `_${word}_`;
}

/** A table, in the usual look and without a filter unless `more` says otherwise. */
export function table(
  label: string,
  head: string[],
  rows: Row[],
  more: Pick<Table, 'filter' | 'look'> = {},
): Table {
  return { kind: 'table', label, head, rows, ...more };
}

/** Rows of one group that begin alike as one row, with each line of the other cells once. */
export function mergeRows(rows: readonly Row[]): Row[] {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const [first = '', ...others] = row.cells;
    const key = JSON.stringify([row.group, first]);
    const before = merged.get(key)?.cells.slice(1) ?? [];
    const cells = others.map((cell, index) => [...new Set([before[index] ?? [], cell].flat())]);
    merged.set(key, { ...row, cells: [first, ...cells] });
  }
  return [...merged.values()];
}

/** Rows that belong together, under a heading unless the title is empty. */
export interface Group {
  /** The anchor of the heading. */
  id: string;
  title: string;
  rows: Row[];
}

/** The rows of a table by their groups, in the order in which these come first. */
export function groupsOf({ label, rows }: Table): Group[] {
  const titles = [...new Set(rows.map(({ group = '' }) => group))];
  return titles.map((title) => ({
    id: slug(`${label} ${title}`),
    title,
    rows: rows.filter(({ group = '' }) => group === title),
  }));
}

/** JSON as code. */
export function json(label: string, value: Json): Code {
  return { kind: 'code', label, language: 'json', text: JSON.stringify(value, null, 2) };
}

/** Blocks as Markdown; the groups of tables are headings one level below those of the text. */
export function markdownOf(blocks: readonly Block[]): string {
  const hasHeadings = blocks.some((block) => typeof block === 'string' && /^## /m.test(block));
  const mark = hasHeadings ? '###' : '##';
  const texts = blocks.map((block) => writeBlock(block, mark)).filter(Boolean);
  return `${texts.join('\n\n')}\n`;
}

function writeBlock(block: Block, mark: string): string {
  if (typeof block === 'string') return block.trim();
  switch (block.kind) {
    case 'code':
      return `${block.label}:\n\n\`\`\`${block.language}\n${block.text.trimEnd()}\n\`\`\``;
    case 'checker':
      return 'The form is on this page of the site only.';
    case 'cards':
      return block.cards.map(({ title, text }) => `- ${title}: ${text}`).join('\n');
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${writeStep(step)}`).join('\n');
    case 'table':
      return groupsOf(block)
        .map((group) => writeGroup(block, group, mark))
        .join('\n\n');
  }
}

function writeStep(step: Step): string {
  if (typeof step === 'string') return step;
  const to = step.from === 'client' ? 'service' : 'client';
  return `${step.from} → ${to}: ${code(step.label)}, ${step.note}`;
}

function writeGroup({ head }: Table, { title, rows }: Group, mark: string): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    ...(title === '' ? [] : [`${mark} ${title}`, '']),
    line(head),
    line(head.map(() => '---')),
    ...rows.map(({ cells }) => line(cells.map(writeCell))),
  ].join('\n');
}

function writeCell(cell: Cell): string {
  return [cell]
    .flat()
    .map((one) => (typeof one === 'string' ? one : one.text).replaceAll('|', '\\|'))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('<br>');
}
