/** Open questions about the interface, and the assumptions of the contract. */
import type { Fact, Facts } from '../../emit/facts.ts';
import { SCHEMAS, type Schemas } from '../../schema.ts';
import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { badge, list, section } from '../md.ts';
import { type Guide, refuseGuide } from '../prose.ts';

/** A sentence of a note, with links to its subjects. */
interface Statement {
  /** The position of its group on the page. */
  rank: number;
  text: string;
  places: string[];
}

/** Every open question and every assumption, in groups. */
export function listUnspecified({ contract, schemas, facts }: PageInput): string[] {
  const notes = notesOf(facts);
  notes.sort(({ subjects: [a = ''] }, { subjects: [b = ''] }) => (a < b ? -1 : 1));
  const statements = notes.flatMap((note) => {
    const rank = rankOf(note, schemas);
    const places = note.subjects.map((one) => linkToFact(contract, schemas, one, note));
    return textsOf(note).map((text): Statement => ({ rank, text, places }));
  });
  const groups = GROUPS.flatMap((title, rank) =>
    section(title, [list(itemsOf(statements.filter((one) => one.rank === rank)))]),
  );
  const counts = [facts.unspecified, facts.assumptions].map((all) => all.flatMap(textsOf).length);
  return [`The contract has ${counts[0]} open questions and ${counts[1]} assumptions.`, ...groups];
}

/** One item for each set of places, with all texts about these places, so that nothing is listed twice. */
function itemsOf(statements: readonly Statement[]): string[] {
  const placesOf = new Map<string, string[]>();
  for (const { text, places } of statements)
    placesOf.set(text, [...new Set([...(placesOf.get(text) ?? []), ...places])]);
  const items = new Map<string, string>();
  for (const [text, places] of placesOf) {
    const shown = places.join(', ');
    items.set(shown, `${items.get(shown) ?? shown}\n  - ${text}`);
  }
  return [...items.values()];
}

/**
 * The open questions and assumptions about one subject, as a list, for the section "Not specified" of a guide.
 *
 * @param subject the subject in the notation of the facts, such as `channel liveSession`
 * @throws ProblemsError when nothing is open there
 */
export function listFacts({ facts }: PageInput, guide: Guide, subject: string): string[] {
  const texts = notesOf(facts)
    .filter(({ subjects }) => subjects.includes(subject))
    // The heading of the section in the guide is "Not specified".
    .flatMap(({ mark, sentences }) =>
      mark === UNSPECIFIED ? sentences : sentences.map((one) => `**Assumption:** ${one}`),
    );
  if (texts.length > 0) return [list(texts)];
  const message = `the contract leaves nothing open about "${subject}"; generated/facts.js has the names of all subjects`;
  return refuseGuide(guide, message);
}

const UNSPECIFIED = 'not specified';

const WHOLE = 'The service as a whole';
const CALLS = 'Calls and notifications';
const LIVE = 'The live session';
const VALUES = 'Requests, results, and messages';

/** The titles of the groups, in their order. */
const GROUPS = [WHOLE, CALLS, LIVE, VALUES];

/** The position of a fact's group in the list. */
function rankOf({ document, pointer, subjects: [subject = ''] }: Fact, schemas: Schemas): number {
  if (pointer === '') return GROUPS.indexOf(WHOLE);
  const isInSchemas = pointer.startsWith(`${SCHEMAS}/`);
  if (document === 'openapi' && !isInSchemas) return GROUPS.indexOf(CALLS);
  const [schema = ''] = subject.split('.');
  return GROUPS.indexOf(Object.hasOwn(schemas, schema) ? VALUES : LIVE);
}

/** The sentences of a note, with its mark. */
function textsOf({ sentences, mark }: { sentences: string[]; mark?: string }): string[] {
  return sentences.map((one) => (mark ? `${badge(mark)} ${one}` : one));
}

/** The notes about what is not specified and what is assumed, with a mark for one or the other. */
function notesOf({ unspecified, assumptions }: Facts) {
  const marked = (notes: Facts['assumptions'], mark: string) =>
    notes.map((note) => ({ ...note, mark }));
  return [...marked(unspecified, UNSPECIFIED), ...marked(assumptions, 'assumption')];
}
