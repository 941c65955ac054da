/** The conformance run: the stub passes it, and every kind of planted fault is found. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Check,
  formatReport,
  type Report,
  runConformance,
} from '../../stub/src/conformance/index.ts';
import { inputsAround } from '../../stub/src/conformance/inputs.ts';
import { type Faults, type Stub, startStub } from '../../stub/src/index.ts';
import { FAULTS, PATIENCE, type Spoilt } from './faults.ts';

/** A port that nothing listens on, for the receiver that the stub's webhook calls. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('against the stub', () => {
  let stub: Stub;
  let report: Report;

  beforeAll(async () => {
    const receiverPort = await freePort();
    stub = await startStub({ webhooks: [`http://127.0.0.1:${receiverPort}/webhook`] });
    report = await runConformance({
      url: stub.url,
      key: stub.key,
      speed: Infinity,
      patience: 20_000,
      strict: true,
      receiverPort,
      webhook: true,
    });
  });
  afterAll(() => stub.close());

  it('violates nothing', () => {
    expect(violated(report)).toEqual([]);
    expect(stub.violations).toEqual([]);
  });

  it('tries everything, and leaves nothing out', () => {
    const areas = new Map<string, number>();
    for (const { area } of report.checks) areas.set(area, (areas.get(area) ?? 0) + 1);
    expect(report.leftOut).toBe(0);
    expect(report.passed).toBe(report.checks.length);
    expect(areas.get('createLiveSession')).toBeGreaterThan(400);
    expect(areas.get('createPreRecordedJob')).toBeGreaterThan(450);
    expect(areas.get('listTranscriptionJobs')).toBeGreaterThan(80);
    expect(areas.get('live session')).toBeGreaterThan(30);
    expect(areas.get('flows')).toBe(2);
    expect(areas.get('notifications')).toBe(4);
  });

  it('tells valid and invalid input apart', () => {
    const names = report.checks
      .filter(({ area }) => area === 'createLiveSession')
      .map(({ name }) => name);
    for (const name of [
      'example minimal',
      '/channels at its maximum',
      '/channels above its maximum',
      '/endpointing below its minimum',
      '/encoding an unknown choice',
      '/callback_config without url',
      '(root) a wrong type, array',
      'without a key',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('reports as a table', () => {
    const lines = formatReport(report).split('\n');
    expect(lines[0]).toMatch(/^ +passed +violated +left out$/);
    expect(lines.at(-1)).toMatch(/^total +\d+ +0 +0$/);
  });
});

describe('against a stub with a planted fault', () => {
  it.each(FAULTS)('finds %s', async (_, faults, area, name) => {
    const stub = await startStub({ faults });
    try {
      const report = await runConformance({
        url: stub.url,
        key: stub.key,
        speed: Infinity,
        patience: PATIENCE,
        // The faults in what is accepted show in boundary input alone.
        quick: !faults.request,
        flows: false,
      });
      const found = violated(report).map((check) => `${check.area}, ${check.name}`);
      expect(found).toContain(`${area}, ${name}`);
    } finally {
      await stub.close();
    }
  });
});

describe('the flows', () => {
  it('find a fault, too', async () => {
    const faults: Faults = {
      answer: (id, answer) => {
        const body = { ...(answer.body as Spoilt) };
        if (id === 'createLiveSession') delete body.url;
        if (id === 'listTranscriptionJobs') delete body.next;
        return { ...answer, body };
      },
    };
    const stub = await startStub({ faults });
    const report = await runConformance({
      url: stub.url,
      key: stub.key,
      speed: Infinity,
      patience: PATIENCE,
      quick: true,
    });
    await stub.close();
    const details = (flow: string) => violated(report).find(({ name }) => name === flow)?.details;
    expect(details('recording')?.join()).toMatch(/^step list, schema check: .*next/s);
    expect(details('live')?.join()).toMatch(/^step open, success criteria check: .*url/s);
  });
});

describe('the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-test-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('prints the table, writes JSON and exits with 0', async () => {
    const stub = await startStub();
    const json = join(folder, 'report.json');
    const args = ['--url', stub.url, '--key', stub.key, '--quick', '--no-flows', '--speed', '50'];
    const { code, stdout } = await run([...args, '--json', json]);
    await stub.close();
    expect(stdout).toMatch(/^total +\d+ +0 +1$/m);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(report.checks.length).toBe(report.passed + report.violated + report.leftOut);
    expect(report.url).toBe(stub.url);
  });

  it('exits with 1 when the service is not there', async () => {
    const stub = await startStub();
    await stub.close();
    const { code, stdout } = await run(['--url', stub.url, '--key', 'k', '--quick', '--no-flows']);
    expect(stdout).toMatch(/^violated: listTranscriptionJobs, without a key$/m);
    expect(code).toBe(1);
  });

  it.each([
    [[], '--url takes the address'],
    [['--url', 'http://127.0.0.1:1'], '--key takes the key'],
    [['--url', 'http://127.0.0.1:1', '--key', 'k', '--patience', 'x'], '--patience takes a number'],
    [['--url', 'http://127.0.0.1:1', '--key', 'k', '--audio', '/nowhere.wav'], '/nowhere.wav'],
  ])('exits with 2 for %j', async (args, message) => {
    const { code, stderr } = await run(args);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
  });
});

describe('inputs', () => {
  it('stay away from what they vary', () => {
    const base = Object.freeze({ url: 'https://callback.invalid/', method: 'PUT' });
    const inputs = inputsAround('CallbackConfig', base);
    expect(inputs.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '/url not of the format uri',
        '/method choice POST',
        '(root) without url',
      ]),
    );
    expect(base).toEqual({ url: 'https://callback.invalid/', method: 'PUT' });
  });
});

function violated({ checks }: Report): Check[] {
  return checks.filter(({ outcome }) => outcome === 'violated');
}

/** Runs the command line from its source. */
async function run(
  args: string[],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    'stub/src/conformance/cli.ts',
    ...args,
  ]);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text) => {
    stdout += text;
  });
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, stdout, stderr };
}
