import type { Result } from './compare.ts';
import { BREAKING, type Difference, type Verdict } from './verdict.ts';

/** Where a difference is in the files that people edit. */
export type Locate = (difference: Difference) => { file: string; line: number };

export const FORMATS = ['text', 'json', 'annotations'] as const;
export type Format = (typeof FORMATS)[number];

/** Writes what the gate found. */
export function report(result: Result, format: Format, locate: Locate): string {
  if (format === 'json') {
    const differences = result.differences.map((one) => ({ ...one, ...locate(one) }));
    return JSON.stringify({ ...result, differences }, null, 2);
  }
  if (format === 'annotations') return writeAnnotations(result, locate);
  return writeText(result, locate);
}

/** One sentence on the whole: which version comes next, what was found, and whether it may pass. */
function summarise(result: Result): string {
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

function writeText(result: Result, locate: Locate): string {
  // What only readers see would hide the rest; as JSON it is there.
  const shown = result.differences.filter(({ verdict }) => verdict !== 'documentation');
  const paragraphs = shown.map((difference) => {
    const { file, line } = locate(difference);
    const { verdict, whom, pointer } = difference;
    const change = `${describeChange(difference)} at ${showPlace(pointer)}`;
    const proof = proofOf(difference, result) ?? [];
    return [`${file}:${line}: ${verdict}`, whom, change, proof].flat().join('\n  ');
  });
  return [...paragraphs, summarise(result)].join('\n\n');
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

/** What changed, in short: whole objects are named by what they are. */
export function describeChange({ old, new: next }: Difference): string {
  return `${abbreviate(old)} → ${abbreviate(next)}`;
}

function abbreviate(stated: unknown): string {
  if (stated === undefined) return '—';
  const written = typeof stated === 'string' ? stated : JSON.stringify(stated);
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}

/** Workflow commands, which a code host shows next to the line. Mild differences are left out. */
function writeAnnotations(result: Result, locate: Locate): string {
  const lines = result.differences.flatMap((difference) => {
    const level = levelOf(difference.verdict, result.major);
    if (level === undefined) return [];
    const { file, line } = locate(difference);
    const place = `file=${escapeProperty(file)},line=${line},title=${difference.verdict}`;
    const message = `${difference.whom} (${describeChange(difference)}, ${showPlace(difference.pointer)})`;
    const proof = difference.witness ? ` ${proofOf(difference, result)}` : '';
    return [`::${level} ${place}::${escapeText(message + proof)}`];
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
