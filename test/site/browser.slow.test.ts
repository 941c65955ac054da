/** The site in a browser: it fits its window, is accessible, loads nothing from other hosts, and its search answers. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import MiniSearch from 'minisearch';
import type { Browser, Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { beforeAll, expect, it, vi } from 'vitest';
import { asText } from '../../docs/.vitepress/markdown.ts';
import { SEARCH } from '../../docs/.vitepress/search.ts';
import { launch, serveFiles, watchPage } from '../support/browser.ts';
import { describeWith } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** What readers type, by the pages with the answer. */
const QUESTIONS = {
  authentication: 'wrong api key 401',
  limits: 'max file size',
  'retries|notifications': 'verify webhook signature',
  'limits.html#rate-limits': '429 too many requests',
  'notifications.html#retries': 'webhook retry policy',
  'session-end|live-sessions': 'reconnect websocket',
  'messages.html#partial-and-final': 'difference between partial and final',
  'options.html#phone-calls': 'sample rate for phone calls',
  'options.html#redaction': 'remove credit card numbers',
  'recordings.html#a-job-stuck': 'job stuck in processing',
  'messages|TranscriptMessage': 'partail transcripts',
  express: 'express middleware',
};

/** Checks accessibility; it runs in the pages only. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The folders of pages, each of which has pages of one form. */
const FOLDERS = ['.', 'operations', 'schemas', 'messages', 'files'];

/**
 * The windows, and the rules of accessibility that are checked in each. Phones and desktops show different elements in the
 * same colors; themes show the same elements in other colors.
 */
const VIEWS: { width: number; theme: 'light' | 'dark'; rules?: RunOptions }[] = [
  { width: 390, theme: 'light', rules: { rules: { 'color-contrast': { enabled: false } } } },
  { width: 768, theme: 'light' },
  { width: 1920, theme: 'light' },
  { width: 1280, theme: 'light', rules: {} },
  { width: 1280, theme: 'dark', rules: { runOnly: ['color-contrast', 'link-in-text-block'] } },
];

/** Runs in the page: finds whatever overflows, in this page or in others, which it shows one by one without scripts. */
const findOverflow = async (others: string[]) => {
  const found: string[] = [];
  const blocks =
    '.vp-doc :is(p, li, th, td, table, pre, code, blockquote, summary, h1, h2, h3, h4)';
  // All before the first: while a page waited for the next, the browser would also paint it.
  const texts = await Promise.all(others.map(async (name) => (await fetch(name)).text()));
  for (const [index, name] of ['', ...others].entries()) {
    if (index > 0) {
      const { body } = new DOMParser().parseFromString(texts[index - 1] ?? '', 'text/html');
      // The same on all pages, and a third of the time: the links around the text.
      for (const { firstChild } of body.querySelectorAll('.VPNav, .VPSidebar'))
        firstChild?.remove();
      document.body = body as HTMLBodyElement;
    }
    for (const element of [document.documentElement, ...document.querySelectorAll(blocks)]) {
      const { clientWidth, scrollWidth, tagName, textContent } = element;
      // What scrolls by itself is not cut.
      const isCut = clientWidth > 0 && scrollWidth > clientWidth + 1;
      const scrolls = isCut && /auto|scroll/.test(getComputedStyle(element).overflowX);
      if (isCut && !(scrolls && element !== document.documentElement))
        found.push(`${name} ${tagName} ${textContent?.slice(0, 40)}`);
    }
  }
  return found;
};

/** The rules of accessibility that a page breaks, each with the first element that does. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const found = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: typeof axe }).axe.run(chosen),
    { ...options, resultTypes: ['violations' as const] },
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 100)}`);
}

/** What is wrong on a page in each view. */
async function inspect(page: Page, address: string): Promise<string[]> {
  const wrong: string[] = [];
  await page.goto(address);
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
  await page.evaluate(AXE);
  // A sidebar that still fades in has too little contrast.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  for (const { width, theme, rules } of VIEWS) {
    const isDark = theme === 'dark';
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction(
      (dark) => document.documentElement.classList.contains('dark') === dark,
      isDark,
    );
    await page.setViewportSize({ width, height: 900 });
    const overflow = isDark ? [] : await page.evaluate(findOverflow, []);
    const found = [...overflow, ...(rules ? await violations(page, rules) : [])];
    wrong.push(...found.map((one) => `${address} at ${width} in ${theme}: ${one}`));
  }
  return wrong;
}

describeWith('a browser', 'the site', (path) => {
  const outDir = temporaryFolder('site-');
  const files: Record<string, Uint8Array> = {};
  let pages: string[];
  let browser: Browser;

  beforeAll(async () => {
    // Otherwise VitePress would use the slower development build of Vue.
    vi.stubEnv('NODE_ENV', 'production');
    const { build } = await import('vitepress');
    const options: Parameters<typeof build>[1] = {
      outDir,
      minify: false,
      onAfterConfigResolve: ({ markdown, site }) => {
        // The colors of code are VitePress's own, and take half of the time.
        if (markdown) markdown.highlight = (code) => `<pre tabindex="0">${asText(code)}</pre>`;
        // Drawing the links to all pages on each page takes an eighth.
        for (const group of site.themeConfig.sidebar) group.items.splice(4);
      },
    };
    [browser] = await Promise.all([
      launch(path),
      build(join(import.meta.dirname, '../../docs'), options),
    ]);
    vi.unstubAllEnvs();
    for (const file of globSync('**', { cwd: outDir }))
      files[file] = readFileSync(join(outDir, file));
    pages = Object.keys(files).filter((name) => name.endsWith('.html'));
    return () => browser.close();
  }, 300_000);

  it('is accessible in both themes, fits every window, logs no error, and asks no other host', async () => {
    const base = await serveFiles(files);
    // A page of medium length stands for all of its folder.
    const bySize = pages.sort((a, b) => (files[a]?.length ?? 0) - (files[b]?.length ?? 0));
    const typical = FOLDERS.map((folder) => {
      const own = bySize.filter((name) => dirname(name) === folder);
      return own[Math.floor(own.length / 2)] ?? '';
    });
    const { page, outside, errors } = await watchPage(await browser.newContext());
    const wrong: string[] = [];
    for (const name of [...typical, 'index.html', '404.html'])
      wrong.push(...(await inspect(page, base + name)));
    expect([...wrong, ...outside, ...errors]).toEqual([]);
  });

  it('fits a phone on every page', async () => {
    const base = await serveFiles(files);
    expect(pages.length).toBeGreaterThan(50);
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 900 },
    });
    await page.goto(`${base}index.html`);
    const addresses = pages.map((name) => base + name);
    expect(await page.evaluate(findOverflow, addresses)).toEqual([]);
  });

  it('shows the search at a wrong address', async () => {
    const base = await serveFiles(files);
    const { page, errors } = await watchPage(await browser.newContext());
    await page.goto(`${base}404.html`);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('redact names');
    const first = page.locator('.VPLocalSearchBox .result').first();
    expect(await first.getAttribute('href')).toMatch(/options\.html#redaction$/);
    expect(errors).toEqual([]);
  });

  it('has an answer among the first three results for what readers ask', async () => {
    const name = Object.keys(files).find((one) => /@localSearchIndexroot.*\.js$/.test(one)) ?? '';
    const index = await import(pathToFileURL(join(outDir, name)).href);
    const { options, searchOptions } = SEARCH;
    const search = MiniSearch.loadJSON(index.default, {
      fields: ['title', 'titles', 'text'],
      ...options,
      searchOptions,
    });
    const missed = Object.entries(QUESTIONS).filter(([answers, question]) => {
      const first = search.search(question).slice(0, 3);
      return !first.some(({ id }) => new RegExp(answers).test(id));
    });
    expect(missed).toEqual([]);
  });
});
