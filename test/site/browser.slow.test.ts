/**
 * The site in a browser: it loads nothing from other hosts, fits narrow screens, and its search answers readers'
 * questions.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  launch,
  serveFiles,
  type WatchedPage,
  watchPage,
} from 'contract-compiler/testing/browser.ts';
import { temporaryFolder } from 'contract-compiler/testing/temporary.ts';
import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import type { Browser, Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SEARCH } from '../../docs/.vitepress/search.ts';
import { ROOT } from '../support/contract.ts';
import { describeWith } from '../support/machine.ts';

/** What readers type, by the pages with the answer. */
const QUESTIONS = {
  'authentication|errors': ['where do I put my api key', 'wrong api key 401', 'api key rotation'],
  limits: [
    'rate limit',
    'concurrent sessions',
    'max file size',
    'how long are results kept',
    'price per minute',
    'mp3',
  ],
  'limits|retries': ['delete a transcript', 'private audio url', 'gdpr data region', 'cancel job'],
  retries: ['retry after timeout', 'duplicate job'],
  'session-end|live-sessions|client': [
    'reconnect websocket',
    'websocket close code',
    'python live',
  ],
  'messages|TranscriptMessage': ['interim results', 'partail transcripts', 'keep alive ping'],
  'LiveRequest|limits': ['sample rate', '16 bit pcm'],
  'options|LanguageCode': ['which languages are supported', 'spanish', 'swear words'],
  'options|live-sessions': ['names of speakers', 'who said what', 'diarisation'],
  'options|Pii|Word|LiveUtterance': ['confidence score', 'redact phone numbers', 'credit card'],
  'recordings|options|quick-start': [
    'vtt captions',
    'poll for the result',
    'summarise meeting',
    'summarize meeting',
    'chapters',
  ],
  notifications: [
    'callback failed',
    'webhook retry',
    'webhook for failed jobs',
    'verify webhook signature',
  ],
  'Word|RealtimeProcessing': ['timestamps for each word'],
  'live-sessions|live-py': ['python live example', 'microphone in browser'],
  'quick-start|package': ['install the package', 'typescript types'],
  'recordings|options|srt': ['srt file', 'download subtitles'],
  'recordings|JobPage|listTr|ListTr': [
    'filter jobs by date',
    'filter by metadata',
    'pagination next page',
  ],
  'errors|retries|limits|authentication': ['error 429', 'error 401', 'cancel a session'],
  'session-end|StopRecording': ['stop recording message'],
  'options|schemas': [
    'speaker labels',
    'translate to german',
    'custom vocabulary list',
    'redact names',
    'llm prompts',
    'sentiment',
    'telephone audio 8khz',
    'two channels stereo',
    'words with timestamps',
  ],
  'notifications|operations/notify': ['webhook payload', 'callback put method'],
  'recipes|other-tools|files': [
    'express middleware',
    'nestjs',
    'mcp server',
    'zod schema',
    'validate in python',
  ],
  'other-tools|package': [
    'generate java client',
    'openapi 3.0',
    'json schema draft 7',
    'ajv formats',
  ],
  'package|service|reading': ['unknown fields'],
  'service|ci|changes': ['conformance test', 'breaking changes'],
  'limits|ResultMetadata': ['billing'],
  'defaults|package': ['default values'],
  'first-version': ['upgrade from first version', 'upgrade from v1'],
  '/ci|service|recipes': ['lint', 'mock server', 'fastify'],
};

/** Words with one typo, and how the intended word begins. */
const MISTYPED = {
  diarizaton: 'diariz',
  subtitels: 'subtitl',
  partail: 'partial',
  chanels: 'channel',
};

/** Words that are two letters apart. */
const UNLIKE = { channels: 'cancel', collection: 'connect' };

/** A phone, and two windows of laptops. */
const WIDTHS = [390, 1280, 1440];

/** The pages that fit the narrowest phones, too. */
const NARROW = { width: 320, pages: ['messages.html', 'unspecified.html', 'defaults.html'] };

/** The height of the highest guide in a window of a laptop; the list of everything open may be higher. */
const HIGHEST = 10_000;

/** Runs in the page: whether Vue has hydrated it. */
const isReady = () => '__vue_app__' in (document.querySelector('#app') ?? {});

/**
 * Runs in the page: finds whatever overflows, in this page and in others, which it shows one by one; in wide windows
 * also names of up to 30 characters that break, and in narrow ones cells without the title of their column.
 */
const findCut = async ({ others, highest }: { others: string[]; highest: number }) => {
  const cut: string[] = [];
  const block =
    '.vp-doc :is(p, li, th, td, table, pre, code, blockquote, summary, h1, h2, h3, h4), .outline-link';
  // All before the first: while a page waited for the next, the browser would also paint it.
  const texts = await Promise.all(others.map(async (name) => (await fetch(name)).text()));
  for (const [index, name] of ['', ...others].entries()) {
    const text = texts[index - 1];
    if (text !== undefined) {
      document.body = new DOMParser().parseFromString(text, 'text/html').body as HTMLBodyElement;
    }
    for (const element of [document.documentElement, ...document.querySelectorAll(block)]) {
      const { clientWidth, scrollWidth, tagName, textContent } = element;
      const isCut = clientWidth > 0 && scrollWidth > clientWidth + 1;
      if (isCut) cut.push(`${name} ${tagName} ${textContent?.slice(0, 40)}`);
    }
    for (const cell of document.querySelectorAll('.vp-doc td:nth-child(n + 2):not(:empty)')) {
      const isOneOfMany = cell.parentElement?.children.length !== 2;
      const hasTitle = getComputedStyle(cell, '::before').content !== 'none';
      const hasHead = document.querySelector('.vp-doc thead')?.checkVisibility();
      if (isOneOfMany && !hasHead && !hasTitle)
        cut.push(`${name} ${cell.textContent} lacks a title`);
    }
    const isGuide =
      /\/[\w-]+\.html$/.test(name) && !/\/(schemas|operations|messages|files)\//.test(name);
    const { scrollHeight } = document.documentElement;
    if (isGuide && innerWidth === 1280 && scrollHeight > highest && !name.includes('unspecified'))
      cut.push(`${name} is ${scrollHeight} pixels high; split it`);
    for (const code of document.querySelectorAll('.vp-doc :not(pre) > code')) {
      const text = code.textContent ?? '';
      const lines = new Set([...code.getClientRects()].map(({ top }) => Math.round(top)));
      if (innerWidth > 1000 && /^\S{1,30}$/.test(text) && lines.size > 1)
        cut.push(`${name} ${text}`);
    }
  }
  return cut;
};

describeWith('a browser', 'the site', (path) => {
  const files: Record<string, Uint8Array> = {};
  const outDir = temporaryFolder();
  let browser: Browser;

  beforeAll(async () => {
    // Otherwise VitePress would use the slower development build of Vue.
    vi.stubEnv('NODE_ENV', 'production');
    const { build } = await import('vitepress');
    await build(join(ROOT, 'docs'), { outDir });
    vi.unstubAllEnvs();
    for (const file of globSync('**', { cwd: outDir }))
      files[file] = readFileSync(join(outDir, file));
    browser = await launch(path);
  }, 300_000);

  afterAll(() => browser?.close());

  /** Opens a page of the site, and watches its errors. */
  const open = async (name: string): Promise<WatchedPage & { base: string }> => {
    const base = await serveFiles(files);
    const watching = await watchPage(await browser.newContext());
    await watching.page.goto(base + name);
    await watching.page.waitForFunction(isReady);
    return { ...watching, base };
  };

  it('has no overflow, no broken name, no error and no request to another host, in narrow and wide windows', async () => {
    const { page, base, outside, errors } = await open('index.html');
    const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(50);
    // Pages in a folder share their scripts and, except for diagrams, have the same layout without them.
    const scripted = pages.filter((name, index) => {
      const isFirst = pages.findIndex((one) => dirname(one) === dirname(name)) === index;
      return isFirst || `${files[name]}`.includes('mermaid');
    });
    const plain = await browser.newPage({ javaScriptEnabled: false });
    // The pages of schemas are alike: look at some of them.
    const seen = pages.filter((name, index) => !name.startsWith('schemas/') || index % 8 === 0);
    const visits: [Page, string, string[]][] = [
      ...scripted.map((name): [Page, string, string[]] => [page, name, []]),
      [plain, 'index.html', seen.map((name) => base + name)],
    ];
    const cut: string[] = [];
    for (const [shown, name, others] of visits) {
      await shown.goto(base + name);
      if (shown === page) await page.waitForFunction(isReady);
      for (const width of WIDTHS) {
        await shown.setViewportSize({ width, height: 900 });
        const found = await shown.evaluate(findCut, { others, highest: HIGHEST });
        cut.push(...found.map((text) => `${name} at ${width}: ${text}`));
      }
    }
    await plain.setViewportSize({ width: NARROW.width, height: 900 });
    cut.push(
      ...(await plain.evaluate(findCut, {
        others: NARROW.pages.map((name) => base + name),
        highest: HIGHEST,
      })),
    );
    expect({ cut, outside, errors }).toEqual({ cut: [], outside: [], errors: [] });
  });

  it('scrolls its sidebar to the current page', async () => {
    const { page, base } = await open('index.html');
    const hrefs = await page
      .locator('.VPSidebar a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    const isIn = (folder: string) => (href: string | null) => href?.startsWith(folder) ?? false;
    const picked = [hrefs[0], hrefs.find(isIn('/schemas/')), hrefs.findLast(isIn('/schemas/'))];
    for (const href of [...picked, hrefs.at(-1)]) {
      await page.goto(base + href?.slice(1));
      const active = page.locator('.VPSidebar .is-active > .item');
      await vi.waitFor(async () => {
        const top = (await active.boundingBox())?.y ?? 0;
        expect(top, href ?? '').toBeGreaterThan(0);
        expect(top, href ?? '').toBeLessThan(page.viewportSize()?.height ?? 0);
      });
    }
  });

  it('gives each button a name of its own, in narrow and wide windows', async () => {
    const { page, base } = await open('index.html');
    const operations = Object.keys(files).filter((name) => /^operations\/.*html$/.test(name));
    const widths = { narrow: 390, wide: 1280 };
    for (const name of ['index.html', 'recordings.html', ...operations]) {
      await page.setViewportSize({ width: widths.narrow, height: 900 });
      await page.goto(base + name);
      await page.locator('[aria-label^="Toggle "]').first().waitFor({ state: 'attached' });
      for (const width of Object.values(widths)) {
        await page.setViewportSize({ width, height: 900 });
        const names = await page
          .locator('button:visible')
          .evaluateAll((all) => all.map((one) => one.ariaLabel ?? (one as HTMLElement).innerText));
        const where = `${name} at ${width}`;
        const repeated = names.filter((one, index) => names.indexOf(one) !== index);
        expect(repeated, where).toEqual([]);
        expect(names, where).not.toContain('');
      }
    }
  });

  /** Searches the index of the site. */
  const openSearch = async (): Promise<MiniSearch> => {
    const name = Object.keys(files).find((one) => /@localSearchIndexroot.*\.js$/.test(one)) ?? '';
    const index = await import(pathToFileURL(join(outDir, name)).href);
    const { options, searchOptions } = SEARCH;
    const fields = ['title', 'titles', 'text'];
    return MiniSearch.loadJSON(index.default, { fields, ...options, searchOptions });
  };

  it('ranks exact words above similar ones', async () => {
    const found = await openSearch();
    const all = found.toJSON().index.map(([term]) => term);
    const words = all.filter((term) => /^[a-z]{5,12}$/.test(term));
    const similar = words.filter((word) => words.some((other) => distance(word, other) === 1));
    expect(similar).not.toEqual([]);
    const outranked = similar.filter((word) => {
      const [first] = found.search(word);
      // A word also finds its other forms, and the word that the pages use instead.
      const meant = [SEARCH.options.processTerm(word)].flat();
      return first && !first.terms.some((term) => meant.some((form) => term.startsWith(`${form}`)));
    });
    expect(outranked).toEqual([]);
  });

  it('tolerates one typo in a word of up to ten letters, but finds no other word', async () => {
    const found = await openSearch();
    for (const [wrong, right] of Object.entries(MISTYPED)) {
      const [first] = found.search(wrong);
      expect([wrong, first?.terms.join(' ')]).toEqual([wrong, expect.stringContaining(right)]);
    }
    for (const [word, other] of Object.entries(UNLIKE)) {
      const terms = found.search(word).flatMap((hit) => hit.terms);
      expect(terms.filter((term) => term.startsWith(other))).toEqual([]);
    }
  });

  it('has an answer among the first three results for what readers ask', async () => {
    const found = await openSearch();
    const ids = found.search(MiniSearch.wildcard).map(({ id }) => id);
    const names = Object.keys(QUESTIONS).flatMap((pages) => pages.split('|'));
    const gone = names.filter((name) => !ids.some((id) => new RegExp(name).test(id)));
    expect(gone, 'no page has these names: correct QUESTIONS').toEqual([]);
    const missed = Object.entries(QUESTIONS).flatMap(([pages, questions]) =>
      questions.flatMap((question) => {
        const first = found.search(question).slice(0, 3);
        const isFound = first.some(({ id }) => new RegExp(pages).test(id));
        // A guide explains a term, a sample only contains it.
        const isSample = /#(curl|typescript|python|examples?|samples?)$/.test(first[0]?.id);
        return isFound && !isSample ? [] : [[question, first.map(({ id }) => id)]];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('shows the page, the section and the matching line of each result', async () => {
    const { page } = await open('index.html');
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill('endpointing');
    const hit = page.locator('#localsearch-list a.result').first();
    await hit.locator('mark').first().waitFor();
    const titles = await hit.locator('.titles .title').allInnerTexts();
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.at(-1)).toContain('endpointing');
    expect(await hit.locator('.excerpt').innerText()).toContain('utterance');
  });

  it('shows the sample of a call beside its fields with tabs, and every listing on paper', async () => {
    const name = Object.keys(files).find((one) => /^operations\/get.*html$/.test(one)) ?? '';
    const { page } = await open(name);
    await page.setViewportSize({ width: 1280, height: 900 });
    const listings = page.locator('.sample .blocks > div:visible');
    const before = await listings.innerText();
    await page.locator('.sample .tabs label').nth(1).click();
    await vi.waitFor(async () => expect(await listings.innerText()).not.toBe(before));
    const tops = async () => {
      const boxes = ['.sample', '.fields'].map((one) => page.locator(one).boundingBox());
      return Promise.all(boxes.map(async (box) => (await box)?.y ?? Number.NaN));
    };
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await vi.waitFor(async () => {
      const [sample = Number.NaN, fields = Number.NaN] = await tops();
      expect(fields).toBeLessThan(0);
      expect(sample).toBeGreaterThan(0);
    });
    await page.setViewportSize({ width: 1279, height: 900 });
    const [sample = Number.NaN, fields = Number.NaN] = await tops();
    expect(sample).toBeLessThan(fields);
    await page.emulateMedia({ media: 'print' });
    expect(await listings.count()).toBeGreaterThan(1);
    const pages = Object.keys(files).filter((one) => one.endsWith('.html'));
    const folding = pages.find((one) => Buffer.from(files[one] ?? []).includes('</summary>')) ?? '';
    await page.emulateMedia({ media: 'screen' });
    await page.goto(page.url().replace(name, folding));
    await page.waitForFunction(isReady);
    const folded = page.locator('.vp-doc details:not([open])');
    const count = await folded.count();
    expect(count).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    await vi.waitFor(async () => expect(await folded.count()).toBe(0));
    await page.emulateMedia({ media: 'screen' });
    await vi.waitFor(async () => expect(await folded.count()).toBe(count));
  });

  it('switches between light and dark, and draws diagrams in both', async () => {
    const { page, errors } = await open('messages.html');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const drawn = () => page.locator('pre.mermaid svg').getAttribute('id');
    const [before, first] = [await ground(), await drawn()];
    await page.locator('.VPSwitchAppearance').first().click();
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
    await page.locator(`pre.mermaid svg:not(#${first})`).waitFor();
    expect(await ground()).not.toBe(before);
    expect(errors).toEqual([]);
  });
});
