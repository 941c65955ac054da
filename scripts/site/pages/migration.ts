/** The migration from the interface's first version. */

import type { PageInput } from '../input.ts';
import { linkToFact } from '../links.ts';
import { table } from '../md.ts';
import { writeOldName } from '../words.ts';

/** Every renamed, changed, moved or removed part of the first version. */
export function tabulateMigration({ contract, schemas, facts }: PageInput): string[] {
  const renamed = facts.renames.map((fact) => {
    const isKept = fact.subjects.some((subject) => subject.split('.').at(-1) === fact.name);
    const places = fact.subjects.map((one) => linkToFact(contract, schemas, one));
    const change = fact.change ?? (isKept ? 'Kept.' : 'Renamed.');
    return { cells: [writeOldName(fact.name), places, change] };
  });
  const removed = facts.removals.map(({ name, change }) => ({
    group: 'Removed',
    cells: [writeOldName(name), [], change ?? 'No longer supported.'],
  }));
  return [table(['First version', 'Now', 'Change'], [...renamed, ...removed])];
}
