/** The sample server survives hostile requests, and serves the samples. */
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createJob, upload } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { IS_NIGHTLY } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { expectRefused, requestUpgrade } from '../../support/upgrade.ts';
import {
  CALLS,
  compiledSample,
  envOf,
  LIVE,
  prints,
  RECEIVERS,
  runOn,
  SERVER_KEY,
  spawnServer,
  startSample,
  startServer,
} from './run.ts';

type Backend = typeof import('../../../docs/samples/live-backend.ts');

const key = SERVER_KEY;
const headers = { 'x-service-key': key, 'content-type': 'application/json' };

const post = (url: string, body: string) =>
  fetch(url, { method: 'POST', headers, body }).then(({ status }) => status);

// By day, other tests run each sample on the stub, which passes the same conformance run.
it.runIf(IS_NIGHTLY)('the samples run against the sample server', async (context) => {
  const { url, stop } = await startServer();
  const server = { url, key };
  const folder = temporaryFolder();
  const recording = join(folder, 'a.wav');
  writeFileSync(recording, writeWav(1));
  const { audio_url } = await upload(server, readFileSync(recording), 'a.wav');
  const { id } = await createJob(server, { audio_url });
  const ends = [...CALLS, ...LIVE].map(async (file) => {
    const ended = await runOn(file, server, context, { recording });
    expect(ended, file).toMatchObject({ status: 0, stderr: '' });
    expect(ended.stdout, file).toMatch(prints(file));
  });
  await Promise.all(ends);
  for (const file of RECEIVERS) {
    const own = { PORT: '0', JOBS: temporaryFolder(), RECEIVE_SECRET: 'test-secret' };
    const { child, ended } = await startSample(file, [], { ...envOf(server), ...own }, context);
    const saved = () => expect(readdirSync(own.JOBS)).toContain(`${id}.json`);
    await vi.waitFor(saved, { timeout: 60_000 });
    child.kill();
    await ended;
  }
  vi.stubEnv('BASE_URL', url).stubEnv('API_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  // The bundle, because another test imports the file with the address of the stub.
  const { POST }: Backend = await import(await compiledSample('live-backend.ts'));
  const made = await POST(new Request('https://page.invalid', { method: 'POST', body: '{}' }));
  expect([made.status, await made.json()]).toEqual([201, { url: expect.stringMatching(/^ws:/) }]);
  await stop();
});

describe('sample server', () => {
  let url: string;
  beforeAll(async () => {
    const server = await startServer({ PUBLIC_URL: 'https://speech.invalid' });
    url = server.url;
    return server.stop;
  });

  it('the sample server rejects bodies that are too large or too deep and keeps its public URL', async () => {
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

  it('the sample server survives reset upgrades and closes upgrades to unknown sessions', async () => {
    const upgrade = () => requestUpgrade(`${url}/live/nothing`);
    for (let count = 0; count < 50; count++) (await upgrade()).resetAndDestroy();
    await expectRefused(await upgrade());
  });
});

it('the sample server logs ten of 20,000 unknown fields and a count', async () => {
  const { url, stop } = await startServer();
  const fields = Array.from({ length: 20_000 }, (_, index) => `,"f${index}":1`);
  const job = `{"audio_url":"https://a.invalid/"${fields.join('')}}`;
  expect(await post(`${url}/v2/pre-recorded`, job)).toBe(201);
  const unknown = (await stop()).filter((line) => line.includes('unknown field'));
  expect(unknown).toHaveLength(11);
  expect(unknown.at(-1)).toBe('19990 more unknown fields\n');
});

it('the sample server drops only a connection whose client answers no ping', async () => {
  // Long enough for a busy machine to answer a ping.
  const { url, stop } = await startServer({ PING: '2' });
  const open = async (options: object) => {
    const made = await fetch(`${url}/v2/live`, { method: 'POST', headers });
    return new WebSocket(Object(await made.json()).url, options).on('error', () => {});
  };
  const [alive, gone] = [await open({}), await open({ autoPong: false })];
  await once(gone, 'close');
  expect(alive.readyState).toBe(WebSocket.OPEN);
  await stop();
});

it('the sample server does not start without a key and names the variable', async () => {
  const server = await spawnServer({ API_KEY: '' });
  expect(await text(server.stderr)).toContain('Set API_KEY');
});
