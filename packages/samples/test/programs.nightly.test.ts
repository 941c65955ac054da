/** The programs in all languages, with services that misbehave: each ends with a result or a reason. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  blocksIn,
  codeIn,
  envOf,
  expectFailure,
  FLAGS,
  key,
  LIVE,
  runOn,
  runPython,
  SAMPLES,
  start,
  temporaryFolder,
} from './support.ts';

it('transcribe.py prints the transcript of an uploaded file', async () => {
  const stub = await start({ queueTime: 20, processingTime: 50 });
  const how = { env: { PYTHONWARNINGS: 'error' } };
  const ended = await runOn('transcribe.py', { ...stub, url: `${stub.url}/` }, how);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(ended.stdout).toMatch(/\w+ \w+/);
});

/** What a user may forget or misspell, and what a program says on one line. */
const MISTAKES: [name: string, how: Parameters<typeof runOn>[2], words: RegExp][] = [
  ['a missing file', { given: ['missing.wav'] }, /missing\.wav/],
  ['no key', { env: { API_KEY: undefined } }, /API_KEY/],
  ['a key with a line end of Windows', { env: { API_KEY: 'secret\r' } }, /API_KEY/],
  ['no URL', { env: { BASE_URL: '' } }, /BASE_URL/],
  ['a URL with a password', { env: { BASE_URL: 'http://me:secret@a.invalid' } }, /BASE_URL/],
];
describe.each(['transcribe.py', ...LIVE])('%s', (file) => {
  it.each(MISTAKES)('names %s on one line', async (_, how, words) => {
    const run = await runOn(file, { url: 'http://127.0.0.1:9', key }, how);
    expectFailure(run, words);
    expect(run.stderr).toMatch(/^.*\n$/);
  });
});

it('transcribe.py passes transcribe_test.py', async () => {
  const args = ['-W', 'error', '-m', 'unittest', join(import.meta.dirname, 'transcribe_test.py')];
  await runPython(args, envOf(await start()));
});

/** Four seconds: a sentence and a silence. */
const AUDIO = Buffer.alloc(128_000);
/** Like a terminal, Ctrl-C interrupts also the program that reads the audio. */
const SOURCE = `process.kill(process.ppid, 'SIGINT'); process.stdout.write(Buffer.alloc(256_000));`;
it('the Python code in the guide runs, also after Ctrl-C', async () => {
  const code = blocksIn('python.md', 'python');
  const source = join(temporaryFolder(), 'source.mjs');
  writeFileSync(source, SOURCE);
  const program = code.join('\n').replace(/ffmpeg -[^"]*/, `node ${source}`);
  const { stdout } = await runPython(['-c', program], envOf(await start()));
  // Speakers, the text of the microphone, and an issue.
  expect(stdout).toMatch(/^Speaker 0: .*\nSpeaker 1: /);
  expect(stdout).toMatch(/^Hello .*\nHello .*\n.*'diarisation' was unexpected/m);
});

it('stream.ts in the guide keeps the last words after Ctrl-C', async () => {
  const code = codeIn('live-sessions.md', 'process.stdin');
  const args = [...FLAGS, '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { cwd: SAMPLES, env: envOf(await start()) });
  child.stdin.write(AUDIO);
  const [first] = await once(child.stdout, 'data');
  child.kill('SIGINT');
  child.stdin.end(AUDIO);
  expect(first + (await text(child.stdout))).toMatch(/^Hello .*\nHello .*\n$/);
});

// Older packages have other types.
const isOther = process.env.PYTHON_PACKAGES === 'other';
it.skipIf(isOther)('the Python samples pass mypy --strict', () => {
  const python = execFileSync('sh', ['-c', 'command -v python3'], { encoding: 'utf8' }).trim();
  const cache = ['--cache-dir', temporaryFolder()];
  execFileSync('mypy', ['--strict', '--python-executable', python, ...cache, SAMPLES]);
});
