/** The pages as Redocly's portal shows them: it fetches nothing, and says in text what is open or assumed. */
import { createHash } from 'node:crypto';
import { stringify } from 'yaml';
import { emitDocument } from '../emit/documents.ts';
import type { Files } from '../emit/files.ts';
import { isJsonObject, type Json, type JsonObject, mapValues } from '../json.ts';
import { drawFile } from './diagrams.ts';
import { labelNotes } from './paragraphs.ts';

/** The folders of pages that the portal makes itself from a document, and that document. */
const MADE_BY_PORTAL: Record<string, { page: string; label: string }> = {
  operations: { page: 'openapi.yaml', label: 'Calls' },
  messages: { page: 'asyncapi.yaml', label: 'Live messages' },
};

/**
 * Makes the files of the portal.
 *
 * @param pages the text of each page of the site by its path, such as `docs/messages.md`, and `docs/llms.txt`
 * @param documents both bundles by their names
 * @returns the files by their paths: pages, diagrams, both documents and the sidebar
 */
export function portalFiles(
  pages: ReadonlyMap<string, string>,
  documents: Readonly<Record<string, JsonObject>>,
): Files {
  const files: Files = {};
  for (const [path, text] of pages) {
    if (!path.endsWith('.md')) continue;
    const page = path.replace(/^docs\//, '');
    const up = '../'.repeat(page.split('/').length - 1);
    const drawn = text.replaceAll(/^```mermaid\n([\s\S]*?)^```$/gm, (_, source: string) => {
      const name = `diagrams/${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`;
      files[name] = drawFile(source);
      return `![Diagram](${up}${name})`;
    });
    // The portal knows no labels of listings, and makes an llms.txt of its own.
    const plain = drawn.replaceAll(/^(`{3,}\w+) \[.*\]$/gm, '$1');
    files[page] = plain.replaceAll(/^- \[llms.txt\].*\n/gm, '');
  }
  for (const [name, document] of Object.entries(documents)) {
    const { [`${name}.yaml`]: yaml = '' } = emitDocument(name, withNotes(document) as JsonObject);
    // Links of the documents lead to the sources of the guides.
    files[`${name}.yaml`] = yaml.replaceAll(/\]\(docs\/([\w-]+)\.md/g, '](/pages/$1');
  }
  files['sidebars.yaml'] = stringify(sidebarOf(pages.get('docs/llms.txt') ?? ''));
  return files;
}

/** The groups of the list of all pages, without the pages that the portal makes itself. */
function sidebarOf(list: string): object[] {
  const groups = list.split(/^## /m).slice(1);
  const listed = groups.flatMap((group) => {
    const [, title = ''] = /^(.*)\n/.exec(group) ?? [];
    const links = Array.from(
      group.matchAll(/^- \[(.+?)\]\((.+?\.md)\)/gm),
      ([, label, page = '']) => {
        const [folder = ''] = page.split('/');
        return MADE_BY_PORTAL[folder] ?? { page, label };
      },
    );
    const once = links.filter(({ page }, at) => links.findIndex((one) => one.page === page) === at);
    const items = once.filter(({ page }) => !page.startsWith('schemas/'));
    return items.length === 0 ? [] : [{ group: title, items }];
  });
  return [{ page: 'index.md', label: 'Overview' }, ...listed];
}

/** A value in a document, with its open questions and assumptions at the end of its descriptions. */
function withNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNotes);
  if (!isJsonObject(value)) return value;
  const { 'x-unspecified': open = [], 'x-assumption': assumed = [], ...rest } = value;
  const stated = mapValues(rest, withNotes);
  const notes = labelNotes([open].flat().map(String), [assumed].flat().map(String));
  if (notes.length === 0) return stated;
  // A document has its description in `info`.
  const { description = '', info } = stated;
  const text = (before: Json) => [before, ...notes].filter(Boolean).join('\n\n');
  return isJsonObject(info)
    ? { ...stated, info: { ...info, description: text(info.description ?? '') } }
    : { ...stated, description: text(description) };
}
