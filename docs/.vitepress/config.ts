/** The configuration of VitePress for `generated/docs`: the sidebar, the search, and the escaping of text. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { slug } from '../../scripts/site/md.ts';
import { followEdits } from './follow.ts';
import { SEARCH } from './search.ts';

const PAGES = join(import.meta.dirname, '../../generated/docs');
const readList = () => readFileSync(join(PAGES, 'llms.txt'), 'utf8');
const list = readList();

/** The pages below a heading of the list of all pages. */
const linksIn = (text: string) =>
  Array.from(text.matchAll(/^- \[(.+?)\]\((.+?)\.md\)/gm), ([, text, path]) => {
    return { text, link: `/${path}` };
  });

/** The groups of pages, in the order of the list of all pages; the parts of a group are collapsed. */
const sidebar = list
  .split(/^## /m)
  .slice(1)
  .map((group) => {
    const [own = '', ...parts] = group.split(/^### /m);
    const folded = parts.map((part) => {
      return { text: part.split('\n')[0], collapsed: true, items: linksIn(part) };
    });
    return { text: own.split('\n')[0], items: [...linksIn(own), ...folded] };
  });

/** Escapes text, so that the page shows markup and expressions of Vue literally. */
function asText(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '').replaceAll('{{', '&#123;&#123;');
}

/** Inline code. A name breaks between its parts or, if it has up to 30 characters, not at all on wide pages. */
function showCode(text: string): string {
  if (/\s/.test(text)) return `<code>${asText(text)}</code>`;
  const shown = asText(text).replaceAll(/[._/](?=\w)/g, '$&<wbr>');
  return `<code${text.length > 30 ? '' : ' class="short"'}>${shown}</code>`;
}

/** The page collapses a listing with more lines. */
const LONG = 120;

export default defineConfig({
  srcDir: PAGES,
  outDir: join(import.meta.dirname, '../../site'),
  cacheDir: join(import.meta.dirname, '../../.build/vitepress'),
  title: /^# (.+)/.exec(list)?.[1],
  description: /^> (.+)/m.exec(list)?.[1],
  // Publishes the Markdown files beside the pages, for agents.
  buildEnd: ({ srcDir, outDir }) => cpSync(srcDir, outDir, { recursive: true }),
  vite: { plugins: [followEdits(() => readList() === list)] },
  ignoreDeadLinks: [/llms\.txt$/],
  markdown: {
    // Braces belong to paths, such as /jobs/{id}.
    attrs: false,
    // The same anchors as on code hosts, so that a link works in both places.
    anchor: { slugify: slug },
    config: ({ renderer: { rules } }) => {
      // Tables contain line breaks, and headings a space from VitePress; any other markup is text.
      const isOurs = /^(<br>|&ZeroWidthSpace;|&#8203;)$/;
      rules.text = (tokens, index) => asText(tokens[index]?.content ?? '');
      rules.code_inline = (tokens, index) => showCode(tokens[index]?.content ?? '');
      rules.html_inline = rules.html_block = (tokens, index) => {
        const text = tokens[index]?.content ?? '';
        return isOurs.test(text) ? text : asText(text);
      };
      const { fence } = rules;
      rules.fence = (...args) => {
        const [tokens, index] = args;
        const { info = '', content = '' } = tokens[index] ?? {};
        if (info === 'mermaid') return `<pre class="mermaid" v-pre>${asText(content)}</pre>\n`;
        const html = fence?.(...args) ?? '';
        const lines = content.split('\n').length - 1;
        return lines > LONG
          ? `<details><summary>${lines} lines</summary>${html}</details>\n`
          : html;
      };
    },
  },
  themeConfig: {
    sidebar,
    outline: 'deep',
    // The label on phones, where the button next to it is called Menu.
    sidebarMenuLabel: 'Pages',
    search: {
      provider: 'local',
      options: {
        // Only JSON listings are indexed, for their names: other code contains the words of many questions, but
        // answers none.
        _render: (source, env, md) => {
          const { fence } = md.renderer.rules;
          md.renderer.rules.fence = (tokens, index) => {
            const { info = '', content = '' } = tokens[index] ?? {};
            return info.startsWith('json') ? asText(content) : '';
          };
          try {
            return md.render(source, env);
          } finally {
            md.renderer.rules.fence = fence;
          }
        },
        detailedView: true,
        miniSearch: SEARCH,
      },
    },
  },
});
