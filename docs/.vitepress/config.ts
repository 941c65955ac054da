/** How VitePress shows `generated/docs`: what its sidebar lists, what its search finds, what it escapes. */
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

/** The pages of each group, as the list of all pages has them; the parts of a group are folded. */
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

/** Text for a page, in which nothing is read as markup or as an expression of Vue. */
function asText(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '').replaceAll('{{', '&#123;&#123;');
}

/** Code in a line. A name breaks between its parts, and one of up to 30 characters not at all on wide pages. */
function showCode(text: string): string {
  if (/\s/.test(text)) return `<code>${asText(text)}</code>`;
  const shown = asText(text).replaceAll(/[._/](?=\w)/g, '$&<wbr>');
  return `<code${text.length > 30 ? '' : ' class="short"'}>${shown}</code>`;
}

/** A listing of more lines is folded. */
const LONG = 120;

export default defineConfig({
  srcDir: PAGES,
  outDir: join(import.meta.dirname, '../../site'),
  cacheDir: join(import.meta.dirname, '../../.build/vitepress'),
  title: /^# (.+)/.exec(list)?.[1],
  description: /^> (.+)/m.exec(list)?.[1],
  // The Markdown as it is, for agents, beside the pages.
  buildEnd: ({ srcDir, outDir }) => cpSync(srcDir, outDir, { recursive: true }),
  vite: { plugins: [followEdits(() => readList() === list)] },
  ignoreDeadLinks: [/llms\.txt$/],
  markdown: {
    // Braces are of paths, such as /jobs/{id}.
    attrs: false,
    // Anchors as code hosts make them, so that one link fits both.
    anchor: { slugify: slug },
    config: ({ renderer: { rules } }) => {
      // Tables have line breaks, headings VitePress's own space; anything else is text that looks like markup.
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
    // On phones; the button beside it is the menu.
    sidebarMenuLabel: 'Pages',
    search: {
      provider: 'local',
      options: {
        // Of listings only JSON is in the index, for its names: others have the words of many questions, and
        // the answer to none.
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
