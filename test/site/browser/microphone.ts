import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../../support/contract.ts';
import { startRelayed } from '../../support/relay.ts';
import { createSession, type Shared, serve } from './context.ts';

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
    onTestFinished(relayed.close);
    const tab = await shared.browser.newPage();
    onTestFinished(() => tab.close());
    await tab.goto(await serve({ '': page }, () => ''));
    const texts = await tab.evaluate(transcribeUntilFinal, await createSession(relayed.stub));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => text.length > 0)).toBe(true);
    expect(relayed.connections()).toBe(2);
    expect(relayed.stub.violations).toEqual([]);
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
