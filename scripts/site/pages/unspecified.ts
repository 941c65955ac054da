/** Open questions about the interface, and the assumptions of the contract. */
import type { Facts } from '../../emit/facts.ts';
import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { badge, list, section } from '../md.ts';

/** Sentences about some subjects, and whether they are open questions or assumptions. */
type Note = Facts['assumptions'][number] & { mark: string };

/** Every open question and every assumption, in groups. */
export function listUnspecified({ contract, schemas, facts }: PageInput): string[] {
  const notes: Note[] = [
    ...facts.unspecified.map((note) => ({ ...note, mark: 'not specified' })),
    ...facts.assumptions.map((note) => ({ ...note, mark: 'assumption' })),
  ];
  notes.sort(({ subjects: [a = ''] }, { subjects: [b = ''] }) => a.localeCompare(b));
  const isOfSchema = ({ subjects: [subject = ''] }: Note) =>
    Object.hasOwn(schemas, subject.split('.')[0] ?? '');
  const groups = {
    'Calls, notifications, and sessions': notes.filter((note) => !isOfSchema(note)),
    'Requests, results, and messages': notes.filter(isOfSchema),
  };
  const linkOf = (subject: string) => linkToFact(contract, schemas, subject);
  return Object.entries(groups).flatMap(([title, own]) =>
    section(title, [list(itemsOf(own, linkOf))]),
  );
}

/** One item for each set of places, with all sentences about these places, so that nothing is listed twice. */
function itemsOf(notes: Note[], linkOf: (subject: string) => string): string[] {
  const placesOf = new Map<string, Set<string>>();
  for (const note of notes) {
    for (const sentence of note.sentences) {
      const text = `${badge(note.mark)} ${sentence}`;
      const places = [...(placesOf.get(text) ?? []), ...note.subjects.map(linkOf)];
      placesOf.set(text, new Set(places));
    }
  }
  const items = new Map<string, string>();
  for (const [text, places] of placesOf) {
    const shown = [...places].join(', ');
    items.set(shown, `${items.get(shown) ?? shown}\n  - ${text}`);
  }
  return [...items.values()];
}
