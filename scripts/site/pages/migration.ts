/** The migration from the interface's first version. */
import type { Fact } from '../../emit/facts.ts';
import { writeOldName } from '../../emit/parts/words.ts';
import type { Schemas } from '../../schema.ts';
import type { Field } from '../fields.ts';
import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { badge, type Cell, code, link, mergeRows, type Row, table } from '../md.ts';
import { fieldTarget } from '../paragraphs.ts';

const GENERAL = 'Calls and sessions';
const READ = 'Results and messages';

/** Every renamed, changed, moved or removed part of the first version. */
export function tabulateMigration(input: PageInput): string[] {
  const { renames, removals } = input.facts;
  const rowOf = (group: string, before: string, now: Cell, change: string): Row => {
    return { group, cells: [writeOldName(before), now, change] };
  };
  const renamed = renames.map((fact) => {
    const [subject = ''] = fact.subjects;
    const kept = subject.split('.').at(-1) === fact.name ? 'Kept.' : 'Renamed.';
    const change = fact.change ?? kept;
    const places = placesOf(input, fact);
    const [first] = places;
    if (!first)
      return rowOf(
        GENERAL,
        fact.name,
        linkToFact(input.contract, input.schemas, subject, fact),
        change,
      );
    const { kind, title } = first.payload;
    const group = kind === 'request' ? title : READ;
    const now = places.map((place) => linkPlace(input.schemas, place));
    return rowOf(group, fact.name, now, change);
  });
  const removed = removals.map(({ name, change }) =>
    rowOf(GENERAL, name, [], change ?? 'No longer supported.'),
  );
  // Requests come between the general group and responses.
  const groups = [GENERAL, ...input.fields.map(({ payload }) => payload.title), READ];
  const rankOf = ({ group = '' }: Row) => groups.indexOf(group);
  const rows = mergeRows([...renamed, ...removed]).sort((a, b) => rankOf(a) - rankOf(b));
  for (const { cells } of rows) {
    const [, now = []] = cells;
    if (now.length === 0) cells[1] = badge('removed');
  }
  return [table(['First version', 'Now', 'What changed'], rows)];
}

/** The places of a field with this fact: each request that has it, or else each response and message, once. */
function placesOf({ fields }: PageInput, { subjects }: Fact): Field[] {
  const found = fields.filter(({ owner, ownerPath }) => subjects.includes(`${owner}.${ownerPath}`));
  const sent = found.filter(({ payload }) => payload.kind === 'request');
  if (sent.length > 0) return sent;
  const byPath = [...new Map(found.map((one) => [one.path, one])).values()];
  // The items of a list of jobs are the same as a job.
  const isWithin = (one: Field) => byPath.some(({ path }) => one.path.endsWith(`.${path}`));
  return byPath.filter((one) => !isWithin(one));
}

function linkPlace(schemas: Schemas, { owner, ownerPath, path, payload }: Field): string {
  const where = payload.kind === 'message' ? ` in the message "${payload.title}"` : '';
  return `${link(code(path), fieldTarget(schemas, owner, ownerPath))}${where}`;
}
