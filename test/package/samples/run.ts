/** Runs the samples in all languages, with the command in their first lines. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { build, type Plugin } from 'esbuild';
import { operations } from 'speech-to-text-contract/operations';
import { expect } from 'vitest';
import { writeWav } from '../../../packages/stub/test/wav.ts';
import { ROOT } from '../../support/contract.ts';
import { type Context, interpreterOf, need } from '../../support/machine.ts';
import { temporaryFolder } from '../../support/temporary.ts';

export const SAMPLES = join(ROOT, 'docs/samples');

/** Samples that others import, besides the clients, or that run in a browser or on a server. */
const NOT_RUN = [
  'live-browser.ts',
  'recorder.js',
  'live-backend.ts',
  'srt.ts',
  'server.ts',
  'transcriber.ts',
  'tsconfig.json',
];
export const FILES = readdirSync(SAMPLES).filter(
  (file) => /\.\w+$/.test(file) && !file.startsWith('client.') && !NOT_RUN.includes(file),
);

/** Whether a sample is a plain call, as short as one would type it: without timeouts, and without masking the key. */
export const isPlain = (file: string) => {
  const [name = '', ending = ''] = file.split('.');
  return Object.hasOwn(operations, name) && ['sh', 'ts'].includes(ending);
};

/** The base URL of a service, and its key. */
export interface Address {
  url: string;
  key: string;
}

/** Replaces the client of the samples by one that has the limits of the test. */
const LIMITED: Plugin = {
  name: 'limited',
  setup: ({ onResolve }) => {
    const path = join(import.meta.dirname, 'limited.ts');
    onResolve({ filter: /^\.\/client\.ts$/ }, () => ({ path }));
  },
};

let compiled: Promise<string> | undefined;

/** The folder with the samples bundled to JavaScript, once: loading TypeScript in each run would take far longer. */
async function compileSamples(): Promise<string> {
  const outdir = temporaryFolder('samples-');
  await build({
    entryPoints: FILES.filter((file) => file.endsWith('.ts')),
    absWorkingDir: SAMPLES,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [LIMITED],
  });
  return outdir;
}

/** In Node 20, WebSockets need a flag, and cause a warning that they are experimental. */
const FLAGS = ['--experimental-websocket', '--no-warnings'];

/** The command that runs a sample. One in TypeScript is compiled first. */
async function commandFor(file: string, context: Context): Promise<[string, ...string[]]> {
  if (file.endsWith('.ts')) {
    compiled ??= compileSamples();
    return [process.execPath, ...FLAGS, join(await compiled, file.replace('.ts', '.mjs'))];
  }
  if (!file.endsWith('.sh')) return interpreterOf(join(SAMPLES, file), context);
  need('curl', context);
  return ['sh', join(SAMPLES, file)];
}

/** The folder where samples run, with the recordings that plain calls name. */
const FOLDER = temporaryFolder('run-');
for (const name of ['speech.wav', 'garden-visit.wav'])
  writeFileSync(join(FOLDER, name), writeWav(0.5));
// Without a terminal, curl would show its progress.
writeFileSync(join(FOLDER, '.curlrc'), 'silent\nshow-error\n');

/** The environment of a sample; limits are in milliseconds, as the client has them. */
export function envOf({ url, key }: Address, limits: Record<string, number> = {}) {
  const { attempts = 5, firstPause = 1, firstPoll = 20, stopTimeout = 60_000 } = limits;
  return {
    ...process.env,
    // Python would leave its caches beside the samples, and without a buffer write a line in pieces.
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONUNBUFFERED: '',
    CURL_HOME: FOLDER,
    BASE_URL: url,
    API_KEY: key,
    LIMITS: JSON.stringify({ ...limits, attempts, firstPause, firstPoll }),
    ATTEMPTS: `${attempts}`,
    PAUSE: `${firstPause / 1000}`,
    STOP_TIMEOUT: `${stopTimeout / 1000}`,
    ...(limits.callTimeout && { TIMEOUT: `${limits.callTimeout / 1000}` }),
  };
}

/** Starts a sample. */
export async function startSample(
  file: string,
  given: string[],
  env: NodeJS.ProcessEnv,
  context: Context,
) {
  const [program, ...args] = [...(await commandFor(file, context)), ...given];
  const child = spawn(program, args, { cwd: FOLDER, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  return { child, ended: once(child, 'close'), printed: () => printed };
}

/** How long a sample may run, in milliseconds. */
const TIMEOUT = 50_000;

/** How a program ended. The status is null if it did not end by itself and was killed. */
export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a sample; one in TypeScript in a thread, which takes half as long as a process. */
export async function runQuickly(
  file: string,
  given: string[],
  env: NodeJS.ProcessEnv,
  context: Context,
): Promise<Ended> {
  const [program, ...args] = await commandFor(file, context);
  const options = { argv: given, env, execArgv: FLAGS, stdout: true, stderr: true };
  const running = file.endsWith('.ts')
    ? new Worker(args.at(-1) ?? '', options)
    : spawn(program, [...args, ...given], { cwd: FOLDER, env });
  let isKilled = false;
  const timer = setTimeout(() => {
    isKilled = true;
    if (running instanceof Worker) void running.terminate();
    else running.kill('SIGKILL');
  }, TIMEOUT);
  // A thread has no default handler for uncaught errors.
  const uncaught = (error: unknown) => [1, `${error}\n`];
  const [[code, error = ''], stdout, stderr] = await Promise.all([
    once(running, 'exit').catch(uncaught),
    text(running.stdout),
    text(running.stderr),
  ]).finally(() => clearTimeout(timer));
  return {
    status: isKilled ? null : code,
    stdout,
    stderr: stderr + (running instanceof Worker ? error : ''),
  };
}

/** The values for the placeholders in the first lines of samples, by name. */
export type Known = Record<string, string>;

/** Runs a sample with values for its placeholders, which a plain call reads from its environment. */
export function runOn(file: string, known: Known, env: NodeJS.ProcessEnv, context: Context) {
  return runQuickly(file, argumentsOf(file, known), { ...env, ...known }, context);
}

/** The arguments of a sample, by the names in its first line, which has the command that runs it. */
export function argumentsOf(file: string, known: Known): string[] {
  const [line = ''] = readFileSync(join(SAMPLES, file), 'utf8')
    .replace(/^#!.*\n/, '')
    .split('\n');
  // A comma, a semicolon or an option in brackets ends the command.
  const words = line
    .replace(/[,;[].*/, '')
    .trim()
    .split(' ');
  const names = words.includes(file) ? words.slice(words.indexOf(file) + 1) : [];
  return names.map((name) => known[name] ?? expect.fail(`${file} takes ${name}; give it to runOn`));
}
