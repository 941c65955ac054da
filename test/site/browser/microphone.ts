import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../../support/contract.ts';
import { startRelayed } from '../../support/relay.ts';
import type { Shared } from './context.ts';

export function testMicrophone(shared: Shared): void {
  it('transcribes a microphone, over a connection that is lost', async () => {
    const { outputFiles } = await build({
      entryPoints: [join(ROOT, 'docs/samples/live-browser.ts')],
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'sample',
    });
    const page = `<!doctype html><title>Microphone</title><script>${outputFiles[0]?.text}</script>`;
    const relayed = await startRelayed(false);
    const { stub } = relayed;
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const context = await shared.browser.newContext();
    try {
      const created = await fetch(`${stub.url}/v2/live`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-key': stub.key },
        body: '{}',
      });
      const { url } = (await created.json()) as { url: string };
      const tab = await context.newPage();
      await tab.goto(address);
      const texts = await tab.evaluate(transcribeUntilFinal, url);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.every((text) => text.length > 0)).toBe(true);
      expect(relayed.connections()).toBe(2);
      expect(stub.violations).toEqual([]);
    } finally {
      await context.close();
      server.close();
      await relayed.close();
    }
  });
}

/** Runs in the page: records until a text arrives and the session has ended, and returns the texts. */
async function transcribeUntilFinal(url: string): Promise<string[]> {
  type Transcribe = typeof import('../../../docs/samples/live-browser.ts').transcribe;
  const { transcribe } = (globalThis as unknown as { sample: { transcribe: Transcribe } }).sample;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const texts: string[] = [];
  return new Promise((resolve, reject) => {
    const onText = (text: string) => {
      texts.push(text);
      if (texts.length === 1) recording.then((stop) => stop(), reject);
    };
    const onEnd = (error?: Error) => (error ? reject(error) : resolve(texts));
    const recording = transcribe(url, stream, onText, onEnd);
    recording.catch(reject);
  });
}
