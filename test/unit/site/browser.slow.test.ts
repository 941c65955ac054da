/** The site in a browser: it loads from nowhere else, fits narrow screens, and its search finds what readers ask for. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vitepress';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, type Watched, watched } from '../../support/browser.ts';
import { ROOT } from '../../support/contract.ts';
import { describeWith } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';

/** What readers type, and a page that answers it. */
const QUESTIONS: [question: string, page: RegExp][] = [
  ['authentication', /authentication/],
  ['where do I put my api key', /authentication/],
  ['wrong api key 401', /authentication|errors/],
  ['rate limit', /limits/],
  ['too many requests 429', /limits|retries/],
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
  ['partial transcript', /messages|TranscriptMessage/],
  ['speaker labels', /options|Diarization/],
  ['diarization', /options|Diarization/],
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

const BASE = 'http://127.0.0.1/';

const WIDTHS = [320, 390, 1280];

/** Runs in the page: whether Vue has taken it over. */
const isReady = () => '__vue_app__' in (document.querySelector('#app') ?? {});

describeWith('a browser', 'the site', (path) => {
  let pages: string[];
  let outDir: string;
  let browser: Browser;

  beforeAll(async () => {
    outDir = temporaryFolder();
    await build(join(ROOT, 'docs'), { outDir });
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    pages = files.filter((name) => name.endsWith('.html'));
    browser = await launch(path);
  }, 300_000);

  afterAll(() => browser?.close());

  /** A page in a window of this width that has the site and nothing else. */
  const open = async (width: number): Promise<Watched> => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    await context.route(`${BASE}**`, (route) => {
      const file = new URL(route.request().url()).pathname.slice(1) || 'index.html';
      return route.fulfill({ path: join(outDir, file) });
    });
    return watched(context);
  };

  it.each(WIDTHS)(
    'fits a window of %i pixels, without an error, and loads nothing from elsewhere',
    async (width) => {
      const { page, outside, errors } = await open(width);
      const wide: string[] = [];
      const unnamed: string[] = [];
      for (const name of pages.filter(
        (one, index) => !one.startsWith('schemas/') || index % 8 === 0,
      )) {
        await page.goto(BASE + name);
        await page.waitForFunction(isReady);
        const { scrollWidth, title } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          title: document.querySelector('h1')?.textContent ?? '',
        }));
        if (scrollWidth > width) wide.push(`${name}: ${scrollWidth}`);
        if (title === '' && name !== '404.html') unnamed.push(name);
      }
      const clean = { wide: [], unnamed: [], outside: [], errors: [] };
      expect({ wide, unnamed, outside, errors }).toEqual(clean);
      expect(pages.length).toBeGreaterThan(50);
    },
    240_000,
  );

  it('has an answer among the first three for what readers ask', async () => {
    const { page } = await open(1280);
    await page.goto(BASE);
    await page.waitForFunction(isReady);
    await page.keyboard.press('Control+k');
    const input = page.locator('#localsearch-input');
    const results = page.locator('#localsearch-list a.result');
    const missed: string[] = [];
    for (const [question, expected] of QUESTIONS) {
      await input.fill('');
      await results.first().waitFor({ state: 'detached' });
      await input.fill(question);
      await results.first().waitFor();
      const first = await results.evaluateAll((all) =>
        all.slice(0, 3).map((one) => one.getAttribute('href') ?? ''),
      );
      if (!first.some((href) => expected.test(href)))
        missed.push(`${question}: ${first.join(' ')}`);
    }
    expect(missed).toEqual([]);
  });

  it('switches between light and dark, and draws pictures in both', async () => {
    const { page, errors } = await open(1280);
    await page.goto(`${BASE}messages.html`);
    await page.waitForFunction(isReady);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.locator('pre.mermaid svg').waitFor();
    const before = await ground();
    await page.locator('.VPSwitchAppearance').first().click();
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
    await page.locator('pre.mermaid svg').waitFor();
    expect(await ground()).not.toBe(before);
    expect(errors).toEqual([]);
  });
});
