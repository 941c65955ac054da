import type { Fact } from '../../emit/facts/collect.ts';
import { inWords } from '../decorate.ts';
import { type Html, html, slug } from '../html.ts';
import { factLink, schemaLink } from '../links.ts';
import { inline } from '../markdown.ts';
import type { Field } from '../routes.ts';
import type { PageBuilder, PageInput } from './input.ts';
import { badge, filtered } from './parts.ts';

interface Row {
  group: string;
  before: string;
  /** What took over; empty where nothing did. */
  now: Html[];
  change: string;
}

const GENERAL = 'Calls and sessions';
const RESULTS = 'Results and transcripts';
const MESSAGES = 'Live messages';

/** Every rename, changed unit, moved and dropped setting of the first version. */
export const migrationPage: PageBuilder = (input) => {
  const rows: Row[] = [...renames(input), ...removals(input)];
  const groups = [...new Set(rows.map(({ group }) => group))].sort(
    (a, b) => order(input, a) - order(input, b),
  );
  return {
    table: filtered('migration', 'For instance word_timestamps', [
      html`<table class="wide stack migration"><thead><tr><th scope="col">First version</th><th scope="col">Now</th><th scope="col">What changed</th></tr></thead>
${groups.map((group) => table(group, rows))}</table>`,
    ]),
  };
};

function table(group: string, rows: Row[]): Html {
  // The search leads to a name's first row.
  const id = (row: Row) => {
    const first = rows.find(({ before }) => slug(before) === slug(row.before)) === row;
    return first && html` id="was-${slug(row.before)}"`;
  };
  return html`<tbody id="${slug(group)}" data-contents="${group}"><tr class="group"><th colspan="3" scope="rowgroup">${group}</th></tr>
${rows
  .filter((row) => row.group === group)
  .map(
    (row) =>
      html`<tr${id(row)}><th scope="row" data-label="First version">${name(row.before)}</th><td class="long" data-label="Now">${row.now.length === 0 ? badge('gone', 'red') : row.now}</td><td class="long" data-label="What changed">${inline(row.change)}</td></tr>\n`,
  )}</tbody>`;
}

function renames(input: PageInput): Row[] {
  return Object.values(input.facts.renames).flatMap((fact) => {
    const places = occurrences(input, fact);
    const replaces = fact.replaces as { name: string; change: string | null }[];
    return replaces.map(({ name: before, change }) => ({
      group: groupOf(fact, places),
      before,
      now: places.length > 0 ? places.map((field) => link(input, field)) : [place(input, fact)],
      change: change ?? (lastOf(fact.field) === before ? 'Kept.' : 'Renamed.'),
    }));
  });
}

function removals(input: PageInput): Row[] {
  return Object.values(input.facts.removals).flatMap((fact) =>
    (fact.removed as { name: string; change: string | null }[]).map(({ name: before, change }) => ({
      group: GENERAL,
      before,
      now: [],
      change: change ?? 'Not supported any more.',
    })),
  );
}

/** Where a field with this fact is sent or read: in each request, and once in results and messages. */
function occurrences({ fields }: PageInput, fact: Fact): Field[] {
  const schemas = (fact.schemas ?? [fact.schema]) as (string | null)[];
  const found = fields.filter(
    ({ owner, ownerPath, path }) =>
      schemas.includes(owner) && ownerPath === fact.field && !/(^|\.)request_params\./.test(path),
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

function order({ roots }: PageInput, group: string): number {
  if (group === GENERAL) return -1;
  const root = roots.findIndex(({ title }) => title === group);
  if (root >= 0) return root;
  return group === RESULTS ? 1000 : 1001;
}

function link({ contract }: PageInput, { owner, ownerPath, path, root }: Field): Html {
  const where = root.kind === 'message' ? html` <small>in ${root.title.toLowerCase()}</small>` : '';
  return html`<div><a href="${schemaLink(contract, owner, ownerPath)}"><code>${path}</code></a>${where}</div>`;
}

function place({ contract }: PageInput, fact: Fact): Html {
  const subject = fact.schema ?? labelOf(fact);
  return html`<a href="${factLink(contract, fact)}">${subject}</a>`;
}

function labelOf({ pointer, document }: Fact): string {
  const steps = pointer.split('/').filter(Boolean);
  if (steps[0] === 'paths') {
    return `${(steps[2] ?? '').toUpperCase()} ${(steps[1] ?? '').replaceAll('~1', '/')}`;
  }
  return steps.at(-1) ?? (document === 'openapi' ? 'REST reference' : 'Live reference');
}

function name(before: string): Html {
  return inWords(before) ? html`${before}` : html`<code>${before}</code>`;
}

function lastOf(field: string): string {
  return field.split('.').at(-1) ?? field;
}
