/** What changed since the last release. */
import { compare } from '../../compare/compare.ts';
import { readRelease } from '../../compare/release.ts';
import { describeChange } from '../../compare/report.ts';
import { VERDICTS } from '../../compare/verdict.ts';
import { code, mergeRows, table } from '../blocks.ts';
import type { PageInput } from '../input.ts';

/** Every difference that matters to more than readers, by whom it breaks, as the gate judges it. */
export function tabulateDifferences({ base, contract }: PageInput): string[] {
  if (!base) return ['This is the first release.'];
  const { from, next, differences } = compare(readRelease(base), readRelease(contract));
  if (differences.length === 0) return [`Nothing changed since ${from}.`];
  const rows = VERDICTS.filter((verdict) => verdict !== 'documentation').flatMap((verdict) =>
    differences
      .filter((difference) => difference.verdict === verdict)
      .map((difference) => ({
        group: verdict.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
        cells: [difference.whom, code(difference.pointer || '/'), code(describeChange(difference))],
      })),
  );
  const read = differences.length - rows.length;
  return [
    `Since ${from}; the next version is ${next}. Readers of the documentation alone see ${read} more changes.`,
    table(['Whom it affects', 'Where', 'Old → new'], mergeRows(rows)),
  ];
}
