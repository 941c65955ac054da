/**
 * The default theme of VitePress, with diagrams, names for its buttons, a sidebar that scrolls, printing, and a page
 * for wrong addresses.
 */
/// <reference types="vitepress/client" />

import mermaidScript from '@mermaid-js/tiny/dist/mermaid.tiny.js?url';
import { useData, useRouter, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { h, nextTick, onMounted, watch } from 'vue';
import './style.css';

/** The functions of Mermaid that this module calls; its script declares no types. */
interface Mermaid {
  initialize: (settings: object) => void;
  run: (what: { nodes: Iterable<HTMLElement> }) => Promise<void>;
}

let loaded: Promise<Mermaid> | undefined;

/** Loads Mermaid once. It is not a module, but a script that sets a global variable. */
function loadMermaid(): Promise<Mermaid> {
  loaded ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = mermaidScript;
    script.onload = () => resolve((globalThis as unknown as { mermaid: Mermaid }).mermaid);
    script.onerror = reject;
    document.head.append(script);
  });
  return loaded;
}

let drawn = Promise.resolve();

/** Draws the diagrams once those before are drawn: Mermaid fails if they are drawn again meanwhile. */
function drawNext(isDark: boolean): void {
  drawn = drawn.then(() => draw(isDark)).catch(console.error);
}

/** Draws the diagrams, which the page contains as text. Only pages with a diagram load Mermaid. */
async function draw(isDark: boolean): Promise<void> {
  await nextTick();
  const diagrams = document.querySelectorAll<HTMLElement>('pre.mermaid');
  if (diagrams.length === 0) return;
  const mermaid = await loadMermaid();
  mermaid.initialize({
    startOnLoad: false,
    theme: isDark ? 'dark' : 'default',
    // Like other diagrams, a chart shows the background of the page.
    themeVariables: { xyChart: { backgroundColor: 'transparent' } },
    securityLevel: 'strict',
  });
  for (const diagram of diagrams) {
    // Keep the text: a change of the theme draws the diagram again.
    diagram.dataset.source ??= diagram.textContent ?? '';
    diagram.textContent = diagram.dataset.source;
    delete diagram.dataset.processed;
  }
  await mermaid.run({ nodes: diagrams });
}

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

/** What the site shows at an address without a page. That of VitePress has no landmark for screen readers. */
const notFound = () =>
  h('main', { class: 'vp-doc not-found' }, [
    h('h1', 'There is no such page'),
    h('p', h('a', { href: withBase('/') }, 'All pages')),
  ]);

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': notFound }),
  setup() {
    const { isDark } = useData();
    const router = useRouter();
    const arrive = async () => {
      // Wait until the sidebar has expanded the group with the page.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      showActive();
      nameButtons();
    };
    onMounted(() => {
      watch([isDark, () => router.route.path], () => drawNext(isDark.value), { immediate: true });
      watch(() => router.route.path, arrive, { immediate: true });
      matchMedia('print').addEventListener('change', openForPrint);
    });
  },
};
