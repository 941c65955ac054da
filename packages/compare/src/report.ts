/** The report of a comparison: text for a terminal, or Markdown for a pull request. */
import type { DocumentPlace } from '../../../scripts/contract.ts';
import { tokens } from '../../../scripts/json.ts';
import { ACCEPTED, entryFor } from './accepted.ts';
import type { Result } from './compare.ts';
import { RELEASES } from './kept.ts';
import { BREAKING, type Difference } from './verdict.ts';

/** Finds the hand-written file and the line of a place in a bundle. */
export type Locate = (place: DocumentPlace) => { file: string; line: number };

/** Writes the report of a comparison. It only counts changes of the documentation, which would bury all others. */
export function report(result: Result, locate: Locate, isMarkdown = false): string {
  const groups = groupSimilar(result.differences.filter((one) => titleOf(one) !== 'documentation'));
  return (isMarkdown ? writeMarkdown : writeText)(groups, result, locate);
}

/** What a difference counts as: the kind of its acceptance or its verdict. */
function titleOf({ verdict, accepted }: Difference): keyof typeof KINDS {
  return accepted?.as ?? verdict;
}

/** The summary in one line: the next version, the numbers of differences, and the outcome. */
function summarise(result: Result): string {
  const { from, since, to, nextVersion, differences } = result;
  const counts = [...new Set(Object.values(KINDS))].flatMap((kind) => {
    const { length } = differences.filter((one) => KINDS[titleOf(one)] === kind);
    return length > 0 ? `${length} ${kind}` : [];
  });
  const now = nextVersion === to ? '' : `, current version: ${to}`;
  const note = since ? since.subject : `next version: ${nextVersion}${now}`;
  return `Since ${since?.commit ?? from} (${note}): ${counts.join(', ') || 'no difference'}. ${advise(result)}`;
}

/** What the summary calls the differences, in its order. */
const KINDS = {
  correction: 'corrected',
  judged: 'judged harmless by a maintainer',
  'breaks-senders': 'breaking',
  'breaks-receivers': 'breaking',
  'breaks-importers': 'breaking',
  unjudged: 'unjudged',
  'strict-receivers': 'for strict receivers',
  compatible: 'compatible',
  documentation: 'in the documentation only',
};

/** The advice. A certain failure comes first, even if the exports are not known yet. */
function advise(result: Result): string {
  if (result.isBuilt) return adviseOnVerdicts(result);
  const build =
    'The exports of the package are not known yet; run `npm run build` and compare again.';
  return result.isRefused ? `${adviseOnVerdicts(result)} ${build}` : build;
}

/** Whether the revision passes, and what to do. */
function adviseOnVerdicts(result: Result): string {
  const { isRefused, major, differences, nextVersion, to, released, since } = result;
  const breaks = differences.some(({ verdict, accepted }) => !accepted && BREAKING.has(verdict));
  if (isRefused && breaks && !major) {
    const whose = since ? `, so that it is higher than in the released ${released}` : '';
    return `Failed: revert the breaking changes, or bump the major version${whose}. MAINTAINING.md explains how and lists the changes that maintainers may accept.`;
  }
  if (isRefused) {
    return `Failed: these differences need version ${nextVersion} or later; run \`npm run bump -- ${nextVersion}\`.`;
  }
  if (since && differences.length === 0) {
    return `Passed: the contract is the same as in ${since.commit}. To judge a commit, name its parent, such as \`HEAD~1\`.`;
  }
  return breaks
    ? `Passed: ${to} may contain breaking changes, because its major version is higher than in the released ${released}.`
    : 'Passed.';
}

/** Groups differences with the same change and impact in several places. */
function groupSimilar(differences: readonly Difference[]): Difference[][] {
  const alike = new Map<string, Difference[]>();
  for (const one of differences) {
    const { document: _, pointer, ...change } = one;
    const key = JSON.stringify({ ...change, key: tokens(pointer).at(-1) });
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()];
}

function writeText(groups: readonly Difference[][], result: Result, locate: Locate): string {
  // One entry of a place accepts all differences there.
  const offered = new Set<string>();
  const paragraphs = groups.map((alike) => {
    const lines = writeParagraph(alike, result, locate);
    const entries = alike.flatMap((one) => (one.accepted ? [] : (entryFor(one) ?? [])));
    const more = entries.filter((entry) => !offered.has(entry));
    // Nothing needs to be accepted in a comparison that passes or a major version.
    if (more.length === 0 || !result.isRefused || result.major) return lines.join('\n  ');
    for (const entry of more) offered.add(entry);
    const when =
      alike[0]?.verdict === 'unjudged'
        ? 'if nobody is affected'
        : 'if the service has always behaved this way';
    const offer = `${when}, maintainers may add an entry to ${RELEASES}/${ACCEPTED}:`;
    return [...lines, offer, ...more].join('\n  ');
  });
  const duties = listDuties(result, locate);
  const services = duties.length > 0 ? [['services must change:', ...duties].join('\n  ')] : [];
  return [...paragraphs, ...services, summarise(result)].join('\n\n');
}

/** The paragraph about similar differences: the first difference and the lines of the other differences. */
function writeParagraph(alike: readonly Difference[], result: Result, locate: Locate): string[] {
  const [one] = alike as [Difference];
  const { verdict, impact, document, pointer, accepted } = one;
  const [line = '', ...otherLines] = linesOf(alike, locate);
  return [
    `${line}: ${verdict}`,
    ...(accepted ? [`${accepted.as}: ${accepted.reason}`] : []),
    impact,
    `${describeChange(one)} at ${document}#${pointer}`,
    ...(otherLines.length > 0 ? [`and at ${otherLines.join(', ')}`] : []),
    ...proofOf(one, result),
  ];
}

/** What services must do, with the place of each duty. */
function listDuties({ differences }: Result, locate: Locate): string[] {
  const duties = differences.flatMap((one) => {
    const { file, line } = locate(one);
    return one.service ? [`${file}:${line}: ${one.service}`] : [];
  });
  return [...new Set(duties)];
}

/** The places of differences as editors open them: `file:line`. */
function linesOf(differences: readonly Difference[], locate: Locate): string[] {
  return differences.map(locate).map(({ file, line }) => `${file}:${line}`);
}

/** The counterexample of a difference, if it has one. */
function proofOf({ counterexample }: Difference, { from, since }: Result): string[] {
  if (!counterexample) return [];
  const { schema, value, acceptedBy } = counterexample;
  const names = [since?.commit ?? from, 'the current contract'];
  const [accepting, refusing] = acceptedBy === 'base' ? names : names.toReversed();
  const shown = `${schema} ${JSON.stringify(value)}`;
  return [`counterexample: ${shown}: accepted by ${accepting}, rejected by ${refusing}`];
}

/** One heading for each title, and one item for differences that are similar. */
function writeMarkdown(groups: readonly Difference[][], result: Result, locate: Locate): string {
  const titles = new Set(groups.map(([one]) => one && titleOf(one)));
  const sections = [...titles].map((title) => {
    const own = groups.filter(([one]) => one && titleOf(one) === title);
    return [`#### ${title}`, own.map((alike) => writeItem(alike, result, locate)).join('\n')];
  });
  const heading = `### Comparison with ${result.since?.commit ?? result.from}`;
  const duties = listDuties(result, locate).map((duty) => `- ${inline(duty)}`);
  const services = duties.length > 0 ? ['#### Services must change', duties.join('\n')] : [];
  return [heading, inline(summarise(result)), ...sections.flat(), ...services].join('\n\n');
}

function writeItem(alike: readonly Difference[], result: Result, locate: Locate): string {
  const [one] = alike as [Difference];
  const places = linesOf(alike, locate).map(code).join(', ');
  const lines = [
    `- ${places}: ${inline(one.impact)}`,
    `${one.what}: ${code(describeChange(one))}`,
    ...(one.accepted ? [inline(one.accepted.reason.trim())] : []),
    ...proofOf(one, result).map(code),
  ];
  // Two spaces continue the item, a backslash breaks the line.
  return lines.join('\\\n  ');
}

/** A text in Markdown on one line, without HTML. */
function inline(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;');
}

/** A text in Markdown as code, which may contain backticks. */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const edge = longest > 0 ? ' ' : '';
  return `${fence}${edge}${text.replaceAll(/\s+/g, ' ')}${edge}${fence}`;
}

/**
 * Annotations for GitHub Actions: one line for each break that nobody has accepted, at its place in the hand-written
 * files. They are errors if the comparison refuses the revision, else warnings.
 */
export function annotations(result: Result, locate: Locate): string[] {
  const breaks = result.differences.filter((one) => BREAKING.has(one.verdict) && !one.accepted);
  const level = result.isRefused ? 'error' : 'warning';
  return breaks.map((one) => {
    const { file, line } = locate(one);
    const message = [one.impact, describeChange(one), ...proofOf(one, result)];
    const place = `file=${property(file)},line=${line},title=${property(one.verdict)}`;
    return `::${level} ${place}::${data(message.join('\n'))}`;
  });
}

/** A text as the commands of GitHub Actions write it. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** The values in the base and in the revision, each cut at 80 characters. */
function describeChange({ old, new: next }: Difference): string {
  return `${abbreviate(old)} → ${abbreviate(next)}`;
}

function abbreviate(stated: unknown): string {
  if (stated === undefined) return '—';
  const written = typeof stated === 'string' ? stated : JSON.stringify(stated);
  return written.length > 80 ? `${written.slice(0, 79)}…` : written;
}
