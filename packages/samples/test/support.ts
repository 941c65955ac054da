/** What tests of the samples need: folders, servers, programs, and a stub of the service. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, vi } from 'vitest';
import { createClient } from '../src/client.ts';

const { resolve } = createRequire(import.meta.url);
/** The folder of the contract's package. */
export const CONTRACT = dirname(resolve('speech-to-text-contract/package.json'));
export const SAMPLES = join(import.meta.dirname, '../src');

/** The blocks of code in a guide, in a language or in any. */
export function blocksIn(guide: string, language = '.+'): string[] {
  const text = readFileSync(join(CONTRACT, 'docs', guide), 'utf8');
  const blocks = new RegExp(`^ *\`\`\`${language}\n([\\s\\S]*?)^ *\`\`\`$`, 'gm');
  return Array.from(text.matchAll(blocks), ([, code = '']) => code);
}

/** The block of code with some words in a guide. */
export const codeIn = (guide: string, words: string): string =>
  blocksIn(guide).find((code) => code.includes(words)) ?? '';

/** Creates a folder, in the one that Vitest's setup removes after all tests, if there is one. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env.TEST_FOLDERS ?? tmpdir(), 'samples-'));
}

/** Starts a server on this machine, at a free port, that is closed when the test ends. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** What the tests need of `speech-to-text-stub`, whose package may have been removed. */
export interface Stub {
  url: string;
  key: string;
  calls: readonly object[];
  fault(fault: object): () => void;
  disconnect(): number;
  close(): Promise<void>;
}
export type Address = Pick<Stub, 'url' | 'key'>;

// A name that TypeScript doesn't resolve.
const STUB: string = 'speech-to-text-stub';

/** Starts a quick stub, which is closed after the test. */
export async function start(options = {}): Promise<Stub> {
  const { startStub } = await import(STUB);
  const stub: Stub = await startStub({ queueTime: 0, processingTime: 0, ...options });
  onTestFinished(() => stub.close());
  return stub;
}

export async function newestSession({ url, key }: Address) {
  const sessions = createClient(url, key).list({ kind: ['live'] });
  return (await sessions.next()).value;
}

/** Waits until Node has run the reactions of all settled promises, so that an unhandled rejection fails the test. */
export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Fakes timers, the date, and chance. Returns a function that restores them and all stubbed globals. */
export function fakeTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => void vi.useRealTimers().unstubAllGlobals().restoreAllMocks();
}

export const LIVE = ['live.py', 'live.ts'];

/** A key with characters that patterns, shells, and JSON interpret. */
export const key = 'secret%+$*/~&k"\\k';

export const run = promisify(execFile);

const TSX = pathToFileURL(resolve('tsx/esm')).href;
/** In Node 20, WebSockets need a flag and cause a warning that they are experimental. */
export const FLAGS = ['--experimental-websocket', '--no-warnings', '--import', TSX];

/** A recording whose name must be escaped in a form. */
const RECORDING = join(temporaryFolder(), `-a "quoted" \\ name; it's, odd.wav`);
copyFileSync(join(CONTRACT, 'openapi/speech.wav'), RECORDING);

/** The environment of a sample. */
export function envOf({ url, key }: Address) {
  return {
    ...process.env,
    // Python would leave its caches next to the samples and, without a buffer, write a line in pieces.
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUNBUFFERED: '',
    BASE_URL: url,
    API_KEY: key,
  };
}

/** Runs a sample on a service until it ends. Its status is null if it was killed. */
export function runOn(
  file: string,
  service: Address,
  { given = [RECORDING], env = {} as NodeJS.ProcessEnv } = {},
) {
  const isPython = file.endsWith('.py');
  const [program, flags] = isPython ? ['python3', []] : [process.execPath, FLAGS];
  const limits = { timeout: 120_000, killSignal: 'SIGKILL' } as const;
  const options = { cwd: CONTRACT, env: { ...envOf(service), ...env }, ...limits };
  return run(program, [...flags, join(SAMPLES, file), ...given], options).then(
    (output) => ({ status: 0, ...output }),
    ({ code: status, stdout, stderr }) => ({ status, stdout, stderr }),
  );
}

/** Runs Python code beside the samples. */
export const runPython = (args: string[], env: NodeJS.ProcessEnv) =>
  run('python3', args, { cwd: CONTRACT, env: { ...env, PYTHONPATH: SAMPLES } });

/** Expects that a program ended by itself with an error and printed the reason without control characters. */
export function expectFailure(
  { status, stdout, stderr }: Awaited<ReturnType<typeof runOn>>,
  reason: RegExp | string,
) {
  expect(status, stdout).toBeGreaterThan(0);
  expect(stderr).toMatch(reason);
  expect(stdout + stderr).not.toMatch(/Traceback|^\s+at .*:\d+|secret|\p{Cc}(?<!\n)/mu);
}
