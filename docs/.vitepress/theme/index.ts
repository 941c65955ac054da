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

export default {
  extends: DefaultTheme,
  setup() {
    const { isDark } = useData();
    const router = useRouter();
    onMounted(() =>
      watch([isDark, () => router.route.path], () => draw(isDark.value), { immediate: true }),
    );
  },
};
