/** What changed since a release. */
import { compare, type Result } from '../../compare/compare.ts';
import { readRelease } from '../../compare/release.ts';
import { describeChange } from '../../compare/report.ts';
import { type Difference, VERDICTS } from '../../compare/verdict.ts';
import type { PageInput } from '../input.ts';
import { code, table } from '../md.ts';

/**
 * Every difference that affects more than readers of the documentation, by verdict: from the last release,
 * or, where nothing has changed since, from the one before it.
 */
export function tabulateDifferences({ releases, contract }: PageInput): string[] {
  const revision = readRelease(contract);
  let result: Result | undefined;
  for (const { contract: base, accepted } of releases) {
    if (!result?.differences.length) result = compare(readRelease(base), revision, { accepted });
  }
  if (!result || (releases.length < 2 && result.differences.length === 0))
    return [`${revision.version} is the first release.`];
  const { from, nextVersion, differences } = result;
  if (differences.length === 0) return [`Nothing changed since ${from}.`];
  const rows = GROUPS.flatMap((group) =>
    differences
      .filter((difference) => groupOf(difference) === group)
      .map((one) => ({
        group: group.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase()),
        cells: [describeImpact(one), code(one.pointer || '/'), code(describeChange(one))],
      })),
  );
  const others = differences.length - rows.length;
  const more = others > 0 ? ` ${others} more changes affect the documentation only.` : '';
  return [
    `Since ${from}; the next version is ${nextVersion}.${more}`,
    table(['Effect', 'Where', 'Old → new'], rows),
  ];
}

/** The groups of the table: corrections first, and without what only readers of the documentation see. */
const GROUPS = ['correction', ...VERDICTS.filter((verdict) => verdict !== 'documentation')];

function groupOf({ verdict, accepted }: Difference): string {
  return accepted?.as === 'correction' ? accepted.as : verdict;
}

/** Who is affected by a difference and how, and what a person says of it. */
function describeImpact({ verdict, impact, accepted }: Difference): string {
  if (!accepted) return impact;
  const reason = accepted.reason.trim();
  return accepted.as === 'correction'
    ? `The contract was wrong: ${reason} (${verdict}: ${impact})`
    : `${impact} Judged harmless: ${reason}`;
}
