import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stub, startStub, writeWav } from '../../stub/src/index.ts';
import { HOW, LEFT_OUT, launch } from './browser/chromium.ts';
import { ROOT } from './browser/site.ts';

const SNIPPETS = join(ROOT, 'docs/samples');

let stub: Stub;
let folder: string;
let recording: string;

beforeAll(async () => {
  stub = await startStub({ queueTime: 20, processingTime: 50 });
  folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  recording = join(folder, 'speech.wav');
  writeFileSync(recording, writeWav(3));
});

afterAll(async () => {
  await stub?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

it('transcribe.sh prints the job with its result', async () => {
  const { code, stdout, stderr } = await run('sh', ['transcribe.sh', recording]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const job = JSON.parse(stdout) as { status: string; result: { transcription: object } };
  expect(job.status).toBe('done');
  expect(job.result.transcription).toHaveProperty('full_transcript');
});

it('transcribe.ts prints the transcript', async () => {
  const { code, stdout, stderr } = await run('node', [
    '--import',
    'tsx',
    'transcribe.ts',
    recording,
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.trim()).not.toBe('');
});

it('live.ts prints transcripts up to the last, and ends', async () => {
  const { code, stdout, stderr } = await run('node', ['--import', 'tsx', 'live.ts', recording]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^partial .+$/m);
  expect(stdout).toMatch(/^final {3}.+$/m);
});

it.skipIf(LEFT_OUT)('live-browser.ts transcribes a microphone', async () => {
  const entry = join(SNIPPETS, 'live-browser.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'snippet',
  });
  const page = `<!doctype html><title>Microphone</title><script>${outputFiles[0]?.text}</script>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const browser = await launch(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  );
  try {
    const created = await fetch(`${stub.url}/v2/live`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': stub.key },
      body: '{}',
    });
    const { url } = (await created.json()) as { url: string };
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const texts = await tab.evaluate(transcribeUntilFinal, url);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => text.length > 0)).toBe(true);
  } finally {
    await browser.close();
    server.close();
  }
});

it('the stub saw nothing that breaks the contract', () => {
  expect(stub.violations).toEqual([]);
});

if (LEFT_OUT)
  console.warn(
    `Left out: the snippet for browsers (test/site/snippets.slow.test.ts). To run it, ${HOW}.`,
  );

/** Runs in the page: records until a final transcript arrives, and gives the texts. */
async function transcribeUntilFinal(url: string): Promise<string[]> {
  type Transcribe = typeof import('../../docs/samples/live-browser.ts').transcribe;
  const { transcribe } = (globalThis as unknown as { snippet: { transcribe: Transcribe } }).snippet;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const texts: string[] = [];
  return new Promise((resolve, reject) => {
    let stop = () => {};
    transcribe(url, stream, ({ text }, isFinal) => {
      texts.push(text);
      if (!isFinal) return;
      stop();
      resolve(texts);
    }).then((end) => {
      stop = end;
      // The session ends with what was said so far.
      setTimeout(end, 3000);
    }, reject);
  });
}

/** Runs a snippet as its first line says. */
function run(
  command: string,
  args: string[],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(command, args, {
    cwd: SNIPPETS,
    env: { ...process.env, BASE_URL: stub.url, API_KEY: stub.key, NODE_OPTIONS: '' },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
