/** The entries of the search: every guide, call, message, schema and field once. */
import { slug } from './html.ts';
import { messageLink, operationLink, schemaLink } from './links.ts';
import { type Guide, inline, plainText, type RenderedGuide } from './markdown.ts';
import { rowId } from './pages/defaults.ts';
import type { PageInput } from './pages/input.ts';

/** What the search finds. */
export interface SearchEntry {
  title: string;
  /** Where it stands, in a word or two. */
  where: string;
  text: string;
  href: string;
}

/** A page with its guide, as the search sees it. */
export interface SearchedPage {
  file: string;
  guide: Guide;
  rendered: RenderedGuide;
}

/** The longest text that is kept of a section. */
const LONGEST = 600;

/** @returns what the search can find, in the contract and in the pages given */
export function searchEntries(input: PageInput, pages: SearchedPage[]): SearchEntry[] {
  return [...guides(pages), ...references(input), ...fieldEntries(input), ...firstVersion(input)];
}

function guides(pages: SearchedPage[]): SearchEntry[] {
  return pages.flatMap(({ file, guide, rendered }) => [
    { title: guide.title, where: 'Guide', text: guide.summary, href: file },
    ...rendered.headings.map(({ id, text, content }) => ({
      title: text,
      where: guide.nav,
      text: content.slice(0, LONGEST),
      href: `${file}#${id}`,
    })),
  ]);
}

function references({ contract, normal }: PageInput): SearchEntry[] {
  const calls = contract.operations.map(({ id, method, path, summary = '', description }) => ({
    title: `${method} ${path}: ${summary}`,
    where: 'REST',
    text: text(description),
    href: operationLink(contract, id),
  }));
  const messages = contract.messages.map(({ name, title, summary, description }) => ({
    title: title ?? name,
    where: 'Live message',
    text: `${text(summary)} ${text(description)}`,
    href: messageLink(contract, name),
  }));
  const schemas = [...normal.schemas]
    .filter(([name]) => !name.endsWith('Query') && !/^(Client|Server)Message$/.test(name))
    .map(([name, schema]) => ({
      title: name,
      where: 'Schema',
      text: text(schema.description),
      href: schemaLink(contract, name),
    }));
  return [...calls, ...messages, ...schemas];
}

function fieldEntries(input: PageInput): SearchEntry[] {
  const { contract, fields, roots } = input;
  const rows = new Map(
    roots.flatMap((root) =>
      (input.rows.get(root) ?? []).map(
        (field) => [`${root.title} ${field.path}`, rowId(field)] as const,
      ),
    ),
  );
  const entries = new Map<string, SearchEntry>();
  for (const { root, path, owner, ownerPath, schema } of fields) {
    const row = rows.get(`${root.title} ${path}`);
    const key = root.kind === 'request' ? `${root.schema} ${path}` : `${owner} ${ownerPath}`;
    if (entries.has(key) || /(^|\.)request_params\./.test(path)) continue;
    entries.set(key, {
      title: path,
      where: root.title,
      text: text(schema.description),
      href: row ? `defaults.html#${row}` : schemaLink(contract, owner, ownerPath),
    });
  }
  return [...entries.values()];
}

function firstVersion({ facts }: PageInput): SearchEntry[] {
  const named = Object.entries(facts.renames).flatMap(([key, fact]) =>
    (fact.replaces as { name: string; change: string | null }[]).map(({ name, change }) => ({
      name,
      text: `Now ${key}. ${text(change)}`,
    })),
  );
  const removed = Object.values(facts.removals).flatMap((fact) =>
    (fact.removed as { name: string; change: string | null }[]).map(({ name, change }) => ({
      name,
      text: `No longer there. ${text(change)}`,
    })),
  );
  return [...named, ...removed].map(({ name, text: said }) => ({
    title: name,
    where: 'First version',
    text: said,
    href: `first-version.html#was-${slug(name)}`,
  }));
}

function text(value: unknown): string {
  return typeof value === 'string' ? plainText(inline(value).text) : '';
}
