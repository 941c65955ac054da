/** The sample server keeps to the contract, by the conformance run, and says what it leaves out of a request. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { runConformance } from '../../../stub/conformance/index.ts';
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
  // The webhook alone: its address would have to be known before the run.
  expect(checks.filter(({ outcome }) => outcome === 'left out')).toHaveLength(1);
});

it('the sample server names each field that it leaves out once', async () => {
  const before = lines.length;
  const body = JSON.stringify({ unheard_of: 1 });
  for (let calls = 0; calls < 2; calls += 1) {
    const { status } = await fetch(`${url}/v2/live`, { method: 'POST', headers, body });
    expect(status).toBe(201);
  }
  await expect.poll(() => lines.slice(before)).toEqual(['unknown field /unheard_of']);
});

it('the sample server compares dates with a leap second', async () => {
  await fetch(`${url}/v2/live`, { method: 'POST', headers });
  const count = async (query: string) => {
    const response = await fetch(`${url}/v2/transcription?${query}`, { headers });
    return Object(await response.json()).items.length;
  };
  expect(await count('limit=1&after_date=2016-12-31T23:59:60Z')).toBe(1);
  expect(await count('limit=1&before_date=2016-12-31T23:59:60Z')).toBe(0);
});

it('the sample server without a key says what to set, and ends', async () => {
  vi.stubEnv('API_KEY', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(import('../../../docs/samples/server.ts')).rejects.toThrow('Set API_KEY');
});
