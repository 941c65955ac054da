/** The sample server passes the conformance run, reports ignored fields, and survives hostile requests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { runConformance } from '../../../packages/stub/src/conformance/index.ts';
import { startProxied } from '../../../packages/stub/test/proxy.ts';
import { ROOT } from '../../support/contract.ts';

const key = 'test-key';
const headers = { 'x-service-key': key, 'content-type': 'application/json' };
let url: string;
const lines: string[] = [];

beforeAll(async () => {
  const env = { ...process.env, PORT: '0', API_KEY: key };
  const child = spawn(process.execPath, ['--import', 'tsx', 'docs/samples/server.ts'], {
    cwd: ROOT,
    env,
  });
  child.stderr.setEncoding('utf8').on('data', (text) => lines.push(...text.trim().split('\n')));
  const [said] = await once(createInterface(child.stdout), 'line');
  url = String(said).replace('listening on ', '');
  return () => void child.kill();
});

it('the sample server passes a strict conformance run', async () => {
  const options = { url, key, strict: true };
  const { checks } = await runConformance({ ...options, speed: 50, patience: 60_000 });
  expect(checks.filter(({ outcome }) => outcome === 'violated')).toEqual([]);
  // Only the webhook, whose URL the server would have to know before the run.
  expect(checks.filter(({ outcome }) => outcome === 'left out')).toHaveLength(1);
});

it('the first conformance run in the guide passes with only the operations listed up to there', async () => {
  const rows = readFileSync(join(ROOT, 'docs/service.md'), 'utf8').match(/^\|.+\|$/gm) ?? [];
  const tested = rows.findIndex((row) => row.includes('`--only '));
  const [, parts = ''] = /`--only ([^`]+)`/.exec(rows[tested] ?? '') ?? [];
  const built = rows.slice(0, tested + 1).join('');
  const absent = { status: 404, contentType: 'application/json', body: {} };
  const proxied = await startProxied({
    request: (operation) => (built.includes(`\`${operation}\``) ? undefined : absent),
  });
  onTestFinished(() => proxied.close());
  const { checks } = await runConformance({ ...proxied, only: parts.split(' ') });
  expect(checks.filter(({ outcome }) => outcome === 'passed')).not.toEqual([]);
  expect(checks.filter(({ outcome }) => outcome === 'violated')).toEqual([]);
});

it('the sample server reports each unknown field once', async () => {
  const before = lines.length;
  const body = JSON.stringify({ unheard_of: 1 });
  for (let calls = 0; calls < 2; calls += 1) {
    const { status } = await fetch(`${url}/v2/live`, { method: 'POST', headers, body });
    expect(status).toBe(201);
  }
  await expect.poll(() => lines.slice(before)).toEqual(['unknown field /unheard_of']);
});

it('the sample server escapes the names of unknown fields, and reports a bounded number of them', async () => {
  const post = (body: object) =>
    fetch(`${url}/v2/live`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post({ 'forged\nline \u001b[31m': 1 });
  await expect.poll(() => lines.at(-1)).toBe('unknown field /forged\\nline \\u001b[31m');
  const names = Array.from({ length: 3000 }, (_, index) => [`unheard_of_${index}`, 1]);
  for (let from = 0; from < names.length; from += 100)
    await post(Object.fromEntries(names.slice(from, from + 100)));
  expect(lines.filter((line) => line.startsWith('unknown field')).length).toBeLessThan(2000);
});

it('the sample server refuses bodies that are nested too deep, and stays up', async () => {
  const post = async (path: string, body: string) =>
    (await fetch(url + path, { method: 'POST', headers, body })).status;
  for (const depth of [200, 6000, 100_000]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    const job = `{"audio_url": "https://a.invalid/", "custom_metadata": {"a": ${nested}}}`;
    expect(await post('/v2/pre-recorded', job)).toBe(422);
    expect(await post('/v2/live', nested)).toBe(422);
  }
  expect((await fetch(`${url}/v2/transcription`, { headers })).status).toBe(200);
});

/** Begins an upgrade. */
const upgrade = async (to: string) => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const head = ['GET /live/nothing HTTP/1.1', 'Host: a', 'Connection: Upgrade', `Upgrade: ${to}`];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
};

it('the sample server survives upgrades that are reset, and refuses those to HTTP/2', async () => {
  for (let count = 0; count < 200; count++) (await upgrade('websocket')).resetAndDestroy();
  const statusOf = async (to: string) =>
    String(await once(await upgrade(to), 'data')).split(' ')[1];
  expect(await statusOf('websocket')).toBe('404');
  // In versions of Node that let the server decide, it ignores such an upgrade.
  expect(await statusOf('h2c')).toMatch(/426|404/);
});

it('the sample server filters by a date with a leap second', async () => {
  await fetch(`${url}/v2/live`, { method: 'POST', headers });
  const count = async (query: string) => {
    const response = await fetch(`${url}/v2/transcription?${query}`, { headers });
    return Object(await response.json()).items.length;
  };
  expect(await count('limit=1&after_date=2016-12-31T23:59:60Z')).toBe(1);
  expect(await count('limit=1&before_date=2016-12-31T23:59:60Z')).toBe(0);
});

it('the sample server does not start without a key, and says what to set', async () => {
  vi.stubEnv('API_KEY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(import('../../../docs/samples/server.ts')).rejects.toThrow('Set API_KEY');
});
