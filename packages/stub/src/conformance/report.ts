/** The report of a run as text. */
import { oneLine } from 'speech-to-text-contract/parse';
import { type Check, OUTCOMES, titleOf } from './check.ts';
import { LOCATION } from './guard.ts';
import type { Report } from './index.ts';
import { RELATIONS } from './relations.ts';

/** The width of the first column of the summary. */
const WIDTH = 24;
/** The most problems, names of further checks, and skipped checks that an entry lists. */
const [MAX_DETAILS, MAX_NAMES, MAX_SKIPPED] = [5, 30, 10];

/** Formats a report: violations, counts, skipped checks by cause, and what only schemas check. */
export function formatReport({ checks, calls, made, schemaOnly, errors }: Report): string {
  const violations = checks.filter(({ outcome }) => /violation|accepted/.test(outcome));
  const skipped = checks.filter(({ outcome }) => outcome === 'skipped');
  const areas = [...new Set(checks.map(({ area }) => area))].sort();
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(WIDTH) + cells.map((cell) => String(cell).padStart(11)).join('');
  const counts = (some: readonly Check[]) => OUTCOMES.map((outcome) => count(some, outcome));
  const entries = groups(violations, violationKey);
  const sections = [
    errors.map((error) => `error of the run, not of the service: ${error}`),
    entries.flatMap(tellViolation),
    [
      row('', OUTCOMES),
      ...areas.map((area) => row(area, counts(checks.filter((one) => one.area === area)))),
      row('total', counts(checks)),
      `${calls} calls, which created ${made} jobs and sessions`,
      ...(entries.length > 0 ? [`different violations: ${entries.length}`] : []),
    ],
    groups(skipped, ({ details: [cause = ''] }) => kindOf(cause)).map(tellSkipped),
    schemaOnly.length > 0 ? ['checked only against their schemas:', ...indented(schemaOnly)] : [],
  ];
  const filled = sections.filter((lines) => lines.length > 0);
  return filled.map((lines) => lines.map(oneLine).join('\n')).join('\n\n');
}

/** How many checks have an outcome. */
export function count(checks: readonly Check[], wanted: (typeof OUTCOMES)[number]): number {
  return checks.filter(({ outcome }) => outcome === wanted).length;
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const withCount = (text: string, alike: number) =>
  alike > 1 && !text.endsWith('more like it)') ? `${text} (and ${alike - 1} more like it)` : text;

/** How special a check is: whether it is about options, and how long its call and its name are. */
const specialty = ({ name, request }: Check) => [
  Number(!/^no(thing)? /.test(name)),
  request?.curl.length ?? 0,
  name.length,
];

/** The plainest check of a group, in the area of the first one. */
function plainestOf([first, ...others]: Group<Check>): Check {
  const inArea = others.filter(({ area }) => area === first.area);
  return inArea.reduce((plainest, one) => {
    const [least, own] = [specialty(plainest), specialty(one)];
    const at = own.findIndex((value, index) => value !== least[index]);
    return Number(own[at]) < Number(least[at]) ? one : plainest;
  }, first);
}

/** The lines of one entry, which shows the plainest of all checks with the same problem. */
function tellViolation(alike: Group<Check>): string[] {
  const first = plainestOf(alike);
  const others = alike.filter((one) => one !== first);
  const { rule, outcome, assumption, details, request } = first;
  const kind = outcome === 'violation' ? 'violation' : 'accepted violation';
  const head = `${kind}${assumption ? ' of an assumption' : ''}: ${titleOf(first)}`;
  // Each of the checks in progress may have stopped the service, so all are named.
  const isEnd = rule === 'no-response';
  const problems = isEnd
    ? details
    : listed(
        groups(details, kindOf).map((some) => withCount(some[0], some.length)),
        MAX_DETAILS,
      );
  // The name of a relation is told once.
  const ending = `: ${RELATIONS[rule]?.name}`;
  const named = others.map((one) => (one.area === first.area ? one.name : titleOf(one)));
  const names = new Set(named.map((name) => name.replace(ending, '')));
  names.delete(first.name.replace(ending, ''));
  return [
    `${withCount(head, names.size + 1)} [${rule}]`,
    ...indented([
      ...problems,
      ...(names.size > 0 ? [`also in: ${listed([...names], MAX_NAMES).join('; ')}`] : []),
      ...(assumption ? [`(assumption: ${assumption})`] : []),
      ...(request ? [request.curl] : []),
    ]),
  ];
}

function listed(all: readonly string[], most: number): string[] {
  const rest = all.length - most;
  return [...all.slice(0, most), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** One line for all checks that were skipped for one cause. */
function tellSkipped(alike: Group<Check>): string {
  const names = new Set(
    alike.map((one) => titleOf(one) + (one.rule in RELATIONS ? ` [${one.rule}]` : '')),
  );
  return `skipped (${alike[0].details[0]}): ${listed([...names], MAX_SKIPPED).join('; ')}`;
}

/**
 * The key by which violations are grouped: what is violated, and how. The place in a response does not matter, nor, for a
 * relation, the object that has the field.
 */
function violationKey({ area, rule, outcome, details, request }: Check): string {
  const isAnywhere = rule === 'contract' || rule in RELATIONS;
  const kinds = new Set(
    details.map((one) => kindOf(one).replace(/^(\/items\/…\/|([\w…]+\.)+(?=\w+ ))/, '/')),
  );
  return JSON.stringify([isAnywhere ? '' : (request?.operation ?? area), rule, outcome, ...kinds]);
}

/**
 * A problem without the indexes, identifiers and values that differ between problems of one kind. For example,
 * `/words/3/start must be a number, but is "x"` and `/words/12/start must be a number, but is null` are of one kind.
 */
export function kindOf(problem: string): string {
  return (
    problem
      // Identifiers
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi, '…')
      // What was received
      .replace(LOCATION, '')
      // Quoted values
      .replaceAll(/"(\\.|[^"\\])*"/g, '…')
      // The count in `(and 3 more like it)` or `(12 in all)`
      .replace(/( \((and )?\d+ [^()]*\))+$/, '')
      // Indexes and other numbers
      .replaceAll(/\d+/g, '…')
      // The body of a response, as in `the status must be 200, but is 400: not found`
      .replace(/^(the status must be .*?, but is …).*$/s, '$1')
      // Details, as in `no request arrived; expected at http://127.0.0.1:4020/jobFinished/POST`
      .replace(/; .*$/s, '')
      // What a field must be, and what it is
      .replace(/^(\S+ must) .*$/s, '$1')
  );
}

type Group<Item> = readonly [Item, ...Item[]];

/** Groups the items of a list by key, in the order of first occurrence. */
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const found = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = found.get(keyOf(item));
    if (group) group.push(item);
    else found.set(keyOf(item), [item]);
  }
  return [...found.values()];
}
