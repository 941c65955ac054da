/** The sample that records a microphone, in a browser whose microphone hums. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { createSession } from '../../stub/support.ts';
import { launch, serveFiles } from '../../support/browser.ts';
import { ROOT } from '../../support/contract.ts';
import { describeWith } from '../../support/machine.ts';
import { startRelayed } from '../../support/relay.ts';

describeWith('a browser', 'the sample live-browser.ts', (path) => {
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
    const browser = await launch(path);
    onTestFinished(() => browser.close());
    const tab = await browser.newPage();
    await tab.goto(await serveFiles({ '': page }));
    const { texts, sizes } = await tab.evaluate(
      transcribeUntilFinal,
      await createSession(relayed.stub),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => text.length > 0)).toBe(true);
    // A fifth of a second in each frame, but for the last one.
    expect(sizes.length).toBeGreaterThan(1);
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([6400]));
    expect(relayed.connections()).toBe(2);
    expect(relayed.stub.violations).toEqual([]);
  });
});

/** Runs in the page: records until a text arrives and the session has ended. */
async function transcribeUntilFinal(url: string): Promise<{ texts: string[]; sizes: number[] }> {
  type Sample = typeof import('../../../docs/samples/live-browser.ts');
  const { transcribe } = (globalThis as unknown as { sample: Sample }).sample;
  const sizes: number[] = [];
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (data instanceof Int16Array) sizes.push(data.byteLength);
    send.call(this, data);
  };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const texts: string[] = [];
  const recording = await transcribe(url, stream, (text) => {
    texts.push(text);
    recording.stop();
  });
  await recording.ended;
  return { texts, sizes };
}
