/** The sample that records a microphone, in a browser with a fake microphone. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { ServerMessage as Message } from 'speech-to-text-contract/types/tolerant';
import { build, preview } from 'vite';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSession, list, start } from '../../../packages/stub/test/support.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { launch, watchPage } from '../../support/browser.ts';
import { need } from '../../support/programs.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { SAMPLES } from './run.ts';

/** The page of an application under a strict policy. */
const PAGE = `<!doctype html><title>Microphone</title>
  <meta http-equiv="Content-Security-Policy"
    content="default-src 'none'; script-src 'self'; connect-src 'self' ws://127.0.0.1:*">
  <script type="module" src="page.js"></script>`;

/** Builds the sample with Vite, like an application, and serves it. */
async function serveSample() {
  const root = temporaryFolder();
  const sample = JSON.stringify(join(SAMPLES, 'live-browser.ts'));
  const script = `globalThis.sample = await import(${sample});`;
  writeInto(root, { 'page.js': script, 'index.html': PAGE });
  const options = { root, configFile: false, logLevel: 'error' } as const;
  await build({ ...options, build: { target: 'es2022' } });
  const server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } });
  return { url: server.resolvedUrls?.local[0] ?? expect.fail(), close: () => server.close() };
}

describe('live-browser.ts', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSample>>;

  beforeAll(async () => {
    site = await serveSample();
    browser = await launch(need('a browser'));
    return () => Promise.all([browser.close(), site.close()]);
  });

  /** A page with the sample and its uncaught errors. */
  async function openPage() {
    const { page: tab, errors } = await watchPage(await browser.newContext());
    await tab.goto(site.url);
    await tab.waitForFunction(() => 'sample' in globalThis);
    return { tab, errors };
  }

  it('live-browser.ts transcribes a microphone even if the connection is lost once', async () => {
    const stub = await start({
      faults: [{ operation: 'sendServerMessage', kind: 'truncate', times: 1 }],
    });
    const { tab, errors } = await openPage();
    const url = await createSession(stub);
    const { texts, sizes, states, recorded } = await tab.evaluate(transcribeOnce, url);
    expect(texts.join()).toMatch(/\w/);
    // A frame contains a fifth of a second.
    expect(sizes[0]).toBe(6400);
    // The sent audio is as long as the recording, whatever the sample rate of the microphone.
    const sent = sizes.reduce((sum, bytes) => sum + bytes / 32_000, 0);
    expect(sent / recorded).toBeCloseTo(1, 0);
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open', 'ended']);
    expect(errors).toEqual([]);
  });

  it('live-browser.ts transcribes a microphone once', async () => {
    const stub = await start();
    const { tab, errors } = await openPage();
    const session = await createSession(stub);
    const { texts, states } = await tab.evaluate(transcribeOnce, session);
    expect(texts.join()).toMatch(/\w/);
    expect(states).toEqual(['connecting', 'open', 'ended']);
    expect(errors).toEqual([]);
  });

  it.each([
    [502, '{"message":"No session."}', 'No session.'],
    [502, '', 'The server is not available. Try again later.'],
  ])('live-browser.ts releases the microphone after the response %i %s', async (...row) => {
    const { tab, errors } = await openPage();
    const shown = await tab.evaluate(async ([status, body]) => {
      const { showCaptions } = (globalThis as unknown as { sample: Sample }).sample;
      const { mediaDevices } = navigator;
      const stream = await mediaDevices.getUserMedia({ audio: true });
      mediaDevices.getUserMedia = async () => stream;
      globalThis.fetch = async () => new Response(body, { status });
      const output = document.createElement('output');
      await showCaptions(document.createElement('p'), output);
      return [output.textContent, ...stream.getTracks().map(({ readyState }) => readyState)];
    }, row);
    expect(shown).toEqual([row[2], 'ended']);
    expect(errors).toEqual([]);
  });

  it('live-browser.html shows captions in the chosen language through live-backend.ts', async () => {
    const stub = await start();
    vi.stubEnv('BASE_URL', stub.url).stubEnv('API_KEY', stub.key);
    onTestFinished(() => void vi.unstubAllEnvs());
    // Another test may have loaded the module with its own stub.
    vi.resetModules();
    const { POST } = await import('../../../docs/samples/live-backend.ts');
    const outDir = temporaryFolder();
    const options = { root: SAMPLES, configFile: false, logLevel: 'error' } as const;
    const rollupOptions = { input: join(SAMPLES, 'live-browser.html') };
    await build({
      ...options,
      build: { target: 'es2022', outDir, emptyOutDir: true, rollupOptions },
    });
    const at = { host: '127.0.0.1', port: 0 };
    const server = await preview({ ...options, build: { outDir }, preview: at });
    onTestFinished(() => server.close());
    const { page: tab } = await watchPage(await browser.newContext());
    await tab.route('**/session', async (route) => {
      const body = route.request().postData();
      const answer = await POST(new Request('https://page.invalid', { method: 'POST', body }));
      await route.fulfill({ status: answer.status, body: await answer.text() });
    });
    await tab.goto(`${server.resolvedUrls?.local[0]}live-browser.html`);
    await tab.fill('#language', 'klingon');
    await tab.click('#start');
    await expect.poll(() => tab.textContent('#status')).toMatch(/languages/);
    await tab.fill('#language', 'fr');
    await tab.click('#start');
    await expect.poll(() => tab.textContent('#captions i')).toMatch(/\w/);
    await tab.click('#stop');
    await expect.poll(() => tab.textContent('#status')).toBe('ended');
    expect(await tab.textContent('#captions span')).toMatch(/\w/);
    const [session] = await list(stub, '?kind=live');
    expect(session?.request_params).toMatchObject({ language_config: { languages: ['fr'] } });
  });

  it('live-browser.ts shows that the service reports an error', async () => {
    const stub = await start();
    const { tab } = await openPage();
    await tab.evaluate(
      (url) => {
        const { showCaptions } = (globalThis as unknown as { sample: Sample }).sample;
        globalThis.fetch = async () => Response.json({ url });
        const output = document.body.appendChild(document.createElement('output'));
        void showCaptions(document.createElement('p'), output);
      },
      await createSession(stub),
    );
    const error = { type: 'error', session_id: 's', created_at: '2026-01-31T12:00:00Z', data: {} };
    await expect.poll(() => stub.send(error)).toBe(1);
    await expect.poll(() => tab.textContent('output')).toBe('The service reports an error.');
  });
});

type Sample = typeof import('../../../docs/samples/live-browser.ts');

/** Runs in the page: records until a transcript arrives and the session has ended. */
async function transcribeOnce(url: string) {
  const { transcribe } = (globalThis as unknown as { sample: Sample }).sample;
  const sizes: number[] = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (ArrayBuffer.isView(data)) sizes.push(data.byteLength);
    send.call(this, data);
  };
  // Some browsers require that the audio context has the sample rate of the microphone.
  const contexts: AudioContext[] = [];
  const Native = globalThis.AudioContext;
  globalThis.AudioContext = class extends Native {
    constructor(wishes?: AudioContextOptions) {
      super({ sampleRate: 44_100 });
      if (wishes) throw new DOMException('No other rate.', 'NotSupportedError');
      contexts.push(this);
    }
  };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const texts: string[] = [];
  const states: string[] = [];
  const onMessage = (message: Message) => {
    if (message.type !== 'transcript') return;
    texts.push(Object(message.data).utterance.text);
    recording.stop();
  };
  const onState = (state: string) => states.push(state);
  const recording = await transcribe(url, stream, onMessage, { onState });
  await recording.ended;
  const recorded = contexts[0]?.currentTime ?? Number.NaN;
  return { texts, sizes, states, recorded };
}
