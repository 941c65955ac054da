import Table from 'cli-table3';
import type { Result } from './compare.ts';
import { BREAKING, type Difference, type Verdict } from './verdict.ts';

/** Where a difference is in the files that people edit. */
export type Locate = (difference: Difference) => { file: string; line: number };

export const FORMATS = ['text', 'json', 'annotations'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Writes what the gate found.
 *
 * @param width how many columns a line of the table may have
 */
export function report(result: Result, format: Format, locate: Locate, width = 140): string {
  if (format === 'json') return writeJson(result, locate);
  if (format === 'annotations') return writeAnnotations(result, locate);
  return writeTable(result, locate, width);
}

/** One sentence on the whole: which version comes next, what was found, and whether it may pass. */
export function summarise(result: Result): string {
  const { from, since, to, next, differences } = result;
  const count = (...verdicts: Verdict[]) =>
    differences.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const found = [
    [count(...BREAKING), 'breaking'],
    [count('unjudged'), 'unjudged'],
    [count('strict-receivers'), 'for strict receivers'],
    [count('compatible'), 'compatible'],
    [count('documentation'), 'for readers of the documentation'],
  ] as const;
  const parts = found.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const all = parts.length > 0 ? parts.join(', ') : 'no difference';
  const versions = `${from} → next: ${next}${next === to ? '' : ` (is ${to})`}`;
  return `${since === undefined ? versions : `Since ${since}`}: ${all}. ${advise(result)}`;
}

function advise({ passes, major, differences, next, since }: Result): string {
  if (passes && major) return 'Passes: the major version was raised.';
  if (passes) return 'Passes.';
  if (differences.some(({ verdict }) => verdict === 'unjudged')) {
    return 'Refused: give the unjudged differences a rule in scripts/compare, or take them back.';
  }
  if (differences.some(({ verdict }) => BREAKING.has(verdict))) {
    const remedy = 'take the breaking changes back, or raise the major version of both documents';
    const raised = '; where it is higher than that of the last release already, they may stay';
    return `Refused: ${remedy}${since === undefined ? '' : raised}.`;
  }
  return `Refused: a release with these differences is ${next} or later; raise the version of both documents.`;
}

function writeTable(result: Result, locate: Locate, width: number): string {
  // What only readers see would hide the rest; as JSON it is there.
  const shown = result.differences.filter(({ verdict }) => verdict !== 'documentation');
  if (shown.length === 0) return summarise(result);
  const verdict = 18;
  // Five lines stand between and around the columns.
  const rest = Math.max(60, width - verdict - 5);
  const shares = [0.4, 0.25, 0.35].map((share) => Math.floor(rest * share));
  const table = new Table({
    head: ['Verdict', 'Where', 'Old → new', 'Whom it breaks'],
    colWidths: [verdict, ...shares],
    wordWrap: true,
    style: { head: [], border: [], compact: true },
  });
  for (const difference of shown) {
    const { file, line } = locate(difference);
    const where = `${file}:${line}\n${showPlace(difference.pointer)}`;
    const cells = [where, describeChange(difference), difference.whom];
    // The table breaks lines between words only; a pointer is one long word.
    const fitting = cells.map((cell, index) => breakWords(cell, (shares[index] ?? 0) - 2));
    table.push([difference.verdict, ...fitting]);
    const proof = proofOf(difference, result);
    const whole = shares.reduce((sum, share) => sum + share, verdict);
    if (proof) table.push([{ colSpan: 4, content: breakWords(proof, whole) }]);
  }
  return `${table.toString()}\n${summarise(result)}`;
}

/** The value that proves a break, or why there is none. */
function proofOf({ witness, unproved }: Difference, { from }: Result): string | undefined {
  if (!witness) return unproved && `no witness: ${unproved}`;
  const { schema, value, acceptedBy } = witness;
  const [taker, other] = acceptedBy === 'base' ? [from, 'this'] : ['this', from];
  return `witness: ${showPlace(schema)} ${JSON.stringify(value)}: accepted by ${taker}, refused by ${other}`;
}

/** A pointer for people: paths and media types in it are written as they are elsewhere. */
function showPlace(pointer: string): string {
  return pointer.replaceAll(/\/?~1/g, '/').replaceAll('~0', '~');
}

/** Breaks every word that is longer than a line: before a slash or after a comma, if it has one. */
function breakWords(cell: string, width: number): string {
  const line = new RegExp(`.{1,${width}}(?=[/{]|(?<=[,:])|$)|.{1,${width}}`, 'gu');
  return cell.replace(/\S+/g, (word) =>
    word.length > width ? (word.match(line) ?? []).join('\n') : word,
  );
}

/** What changed, in short: whole objects are named by what they are. */
export function describeChange({ old, new: next }: Difference): string {
  return `${abbreviate(old)} → ${abbreviate(next)}`;
}

function abbreviate(stated: unknown): string {
  if (stated === undefined) return '—';
  const written = typeof stated === 'string' ? stated : JSON.stringify(stated);
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}

function writeJson(result: Result, locate: Locate): string {
  const differences = result.differences.map((difference) => ({
    ...difference,
    ...locate(difference),
  }));
  return JSON.stringify({ ...result, differences }, null, 2);
}

/** Workflow commands, which a code host shows beside the line. Mild differences are left out. */
function writeAnnotations(result: Result, locate: Locate): string {
  const lines = result.differences.flatMap((difference) => {
    const level = levelOf(difference.verdict, result.major);
    if (level === undefined) return [];
    const { file, line } = locate(difference);
    const properties = { file, line: String(line), title: difference.verdict };
    const list = Object.entries(properties).map(([key, text]) => `${key}=${escapeProperty(text)}`);
    const message = `${difference.whom} (${describeChange(difference)}, ${showPlace(difference.pointer)})`;
    const proof = difference.witness ? ` ${proofOf(difference, result)}` : '';
    return [`::${level} ${list.join(',')}::${escapeText(message + proof)}`];
  });
  return [...lines, summarise(result)].join('\n');
}

function levelOf(verdict: Verdict, major: boolean): 'error' | 'warning' | undefined {
  if (verdict === 'unjudged') return 'error';
  if (BREAKING.has(verdict)) return major ? 'warning' : 'error';
  return verdict === 'strict-receivers' ? 'warning' : undefined;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
