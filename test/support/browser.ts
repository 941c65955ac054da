/// <reference lib="dom" />
/// <reference lib="dom.asynciterable" />
/** A browser for tests: headless Chromium, whose pages only reach this machine. */
import { createRequire } from 'node:module';
import type * as playwright from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';

// An `import` would search the module for exports, which takes as long as loading it.
const { chromium }: typeof playwright = createRequire(import.meta.url)('playwright-core');

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only this machine resolves. A handler for each request would also work, but would turn the cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // A fake microphone, which every page may use, for the recording sample.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

export async function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

/** Opens an empty page and lists its errors and the URLs on other machines that it requests. */
export async function watchPage(context: BrowserContext) {
  const page = await context.newPage();
  const outside: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data:|blob:|http:\/\/127\.0\.0\.1[:/])/.test(url)) outside.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, outside, errors };
}
