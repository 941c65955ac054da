/** The sample server passes the conformance run, and survives hostile requests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { runConformance } from '../../../packages/stub/src/conformance/index.ts';
import { serve } from '../../support/temporary.ts';
import { compiledSample } from './run.ts';

const key = 'test-key';
const headers = { 'x-service-key': key, 'content-type': 'application/json' };

async function spawnServer(own: NodeJS.ProcessEnv) {
  const env = { ...process.env, PORT: '0', API_KEY: key, ...own };
  return spawn(process.execPath, [await compiledSample('server.ts')], { env });
}

/** Starts a sample server until the test ends, and returns its URL. It must not exit or log an error before. */
async function startServer(own = {}): Promise<string> {
  const server = await spawnServer(own);
  const logged = text(server.stderr);
  onTestFinished(async () => {
    expect(server.exitCode).toBeNull();
    server.kill();
    expect((await logged).replaceAll(/^unknown field .+\n/gm, '')).toBe('');
  });
  const [said] = await Promise.race([
    once(server.stdout, 'data'),
    logged.then((reason) => expect.fail(`the server did not start: ${reason}`)),
  ]);
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? expect.fail(`unexpected: ${said}`);
  return url;
}

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers, body }).then(({ status }) => status);

it('the sample server passes a strict conformance run', async () => {
  // Holds the port of the webhook until the run listens there.
  const { port, server } = await serve(() => {});
  const url = await startServer({ WEBHOOK: `http://127.0.0.1:${port}/webhook` });
  await new Promise((resolve) => server.close(resolve));
  const options = { url, key, strict: true, webhook: true, receiverPort: port };
  const report = await runConformance({ ...options, speed: 50, patience: 60_000 });
  const problemsOf = (wanted: string) =>
    report.checks
      .filter(({ outcome }) => outcome === wanted)
      .map(({ area, name, details }) => `${area}, ${name}: ${details.join('; ')}`);
  expect(problemsOf('violation')).toEqual([]);
  const skipped = problemsOf('skipped');
  expect(skipped.filter((one) => !one.includes('not judged: '))).toEqual([]);
});

it('the sample server refuses bodies that are too large or nested too deep, and keeps its public URL', async () => {
  const url = await startServer({ PUBLIC_URL: 'https://speech.invalid' });
  for (const depth of [200, 6000, 100_000]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    const job = `{"audio_url": "https://a.invalid/", "custom_metadata": {"a": ${nested}}}`;
    expect(await post(`${url}/v2/pre-recorded`, job)).toBe(422);
  }
  const large = post(`${url}/v2/live`, 'x'.repeat(2 ** 20)).catch(() => 413);
  expect(await large).toBe(413);
  const page = await (await fetch(`${url}/v2/transcription`, { headers })).json();
  expect(Object(page).first).toMatch(/^https:\/\/speech\.invalid\//);
});

it('the sample server survives upgrades that are reset, and refuses unknown sessions', async () => {
  const url = await startServer();
  const upgrade = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const head = ['GET /live/nothing HTTP/1.1', 'Host: a', 'Connection: Upgrade'];
    socket.write(`${head.join('\r\n')}\r\nUpgrade: websocket\r\n\r\n`);
    return socket;
  };
  for (let count = 0; count < 50; count++) (await upgrade()).resetAndDestroy();
  expect(String(await once(await upgrade(), 'data'))).toContain(' 404 ');
});

it('the sample server drops a connection whose client answers no ping, and no other', async () => {
  // Long enough for a busy machine to answer a ping.
  const url = await startServer({ PING: '2' });
  const open = async (options: object) => {
    const made = await fetch(`${url}/v2/live`, { method: 'POST', headers });
    return new WebSocket(Object(await made.json()).url, options).on('error', () => {});
  };
  const [alive, gone] = [await open({}), await open({ autoPong: false })];
  let pings = 0;
  alive.on('ping', () => pings++);
  await once(gone, 'close');
  // The server sends another ping only after an answer to the last one.
  await expect.poll(() => pings, { timeout: 60_000 }).toBeGreaterThan(2);
  expect(alive.readyState).toBe(WebSocket.OPEN);
});

it('the sample server does not start without a key, and says what to set', async () => {
  const server = await spawnServer({ API_KEY: '' });
  expect(await text(server.stderr)).toContain('Set API_KEY');
});
