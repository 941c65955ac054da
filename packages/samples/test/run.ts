/** Runs the samples in all languages. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { type Address, CONTRACT, type Context, need, SAMPLES, temporaryFolder } from './support.ts';

export const CALLS = ['transcribe.py', 'transcribe.ts'];
export const LIVE = ['live.py', 'live.ts'];

/** A key with characters that patterns, shells, and JSON interpret. */
export const key = 'secret%+$*/~&k"\\k';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;
/** In Node 20, WebSockets need a flag and cause a warning that they are experimental. */
export const FLAGS = ['--experimental-websocket', '--no-warnings', '--import', TSX];

/** Skips a test without Python and the packages of its samples. */
export const needPython = (context: Context) =>
  need(context, 'python3', ['-c', 'import httpx, jsonschema, websockets']);

function commandFor(file: string, context: Context): [string, ...string[]] {
  const path = join(SAMPLES, file);
  if (!file.endsWith('.py')) return [process.execPath, ...FLAGS, path];
  needPython(context);
  return ['python3', path];
}

/** The folder where samples run. */
export const FOLDER = temporaryFolder();
const RECORDING = join(CONTRACT, 'openapi/speech.wav');

/** A recording whose name must be escaped in a form. */
export const ODD = join(temporaryFolder(), `-a "quoted" \\ name; it's, odd.wav`);
copyFileSync(RECORDING, ODD);

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

export function startSample(
  file: string,
  given: string[],
  env: NodeJS.ProcessEnv,
  context: Context,
) {
  const [program, ...args] = commandFor(file, context);
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
  { given = [RECORDING], env = {} as NodeJS.ProcessEnv } = {},
) {
  const { output, ended } = startSample(file, given, { ...envOf(service), ...env }, context);
  const [status]: (number | null)[] = await ended;
  return { status, ...output };
}

/** Runs Python code beside the samples. */
export const runPython = (args: string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)('python3', args, { cwd: CONTRACT, env: { ...env, PYTHONPATH: SAMPLES } });

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
