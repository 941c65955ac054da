import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Stub, startStub, writeWav } from '../../stub/src/index.ts';
import { operations } from '../facts/operations.ts';
import { ROOT } from '../support/contract.ts';
import { type Context, need } from '../support/machine.ts';

const SAMPLES = join(ROOT, 'docs/samples');

/** What is run elsewhere: in a browser, see browser.slow.test.ts. */
const ELSEWHERE = ['live-browser.ts', 'tsconfig.json'];

let stub: Stub;
let folder: string;
let recording: string;
let job: { id: string; result_url: string };

beforeAll(async () => {
  stub = await startStub({ queueTime: 20, processingTime: 50 });
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  recording = join(folder, 'speech.wav');
  writeFileSync(recording, writeWav(3));
  vi.stubEnv('BASE_URL', stub.url);
  vi.stubEnv('API_KEY', stub.key);
  const created = await fetch(`${stub.url}/v2/pre-recorded`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': stub.key },
    body: '{"audio_url": "https://example.org/talk.wav"}',
  });
  job = (await created.json()) as typeof job;
  const status = async () => {
    const response = await fetch(job.result_url, { headers: { 'x-service-key': stub.key } });
    return ((await response.json()) as { status: string }).status;
  };
  await vi.waitFor(async () => expect(await status()).toBe('done'), { timeout: 10_000 });
});

afterAll(async () => {
  await stub?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

/** For each sample: what it takes, and what every language's version of it prints. */
const CASES: Record<string, { takes?: () => string; prints: () => RegExp }> = {
  listTranscriptionJobs: { prints: () => new RegExp(job.id) },
  uploadAudio: { takes: () => recording, prints: () => new RegExp(`${stub.url}/file/[\\w-]+`) },
  createPreRecordedJob: { prints: () => new RegExp(`${stub.url}/v2/pre-recorded/[\\w-]{36}`) },
  getPreRecordedJob: {
    takes: () => job.result_url,
    prints: () => new RegExp(`${job.id}[\\s\\S]*done`),
  },
  createLiveSession: { prints: () => /ws:\/\/\S+/ },
  live: { takes: () => recording, prints: () => /^partial .+\n[\s\S]*^final {3}.+\n/m },
  transcribe: { takes: () => recording, prints: () => /\w+ \w+/ },
};

const ENDINGS = ['.sh', '.ts', '.fetch.ts', '.py'];

/** What is not a single operation, and has samples in some languages. */
const TASKS = ['live', 'transcribe'];

const nameOf = (file: string) => file.replace(/\..*/, '');

const files = readdirSync(SAMPLES).filter((file) => !ELSEWHERE.includes(file));

describe('the samples', () => {
  it('of an operation exist in every language, and of no other operation', () => {
    const ids = operations.map(({ id }) => id);
    const names = [...new Set(files.map(nameOf))].filter((name) => !TASKS.includes(name));
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !ids.includes(name))).toEqual([]);
    const wanted = names.flatMap((name) => ENDINGS.map((ending) => name + ending));
    expect(files).toEqual(expect.arrayContaining([...wanted, 'live.ts', 'live.py']));
    // Whoever adds an operation may leave its samples to others.
    const without = ids.filter((id) => !names.includes(id));
    if (without.length > 0) console.warn(`No samples in docs/samples: ${without.join(', ')}`);
  });

  it.for(files)('%s does what it says against the stub', async (file, context) => {
    const sample = CASES[nameOf(file)];
    if (!sample) throw new Error(`${file} has no case in this test`);
    const command = commandFor(file, context);
    // The path of openapi-fetch is made from the identifier.
    const byId = file === 'getPreRecordedJob.fetch.ts';
    const argument = byId ? job.id : sample.takes?.();
    expect(await run(command, file, argument === undefined ? [] : [argument])).toMatch(
      sample.prints(),
    );
  });

  it('break nothing in the contract', () => {
    expect(stub.violations).toEqual([]);
  });
});

/** What runs a sample; those in TypeScript run here. */
function commandFor(file: string, context: Context): string | undefined {
  if (file.endsWith('.py')) return need('Python with websockets', context);
  return file.endsWith('.sh') ? need('curl', context) && 'sh' : undefined;
}

/** Runs a sample as its first line says. */
async function run(command: string | undefined, file: string, args: string[]): Promise<string> {
  if (command !== undefined) {
    const { stdout, stderr } = await promisify(execFile)(command, [file, ...args], {
      cwd: SAMPLES,
    });
    expect(stderr).toBe('');
    return stdout;
  }
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...parts) => {
    lines.push(`${parts.join(' ')}\n`);
  });
  const { argv } = process;
  process.argv = ['node', file, ...args];
  try {
    await import(join(SAMPLES, file));
    if (file === 'live.ts')
      await expect.poll(() => lines.join(''), { timeout: 10_000 }).toMatch(/^final/m);
    return lines.join('');
  } finally {
    process.argv = argv;
    log.mockRestore();
  }
}
