/** The site in a browser: it fits its window, is accessible, loads nothing from other hosts, and its search answers. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe, { type RunOptions } from 'axe-core';
import MiniSearch from 'minisearch';
import type { Browser, Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { createMarkdownRenderer } from 'vitepress';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import settings from '../../docs/.vitepress/config.ts';
import { SEARCH } from '../../docs/.vitepress/search.ts';
import { launch, serveFiles, watchPage } from '../support/browser.ts';
import { describeWith } from '../support/machine.ts';

/** What readers type, by the pages with the answer. */
const QUESTIONS = {
  'authentication|errors': ['where do I put my api key', 'wrong api key 401'],
  'limits|retries|errors': ['rate limit', 'max file size', 'price per minute', 'error 429'],
  'retries|notifications': ['cancel job', 'webhook retry', 'verify webhook signature'],
  'session-end|live-sessions|client': ['reconnect websocket', 'websocket close code'],
  'messages|TranscriptMessage': ['interim results', 'partail transcripts', 'keep alive ping'],
  'messages.html#partial-and-final': ['difference between partial and final'],
  'options|live-sessions|LanguageCode': ['spanish', 'swear words', 'redact names', 'diarisation'],
  'options.html#(phone-calls|redaction)': [
    'sample rate for phone calls',
    'remove credit card numbers',
  ],
  'recordings|options|quick-start|srt': ['vtt captions', 'poll for the result', 'subtitles'],
  'recordings.html#a-job-stuck': ['job stuck in processing'],
  'quick-start|package': ['install the package', 'typescript types'],
  'express|zod|other-tools|files': ['express middleware', 'zod schema', 'validate in python'],
  'python|other-tools': ['python example', 'go client'],
};

const WIDTHS = [390, 768, 1280, 1920];
/** The widths whose columns are narrow for their layout: of phones, and with a list of pages on both sides. */
const NARROW = [390, 1280];

/** The rules for each theme. The dark theme differs in its colors alone. */
const THEMES: Record<'light' | 'dark', RunOptions> = {
  light: {},
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
};

/** Runs in the page: whether Vue has hydrated it. */
const isReady = () => '__vue_app__' in (document.querySelector('#app') ?? {});

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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: typeof axe }).axe.run(chosen),
    { ...options, resultTypes: ['violations' as const] },
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 100)}`);
}

describeWith('a browser', 'the site', (path) => {
  const files: Record<string, Uint8Array> = {};
  const outDir = mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), 'site-'));
  let browser: Browser;

  beforeAll(async () => {
    // Otherwise VitePress would use the slower development build of Vue.
    vi.stubEnv('NODE_ENV', 'production');
    const { build } = await import('vitepress');
    await build(join(import.meta.dirname, '../../docs'), { outDir, minify: false });
    vi.unstubAllEnvs();
    for (const file of globSync('**', { cwd: outDir }))
      files[file] = readFileSync(join(outDir, file));
    browser = await launch(path);
  }, 300_000);

  afterAll(() => browser?.close());

  it('fits narrow and wide windows, is accessible in both themes, logs no error, and asks no other host', async () => {
    const base = await serveFiles(files);
    const { page, outside, errors } = await watchPage(await browser.newContext());
    const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(50);
    // Pages in a folder have the same form: one of medium length stands for all. Guides differ more.
    const bySize = pages.sort((a, b) => (files[a]?.length ?? 0) - (files[b]?.length ?? 0));
    const folders = new Set(pages.map(dirname));
    folders.delete('.');
    const typical = [...folders].map((folder) => {
      const own = bySize.filter((name) => dirname(name) === folder);
      return own[Math.floor(own.length / 2)] ?? '';
    });
    const wrong: string[] = [];
    for (const name of [...typical, 'index.html', 'live-sessions.html', '404.html']) {
      await page.goto(base + name);
      await page.waitForFunction(isReady);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const [theme, rules] of Object.entries(THEMES)) {
          const isDark = theme === 'dark';
          await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
          await page.waitForFunction(
            (dark) => document.documentElement.classList.contains('dark') === dark,
            isDark,
          );
          const overflow = isDark ? [] : await page.evaluate(findOverflow, []);
          const found = [...overflow, ...(await violations(page, rules))];
          wrong.push(...found.map((one) => `${name} at ${width} in ${theme}: ${one}`));
        }
      }
    }
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${base}index.html`);
    for (const width of NARROW) {
      await plain.setViewportSize({ width, height: 900 });
      const found = await plain.evaluate(
        findOverflow,
        pages.map((name) => base + name),
      );
      wrong.push(...found.map((one) => `at ${width}: ${one}`));
    }
    expect({ wrong, outside, errors }).toEqual({ wrong: [], outside: [], errors: [] });
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
    const missed = Object.entries(QUESTIONS).flatMap(([pages, questions]) =>
      questions.flatMap((question) => {
        const first = search
          .search(question)
          .slice(0, 3)
          .map(({ id }) => id);
        return first.some((id) => new RegExp(pages).test(id)) ? [] : [[question, first]];
      }),
    );
    expect(missed).toEqual([]);
  });
});

it('the site shows markup in text literally, and evaluates no expression', async () => {
  const { render } = await createMarkdownRenderer(settings.srcDir ?? '', settings.markdown);
  const planted =
    'Text <script>a()</script> <img onerror="b()"> <T> {{ c() }} `{{ d() }}`<br> /jobs/{id}';
  const shown = await render(
    `${planted}\n\n| x |\n| --- |\n| ${planted} |\n\n<div onclick="e()">\n`,
  );
  expect(shown).not.toMatch(/<(script|img|T|div)\b|\{\{/);
  expect(shown.match(/\/jobs\/\{id\}/g)).toHaveLength(2);
  expect(shown.match(/&lt;script&gt;/g)).toHaveLength(2);
});
