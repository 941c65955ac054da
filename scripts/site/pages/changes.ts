/** What changed since a release. */
import { compare, type Result } from '../../compare/compare.ts';
import { readRelease } from '../../compare/release.ts';
import { describeChange } from '../../compare/report.ts';
import { VERDICTS } from '../../compare/verdict.ts';
import type { PageInput } from '../input.ts';
import { code, table } from '../md.ts';

/**
 * Every difference that affects more than readers of the documentation, by verdict: from the last release,
 * or, where nothing has changed since, from the one before it.
 */
export function tabulateDifferences({ releases, contract }: PageInput): string[] {
  const revision = readRelease(contract);
  let result: Result | undefined;
  for (const base of releases) {
    if (!result?.differences.length) result = compare(readRelease(base), revision);
  }
  if (!result || (releases.length < 2 && result.differences.length === 0))
    return [`${revision.version} is the first release.`];
  const { from, nextVersion, differences } = result;
  if (differences.length === 0) return [`Nothing changed since ${from}.`];
  const rows = VERDICTS.filter((verdict) => verdict !== 'documentation').flatMap((verdict) =>
    differences
      .filter((difference) => difference.verdict === verdict)
      .map((one) => ({
        group: verdict.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
        cells: [one.impact, code(one.pointer || '/'), code(describeChange(one))],
      })),
  );
  const others = differences.length - rows.length;
  const more =
    others > 0 ? ` Only readers of the documentation see the other ${others} changes.` : '';
  return [
    `Since ${from}; the next version is ${nextVersion}.${more}`,
    table(['Whom it affects', 'Where', 'Old → new'], rows),
  ];
}
