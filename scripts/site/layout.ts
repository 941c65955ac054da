/** What all pages have around their content. */
import { Html, html } from './html.ts';
import type { Guide, RenderedGuide } from './markdown.ts';

/** A page in the navigation. */
export interface NavEntry {
  file: string;
  nav: string;
}

/** What surrounds every page, the references included. */
export interface Frame {
  /** The title of the whole site. */
  site: string;
  entries: NavEntry[];
}

// Runs before the first paint, so that a page never flashes in the other colours. The references
// keep the choice under the same key.
const THEME = `(function(){var r=document.documentElement,m=null;r.classList.add('js');try{m=localStorage.getItem('redoc.colorMode')}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';r.classList.add(m)})()`;

const ICON = {
  brand:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 10v4M7.5 6v12M12 3v18M16.5 7v10M21 10v4" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>',
  search:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="m15.5 15.5 5 5" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
  theme:
    '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/></svg>',
  menu: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>',
};

/** What every page has in its head beside its title. */
export function headOf(file: string): Html {
  const style = file === 'rest.html' || file === 'live.html' ? [] : ['assets/site.css'];
  const sheets = ['assets/header.css', ...style];
  return html`<link rel="icon" href="data:,">
${sheets.map((sheet) => html`<link rel="stylesheet" href="${sheet}">\n`)}<script>${new Html(THEME)}</script>
<script defer src="assets/search-index.js"></script>
<script defer src="assets/site.js"></script>`;
}

/** The header, with the page that is open marked. */
export function headerOf({ site, entries }: Frame, current: string): Html {
  return html`<header class="site-header">
<a class="brand" href="index.html">${new Html(ICON.brand)}<span>${site}</span></a>
<nav aria-label="Pages" id="site-nav"><ul>
${entries.map(
  ({ file, nav }) =>
    html`<li><a href="${file}"${file === current && new Html(' aria-current="page"')}>${nav}</a></li>\n`,
)}</ul></nav>
<button type="button" class="search-button" aria-haspopup="dialog" aria-label="Search all pages">${new Html(ICON.search)}<span class="label">Search</span><kbd aria-hidden="true">/</kbd></button>
<button type="button" class="theme-button" aria-label="Switch between light and dark">${new Html(ICON.theme)}</button>
<button type="button" class="menu-button" aria-label="Pages" aria-expanded="false" aria-controls="site-nav">${new Html(ICON.menu)}</button>
</header>`;
}

/** A whole page of ours. */
export function pageOf(
  frame: Frame,
  file: string,
  guide: Guide,
  { body, contents }: RenderedGuide,
): Html {
  const home = file === 'index.html';
  const list =
    !home && contents.length > 1
      ? html`<nav class="contents" aria-label="On this page"><p>On this page</p><ul>
${contents.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>\n`)}</ul></nav>`
      : '';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${home ? frame.site : `${guide.title} · ${frame.site}`}</title>
<meta name="description" content="${guide.summary}">
${headOf(file)}
</head>
<body class="${home ? 'home' : 'guide'}">
<a class="skip" href="#content">Skip to the content</a>
${headerOf(frame, file)}
<div class="page">
${list}
<main id="content" tabindex="-1">
<div class="lead"><h1>${guide.title}</h1>
<p>${guide.summary}</p></div>
${body}
</main>
</div>
<footer class="site-footer"><p>Made from the contract. Works without a network.</p></footer>
</body>
</html>
`;
}
