/** The configuration of VitePress for `generated/docs`: the sidebar, the search, and the escaping of text. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { slug } from '../../scripts/site/md.ts';
import { followEdits } from './follow.ts';
import { asText, isCallPage, setUp } from './markdown.ts';
import { SEARCH } from './search.ts';
import { sidebarOf } from './sidebar.ts';

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
const sidebar = sidebarOf(list);

/** Where most readers go, in the navigation bar: the first page, the calls and the messages. */
const SHORTCUTS: Record<string, string> = { '/rest': 'REST', '/messages': 'Messages' };
const pages = sidebar.flatMap(({ items = [] }) => items);
const shortcuts = pages.flatMap(({ text = '', link = '' }, at) =>
  at === 0 || SHORTCUTS[link] ? [{ text: SHORTCUTS[link] ?? text, link }] : [],
);

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
    config: (md) => setUp(md, PAGES),
  },
  transformPageData: (page) => {
    const { frontmatter, relativePath } = page;
    if (/^(messages|schemas)\//.test(relativePath)) frontmatter.pageClass = 'reference';
    if (isCallPage(page)) Object.assign(frontmatter, { pageClass: 'reference call', aside: false });
    if (relativePath === 'index.md')
      Object.assign(frontmatter, { pageClass: 'home', sidebar: false, aside: false });
  },
  themeConfig: {
    logo,
    sidebar,
    nav: [...shortcuts, { text: `Version ${version}`, link: '/changes' }],
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
            return md.render(source, { ...env, isIndexed: true });
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
