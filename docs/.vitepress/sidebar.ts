/** The sidebar, from the list of all pages. */
import type { DefaultTheme } from 'vitepress';
import { methodBadge } from './markdown.ts';

/** The pages below a heading of the list, each with the method of its call or the sender of its message. */
function linksIn(text: string): DefaultTheme.SidebarItem[] {
  const lines = text.matchAll(/^- \[(.+?)\]\((.+?)\.md\)(?:: (?:`([A-Z]+) |_\w+ (→ \w+)_)?)?/gm);
  return Array.from(lines, ([, title = '', path = '', method, direction]) => {
    const badge = method ? methodBadge(method) : direction && `<b class="method">${direction}</b>`;
    // VitePress shows it as HTML.
    return { text: badge ? `${title} ${badge}` : title, link: `/${path}` };
  });
}

/** The groups of pages, in the order of the list of all pages; the parts of a group are collapsed. */
export function sidebarOf(list: string): DefaultTheme.SidebarItem[] {
  const groups = list.split(/^## /m).slice(1);
  return groups.map((group) => {
    const [own = '', ...parts] = group.split(/^### /m);
    const folded = parts.map((part): DefaultTheme.SidebarItem => {
      return { text: part.split('\n')[0] ?? '', collapsed: true, items: linksIn(part) };
    });
    return { text: own.split('\n')[0] ?? '', items: [...linksIn(own), ...folded] };
  });
}
