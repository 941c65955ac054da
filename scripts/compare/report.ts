/** The report of a comparison: as text for people, or as JSON for programs. */
import { tokens } from '../model/pointer.ts';
import type { Result } from './compare.ts';
import { BREAKING, type Difference, showPlace, type Verdict } from './verdict.ts';

/** Finds the hand-written file and the line of a difference. */
export type Locate = (difference: Difference) => { file: string; line: number };

export const FORMATS = ['text', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Writes the report of a comparison.
 *
 * @param isAll whether to list changes of documentation, too
 */
export function report(result: Result, format: Format, locate: Locate, isAll = false): string {
  if (format === 'json') {
    const differences = result.differences.map((one) => ({ ...one, ...locate(one) }));
    return JSON.stringify({ ...result, differences }, null, 2);
  }
  return writeText(result, locate, isAll);
}

/** The summary in one line: the next version, the numbers of differences, and whether they pass. */
function summarise(result: Result): string {
  const { from, since, to, nextVersion, differences } = result;
  const decided = (as: string) => differences.filter(({ accepted }) => accepted?.as === as).length;
  const count = (...verdicts: Verdict[]) =>
    differences.filter(({ verdict, accepted }) => !accepted && verdicts.includes(verdict)).length;
  const breaking = count(...BREAKING) - count('unjudged');
  const found = [
    [decided('correction'), 'corrected'],
    [decided('judged'), 'judged harmless by a person'],
    [breaking, 'breaking'],
    [count('unjudged'), 'not proved'],
    [count('strict-receivers'), 'for strict receivers'],
    [count('compatible'), 'compatible'],
    [count('documentation'), 'for readers of the documentation (--all lists them)'],
  ] as const;
  const parts = found.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const all = parts.length > 0 ? parts.join(', ') : 'no difference';
  const versions = `${from} → next: ${nextVersion}${nextVersion === to ? '' : ` (now ${to})`}`;
  const where = since ? `Since ${since.commit} (${since.subject})` : versions;
  return `${where}: ${all}. ${advise(result)}`;
}

/** The advice. A refusal that is certain comes first, even if the exports are not known yet. */
function advise(result: Result): string {
  const { isBuilt, isRefused } = result;
  const decided = isRefused || isBuilt ? [decide(result)] : [];
  const build = 'The exports are not known yet: run `npm run build`, and compare again.';
  return [...decided, ...(isBuilt ? [] : [build])].join(' ');
}

function decide(result: Result): string {
  const { isRefused, major, differences, nextVersion, to, released, since } = result;
  const breaks = differences.some(({ verdict, accepted }) => !accepted && BREAKING.has(verdict));
  if (isRefused && breaks && !major) {
    const whose = since ? ` above the released ${released}` : '';
    return `Refused: revert the breaking changes, or raise the major version${whose}. CONTRIBUTING.md describes both, and which changes maintainers may accept.`;
  }
  if (isRefused) {
    return `Refused: a release with these differences is ${nextVersion} or later: \`npm run raise -- ${nextVersion}\`.`;
  }
  if (since && differences.length === 0) {
    return 'Passes: the contract has not changed since. To judge a commit, name the one before it, such as `HEAD~1`.';
  }
  if (breaks) return `Passes: ${to} may break the released ${released}.`;
  return 'Passes.';
}

/** Groups differences by change and impact, which may occur in several places. */
function groupSimilar(differences: readonly Difference[]): Difference[][] {
  const alike = new Map<string, Difference[]>();
  for (const one of differences) {
    const { document: _, pointer, ...said } = one;
    const key = JSON.stringify({ ...said, key: tokens(pointer).at(-1) });
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()];
}

function writeText(result: Result, locate: Locate, isAll: boolean): string {
  // Changes of documentation would bury the rest.
  const shown = result.differences.filter(
    ({ verdict, accepted }) => isAll || accepted || verdict !== 'documentation',
  );
  const paragraphs = groupSimilar(shown).map((alike) => {
    const [first = '', ...more] = alike.map((one) => {
      const { file, line } = locate(one);
      return `${file}:${line}`;
    });
    const [one] = alike as [Difference];
    const { verdict, impact, document, pointer, accepted } = one;
    const change = `${describeChange(one)} at ${document}#${showPlace(pointer)}`;
    const decision = accepted ? [`${accepted.as}: ${accepted.reason}`] : [];
    const others = more.length > 0 ? `and at ${more.join(', ')}` : [];
    const proof = proofOf(one, result) ?? [];
    return [`${first}: ${verdict}`, decision, impact, change, others, proof].flat().join('\n  ');
  });
  return [...paragraphs, summarise(result)].join('\n\n');
}

function proofOf({ witness, noWitness }: Difference, { from, since }: Result): string | undefined {
  if (!witness) return noWitness && `no witness: ${noWitness}`;
  const { schema, value, acceptedBy } = witness;
  const sides = [since?.commit ?? from, 'the revision'];
  const [taker, other] = acceptedBy === 'base' ? sides : sides.reverse();
  return `witness: ${showPlace(schema)} ${JSON.stringify(value)}: accepted by ${taker}, refused by ${other}`;
}

/** The values in the base and in the revision, each cut at 80 characters. */
export function describeChange({ old, new: next }: Difference): string {
  return `${abbreviate(old)} → ${abbreviate(next)}`;
}

function abbreviate(stated: unknown): string {
  if (stated === undefined) return '—';
  const written = typeof stated === 'string' ? showPlace(stated) : JSON.stringify(stated);
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}
