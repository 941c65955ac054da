/// <reference lib="dom" />
/** The page that records a microphone, in headless Chromium with a fake microphone. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { POST } from '../src/live-backend.ts';
import { newestSession, SAMPLES, start, temporaryFolder } from './support.ts';

const FLAGS = [
  // A fake microphone, which every page may use.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** The path of a browser that `.ci/run` installs. */
function browserPath(): string {
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  const command = names.map((name) => `command -v ${name}`).join(' || ');
  return execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim();
}

let browser: Browser;
let url: string;

// Builds the page with Vite, like an application, and serves it under a strict policy.
beforeAll(async () => {
  const outDir = temporaryFolder();
  const options = { root: SAMPLES, configFile: false, logLevel: 'error' } as const;
  const rollupOptions = { input: join(SAMPLES, 'live-browser.html') };
  await build({ ...options, build: { target: 'es2022', outDir, rollupOptions } });
  const policy = "default-src 'none'; script-src 'self'; connect-src 'self' ws://127.0.0.1:*";
  const headers = { 'content-security-policy': policy };
  const at = { host: '127.0.0.1', port: 0, headers };
  const server = await preview({ ...options, build: { outDir }, preview: at });
  url = `${server.resolvedUrls?.local[0]}live-browser.html`;
  browser = await chromium.launch({ executablePath: browserPath(), args: FLAGS });
  return () => Promise.all([browser.close(), server.close()]);
});

/** Opens the page, whose server answers the request for a session. Returns its uncaught errors. */
async function openPage(answer: (request: Request) => Promise<Response>) {
  const tab = await browser.newPage();
  const errors: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  tab.on('pageerror', (error) => errors.push(error.message));
  await tab.addInitScript(observe);
  await tab.route('**/api/session?*', async (route) => {
    const response = await answer(new Request(route.request().url(), { method: 'POST' }));
    await route.fulfill({ status: response.status, body: await response.text() });
  });
  await tab.goto(url);
  return { tab, errors };
}

it('live-browser.html shows captions in the chosen language through live-backend.ts, even if the connection is lost once', async () => {
  const stub = await start();
  vi.stubEnv('BASE_URL', stub.url).stubEnv('API_KEY', stub.key);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { tab, errors } = await openPage(POST);
  await tab.fill('#language', 'fr');
  await tab.click('#start');
  await expect.poll(() => stub.disconnect(), { interval: 10 }).toBe(1);
  await expect.poll(() => tab.textContent('#captions i')).toMatch(/\w/);
  await tab.click('#stop');
  const waitFor = (words: string) => expect.poll(() => tab.textContent('#status')).toBe(words);
  await waitFor('Stopped.');
  expect(await tab.textContent('#captions span')).toMatch(/\w/);
  // The microphone is unplugged.
  await tab.click('#start');
  await waitFor('Connected.');
  await tab.evaluate("track.dispatchEvent(new Event('ended'))");
  await waitFor('Stopped.');
  expect(errors).toEqual([]);
  const session = await newestSession(stub);
  expect(session?.request_params).toMatchObject({ language_config: { languages: ['fr'] } });
});

it('live-browser.html shows an error response or that there is none, and releases the microphone', async () => {
  const { tab } = await openPage(async () => Response.json({ message: 'No.' }, { status: 502 }));
  await tab.click('#start');
  await expect.poll(() => tab.textContent('#status')).toBe('No.');
  // As if the server did not answer in time.
  await tab.evaluate('AbortSignal.timeout = () => AbortSignal.abort()');
  await tab.click('#start');
  await expect.poll(() => tab.textContent('#status')).toMatch('The server is not available');
  expect(await tab.evaluate('track.readyState')).toBe('ended');
});

/** Runs in the page before its own scripts: lets the test see the microphone. */
function observe() {
  const { mediaDevices } = navigator;
  const record = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wishes) => {
    const stream = await record(wishes);
    Object.assign(globalThis, { track: stream.getTracks()[0] });
    return stream;
  };
}
