/** Open questions about the interface, and the assumptions of the contract. */
import type { Fact, Facts } from '../../emit/facts.ts';
import { SCHEMAS, type Schemas } from '../../schema.ts';
import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { badge, list, table } from '../md.ts';
import { type Guide, refuseGuide } from '../prose.ts';

/** Every open question and every assumption. */
export function tabulateUnspecified({ contract, schemas, facts }: PageInput): string[] {
  const notes = notesOf(facts).map((note) => {
    const { subjects } = note;
    return { note, subjects, subject: subjects[0] ?? '', rank: rankOf(note, schemas) };
  });
  notes.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank - b.rank;
    return a.subject < b.subject ? -1 : 1;
  });
  // First the places of each text, then the texts of each set of places: so nothing is listed twice.
  const texts = gather(notes, ({ note, subjects, rank }) => {
    const text = `${badge(note.mark)} ${note.sentences.join(' ')}`;
    const links = subjects.map((one) => linkToFact(contract, schemas, one, note));
    return { key: JSON.stringify([rank, text]), items: links, rank, text };
  });
  const places = gather(texts, ({ rank, text, items }) => {
    return { key: JSON.stringify([rank, items]), items: [text], rank, places: items };
  });
  const rows = places.map((one) => {
    return { group: GROUPS[one.rank] ?? '', cells: [one.places, one.items] };
  });
  const count = (stated: { sentences: string[] }[]) =>
    stated.flatMap(({ sentences }) => sentences).length;
  return [
    `${count(facts.unspecified)} open questions, ${count(facts.assumptions)} assumptions.`,
    table(['Where', 'What'], rows),
  ];
}

/** What `describe` returns for each, once for each key, with the items of all. */
function gather<From, To extends { key: string; items: string[] }>(
  all: readonly From[],
  describe: (one: From) => To,
): To[] {
  const found = new Map<string, To>();
  for (const one of all.map(describe)) {
    const before = found.get(one.key)?.items ?? [];
    found.set(one.key, { ...one, items: [...new Set([...before, ...one.items])] });
  }
  return [...found.values()];
}

/**
 * The open questions and assumptions about one subject, as a list, for a guide.
 *
 * @param subject the subject in the notation of the facts, such as `channel liveSession`
 * @throws ProblemsError when nothing is open there
 */
export function listFacts({ facts }: PageInput, guide: Guide, subject: string): string[] {
  const notes = notesOf(facts).filter(({ subjects }) => subjects.includes(subject));
  const sentences = notes.flatMap((note) =>
    note.sentences.map((one) => `${badge(note.mark)} ${one}`),
  );
  if (sentences.length > 0) return [list(sentences)];
  const message = `the contract leaves nothing open about "${subject}"; generated/facts.js has the names of all subjects`;
  return refuseGuide(guide, message);
}

const WHOLE = 'The service as a whole';
const CALLS = 'Calls and notifications';
const LIVE = 'The live session';
const VALUES = 'Requests, results and messages';

/** The groups of the table, in their order. */
const GROUPS = [WHOLE, CALLS, LIVE, VALUES];

/** The position of a fact's group in the list. */
function rankOf({ document, pointer, subjects: [subject = ''] }: Fact, schemas: Schemas): number {
  if (pointer === '') return GROUPS.indexOf(WHOLE);
  const isInSchemas = pointer.startsWith(`${SCHEMAS}/`);
  if (document === 'openapi' && !isInSchemas) return GROUPS.indexOf(CALLS);
  const [schema = ''] = subject.split('.');
  return GROUPS.indexOf(Object.hasOwn(schemas, schema) ? VALUES : LIVE);
}

/** Sentences about what is not specified and what is assumed, with a mark for one or the other. */
function notesOf({ unspecified, assumptions }: Facts) {
  const marked = (notes: Facts['assumptions'], mark: string) =>
    notes.map((note) => ({ ...note, mark }));
  return [...marked(unspecified, 'not specified'), ...marked(assumptions, 'assumption')];
}
