import type { Fact } from '../../emit/facts/collect.ts';
import { type Block, badge, code, link, type Row } from '../blocks.ts';
import { inWords } from '../decorate.ts';
import type { Field } from '../fields.ts';
import { slug } from '../html.ts';
import type { PageInput } from '../input.ts';
import { factLabel, factTarget } from '../links.ts';

/** What the first version had. */
interface Predecessor {
  group: string;
  before: string;
  /** What took over; empty where nothing did. */
  now: string[];
  change: string;
}

const GENERAL = 'Calls and sessions';
const RESULTS = 'Results and transcripts';
const MESSAGES = 'Live messages';

/** Every rename, changed unit, moved and dropped setting of the first version. */
export function migrationTable(input: PageInput): Block[] {
  const entries = [...renames(input), ...removals(input)];
  entries.sort((a, b) => rank(input, a.group) - rank(input, b.group));
  return [
    {
      kind: 'table',
      look: 'migration',
      label: 'From the first version',
      head: ['First version', 'Now', 'What changed'],
      rows: entries.map((entry) => rowOf(entry, entries)),
      filter: 'For instance word_timestamps',
    },
  ];
}

function rowOf(entry: Predecessor, entries: Predecessor[]): Row {
  const { group, before, now, change } = entry;
  // The search leads to a name's first row.
  const first = entries.find((other) => slug(other.before) === slug(before)) === entry;
  return {
    ...(first && { id: `was-${slug(before)}` }),
    group,
    cells: [
      inWords(before) ? before : code(before),
      now.length === 0 ? badge('gone') : now,
      change,
    ],
  };
}

function renames(input: PageInput): Predecessor[] {
  return Object.values(input.facts.renames).flatMap((fact) => {
    const places = occurrences(input, fact);
    const now = places.map(place);
    const whole = link(factLabel(input.contract, fact), factTarget(input.contract, fact));
    return fact.replaces.map(({ name, change }) => ({
      group: groupOf(fact, places),
      before: name,
      now: now.length > 0 ? now : [whole],
      change: change ?? (fact.field.split('.').at(-1) === name ? 'Kept.' : 'Renamed.'),
    }));
  });
}

function removals(input: PageInput): Predecessor[] {
  return Object.values(input.facts.removals).flatMap((fact) =>
    fact.removed.map(({ name, change }) => ({
      group: GENERAL,
      before: name,
      now: [],
      change: change ?? 'No longer supported.',
    })),
  );
}

/** Where a field with this fact is sent or read: in each request, and once in results and messages. */
function occurrences({ fields }: PageInput, fact: Fact): Field[] {
  const schemas = fact.schemas ?? [fact.schema];
  const found = fields.filter(
    ({ owner, ownerPath }) => schemas.includes(owner) && ownerPath === fact.field,
  );
  const requests = found.filter(({ root }) => root.kind === 'request');
  if (requests.length > 0) return requests;
  const read = found.filter(({ root }) => root.kind === 'response' || root.kind === 'message');
  const current = read.filter(({ deprecated, path }) => !deprecated && !path.startsWith('items[]'));
  const shortest = new Map<string, Field>();
  for (const field of current.length > 0 ? current : read) {
    const key = `${field.owner} ${field.root.kind}`;
    const known = shortest.get(key);
    if (!known || known.path.length > field.path.length) shortest.set(key, field);
  }
  return [...shortest.values()].sort((a, b) => (a.root.kind < b.root.kind ? 1 : -1));
}

function groupOf(fact: Fact, places: Field[]): string {
  const [first] = places;
  if (!first) return fact.document === 'asyncapi' && fact.pointer !== '' ? MESSAGES : GENERAL;
  if (first.root.kind === 'request') return first.root.title;
  return places.some(({ root }) => root.kind === 'response') ? RESULTS : MESSAGES;
}

/** Where a group stands: between what is general and what is read come the requests. */
function rank({ fields }: PageInput, group: string): number {
  const others = [GENERAL, ...fields.map(({ root }) => root.title), RESULTS, MESSAGES];
  return others.indexOf(group);
}

function place({ owner, ownerPath, path, root }: Field): string {
  const where = root.kind === 'message' ? ` in ${root.title.toLowerCase()}` : '';
  return `${link(code(path), `schema:${owner}.${ownerPath}`)}${where}`;
}
