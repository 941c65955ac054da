/** What changed since a release. */
import {
  compare,
  type Difference,
  describeChange,
  type Release,
  type Result,
  readRelease,
  VERDICTS,
} from 'contract-compare';
import type { PageInput } from '../input.ts';
import { code, table } from '../md.ts';
import type { Kept } from '../prose.ts';

/**
 * Every difference that affects more than readers of the documentation, by verdict: since the last release
 * or, if nothing has changed since then, since the one before it.
 */
export function tabulateDifferences({ releases, contract }: PageInput): string[] {
  const revision = readRelease(contract);
  const result = compareReleases(releases, revision);
  const hasChanged = result !== undefined && result.differences.length > 0;
  if (!result || (!hasChanged && releases.length < 2)) {
    return [`${revision.version} is the first release.`];
  }
  const { from, nextVersion, differences } = result;
  if (!hasChanged) return [`Nothing changed since ${from}.`];
  const rows = GROUPS.flatMap((group) => {
    const title = group.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
    const own = differences.filter((difference) => groupOf(difference) === group);
    return own.map((one) => {
      const cells = [describeImpact(one), code(one.pointer || '/'), code(describeChange(one))];
      return { group: title, cells };
    });
  });
  const others = differences.length - rows.length;
  const more = others > 0 ? ` ${others} more changes affect the documentation only.` : '';
  return [
    `Since ${from}; the next version is ${nextVersion}.${more}`,
    table(['Effect', 'Where', 'Old → new'], rows),
  ];
}

/** The comparison with the first of the releases that differs, or else with the last of them. */
function compareReleases(releases: readonly Kept[], revision: Release): Result | undefined {
  let result: Result | undefined;
  for (const { contract, accepted } of releases) {
    result = compare(readRelease(contract), revision, { accepted });
    if (result.differences.length > 0) return result;
  }
  return result;
}

/** The groups of the table: corrections first, and no differences that only readers of the documentation see. */
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
