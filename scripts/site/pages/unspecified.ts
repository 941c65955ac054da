/** Open questions about the interface and the assumptions of the contract. */
import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { list, section } from '../md.ts';

/** Every open question, then every assumption: sentences about some subjects, in the order of the subjects. */
export function listUnspecified({ contract, schemas, facts }: PageInput): string[] {
  const groups = { 'Not specified': facts.unspecified, Assumptions: facts.assumptions };
  return Object.entries(groups).flatMap(([title, notes]) => {
    const placesOf = new Map<string, Set<string>>();
    const sorted = notes.toSorted(({ subjects: [a = ''] }, { subjects: [b = ''] }) =>
      a.localeCompare(b),
    );
    for (const { sentences, subjects } of sorted) {
      const links = subjects.map((subject) => linkToFact(contract, schemas, subject));
      for (const sentence of sentences)
        placesOf.set(sentence, new Set([...(placesOf.get(sentence) ?? []), ...links]));
    }
    // The sentences about the same places share an item.
    const items = new Map<string, string>();
    for (const [sentence, places] of placesOf) {
      const shown = [...places].join(', ');
      items.set(shown, `${items.get(shown) ?? `${shown}:`} ${sentence}`);
    }
    return section(title, [list([...items.values()])]);
  });
}
