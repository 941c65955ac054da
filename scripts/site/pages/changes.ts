/** What changed since a release. */
import { child } from '../../json.ts';
import type { PageInput } from '../input.ts';
import { code, table } from '../md.ts';

/** The differences between a release and the contract. */
export interface Comparison {
  /** The version of the release. */
  from: string;
  /** The version that the differences require. */
  nextVersion: string;
  /** The differences, those that affect most people first. */
  differences: readonly Change[];
}

export interface Change {
  /** Who is affected, such as `breaks-senders`; `documentation` if only readers of the documentation are. */
  verdict: string;
  /** Who is affected, and how; or why nobody is. */
  impact: string;
  pointer: string;
  /** The old and the new value. */
  change: string;
  /** What a person says of it, if it was judged. */
  accepted?: { as: string; reason: string } | undefined;
}

/**
 * Every difference that affects more than readers of the documentation, by verdict: since the last release
 * or, if nothing has changed since then, since the one before it.
 */
export function tabulateDifferences({ released, contract }: PageInput): string[] {
  const changed = released.find(({ differences }) => differences.length > 0);
  if (!changed) {
    const version = child(contract.openapi.info, 'version');
    const isFirst = released.length < 2;
    return [
      isFirst
        ? `${version} is the first release.`
        : `Nothing changed since ${released.at(-1)?.from}.`,
    ];
  }
  const { from, nextVersion, differences } = changed;
  const groups = new Set(differences.map(groupOf));
  groups.delete('documentation');
  // Corrections come first.
  const ordered = [...groups].sort((a, b) => Number(b === CORRECTION) - Number(a === CORRECTION));
  const rows = ordered.flatMap((group) => {
    const title = group.replace('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
    const own = differences.filter((difference) => groupOf(difference) === group);
    return own.map((one) => {
      const cells = [describeImpact(one), code(one.pointer || '/'), code(one.change)];
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

const CORRECTION = 'correction';

function groupOf({ verdict, accepted }: Change): string {
  return accepted?.as === CORRECTION ? CORRECTION : verdict;
}

/** Who is affected by a difference and how, and what a person says of it. */
function describeImpact({ verdict, impact, accepted }: Change): string {
  if (!accepted) return impact;
  const reason = accepted.reason.trim();
  return accepted.as === CORRECTION
    ? `The contract was wrong: ${reason} (${verdict}: ${impact})`
    : `${impact} Judged harmless: ${reason}`;
}
