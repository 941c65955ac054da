import type { Fact } from '../../emit/facts/collect.ts';
import { type Block, badge, code, link, table } from '../blocks.ts';
import { isInWords } from '../decorate.ts';
import type { Field } from '../fields.ts';
import { slug } from '../html.ts';
import type { PageInput } from '../input.ts';
import { factLabel, factTarget } from '../links.ts';

/** A name of the first version. */
interface OldName {
  group: string;
  before: string;
  /** What took over; empty where nothing did. */
  now: string[];
  /** What changed, each change once. */
  changes: string[];
}

const GENERAL = 'Calls and sessions';
const RESULTS = 'Results and transcripts';
const MESSAGES = 'Live messages';

/** Every rename, changed unit, moved and dropped setting of the first version. */
export function tabulateMigration(input: PageInput): Block[] {
  const names = merge([...findRenames(input), ...findRemovals(input)]);
  names.sort((a, b) => rankOf(input, a.group) - rankOf(input, b.group));
  const seen = new Set<string>();
  const rows = names.map(({ group, before, now, changes }) => {
    const id = `was-${slug(before)}`;
    // The search leads to a name's first row.
    const anchor = seen.has(id) ? {} : { id };
    seen.add(id);
    const name = isInWords(before) ? before : code(before);
    return { ...anchor, group, cells: [name, now.length === 0 ? badge('gone') : now, changes] };
  });
  const more = { look: 'wide', filter: 'For instance word_timestamps' };
  return [table('From the first version', ['First version', 'Now', 'What changed'], rows, more)];
}

/** What several fields took over from one name, in one place. */
function merge(names: OldName[]): OldName[] {
  const merged = new Map<string, OldName>();
  for (const one of names) {
    const key = JSON.stringify([one.group, one.before]);
    const { now = [], changes = [] } = merged.get(key) ?? {};
    merged.set(key, {
      ...one,
      now: [...now, ...one.now],
      changes: [...new Set([...changes, ...one.changes])],
    });
  }
  return [...merged.values()];
}

function findRenames(input: PageInput): OldName[] {
  return Object.values(input.facts.renames).flatMap((fact) => {
    const places = findOccurrences(input, fact);
    const now = places.map(linkPlace);
    const whole = link(factLabel(input.contract, fact), factTarget(input.contract, fact));
    return fact.replaces.map(({ name, change }) => ({
      group: groupOf(fact, places),
      before: name,
      now: now.length > 0 ? now : [whole],
      changes: [change ?? (fact.field.split('.').at(-1) === name ? 'Kept.' : 'Renamed.')],
    }));
  });
}

function findRemovals(input: PageInput): OldName[] {
  return Object.values(input.facts.removals).flatMap((fact) =>
    fact.removed.map(({ name, change }) => ({
      group: GENERAL,
      before: name,
      now: [],
      changes: [change ?? 'No longer supported.'],
    })),
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
function rankOf({ fields }: PageInput, group: string): number {
  const others = [GENERAL, ...fields.map(({ root }) => root.title), RESULTS, MESSAGES];
  return others.indexOf(group);
}

function linkPlace({ owner, ownerPath, path, root }: Field): string {
  const where = root.kind === 'message' ? ` in ${root.title.toLowerCase()}` : '';
  return `${link(code(path), `schema:${owner}.${ownerPath}`)}${where}`;
}
