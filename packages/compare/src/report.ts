/** The report of a comparison: as text for people, or as JSON for programs. */
import { tokens } from '../../../scripts/json.ts';
import { ACCEPTED, entryFor } from './accepted.ts';
import type { Result } from './compare.ts';
import { RELEASES } from './kept.ts';
import { BREAKING, type Difference, type Verdict } from './verdict.ts';

/** Finds the hand-written file and the line of a difference. */
export type Locate = (difference: Difference) => { file: string; line: number };

/** The report of a comparison as JSON, in which each difference has its line. */
export function reportJson(result: Result, locate: Locate): string {
  const differences = result.differences.map((one) => ({ ...one, ...locate(one) }));
  return JSON.stringify({ ...result, differences }, null, 2);
}

/** The summary in one line: the next version, the numbers of differences, and whether they pass. */
function summarise(result: Result): string {
  const { from, since, to, nextVersion, differences } = result;
  const counts = ['accepted', ...new Set(Object.values(KINDS))].flatMap((kind) => {
    const own = differences.filter(
      (one) => kind === (one.accepted ? 'accepted' : KINDS[one.verdict]),
    );
    return own.length > 0 ? `${own.length} ${kind}` : [];
  });
  const now = nextVersion === to ? '' : ` (now ${to})`;
  const versions = `${from} → next: ${nextVersion}${now}`;
  const where = since ? `Since ${since}` : versions;
  return `${where}: ${counts.join(', ') || 'no difference'}. ${advise(result)}`;
}

/** What the summary calls the differences of each verdict, in its order. */
const KINDS: Readonly<Record<Verdict, string>> = {
  'breaks-senders': 'breaking',
  'breaks-receivers': 'breaking',
  'breaks-importers': 'breaking',
  unjudged: 'not proved',
  'strict-receivers': 'for strict receivers',
  compatible: 'compatible',
  documentation: 'for readers of the documentation (--all lists them)',
};

/** The advice. A refusal that is certain comes first, even if the exports are not known yet. */
function advise(result: Result): string {
  if (result.isBuilt) return decide(result);
  const build = 'The exports are not known yet: run `npm run build`, and compare again.';
  return result.isRefused ? `${decide(result)} ${build}` : build;
}

function decide(result: Result): string {
  const { isRefused, major, differences, nextVersion, to, released, since } = result;
  const breaks = differences.some(({ verdict, accepted }) => !accepted && BREAKING.has(verdict));
  if (isRefused && breaks && !major) {
    const whose = since ? ` above the released ${released}` : '';
    return `Refused: revert the breaking changes, or bump the major version${whose}. MAINTAINING.md describes both, and which changes maintainers may accept.`;
  }
  if (isRefused) {
    return `Refused: these differences need version ${nextVersion} or later; run \`npm run bump -- ${nextVersion}\`.`;
  }
  if (since && differences.length === 0) {
    return 'Passes: the contract has not changed since. To judge a commit, name its parent, such as `HEAD~1`.';
  }
  return breaks ? `Passes: ${to} may break the released ${released}.` : 'Passes.';
}

/**
 * The report of a comparison as text: a paragraph for each change, which may occur in several places, the entries that
 * would accept the breaks, and the summary.
 *
 * @param isAll whether to list changes of documentation, too, which would bury the rest
 */
export function report(result: Result, locate: Locate, isAll = false): string {
  const shown = result.differences.filter(
    ({ verdict, accepted }) => isAll || accepted || verdict !== 'documentation',
  );
  const alike = new Map<string, Difference[]>();
  for (const one of shown) {
    const { document: _, pointer, ...change } = one;
    const key = JSON.stringify({ ...change, key: tokens(pointer).at(-1) });
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const paragraphs = [...alike.values()].map((group) => writeParagraph(group, result, locate));
  return [...paragraphs, ...offerEntries(result), summarise(result)].join('\n\n');
}

/** The paragraph about differences that are alike: the first of them, and the lines of all others. */
function writeParagraph(alike: readonly Difference[], result: Result, locate: Locate): string {
  const [one] = alike as [Difference];
  const { verdict, impact, document, pointer, accepted } = one;
  const [line, ...otherLines] = alike.map((each) => {
    const place = locate(each);
    return `${place.file}:${place.line}`;
  });
  const lines = [
    `${line}: ${verdict}`,
    ...(accepted ? [`${accepted.as}: ${accepted.reason}`] : []),
    impact,
    `${describeChange(one)} at ${document}#${pointer}`,
    ...(otherLines.length > 0 ? [`and at ${otherLines.join(', ')}`] : []),
    ...proofOf(one, result),
  ];
  return lines.join('\n  ');
}

/** The entries that would accept all breaks, if the comparison refuses them: one entry for each place. */
function offerEntries({ differences, isRefused, major }: Result): string[] {
  const open = differences.filter(({ accepted }) => !accepted);
  const entries = new Set(open.flatMap((one) => entryFor(one) ?? []));
  if (entries.size === 0 || !isRefused || major) return [];
  const when =
    'If the contract was wrong, and the service never did otherwise (as: correction), or if nobody is affected (as: judged)';
  return [[`${when}, maintainers may add to ${RELEASES}/${ACCEPTED}:`, ...entries].join('\n  ')];
}

/** The counterexample of a difference, if it has one. */
function proofOf({ counterexample }: Difference, { from, since }: Result): string[] {
  if (!counterexample) return [];
  const { schema, value, acceptedBy } = counterexample;
  const names = [since ?? from, 'the revision'];
  const [accepting, refusing] = acceptedBy === 'base' ? names : names.toReversed();
  const shown = `${schema} ${JSON.stringify(value)}`;
  return [`counterexample: ${shown}: accepted by ${accepting}, refused by ${refusing}`];
}

/** The values in the base and in the revision, each cut at 80 characters. */
function describeChange({ old, new: next }: Difference): string {
  return `${abbreviate(old)} → ${abbreviate(next)}`;
}

function abbreviate(stated: unknown): string {
  if (stated === undefined) return '—';
  // Descriptions would take the place of what differs.
  const withoutTexts = (key: string, value: unknown) =>
    typeof value === 'string' && /^(title|description)$/.test(key) ? undefined : value;
  const written = typeof stated === 'string' ? stated : JSON.stringify(stated, withoutTexts);
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}
