/** What all pages have around their content. */
import { type Checker, groupsOf } from './blocks.ts';
import type { Filled } from './guide.ts';
import { type Html, html, raw } from './html.ts';
import type { Outline } from './prose.ts';
import { type Heading, type Renderer, renderChecker, type Section } from './render.ts';

const ICON = {
  brand:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 10v4M7.5 6v12M12 3v18M16.5 7v10M21 10v4" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>',
  search:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="m15.5 15.5 5 5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
  theme:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/></svg>',
  menu: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
};

/** A whole page, with what is its own in the head. */
function frame(title: string, kind: 'home' | 'guide' | 'reference', head: Html, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/header.css">${kind !== 'reference' && html`<link rel="stylesheet" href="assets/site.css">`}
<script src="assets/theme.js"></script>
<script defer src="assets/search-index.js"></script>
<script defer src="assets/site.js"></script>
</head>
<body class="${kind}">
${body}
</body>
</html>
`;
}

/** The page around a reference; what Redocly fills in is within three braces. */
export function referenceOf(title: string, header: Html): Html {
  const body = html`${header}
{{{redocHTML}}}`;
  return frame(title, 'reference', raw('{{{redocHead}}}'), body);
}

/** The header, with the page that is open marked; a reference has its tools there. */
export function headerOf({ home, navigation }: Outline, current: string, tools?: Html): Html {
  return html`<header class="site-header">
<a class="brand" href="index.html">${raw(ICON.brand)}<span>${home.nav}</span></a>
<nav aria-label="Pages" id="site-nav"><ul>
${navigation.map(
  ({ name, nav }) =>
    html`<li><a href="${name}.html"${name === current && raw(' aria-current="page"')}>${nav}</a></li>\n`,
)}</ul></nav>
${tools}
<button type="button" class="search-button" aria-haspopup="dialog" aria-label="Search all pages">${raw(ICON.search)}<kbd aria-hidden="true">/</kbd></button>
<button type="button" class="theme-button" aria-label="Switch between light and dark">${raw(ICON.theme)}</button>
<button type="button" class="menu-button" aria-label="Pages" aria-expanded="false" aria-controls="site-nav">${raw(ICON.menu)}</button>
</header>`;
}

/** The checker, behind a button. */
export function checkerDialog(checker: Checker): Html {
  return html`<button type="button" popovertarget="checker">Check<span> a message</span></button><div id="checker" class="site-dialog" popover>${renderChecker(checker)}</div>`;
}

/** The way to the twin of a page. */
export function twinTools(twin: string): Html {
  return html`<p class="twin"><a href="${twin}">Markdown</a><button type="button">Copy<span> as Markdown</span></button></p>`;
}

/** A page of ours: a guide, as blocks and as markup. */
export interface Page extends Filled {
  sections: Section[];
}

/** A whole page of ours. */
export function pageOf(outline: Outline, page: Page, renderer: Renderer): Html {
  const { guide, blocks, sections } = page;
  const { name, title, summary } = guide;
  const isHome = guide === outline.home;
  const site = outline.home.nav;
  const named = blocks.flatMap((block) =>
    typeof block === 'object' && block.kind === 'table'
      ? groupsOf(block).filter(({ title }) => title !== '')
      : [],
  );
  // What the list of contents names: the groups of a long table, or the headings.
  const contents: Heading[] =
    named.length > 0
      ? named.map(({ id, title }) => ({ id, text: renderer.heading(title).text }))
      : sections.flatMap(({ heading }) => heading ?? []);
  const list =
    !isHome &&
    contents.length > 1 &&
    html`<nav class="contents" aria-label="On this page"><p>On this page</p><ul>
${contents.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>\n`)}</ul></nav>`;
  const body = html`<a class="skip" href="#content">Skip to the content</a>
${headerOf(outline, name)}
<div class="page">
${list}
<main id="content" tabindex="-1">
<div class="lead"><h1>${title}</h1>
<p>${summary}</p>
${isHome && html`<button type="button" class="search-button search-field" aria-haspopup="dialog"><span>Search calls, fields, messages and guides</span><kbd aria-hidden="true">/</kbd></button>`}
${twinTools(isHome ? 'llms.txt' : `${name}.md`)}</div>
${sections.map(({ body }) => body)}
</main>
</div>
<footer class="site-footer"><p>Made from the contract. Works without a network.</p></footer>`;
  const head = html`<meta name="description" content="${summary}">`;
  return frame(isHome ? site : `${title} · ${site}`, isHome ? 'home' : 'guide', head, body);
}
