/** What the site makes of plain Markdown: tabs, parts that readers open, and cards on the first page. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinUrl, relative } from 'node:path/posix';

/** How many levels of fields a field shows in place; deeper ones are a link away. */
const LEVELS = 2;

/** Two or more listings in a row that name their tabs, such as "```sh [curl]". */
const TABS = /(?:^(`{3,})\w+ \[[^\]\n]+\]\n[\s\S]*?^\1\n+){2,}/gm;

/**
 * Adds VitePress's containers to the Markdown of a page.
 *
 * @param root the folder of all pages
 * @param page the path of the page in it
 * @param isIndexed whether the text is for the search, which finds each field once: on the page of its schema
 */
export function expand(source: string, root: string, page: string, isIndexed: boolean): string {
  if (page.startsWith('files/')) return source;
  const tabs = source.replaceAll(TABS, (fences) => `::: code-group\n\n${fences}:::\n\n`);
  const text = page === 'index.md' ? makeCards(tabs) : tabs;
  return foldNotes(isIndexed ? text : nestFields(text, { root, page, level: LEVELS, around: [] }));
}

/** The first list of the first page, whose items are links with a sentence each: on a card, it has a line of its own. */
function makeCards(source: string): string {
  const [start = '', ...sections] = source.split(/^(?=## )/m);
  const cards = start.replaceAll(
    /^(- \**\[[^\]]+\]\([^)]+\)\**): (.)/gm,
    (_, link: string, first: string) => `${link}<br>${first.toUpperCase()}`,
  );
  return [cards, ...sections].join('');
}

/** Notes on a field, such as assumptions: each kind becomes a button that shows its texts. */
function foldNotes(source: string): string {
  return source.replaceAll(/(?:^>.*\n)+/gm, (quote) => {
    const notes = [...quote.matchAll(/^> \*\*(Assumption|Not specified):\*\* (.+)/gm)];
    const kinds = new Set(notes.map(([, kind = '']) => kind));
    if (kinds.size === 0) return quote;
    return [...kinds]
      .map((kind) => {
        const texts = notes.filter(([, one]) => one === kind).map(([, , text]) => text);
        return `::: details ${kind}\n${texts.join('\n\n')}\n:::\n`;
      })
      .join('\n');
  });
}

interface Place {
  root: string;
  page: string;
  /** How many levels may follow. */
  level: number;
  /** The schemas around, which would repeat themselves. */
  around: string[];
}

/** Adds, after each field, the fields of the schemas that its type links to. */
function nestFields(source: string, place: Place): string {
  const { root, page, level, around } = place;
  if (level === 0) return source;
  const sections = source.split(/^(?=#{1,4} )/m).map((section) => {
    const [, facts = ''] = /^#{3,4} `.*\n\n(.*)/.exec(section) ?? [];
    const targets = Array.from(facts.matchAll(/\]\(([\w./]+\.md)\)/g), ([, to = '']) =>
      joinUrl(dirname(page), to),
    );
    const blocks = targets.flatMap((target) => {
      const [, name = ''] = /^schemas\/(\w+)\.md$/.exec(target) ?? [];
      const fields = around.includes(name) ? '' : fieldsIn(root, target);
      if (fields === '') return [];
      const within = { root, page: target, level: level - 1, around: [...around, name] };
      const nested = relink(nestFields(fields, within), target, page);
      const marks = ':'.repeat(level + 2);
      // Headings would be in the outline, and have the anchors of others.
      const flat = nested.replaceAll(/^#{3,4} (.*)$/gm, '**$1**');
      return [`${marks} details Fields of \`${name}\`\n${flat.trim()}\n${marks}\n\n`];
    });
    return [section, ...blocks].join('');
  });
  return sections.join('');
}

/** The fields on the page of a schema. */
function fieldsIn(root: string, page: string): string {
  const file = join(root, page);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^## Fields\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text)?.[1] ?? '';
}

/** The same links, from another page. */
function relink(text: string, from: string, to: string): string {
  return text.replaceAll(/\]\(((?!\w+:)[^)#]*)(#[^)]*)?\)/g, (_, path: string, anchor = '') => {
    const target = path === '' ? from : joinUrl(dirname(from), path);
    return `](${relative(dirname(to), target)}${anchor})`;
  });
}
