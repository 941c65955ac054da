/** The report of a run as text: violations, the summary, and what was skipped. */
import { oneLine } from 'speech-to-text-contract/parse';
import { kindOf, mergeAlike, withCount } from './alike.ts';
import { type Check, countOutcomes, OUTCOMES, type Report } from './recorder.ts';

/** The width of the first column of the summary. */
const WIDTH = 24;
const MAX_DETAILS = 5;

/**
 * Formats a report: first the violations, then the counts, then the skipped checks by cause.
 */
export function formatReport(report: Report): string {
  const { checks } = report;
  const isFound = ({ outcome }: Check) => outcome === 'violation' || outcome === 'accepted';
  const violations = mergeAlike(checks.filter(isFound), alikeKey, tellViolation).flat();
  const skipped = checks.filter(({ outcome }) => outcome === 'skipped');
  const sections = [
    violations,
    summary(report),
    mergeAlike(skipped, ({ details: [cause = ''] }) => kindOf(cause), tellSkipped),
  ];
  const filled = sections.filter((lines) => lines.length > 0);
  return filled.map((lines) => lines.map(oneLine).join('\n')).join('\n\n');
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const titleOf = ({ area, name }: Check) => (name === 'all of them' ? area : `${area}, ${name}`);

/** The lines of one entry, which shows the first of all checks with the same problem. */
function tellViolation(alike: readonly [Check, ...Check[]]): string[] {
  const [first] = alike;
  const { rule, outcome, assumption, details, request } = first;
  const kind = outcome === 'violation' ? 'violation' : 'accepted violation';
  const head = `${kind}${assumption ? ' of an assumption' : ''}: ${titleOf(first)}`;
  const rest = details.length - MAX_DETAILS;
  return [
    `${withCount(head, alike.length)} [${rule}]`,
    ...indented([
      ...details.slice(0, MAX_DETAILS),
      ...(rest > 0 ? [`and ${rest} more`] : []),
      ...(assumption ? [`(assumption: ${assumption})`] : []),
      ...(request ? [request.curl] : []),
    ]),
  ];
}

/** One line for all checks that were skipped for one cause. */
function tellSkipped(alike: readonly [Check, ...Check[]]): string {
  const names = [...new Set(alike.map(titleOf))];
  return `skipped (${alike[0].details[0]}): ${names.join('; ')}`;
}

/** The counts of checks by area, and of calls. */
function summary({ checks, calls, repeated, made }: Report): string[] {
  const areas = [...new Set(checks.map(({ area }) => area))];
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(11)).join('');
  const again = `${repeated} of the calls were repeated, because the service had limited them`;
  return [
    row('', OUTCOMES),
    ...areas.map((area) => row(area, countOutcomes(checks.filter((one) => one.area === area)))),
    row('total', countOutcomes(checks)),
    `${calls} calls, which created ${made} jobs and sessions`,
    ...(repeated > 0 ? [again] : []),
  ];
}

/** The key by which violations are grouped: the operation, the rule, the places and the words. */
function alikeKey({ area, name, rule, outcome, details }: Check): string {
  // If a problem has no place, the name of the check describes the input, unless there was no response to any.
  const hasPlace = rule === 'no-response' || details.every((one) => /^[/\w][^ ]*: /.test(one));
  return JSON.stringify([area, rule, outcome, hasPlace ? '' : name, details.map(kindOf)]);
}
