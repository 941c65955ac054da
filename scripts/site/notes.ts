/** What the extension keys of the contract say, as sentences. */
import type { Json, JsonObject } from '../model/json.ts';
import type { Replaces } from '../model/schema.ts';

/** The notes of a node as Markdown: on one line where one has one sentence, as a list otherwise. */
export function writeNotes(node: object): string[] {
  return notesOf(node as JsonObject).map(({ title, items }) => {
    if (items.length === 1) return `**${title}:** ${items[0]}`;
    return `**${title}:**\n\n${items.map((item) => `- ${item}`).join('\n')}`;
  });
}

/** The notes of a node, each on one line. */
export function noteLines(node: object): string[] {
  return notesOf(node as JsonObject).map(({ title, items }) => `**${title}:** ${items.join(' ')}`);
}

/** A name of the first version as code; what has no name is described in words. */
export function writeFirstName(subject: string): string {
  return /^[A-Z]|\s.*\s/.test(subject) ? subject : `\`${subject}\``;
}

function notesOf(node: JsonObject): { title: string; items: string[] }[] {
  const replaces = (node['x-replaces'] ?? []) as Replaces[];
  const write = (name: string | undefined, change = ''): string[] =>
    name === undefined ? [] : [`${writeFirstName(name)}. ${change}`.trim()];
  return [
    { title: 'Not specified', items: listSentences(node['x-unspecified']) },
    { title: 'Assumption', items: listSentences(node['x-assumption']) },
    {
      title: 'In the first version',
      items: replaces.flatMap(({ name, change }) => write(name, change)),
    },
    {
      title: 'Dropped since the first version',
      items: replaces.flatMap(({ removed, change }) => write(removed, change)),
    },
  ].filter(({ items }) => items.length > 0);
}

function listSentences(value: Json | undefined): string[] {
  const found = Array.isArray(value) ? value : [value];
  return found.flatMap((sentence) => (typeof sentence === 'string' ? [sentence.trim()] : []));
}
