/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** Redocly's portal, as `npx redocly preview` starts it: every page, in both themes, on a wide and on a narrow screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, watchPage } from '../support/browser.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { listen } from '../support/temporary.ts';

const cli = join(
  createRequire(import.meta.url).resolve('@redocly/cli/package.json'),
  '../bin/cli.js',
);
let portal: ChildProcess;
let url = '';
let printed = '';

beforeAll(async () => {
  const { port, server } = await listen(() => undefined);
  server.close();
  const args = [cli, 'preview', '--port', String(port)];
  portal = spawn(process.execPath, args, { cwd: ROOT, detached: true, stdio: 'pipe' });
  await new Promise((resolve) => {
    portal.once('exit', resolve);
    for (const stream of [portal.stdout, portal.stderr])
      stream?.on('data', (text) => {
        printed += stripVTControlCharacters(String(text));
        url = /Preview URL: (http\S+)/.exec(printed)?.[1] ?? '';
        if (url) resolve(url);
      });
  });
  expect(url, printed).not.toBe('');
}, 900_000);

afterAll(async () => {
  if (portal.exitCode !== null) return;
  const ended = once(portal, 'exit');
  // The portal is a process below npx: its whole group ends, at once, so that the test's own process can end, too.
  process.kill(-Number(portal.pid), 'SIGKILL');
  await ended;
});

/** The problems of a page in one theme and width. */
function problemsOf(page: Page, theme: string, width: number): Promise<string[]> {
  return page.evaluate(
    async ([theme, width]) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(String(theme));
      const { scrollWidth, clientWidth } = document.documentElement;
      const problems = scrollWidth > clientWidth ? ['it scrolls sideways'] : [];
      for (const heading of width === 390 ? [] : document.querySelectorAll('h1, h2, h3')) {
        const line = Number.parseFloat(getComputedStyle(heading).lineHeight);
        if (heading.clientHeight > 2.5 * line)
          problems.push(`the heading takes more than two lines: ${heading.textContent}`);
      }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('article', {
        resultTypes: ['violations'],
      });
      for (const { id, nodes } of violations)
        for (const { html } of nodes.slice(0, 2)) problems.push(`${id}: ${html.slice(0, 200)}`);
      return problems.map((one) => `${theme} ${width}: ${one}`);
    },
    [theme, width] as const,
  );
}

it('the portal shows every page in both themes and widths, and every link works', async (context) => {
  const browser = await launch(need('a browser', context));
  const { page, outside, errors } = await watchPage(await browser.newContext());
  const problems: string[] = [];
  const anchors = new Map<string, Set<string>>();
  const linked = new Map([['/', '']]);
  for (const [path, from] of linked) {
    const response = await page.goto(new URL(path, url).href, { waitUntil: 'load' });
    if (response?.ok() === false) problems.push(`${from} links to ${path}: ${response.status()}`);
    await page.locator('h1').first().waitFor();
    await page.addScriptTag({ content: axe.source });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ['light', 'dark'])
        for (const one of await problemsOf(page, theme, width)) problems.push(`${path}: ${one}`);
    }
    const { ids, hrefs } = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      hrefs: [...document.querySelectorAll('a[href]')].map(
        (one) => (one as HTMLAnchorElement).href,
      ),
    }));
    anchors.set(new URL(page.url()).pathname, new Set(ids));
    for (const href of hrefs) {
      const { origin, pathname } = new URL(href);
      // Downloads are not pages.
      if (origin !== new URL(url).origin || pathname.startsWith('/_bundle/')) continue;
      if (!linked.has(pathname)) linked.set(pathname, path);
    }
  }
  await browser.close();
  expect([...problems, ...errors, ...outside]).toEqual([]);
  const written = globSync('**/*.md', { cwd: join(ROOT, 'docs/preview/pages') });
  const missing = written.filter(
    (file) => !anchors.has(`/pages/${file.replace(/(\/index)?\.md$/, '').toLowerCase()}`),
  );
  expect(missing, 'a link leads to each page').toEqual([]);
  expect(printed).toContain('No errors found');
}, 3_600_000);

it.for([
  ['getting started', '/pages/docs/quick-start'],
  ['TranscriptionJob', '/pages/generated/docs/schemas/transcriptionjob'],
])('the first hit of the search for %s is %s', async ([query, path]) => {
  const response = await fetch(new URL('/_search', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, locale: 'default_locale' }),
  });
  const { documents } = await response.json();
  const [hit] = Object.values<{ document: { url: string } }[]>(documents).flat();
  expect(hit?.document.url).toBe(path);
});

it("the portal's proxy for calls reaches no server", async () => {
  const { status } = await fetch(new URL(`/_api/cors/${url}`, url));
  expect(status).toBe(403);
});
