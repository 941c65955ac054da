/** What is assumed, what is not specified, and what changed since the first version. */
import { changesSince } from '../emit/text.ts';
import type { JsonObject } from '../model/json.ts';
import type { Replaces } from '../model/schema.ts';
import { list, section } from './md.ts';

/** What a node leaves open and what is assumed there, as a quotation, which is shown smaller than the text. */
export function writeNotes(node: object): string {
  return notesOf(node)
    .map((note) => `> ${note}`)
    .join('\n>\n');
}

/** The same of a page's subject, as a section. */
export function listNotes(node: object): string[] {
  return section('Assumed or not specified', [list(notesOf(node))]);
}

function notesOf(node: object): string[] {
  const sentences = (key: string) => ((node as JsonObject)[key] ?? []) as string[];
  return [
    ...sentences('x-unspecified').map((sentence) => `**Not specified:** ${sentence}`),
    ...sentences('x-assumption').map((sentence) => `**Assumption:** ${sentence}`),
  ];
}

/**
 * What changed since the first version, the newest state first.
 *
 * @param subjects nodes, each with a link to it, which is empty for the subject of the page, and its name
 */
export function listChanges(subjects: [link: string, name: string, node: object][]): string[] {
  const lines = subjects.flatMap(([link, name, node]) => {
    const replaces = ((node as JsonObject)['x-replaces'] ?? []) as Replaces[];
    const sentences = changesSince(replaces, name);
    if (link === '') return sentences;
    return sentences.length === 0 ? [] : [`${link}: ${sentences.join(' ')}`];
  });
  return section('Since the first version', [list(lines)]);
}
