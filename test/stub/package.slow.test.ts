/** The stub as it is published: packed beside the contract, and started from there. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const BUILD = join(ROOT, '.build');
let folder: string;
let installed: string;

/** Runs npm, and gives a package as the tarball that it packs, taken apart. */
function unpack(from: string, name: string): void {
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  const output = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: from,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const tarball = output.trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1']);
}

beforeAll(() => {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'stub'], { cwd: ROOT, stdio: 'ignore' });
  mkdirSync(BUILD, { recursive: true });
  // Inside the project, so that what it depends on is found without a network.
  folder = mkdtempSync(join(BUILD, 'stub-package-'));
  unpack(ROOT, 'speech-to-text-contract');
  unpack(join(ROOT, 'stub'), 'speech-to-text-stub');
  installed = join(folder, 'node_modules/speech-to-text-stub');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of the package until it ends, or has said what is waited for. */
async function run(program: string, args: string[], until?: RegExp) {
  const child = spawn(process.execPath, [join(installed, program), ...args]);
  let said = '';
  const code = await new Promise<number | null>((resolve) => {
    const read = (text: Buffer) => {
      said += text;
      if (until?.test(said)) resolve(null);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', resolve);
  });
  const stop = () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    return ended;
  };
  return { said, code, stop };
}

it('holds what it needs and no more', () => {
  expect(readdirSync(installed).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist',
    'flows.arazzo.yaml',
    'package.json',
  ]);
  const files = readdirSync(join(installed, 'dist'), { recursive: true }).map(String);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !/\.(js|d\.ts)$/.test(file))).toEqual(['conformance']);
});

it('starts, and passes the conformance run that comes with it', async () => {
  const stub = await run('dist/cli.js', ['--port', '0'], /\n/);
  const [url = ''] = /http:\S+/.exec(stub.said) ?? [];
  const args = ['--url', url, '--key', 'test-key', '--quick', '--speed', '50'];
  const conformance = await run('dist/conformance/cli.js', args);
  expect(conformance.said).toMatch(/^total +\d+ +0 +1$/m);
  expect(conformance.said).toMatch(/^flows +2 +0 +0$/m);
  expect(conformance.code).toBe(0);
  expect(await stub.stop()).toBe(0);
});

it('is a module with types', async () => {
  const entry = await import(join(installed, 'dist/index.js'));
  const stub = await entry.startStub();
  expect((await fetch(`${stub.url}/v2/transcription`)).status).toBe(401);
  await stub.close();
});
