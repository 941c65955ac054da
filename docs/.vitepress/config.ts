/** The configuration of VitePress for `generated/docs`: the sidebar, the search, and the escaping of text. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { slug } from '../../scripts/site/md.ts';
import { followEdits } from './follow.ts';
import { SEARCH } from './search.ts';

const { version, repository: stated } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);
/** The address of the repository, once it is known. */
const repository: string | undefined = (stated?.url ?? stated)
  ?.replace(/^git\+/, '')
  .replace(/\.git$/, '');

/** The logo, as an address that works wherever the site is served. */
const logo = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(import.meta.dirname, 'logo.svg'), 'utf8').trim())}`;

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

/** A page collapses a listing with more lines; one with many listings, shorter ones, too. */
const LONG = { alone: 120, amongMany: 14 };
/** So many listings are many. */
const MANY = 10;

/** The page of a file is its listing, which is not collapsed. */
const isFilePage = ({ relativePath = '' }: { relativePath?: string }) =>
  relativePath.startsWith('files/');
const isCallPage = ({ relativePath = '' }: { relativePath?: string }) =>
  relativePath.startsWith('operations/');

export default defineConfig({
  srcDir: PAGES,
  outDir: join(import.meta.dirname, '../../site'),
  cacheDir: join(import.meta.dirname, '../../.build/vitepress'),
  title: /^# (.+)/.exec(list)?.[1],
  description: /^> (.+)/m.exec(list)?.[1],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: logo }]],
  // Publishes the Markdown files beside the pages, for agents.
  buildEnd: ({ srcDir, outDir }) => cpSync(srcDir, outDir, { recursive: true }),
  vite: { plugins: [followEdits(() => readList() === list)] },
  ignoreDeadLinks: [/llms\.txt$/],
  markdown: {
    // Braces belong to paths, such as /jobs/{id}.
    attrs: false,
    // The same anchors as on code hosts, so that a link works in both places.
    anchor: { slugify: slug },
    config: ({ core, renderer: { rules } }) => {
      // On the page of a call, the sample and what follows have boxes, which wide windows show beside each other.
      core.ruler.push('sample', ({ tokens, env, Token }) => {
        if (!isCallPage(env)) return;
        const headings = tokens.flatMap(({ type, tag }, at) =>
          type === 'heading_open' && tag === 'h2' ? at : [],
        );
        const isSample = (at: number) => tokens[at + 1]?.content === 'Sample';
        const [first = -1, next = tokens.length] = headings.slice(headings.findIndex(isSample));
        if (first < 0 || !isSample(first)) return;
        const start = (name: string) => {
          const token = Object.assign(new Token(name, 'div', 1), { block: true });
          token.attrSet('class', name);
          return token;
        };
        const end = () => Object.assign(new Token('end', 'div', -1), { block: true });
        tokens.push(end());
        tokens.splice(next, 0, end(), start('fields'));
        tokens.splice(first, 0, end(), start('sample'));
        tokens.unshift(start('intro'));
      });
      // On the narrowest phones, tables have no head: each cell of three or more says the title of its column.
      core.ruler.push('labels', ({ tokens }) => {
        let titles: string[] = [];
        let column = 0;
        for (const [at, token] of tokens.entries()) {
          if (token.type === 'thead_open') titles = [];
          if (token.type === 'tr_open') column = 0;
          if (token.type === 'th_open') titles.push(tokens[at + 1]?.content ?? '');
          if (token.type !== 'td_open') continue;
          const title = titles[column]?.replaceAll('`', '') ?? '';
          if (column > 0 && titles.length > 2) token.attrSet('data-label', `${title}: `);
          column += 1;
        }
      });
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
        const [tokens, index, , env] = args;
        const { info = '', content = '' } = tokens[index] ?? {};
        if (info === 'mermaid') return `<pre class="mermaid" v-pre>${asText(content)}</pre>\n`;
        const html = fence?.(...args) ?? '';
        const lines = content.split('\n').length - 1;
        const isOneOfMany = tokens.filter(({ type }) => type === 'fence').length > MANY;
        const most = isOneOfMany ? LONG.amongMany : LONG.alone;
        return lines > most && !isFilePage(env) && !isCallPage(env)
          ? `<details><summary>${lines} lines</summary>${html}</details>\n`
          : html;
      };
    },
  },
  transformPageData: (page) => {
    if (isCallPage(page)) Object.assign(page.frontmatter, { pageClass: 'call', aside: false });
  },
  themeConfig: {
    logo,
    sidebar,
    nav: [{ text: `Version ${version}`, link: '/changes' }],
    ...(repository && { socialLinks: [{ icon: 'git', link: repository }] }),
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
