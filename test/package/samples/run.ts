/** Runs the samples in all languages. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { expect } from 'vitest';
import type { Address } from '../../../packages/stub/test/support.ts';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { type Context, need } from '../../support/programs.ts';
import { temporaryFolder } from '../../support/temporary.ts';

export const SAMPLES = join(ROOT, 'docs/samples');

export const LIVE = ['live.py', 'live.ts'];

/** A key with characters that patterns, shells, and JSON interpret. */
export const key = 'secret%+$*/~&k';

/** Replaces the client of the samples with a client that has the limits of the test. */
const LIMITED: Plugin = {
  name: 'limited',
  setup: ({ onResolve }) => {
    const path = join(import.meta.dirname, 'limited.ts');
    onResolve({ filter: /^\.\/(client|session)\.ts$/ }, () => ({ path }));
  },
};

/** Lets a bundled CommonJS package load the modules of Node. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const COMPILED = temporaryFolder('samples-');
let compiling: Promise<unknown> | undefined;

/** The path of a sample, as JavaScript. All are bundled once: loading TypeScript in each run would take far longer. */
async function compiledSample(file: string): Promise<string> {
  compiling ??= build({
    entryPoints: ['live.ts', 'receive.ts', 'transcribe.ts'],
    absWorkingDir: SAMPLES,
    outdir: COMPILED,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: REQUIRE },
    plugins: [LIMITED],
  });
  await compiling;
  return join(COMPILED, file.replace('.ts', '.mjs'));
}

async function commandFor(file: string, context: Context): Promise<[string, ...string[]]> {
  // In Node 20, WebSockets need a flag and cause a warning that they are experimental.
  const flags = ['--experimental-websocket', '--no-warnings'];
  if (file.endsWith('.ts')) return [process.execPath, ...flags, await compiledSample(file)];
  const path = join(SAMPLES, file);
  if (file.endsWith('.py')) return [need('Python', context), path];
  need('curl', context);
  if (file === 'transcribe.sh') need('jq', context);
  return ['sh', path];
}

/** The folder where samples run, with the recordings of plain calls. */
const FOLDER = temporaryFolder('run-');
const RECORDING = join(FOLDER, 'speech.wav');
writeFileSync(RECORDING, writeWav(0.5));
// Without a terminal, curl would show its progress.
writeFileSync(join(FOLDER, '.curlrc'), 'silent\nshow-error\n');

/** A recording whose name must be escaped in a form. */
export const ODD = join(temporaryFolder(), `-a "quoted" \\ name; it's, odd.wav`);
writeFileSync(ODD, writeWav(1));

/** The environment of a sample, which makes so many attempts and short pauses. */
export function envOf({ url, key }: Address, attempts = 5) {
  return {
    ...process.env,
    // Python would leave its caches next to the samples and, without a buffer, write a line in pieces.
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUNBUFFERED: '',
    CURL_HOME: FOLDER,
    BASE_URL: url,
    API_KEY: key,
    LIMITS: JSON.stringify({ attempts, firstPause: 1, firstPoll: 20, checkEvery: 100 }),
    ATTEMPTS: `${attempts}`,
    PAUSE: '0.001',
  };
}

export async function startSample(
  file: string,
  given: string[],
  env: NodeJS.ProcessEnv,
  context: Context,
) {
  const [program, ...args] = await commandFor(file, context);
  const options = { cwd: FOLDER, env, timeout: 120_000, killSignal: 'SIGKILL' as const };
  const child = spawn(program, [...args, ...given], options);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text;
    });
  return { child, output, ended: once(child, 'close') };
}

/** Runs a sample on a service until it ends. Its status is null if it was killed. */
export async function runOn(
  file: string,
  service: Address,
  context: Context,
  recording = RECORDING,
) {
  const { output, ended } = await startSample(file, [recording], envOf(service), context);
  const [status]: (number | null)[] = await ended;
  return { status, ...output };
}

/** Runs Python code beside the samples, and mypy. */
export const runPython = (program: string, args: string[], env = process.env) => {
  const PYTHONPATH = SAMPLES;
  return promisify(execFile)(program, args, { cwd: ROOT, env: { ...env, PYTHONPATH } });
};

/** Expects that a program ended by itself with an error and printed the reason without control characters. */
export function expectFailure(
  { status, stdout, stderr }: Awaited<ReturnType<typeof runOn>>,
  reason: RegExp | string,
) {
  expect(status, stdout).toBeGreaterThan(0);
  expect(stderr).toMatch(reason);
  expect(stdout + stderr).not.toMatch(/Traceback|^\s+at .*:\d+|secret|\p{Cc}(?<!\n)/mu);
}

/** Each program with each row. */
export const each = <Row extends unknown[]>(files: string[], rows: Row[]) =>
  files.flatMap((file) => rows.map((row) => [file, ...row] as const));
