import { join as joinPath } from 'node:path';
import hljs from 'highlight.js/lib/common';
import { Marked } from 'marked';
import { type Finding, FindingsError } from '../model/finding.ts';
import { Html, slug } from './html.ts';

/** A guide as it is written: what the page is called, and its prose. */
export interface Guide {
  /** The file, from the project's root. */
  file: string;
  title: string;
  /** The short title, for the navigation. */
  nav: string;
  summary: string;
  prose: string;
}

/** A heading of a page, to be linked to. */
export interface Heading {
  id: string;
  text: string;
  /** What stands under it, without markup. */
  content: string;
}

/** A guide as markup. */
export interface RenderedGuide {
  body: Html;
  headings: Heading[];
  /** What the list of contents names: what the blocks mark for it, or the headings. */
  contents: Pick<Heading, 'id' | 'text'>[];
}

const FIELDS = ['title', 'nav', 'summary'] as const;

/**
 * Reads a guide: three fields between lines of `---`, then Markdown.
 *
 * @param file the file, only named in findings
 * @throws FindingsError when a field is missing
 */
export function readGuide(file: string, text: string): Guide {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  const fields = new Map(
    (match?.[1] ?? '').split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const missing = FIELDS.filter((field) => !fields.get(field));
  if (!match || missing.length > 0) {
    const message = `the head of the page lacks ${missing.join(', ')}; write it between two lines of ---`;
    throw new FindingsError([{ file, location: '1:1', message }]);
  }
  const [title, nav, summary] = FIELDS.map((field) => fields.get(field) ?? '');
  return {
    file,
    title: title as string,
    nav: nav as string,
    summary: summary as string,
    prose: match[2] ?? '',
  };
}

/**
 * Renders a guide. A line `{{name}}` alone is replaced by the block of that name.
 *
 * @throws FindingsError when a block is not there, or stands nowhere in the guide
 */
export function renderGuide(guide: Guide, blocks: Record<string, Html>): RenderedGuide {
  const used = new Set<string>();
  const findings: Finding[] = [];
  const lines = guide.prose.split('\n').map((line, index) => {
    const name = /^\{\{(.+)\}\}$/.exec(line.trim())?.[1]?.trim();
    if (name === undefined) return line;
    const block = blocks[name];
    used.add(name);
    if (block) return `\n${PLACE(name)}\n`;
    const message = `there is no block ${name}; known are ${Object.keys(blocks).join(', ')}`;
    findings.push({ file: guide.file, location: `line ${index + 1} of the prose`, message });
    return '';
  });
  for (const name of Object.keys(blocks)) {
    if (used.has(name)) continue;
    const message = `the block ${name} stands nowhere; add a line {{${name}}}`;
    findings.push({ file: guide.file, location: '', message });
  }
  if (findings.length > 0) throw new FindingsError(findings);
  const written = toHtml(lines.join('\n'));
  const body = new Html(
    written.replaceAll(/<!--block:(.*?)-->/g, (_, name: string) => blocks[name]?.text ?? ''),
  );
  const headings = headingsOf(body);
  const marked = [...body.text.matchAll(/id="([^"]+)" data-contents="([^"]+)"/g)].map(
    ([, id = '', text = '']) => ({ id, text: plainText(text) }),
  );
  return { body, headings, contents: marked.length > 0 ? marked : headings };
}

/** A line of prose as markup: emphasis and code, no paragraph. */
export function inline(text: string): Html {
  return new Html(parser.parseInline(text, { async: false }).trim());
}

/** Markdown without any blocks as markup. */
export function prose(text: string): Html {
  return new Html(toHtml(text));
}

/** Highlighted source text with a button to copy it. */
export function codeBlock(text: string, language: string, label = ''): Html {
  const known = hljs.getLanguage(language) ? language : 'plaintext';
  const { value } = hljs.highlight(text.trimEnd(), { language: known });
  const caption = label === '' ? '' : `<figcaption>${label}</figcaption>`;
  return new Html(
    `<figure class="code">${caption}<pre tabindex="0"><code class="language-${known}">${value}</code></pre></figure>`,
  );
}

/** The language of a file, from its extension. */
export function languageOf(file: string): string {
  const extension = joinPath(file).split('.').pop() ?? '';
  const languages: Record<string, string> = { sh: 'bash', ts: 'typescript', html: 'xml' };
  return languages[extension] ?? extension;
}

/** Markup without its tags. */
export function plainText(markup: string): string {
  return markup
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const PLACE = (name: string) => `<!--block:${name}-->`;

const parser = new Marked({
  renderer: {
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${slug(plainText(text))}">${text}</h${depth}>\n`;
    },
    code({ text, lang }) {
      return codeBlock(text, lang ?? 'plaintext', lang ?? 'text').text;
    },
    table({ header, rows }) {
      const cells = (row: typeof header, tag: string) =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
      const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

function toHtml(text: string): string {
  return parser.parse(text, { async: false });
}

function headingsOf({ text }: Html): Heading[] {
  const parts = text.split(/(?=<h2 )/).filter((part) => part.startsWith('<h2 '));
  return parts.flatMap((part) => {
    const match = /^<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>([\s\S]*)$/.exec(part);
    if (!match) return [];
    const [, id = '', title = '', rest = ''] = match;
    return [{ id, text: plainText(title), content: plainText(rest) }];
  });
}
