/** What came of a run, as text. */

import { CHECKS } from './judge.ts';
import type { Result, Tally } from './run.ts';

const WHAT = {
  build: 'reading, merging, compiling',
  values: 'defaults and examples against schemas',
  facts: 'comparison with the facts',
  cases: 'cases through the validators',
} as const;

/** The table by kind, the table by check, and a line for each survivor. */
export function reportText({ total, kinds, checks, survivors }: Result): string {
  const sorted = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = [
    row('', 'mutated', 'noticed', 'survived', 'no change'),
    ...sorted.map(([kind, tally]) => tallyRow(kind, tally)),
    tallyRow('total', total),
    '',
    row('noticed by', 'mutants', 'alone'),
    ...CHECKS.map((check) => row(WHAT[check], checks[check].noticed, checks[check].alone)),
  ];
  if (survivors.length > 0) lines.push('');
  for (const { file, pointer, what, crash } of survivors) {
    const how = crash === undefined ? 'no check notices it' : `a check fails on it: ${crash}`;
    lines.push(`${file}#${pointer}: ${what}; ${how}`);
  }
  return lines.join('\n');
}

function tallyRow(name: string, { mutated, noticed, survived, equal }: Tally): string {
  return row(name, mutated, noticed, survived, equal);
}

function row(name: string, ...cells: (string | number)[]): string {
  return name.padEnd(40) + cells.map((cell) => String(cell).padStart(11)).join('');
}
