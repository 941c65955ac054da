/** VitePress's own theme, and pictures on the pages that have one. */
/// <reference types="vitepress/client" />

import mermaidScript from '@mermaid-js/tiny/dist/mermaid.tiny.js?url';
import { useData, useRouter } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { nextTick, onMounted, watch } from 'vue';
import './style.css';

/** The functions of Mermaid that are called; its script declares no types. */
interface Mermaid {
  initialize: (settings: object) => void;
  run: (what: { nodes: Iterable<HTMLElement> }) => Promise<void>;
}

let loaded: Promise<Mermaid> | undefined;

/** Loads Mermaid once. It is a script that sets a global variable, and no module. */
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

/** Draws the pictures that are still text. Mermaid is loaded from the site, by the pages with a picture alone. */
async function draw(isDark: boolean): Promise<void> {
  await nextTick();
  const pictures = document.querySelectorAll<HTMLElement>('pre.mermaid');
  if (pictures.length === 0) return;
  const mermaid = await loadMermaid();
  mermaid.initialize({
    startOnLoad: false,
    theme: isDark ? 'dark' : 'default',
    // On the background of the page, as other pictures are.
    themeVariables: { xyChart: { backgroundColor: 'transparent' } },
    securityLevel: 'strict',
  });
  for (const picture of pictures) {
    // The text is kept: another theme draws it again.
    picture.dataset.source ??= picture.textContent ?? '';
    picture.textContent = picture.dataset.source;
    delete picture.dataset.processed;
  }
  await mermaid.run({ nodes: pictures });
}

/** Scrolls the sidebar, and nothing else, to the page that is shown, unless it is in view. */
function showActive(): void {
  const sidebar = document.querySelector('.VPSidebar');
  const active = sidebar?.querySelector('.is-active > .item');
  if (!sidebar || !active) return;
  const [around, at] = [sidebar.getBoundingClientRect(), active.getBoundingClientRect()];
  if (at.top >= around.top && at.bottom <= around.bottom) return;
  sidebar.scrollTop += at.top - around.top - around.height / 2;
}

/** Names each button after what it is about: VitePress calls all of a kind the same. */
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

export default {
  extends: DefaultTheme,
  setup() {
    const { isDark } = useData();
    const router = useRouter();
    const arrive = async () => {
      // The folded part of the sidebar that has the page opens first.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      showActive();
      nameButtons();
    };
    onMounted(() => {
      watch([isDark, () => router.route.path], () => draw(isDark.value), { immediate: true });
      watch(() => router.route.path, arrive, { immediate: true });
    });
  },
};
