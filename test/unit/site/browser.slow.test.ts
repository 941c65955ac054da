/** The site in a browser: it loads from nowhere else, fits narrow screens, and its search finds what readers ask for. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import MiniSearch from 'minisearch';
import type { Browser } from 'playwright-core';
import { build } from 'vitepress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEARCH } from '../../../docs/.vitepress/config.ts';
import { launch, serveFiles, type WatchedPage, watchPage } from '../../support/browser.ts';
import { ROOT } from '../../support/contract.ts';
import { describeWith } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** What readers type, and a page that answers it. */
const QUESTIONS: [question: string, page: RegExp][] = [
  ['authentication', /authentication/],
  ['where do I put my api key', /authentication/],
  ['wrong api key 401', /authentication|errors/],
  ['rate limit', /limits/],
  ['too many requests 429', /limits|retries|operations/],
  ['max file size', /limits/],
  ['how long are results kept', /limits|unspecified/],
  ['pagination', /limits|listTranscriptionJobs/],
  ['pricing cost', /limits/],
  ['audio format', /limits|LiveRequest/],
  ['retry after timeout', /retries/],
  ['duplicate job', /retries/],
  ['cancel a job', /retries/],
  ['reconnect websocket', /quick-start|session-end|retries/],
  ['close session', /session-end/],
  ['stop recording', /StopRecordingMessage|session-end|messages/],
  ['interim results', /messages|TranscriptMessage/],
  ['speaker labels', /options|Diarization/],
  ['srt subtitles', /quick-start|options|[Ss]ubtitle/],
  ['translate to german', /options|Translation/],
  ['language detection', /options|LanguageConfig/],
  ['webhook signature', /quick-start|notify|unspecified/],
  ['callback url', /options|Callback|quick-start/],
  ['upload file', /uploadAudio|quick-start/],
  ['word timestamps', /first-version|Realtime|Word/],
  ['custom vocabulary', /options|CustomVocabulary/],
  ['sample rate', /LiveRequest|createLiveSession|defaults|limits/],
  ['microphone browser', /quick-start/],
  ['error code', /errors|states/],
  ['upgrade from first version', /first-version/],
];

const WIDTHS = [320, 1280];

/** Runs in the page: whether Vue has taken it over. */
const isReady = () => '__vue_app__' in (document.querySelector('#app') ?? {});

describeWith('a browser', 'the site', (path) => {
  const files: Record<string, Uint8Array> = {};
  let browser: Browser;

  beforeAll(async () => {
    const outDir = temporaryFolder();
    await build(join(ROOT, 'docs'), { outDir });
    for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) files[relative(outDir, file)] = readFileSync(file);
    }
    browser = await launch(path);
  }, 300_000);

  afterAll(() => browser?.close());

  /** A page of the site, and what goes wrong on it. */
  const open = async (name: string): Promise<WatchedPage & { base: string }> => {
    const base = await serveFiles(files);
    const watching = await watchPage(await browser.newContext());
    await watching.page.goto(base + name);
    await watching.page.waitForFunction(isReady);
    return { ...watching, base };
  };

  it('fits narrow and wide windows, without an error, and loads nothing from elsewhere', async () => {
    const { page, base, outside, errors } = await open('index.html');
    // Without scripts a page is laid out alike, but for pictures, in half the time.
    const plain = await browser.newPage({ javaScriptEnabled: false });
    const wide: string[] = [];
    const pages = Object.keys(files).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(50);
    const isSeen = (name: string, index: number) =>
      !name.startsWith('schemas/') || index % 16 === 0;
    const folders = new Set<string>();
    for (const name of pages.filter(isSeen)) {
      const isFirst = folders.size < folders.add(dirname(name)).size;
      const hasScripts = isFirst || `${files[name]}`.includes('mermaid');
      const shown = hasScripts ? page : plain;
      await shown.goto(base + name);
      if (hasScripts) await page.waitForFunction(isReady);
      for (const width of WIDTHS) {
        await shown.setViewportSize({ width, height: 900 });
        const needed = await shown.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) wide.push(`${name} at ${width}: ${needed}`);
      }
    }
    expect({ wide, outside, errors }).toEqual({ wide: [], outside: [], errors: [] });
  }, 240_000);

  it('has an answer among the first three for what readers ask', async () => {
    const name = Object.keys(files).find((file) => file.includes('@localSearchIndex')) ?? '';
    const source = Buffer.from(files[name] ?? []).toString();
    const { default: index } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    const pages = MiniSearch.loadJSON(index, { fields: ['title', 'titles', 'text'] });
    const missed = QUESTIONS.flatMap(([question, expected]) => {
      const found = pages.search(question, SEARCH).slice(0, 3);
      const first = found.map(({ id }) => String(id));
      return first.some((id) => expected.test(id)) ? [] : [`${question}: ${first.join(' ')}`];
    });
    expect(missed).toEqual([]);
  });

  it('finds what is typed', async () => {
    const [[question, expected]] = QUESTIONS as [[string, RegExp]];
    const { page, errors } = await open('index.html');
    await page.keyboard.press('Control+k');
    await page.locator('#localsearch-input').fill(question);
    const first = page.locator('#localsearch-list a.result').first();
    expect(await first.getAttribute('href')).toMatch(expected);
    expect(errors).toEqual([]);
  });

  it('switches between light and dark, and draws pictures in both', async () => {
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
