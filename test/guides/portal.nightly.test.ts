/** The portal that `npx redocly preview` starts, in a browser. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ROOT } from '../support/generated.ts';
import { installPackages } from '../support/install.ts';

const PAGES = [
  '/docs',
  '/docs/quick-start',
  '/docs/options',
  '/generated/openapi/recordings/createprerecordedjob',
  '/generated/asyncapi',
];

/** What people type, and the section that must come first. */
const SEARCHES = [
  ['profanity filter', '/docs/options#custom-spelling'],
  ['cost', '/docs/limits#ask-about-limits'],
  ['how to poll', '/docs/recordings#get-and-poll-a-job'],
  ['who said what', '/docs/options#speaker-diarization'],
  ['migrate from v1', '/docs/versions#migrate-from-version-1'],
  ['custom_vocabulary_config.default_intensity', '/docs/options#custom-vocabulary'],
  ['billing_time', '/docs/recordings#billed-time'],
  ['vocabulery', '/docs/options#custom-vocabulary'],
  ['nodejs version', '/docs/package#node-version-and-other-environments'],
  ['diarisation', '/docs/options#speaker-diarization'],
  ['upload a file', '/generated/openapi/recordings/uploadaudio'],
  ['test suite against my service', '/docs/service#test-your-service'],
  ['POST /v2/live', '/generated/openapi/live-sessions/createlivesession'],
  ['GET /v2/pre-recorded/{id}', '/generated/openapi/recordings/getprerecordedjob'],
  ['listTranscriptionJobs', '/generated/openapi/jobs/listtranscriptionjobs'],
] as const;

const axe = join(installPackages('axe', ['axe-core@4.14.1']), 'node_modules/axe-core/axe.min.js');
let portal: ChildProcess;
let browser: Browser;
let url: string;
/** What the portal printed. */
let said = '';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What a terminal does at Ctrl+C: it interrupts all processes of the command. */
const interrupt = () => process.kill(-(portal.pid as number), 'SIGINT');

const isUp = () =>
  fetch(`${url}/docs`).then(
    ({ ok }) => ok,
    () => false,
  );

// The first start downloads the portal.
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // The portal doesn't start in the environment of a test.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const redocly = join(ROOT, 'node_modules/.bin/redocly');
  const args = [redocly, 'preview', `--port=${port}`];
  portal = spawn(process.execPath, args, { cwd: ROOT, env, detached: true });
  for (const stream of [portal.stdout, portal.stderr])
    stream?.on('data', (text) => {
      said += text;
    });
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  const command = names.map((name) => `command -v ${name}`).join(' || ');
  const executablePath = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim();
  browser = await chromium.launch({ executablePath });
  const ended = () => portal.exitCode !== null;
  await vi.waitUntil(async () => ended() || (await isUp()), { timeout: 900_000, interval: 1000 });
  expect(ended(), said).toBe(false);
  return async () => {
    if (await isUp()) interrupt();
    await browser.close();
  };
}, 900_000);

it('finds no errors in the pages and the documents', async () => {
  await expect.poll(() => said, { timeout: 60_000 }).toContain('No errors found');
});

const views = PAGES.flatMap((path) => (['light', 'dark'] as const).map((mode) => ({ path, mode })));

it.each(views)(
  '$path loads everything from the portal, and its text has contrast ($mode)',
  async ({ path, mode }) => {
    const page = await browser.newPage({ colorScheme: mode });
    page.setDefaultTimeout(110_000);
    onTestFinished(() => page.close());
    const failed: string[] = [];
    page.on('request', (request) => request.url().startsWith(url) || failed.push(request.url()));
    page.on('requestfailed', (request) => failed.push(request.url()));
    page.on(
      'response',
      (response) => response.ok() || failed.push(`${response.status()} ${response.url()}`),
    );
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.waitForSelector('h1');
    expect(failed).toEqual([]);
    await page.evaluate(readFileSync(axe, 'utf8'));
    const low =
      await page.evaluate(`axe.run({ runOnly: ['color-contrast'] }).then(({ violations, passes }) => [
    passes.length, ...violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => html + failureSummary)),
  ])`);
    // The one rule passes, and no element is listed.
    expect(low).toEqual([1]);
  },
);

/** What the search shows first. */
async function firstFound(query: string) {
  const body = JSON.stringify({ query, filter: [], locale: 'default_locale' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/_search`, { method: 'POST', headers, body });
  const { documents } = Object(await response.json());
  return Object(Object.values(documents).flat()[0]);
}

it.each(SEARCHES)('the search for "%s" finds %s first', async (query, section) => {
  expect((await firstFound(query)).document?.url).toBe(section);
});

it('the search marks the name that was asked for', async () => {
  const { highlight } = await firstFound('number_of_speakers');
  expect(highlight.text).toContain('<mark>number_of_speakers</mark>');
});

it('a call links to its guide', async () => {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(`${url}/generated/openapi/live-sessions/createlivesession`);
  await page.waitForSelector('p a[href="/docs/live-sessions"]', { timeout: 110_000 });
});

it('cannot be opened from another machine', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((several) => several ?? []);
  const outer = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  const host = outer?.address ?? '127.0.0.2';
  await expect(fetch(url.replace('127.0.0.1', host))).rejects.toThrow('fetch failed');
});

it('stays when clients reset their connections at once', async () => {
  for (let count = 0; count < 2000; count++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.resetAndDestroy();
  }
  expect(await isUp()).toBe(true);
});

// This test stays last, because it ends the portal of all the others.
it('ends at Ctrl+C', async () => {
  expect(await isUp()).toBe(true);
  interrupt();
  await expect.poll(isUp).toBe(false);
});
