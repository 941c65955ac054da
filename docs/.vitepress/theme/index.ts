/**
 * The default theme of VitePress, with names for its buttons, a sidebar that scrolls, printing, and a page for wrong
 * addresses.
 */
/// <reference types="vitepress/client" />

import { useRouter, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, onMounted, watch } from 'vue';
import './style.css';

/** Scrolls only the sidebar, until the current page is in view. */
function showActive(): void {
  const sidebar = document.querySelector('.VPSidebar');
  const active = sidebar?.querySelector('.is-active > .item');
  if (!sidebar || !active) return;
  const [around, at] = [sidebar.getBoundingClientRect(), active.getBoundingClientRect()];
  if (at.top >= around.top && at.bottom <= around.bottom) return;
  sidebar.scrollTop += at.top - around.top - around.height / 2;
}

/** Gives each button a name of its own: VitePress gives all buttons of a kind the same name. */
function nameButtons(): void {
  for (const toggle of document.querySelectorAll('.VPSidebarItem .caret')) {
    toggle.setAttribute('aria-label', `Toggle ${toggle.parentElement?.innerText.trim()}`);
  }
  let section = '';
  let listing = 0;
  for (const element of document.querySelectorAll<HTMLElement>(
    '.vp-doc :is(h1, h2, h3, h4, .copy)',
  )) {
    const isHeading = /^H\d$/.test(element.tagName);
    if (isHeading) section = element.innerText.replaceAll('\u200B', '').trim();
    listing = isHeading ? 0 : listing + 1;
    const name = `Copy code of ${section}${listing > 1 ? `, ${listing}` : ''}`;
    if (!isHeading) element.setAttribute('aria-label', name);
  }
}

/** Opens the folded listings while the page is printed. */
function openForPrint({ matches }: { matches: boolean }): void {
  for (const listing of document.querySelectorAll<HTMLDetailsElement>('.vp-doc details')) {
    if (matches && !listing.open) listing.dataset.folded = 'true';
    if (matches || listing.dataset.folded) listing.open = matches;
    if (!matches) delete listing.dataset.folded;
  }
}

/** Opens the search of the navigation bar. */
function openSearch(): void {
  document.querySelector<HTMLElement>('.VPNavBarSearch button')?.click();
}

/** What the site shows at an address without a page. That of VitePress has no landmark for screen readers. */
const notFound = () =>
  h('main', { class: 'vp-doc not-found' }, [
    h('h1', 'Page not found'),
    h('p', 'Search for what you need, or start at the list of all pages.'),
    h('p', { class: 'actions' }, [
      h('button', { type: 'button', onClick: openSearch }, 'Search'),
      h('a', { href: withBase('/') }, 'All pages'),
    ]),
  ]);

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': notFound }),
  setup() {
    const router = useRouter();
    const arrive = async () => {
      // Wait until the sidebar has expanded the group with the page.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      showActive();
      nameButtons();
    };
    onMounted(() => {
      watch(() => router.route.path, arrive, { immediate: true });
      matchMedia('print').addEventListener('change', openForPrint);
    });
  },
};
