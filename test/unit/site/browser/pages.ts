import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { slug } from '../../../../scripts/site/html.ts';
import { boundedField } from '../../../support/limits.ts';
import { violations } from './axe.ts';
import { watched } from './chromium.ts';
import type { Shared } from './context.ts';
import { internalLinks, isReference, searchLinks } from './site.ts';

export function testPages(shared: Shared): void {
  let desktop: BrowserContext;
  const tabs = new Map<string, Page>();

  beforeAll(async () => {
    desktop = await shared.browser.newContext({ viewport: { width: 1280, height: 900 } });
    await desktop.grantPermissions(['clipboard-read', 'clipboard-write']);
  });

  afterAll(() => desktop?.close());

  /** Opens an address in the tab of its page: what a reference shows changes without loading it again. */
  const open = async (address: string): Promise<Page> => {
    const [file = ''] = address.split('#');
    const page = tabs.get(file) ?? (await watched(desktop)).page;
    tabs.set(file, page);
    await page.goto(shared.site.address(address));
    return page;
  };

  const pages = () => Object.keys(shared.site.files).filter((file) => file.endsWith('.html'));

  it('opens every page without the network, in light and dark, wide and narrow, and searches there', async () => {
    const context = await shared.browser.newContext({ reducedMotion: 'reduce' });
    const { page, outside, errors } = await watched(context);
    const fits = async (file: string, width: number) => {
      await page.setViewportSize({ width, height: 844 });
      const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const scheme = await page.evaluate(() => document.documentElement.className);
      expect({ file, scheme, width, spare }).toEqual({ file, scheme, width, spare: 0 });
      return scheme;
    };
    const finds = async () => {
      await page.locator('.site-header .search-button').click();
      await page.keyboard.insertText('diarization');
      const hits = await page.locator('.search-dialog li b').allTextContents();
      expect(hits[0]).toContain('diarization');
    };
    // Our pages keep the choice that is made on them, and so would the references.
    for (const file of pages().filter(isReference)) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(shared.site.address(file), { waitUntil: 'load' });
        await page.waitForSelector('#api-content h1');
        for (const width of [390, 1280]) expect(await fits(file, width)).toContain(colorScheme);
      }
      await finds();
    }
    for (const file of pages().filter((one) => !isReference(one))) {
      const passes = async (rules?: Parameters<typeof violations>[2]) =>
        expect({ file, found: await violations(page, 'html', rules) }).toEqual({ file, found: [] });
      await page.goto(shared.site.address(file), { waitUntil: 'load' });
      const first = await fits(file, 1280);
      await passes();
      await page.locator('.theme-button').click();
      // The other scheme has other colors, and nothing else; a narrow page has the same colors.
      expect(await fits(file, 1280)).not.toBe(first);
      await passes({ runOnly: ['color-contrast'] });
      await fits(file, 390);
      await passes({ rules: { 'color-contrast': { enabled: false } } });
      await finds();
    }
    expect(pages().length).toBeGreaterThan(0);
    expect(outside).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  }, 240_000);

  it('follows a hit of the search, and forgives a slip', async () => {
    const page = await open('index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('endpointng');
    await page.keyboard.press('Enter');
    await page.waitForURL(/defaults\.html#request-liverequest-endpointing$/);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    expect(await page.locator('.search-dialog').isVisible()).toBe(false);
  });

  it('every link leads to something, to the anchor', async () => {
    const links = [...internalLinks(shared.site.files), ...searchLinks(shared.site.files)];
    const own = links.filter(({ page }) => !isReference(page));
    const dead = own.filter(({ page, anchor }) => {
      const text = shared.site.files[page];
      return text === undefined || (anchor !== '' && !text.includes(` id="${anchor}"`));
    });
    expect(dead).toEqual([]);
    expect(own.length).toBeGreaterThan(0);

    for (const name of pages().filter(isReference)) {
      const into = links.filter((one) => one.page === name && one.anchor !== '');
      expect(into.length).toBeGreaterThan(0);
      // Neighbours are mostly on the page together.
      const anchors = [...new Set(into.map(({ anchor }) => anchor))].sort();
      const page = await open(name);
      const dead = await page.evaluate(deadAnchors, anchors);
      expect(into.filter(({ anchor }) => dead.includes(anchor))).toEqual([]);
    }
  }, 240_000);

  it('a new user finds three facts within two clicks each', async () => {
    const page = await open('index.html');
    const main = page.locator('main');
    await main.getByRole('link', { name: /Defaults and limits/ }).click();
    const { field, byDefault } = boundedField('LiveRequest');
    await page.getByLabel('Filter').fill(field);
    const row = page.locator(`#request-liverequest-${slug(field)}`);
    expect(await row.locator('td[data-label=Default]').innerText()).toBe(String(byDefault));

    await page.goto(shared.site.address('index.html'));
    await main.getByRole('link', { name: /Messages of a live session/ }).click();
    await main.getByRole('link', { name: 'Transcript', exact: true }).first().click();
    await expect.poll(() => top(page, 'transcript')).toBeLessThan(200);
    expect(await main.innerText()).toMatch(/data\.is_final[\s\S]*"is_final": true/);

    await page.goto(shared.site.address('index.html'));
    await main.getByRole('link', { name: /From the first version/ }).click();
    await page.getByLabel('Filter').fill('word_timestamps');
    expect(await page.locator('#was-word-timestamps').innerText()).toContain(
      'realtime_processing.words_accurate_timestamps',
    );
  });

  it('says in the references what the extension keys say', async () => {
    for (const [address, ...texts] of [
      [
        'rest.html#/schemas/prerecordedrequest#schemas/prerecordedrequest/path=custom_vocabulary',
        'Maturity: beta',
        'Not specified:',
        'Assumption:',
        'Both forms are accepted',
      ],
      ['rest.html#/jobs/listtranscriptionjobs', 'Only jobs before this date', 'Assumption:'],
      ['rest.html#/live/createlivesession', 'Dropped since the first version:', 'prosody'],
      [
        'live.html#/channels/livesession#channels/livesession/messages&m=otherservermessage',
        'Not specified:',
        'Assumption:',
      ],
    ] as const) {
      const page = await open(address);
      await page.waitForSelector(`[id="${idOf(address)}"]`);
      const shown = await page.locator('#api-content').innerText();
      for (const text of texts) expect(shown, address).toContain(text);
    }
  });

  it('copies each page as Markdown, and in a reference what is open', async () => {
    for (const [address, twin] of [
      ['messages.html', 'messages.md'],
      ['index.html', 'llms.txt'],
      ['rest.html', 'rest.md'],
      ['rest.html#/live/createlivesession', 'operations/createLiveSession.md'],
      ['rest.html#/schemas/diarizationconfig', 'schemas/DiarizationConfig.md'],
      [
        'live.html#/channels/livesession#channels/livesession/messages&m=transcriptmessage',
        'messages/TranscriptMessage.md',
      ],
    ] as const) {
      const page = await open(address);
      if (isReference(address.split('#')[0] ?? ''))
        await page.waitForSelector('#api-content :is(h1, h2, h5)');
      // Redoc has a button for it, too, but not on a page that has ours.
      const buttons = page.locator('button:not(figure *)', { hasText: /^Cop(y|ied)/ });
      expect(await buttons.filter({ visible: true }).count()).toBe(1);
      await page.locator('.twin button').click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()), { message: address })
        .toBe(shared.site.files[twin]);
    }
  });

  it('shows the samples of a call in each language, and those of a session', async () => {
    const page = await open('rest.html#/live/createlivesession');
    const panel = page.locator('#api-content');
    let chosen = 'curl';
    for (const [language, text] of [
      ['curl', 'curl --fail-with-body'],
      ['TypeScript', 'parseLiveSessionCreated'],
      ['TypeScript, openapi-fetch', "client.POST('/v2/live'"],
      ['Python', 'urllib.request.Request'],
    ] as const) {
      await page.getByRole('button', { name: chosen, exact: true }).click();
      await page.getByRole('menuitem', { name: language, exact: true }).click();
      await expect.poll(() => panel.innerText()).toContain(text);
      chosen = language;
    }
    const live = (await open('live.html')).locator('#api-content');
    await expect.poll(() => live.innerText()).toContain('websockets.connect(');
    // Redoc shows code in a description plain; the page colors it, and changes nothing else.
    const samples = live.locator('pre[data-language]:has(.hljs-string)');
    await expect.poll(() => samples.count()).toBeGreaterThan(0);
    expect(await live.locator('pre[data-language]:not(:has(.hljs-string))').count()).toBe(0);
    const shown = (await samples.allTextContents()).map((text) => text.trim());
    const twin = shared.site.files['live.md'];
    for (const text of shown) expect(twin).toContain(text);
  });

  it('can be used with the keyboard alone', async () => {
    const { page } = await watched(
      await shared.browser.newContext({ viewport: { width: 390, height: 844 } }),
    );
    await page.goto(shared.site.address('defaults.html'));
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.locator('.menu-button').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('#site-nav').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#site-nav').isVisible()).toBe(false);
    await page.locator('.theme-button').focus();
    const before = await page.locator('html').getAttribute('class');
    await page.keyboard.press('Enter');
    expect(await page.locator('html').getAttribute('class')).not.toBe(before);
    await page.context().close();
  });
}

/** How far below the top of the window an element is. */
function top(page: Page, id: string): Promise<number> {
  return page.evaluate(
    (name) => Math.abs(document.getElementById(name)?.getBoundingClientRect().top ?? Infinity),
    id,
  );
}

/** The id of the element that an address leads to. */
function idOf(address: string): string {
  return address.split('#').at(-1)?.replace(/^\//, '') ?? '';
}

/** Runs in a reference: the anchors that lead to no element, once they are gone to. */
async function deadAnchors(anchors: string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const anchor of anchors) {
    const id = anchor.split('#').at(-1)?.replace(/^\//, '') ?? '';
    // What is beside the target of a link is on the page already.
    if (document.getElementById(id)) continue;
    const found = new Promise<boolean>((done) => {
      const late = setTimeout(() => done(false), 4000);
      new MutationObserver((_, observer) => {
        if (!document.getElementById(id)) return;
        observer.disconnect();
        clearTimeout(late);
        done(true);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    location.hash = anchor;
    if (!(await found)) dead.push(anchor);
  }
  return dead;
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent ?? undefined);
}
