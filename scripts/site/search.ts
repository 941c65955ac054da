/** The entries of the search: every guide, call, message, schema and field once. */

import type { Change } from '../emit/facts/collect.ts';
import type { SearchEntry } from './entry.ts';
import { rowId } from './fields.ts';
import { plainText, slug } from './html.ts';
import type { PageInput } from './input.ts';
import type { Page } from './layout.ts';
import { addressOf, twinOf } from './links.ts';
import { describedParts } from './parts.ts';
import type { Renderer } from './render.ts';

/** The longest text that is kept of a section: every page loads the index. */
const LONGEST = 600;

/** @returns what the search can find, in the contract and in the pages given */
export function searchEntries(input: PageInput, pages: Page[], renderer: Renderer): SearchEntry[] {
  const text = (line: unknown) => plainText(renderer.inline(String(line ?? '')).text);
  return [
    ...pages.flatMap(listGuide),
    ...[...listParts(input), ...listFields(input), ...listFirstVersion(input)].map((entry) => {
      return { ...entry, text: text(entry.text) };
    }),
  ];
}

function listGuide({ guide: { name, title, nav, summary }, sections }: Page): SearchEntry[] {
  const href = `${name}.html`;
  const found = sections.flatMap(({ heading, body }) => {
    if (!heading) return [];
    const text = plainText(body.text).slice(heading.text.length).trim();
    const entry = { title: heading.text, where: nav, href: `${href}#${heading.id}` };
    return { ...entry, text: text.slice(0, LONGEST) };
  });
  return [{ title, where: 'Guide', text: summary, href }, ...found];
}

function listParts(input: PageInput): SearchEntry[] {
  const { channels, operations } = input.contract;
  // Those of a query or of all messages of one side are on the pages of their parts.
  const standIns = [
    ...operations.map(({ query }) => query),
    ...channels.flatMap((channel) => channel.operations.map(({ union }) => union)),
  ];
  const parts = describedParts(input).filter(({ name }) => !standIns.includes(name));
  return parts.map(({ list, name, target, summary, description }) => ({
    title: list === 'Calls' ? `${name}: ${summary}` : name,
    where: list,
    text: list === 'Live messages' ? `${summary} ${description}` : description,
    href: addressOf(input.contract, target),
    twin: twinOf(target),
  }));
}

function listFields({ contract, fields, limited }: PageInput): SearchEntry[] {
  const rows = new Set(limited.map(rowId));
  const entries = new Map<string, SearchEntry>();
  for (const field of fields) {
    const { root, path, owner, ownerPath, schema } = field;
    const row = rowId(field);
    const key = root.kind === 'request' ? `${root.schema} ${path}` : `${owner} ${ownerPath}`;
    if (entries.has(key)) continue;
    entries.set(key, {
      title: path,
      where: root.title,
      text: schema.description ?? '',
      href: rows.has(row)
        ? `defaults.html#${row}`
        : addressOf(contract, `schema:${owner}.${ownerPath}`),
    });
  }
  return [...entries.values()];
}

function listFirstVersion({ facts }: PageInput): SearchEntry[] {
  const entries = (changes: Change[], before: string) =>
    changes.map(({ name, change }) => ({
      title: name,
      where: 'First version',
      text: `${before} ${change ?? ''}`,
      href: `first-version.html#was-${slug(name)}`,
    }));
  return [
    ...Object.entries(facts.renames).flatMap(([key, { replaces }]) =>
      entries(replaces, `Now ${key}.`),
    ),
    ...Object.values(facts.removals).flatMap(({ removed }) => entries(removed, 'No longer there.')),
  ];
}
