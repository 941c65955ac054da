/** The sample that records a microphone, in a browser with a fake microphone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import type { ServerMessage as Message } from 'speech-to-text-contract/types/tolerant';
import { beforeAll, expect, it } from 'vitest';
import { createSession, start } from '../../../packages/stub/test/support.ts';
import { launch, serveFiles, watchPage } from '../../support/browser.ts';
import { ROOT } from '../../support/contract.ts';
import { describeWith } from '../../support/machine.ts';

describeWith('a browser', 'the sample live-browser.ts', (path) => {
  let browser: Browser;
  /** A page under a strict policy, and its scripts. */
  let files: Record<string, string | Uint8Array>;

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "globalThis.sample = await import('./live-browser.ts');",
        resolveDir: join(ROOT, 'docs/samples'),
      },
      bundle: true,
      write: false,
      format: 'esm',
    });
    const policy = `default-src 'none'; script-src 'self'; connect-src 'self' ws://127.0.0.1:*`;
    files = {
      '': `<!doctype html><title>Microphone</title>
        <meta http-equiv="Content-Security-Policy" content="${policy}">
        <script type="module" src="page.js"></script>`,
      'page.js': outputFiles[0]?.text ?? '',
      'recorder.js': readFileSync(join(ROOT, 'docs/samples/recorder.js')),
    };
    browser = await launch(path);
    return () => browser.close();
  });

  /** A page with the sample, and its uncaught errors. */
  async function openPage() {
    const { page: tab, errors } = await watchPage(await browser.newContext());
    await tab.goto(await serveFiles(files));
    await tab.waitForFunction(() => 'sample' in globalThis);
    return { tab, errors };
  }

  it('transcribes a microphone even if the connection is lost once', async () => {
    const stub = await start({ disconnectAfter: 1 });
    const { tab, errors } = await openPage();
    const { texts, sizes, states, tracks, recorded } = await tab.evaluate(
      transcribeUntilFinal,
      await createSession(stub),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => text.length > 0)).toBe(true);
    // Each frame but the last contains a fifth of a second.
    expect(sizes.length).toBeGreaterThan(1);
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([6400]));
    // The sent audio is as long as the recording, whatever the sample rate of the microphone.
    const sent = sizes.reduce((sum, bytes) => sum + bytes / 32_000, 0);
    expect(sent / recorded).toBeCloseTo(1, 0);
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open', 'ended']);
    expect(tracks).toEqual(['ended']);
    expect(errors).toEqual([]);
  });

  it('releases the microphone and shows the reason when the service refuses', async () => {
    const stub = await start();
    const { tab, errors } = await openPage();
    const shown = tab.evaluate(showRefusal, await createSession(stub));
    await expect.poll(() => stub.disconnect(4001), { timeout: 60_000 }).toBe(1);
    expect(await shown).toEqual({ status: expect.stringMatching(/4001/), tracks: ['ended'] });
    expect(errors).toEqual([]);
  });
});

/** Runs in the page: shows captions of a session that the service refuses, then calls `stop`. */
async function showRefusal(url: string): Promise<{ status: string | null; tracks: string[] }> {
  type Sample = typeof import('../../../docs/samples/live-browser.ts');
  const { showCaptions } = (globalThis as unknown as { sample: Sample }).sample;
  const streams: MediaStream[] = [];
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    streams.push(stream);
    return stream;
  };
  globalThis.fetch = async () => Response.json({ url });
  const status = document.createElement('output');
  const captions = await showCaptions(document.createElement('p'), status);
  await captions?.ended.catch(() => {});
  captions?.stop();
  const tracks = streams.flatMap((stream) => stream.getTracks());
  return { status: status.textContent, tracks: tracks.map(({ readyState }) => readyState) };
}

/** Runs in the page: records until a transcript arrives and the session has ended. */
async function transcribeUntilFinal(url: string) {
  type Sample = typeof import('../../../docs/samples/live-browser.ts');
  const { transcribe } = (globalThis as unknown as { sample: Sample }).sample;
  const sizes: number[] = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (data instanceof Int16Array) sizes.push(data.byteLength);
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
    recording.stop();
  };
  const recording = await transcribe(url, stream, onMessage, (state) => states.push(state));
  await recording.ended;
  const recorded = contexts[0]?.currentTime ?? Number.NaN;
  const tracks = stream.getTracks().map(({ readyState }) => readyState);
  return { texts, sizes, states, tracks, recorded };
}
