/** Runs the samples in all languages. */
import { execFile } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { type Address, CONTRACT, SAMPLES, temporaryFolder } from './support.ts';

export const CALLS = ['transcribe.py', 'transcribe.ts'];
export const LIVE = ['live.py', 'live.ts'];

/** A key with characters that patterns, shells, and JSON interpret. */
export const key = 'secret%+$*/~&k"\\k';

export const run = promisify(execFile);

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;
/** In Node 20, WebSockets need a flag and cause a warning that they are experimental. */
export const FLAGS = ['--experimental-websocket', '--no-warnings', '--import', TSX];

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

/** Runs a sample on a service until it ends. Its status is null if it was killed. */
export function runOn(
  file: string,
  service: Address,
  { given = [RECORDING], env = {} as NodeJS.ProcessEnv } = {},
) {
  const isPython = file.endsWith('.py');
  const [program, flags] = isPython ? ['python3', []] : [process.execPath, FLAGS];
  const limits = { timeout: 120_000, killSignal: 'SIGKILL' } as const;
  const options = { cwd: FOLDER, env: { ...envOf(service), ...env }, ...limits };
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

/** Each program with each row. */
export const each = <Row extends unknown[]>(files: string[], rows: Row[]) =>
  files.flatMap((file) => rows.map((row) => [file, ...row] as const));
