/** What became of the first version. */
import type { Fact } from '../../emit/facts/collect.ts';
import { badge, type Cell, code, link, mergeRows, type Row, table } from '../blocks.ts';
import type { Field } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { factLabel, factTarget } from '../links.ts';
import { writeFirstName } from '../notes.ts';

const GENERAL = 'Calls and sessions';
const RESULTS = 'Results and transcripts';
const MESSAGES = 'Live messages';

/** Every rename, changed unit, moved and dropped setting of the first version. */
export function tabulateMigration(input: PageInput): string[] {
  const rows = mergeRows([...findRenames(input), ...findRemovals(input)]);
  rows.sort((a, b) => rankOf(input, a.group) - rankOf(input, b.group));
  for (const { cells } of rows) {
    if ([cells[1] ?? []].flat().length === 0) cells[1] = badge('gone');
  }
  return [table(['First version', 'Now', 'What changed'], rows)];
}

/** What became of a name of the first version, and what changed. */
function rowOf(group: string, before: string, now: Cell, change: string): Row {
  return { group, cells: [writeFirstName(before), now, change] };
}

function findRenames(input: PageInput): Row[] {
  return Object.values(input.facts.renames).flatMap((fact) => {
    const places = findOccurrences(input, fact);
    const now = places.map(linkPlace);
    const whole = link(factLabel(input.contract, fact), factTarget(input.contract, fact));
    return fact.replaces.map(({ name, change }) => {
      const kept = fact.field.split('.').at(-1) === name ? 'Kept.' : 'Renamed.';
      return rowOf(groupOf(fact, places), name, now.length > 0 ? now : whole, change ?? kept);
    });
  });
}

function findRemovals(input: PageInput): Row[] {
  const removed = Object.values(input.facts.removals).flatMap((fact) => fact.removed);
  return removed.map(({ name, change }) =>
    rowOf(GENERAL, name, [], change ?? 'No longer supported.'),
  );
}

/** Where a field with this fact is sent or read: in each request, and once in results and messages. */
function findOccurrences({ fields }: PageInput, fact: Fact): Field[] {
  const schemas = fact.schemas ?? [fact.schema];
  const found = fields.filter(
    ({ owner, ownerPath }) => schemas.includes(owner) && ownerPath === fact.field,
  );
  const requests = found.filter(({ root }) => root.kind === 'request');
  if (requests.length > 0) return requests;
  const read = found.filter(({ root }) => root.kind === 'response' || root.kind === 'message');
  const current = read.filter(({ deprecated, path }) => !deprecated && !path.startsWith('items[]'));
  const longestFirst = (current.length > 0 ? current : read).sort(
    (a, b) => b.path.length - a.path.length,
  );
  const shortest = new Map(longestFirst.map((one) => [`${one.owner} ${one.root.kind}`, one]));
  return [...shortest.values()].sort((a, b) => (a.root.kind < b.root.kind ? 1 : -1));
}

function groupOf(fact: Fact, places: Field[]): string {
  const [first] = places;
  if (!first) return fact.document === 'asyncapi' && fact.pointer !== '' ? MESSAGES : GENERAL;
  if (first.root.kind === 'request') return first.root.title;
  return places.some(({ root }) => root.kind === 'response') ? RESULTS : MESSAGES;
}

/** Where a group stands: between what is general and what is read come the requests. */
function rankOf({ fields }: PageInput, group = ''): number {
  const others = [GENERAL, ...fields.map(({ root }) => root.title), RESULTS, MESSAGES];
  return others.indexOf(group);
}

function linkPlace({ owner, path, root }: Field): string {
  const where = root.kind === 'message' ? ` in ${root.title.toLowerCase()}` : '';
  return `${link(code(path), `schema:${owner}`)}${where}`;
}
