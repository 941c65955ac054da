/** The stub as it is published: packed beside the contract, and started from there. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const STUB = join(ROOT, 'stub');
/** Inside the workspace, so that all that the package needs is found without a network. */
const BUILD = join(STUB, '.build');
const execute = promisify(execFile);
let folder: string;
let installed: string;

/** Packs a package with npm, and unpacks it where an installation would put it. */
async function install(from: string, name: string): Promise<string> {
  const target = join(folder, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  const args = ['pack', '--silent', '--pack-destination', folder];
  const { stdout } = await execute('npm', args, { cwd: from });
  const tarball = stdout.trim().split('\n').at(-1) ?? '';
  await execute('tar', ['-xzf', join(folder, tarball), '-C', target, '--strip-components=1']);
  return target;
}

beforeAll(async () => {
  execFileSync('npm', ['run', '--silent', 'build', '-w', 'stub'], { cwd: ROOT, stdio: 'ignore' });
  mkdirSync(BUILD, { recursive: true });
  folder = mkdtempSync(join(BUILD, 'stub-package-'));
  [, installed] = await Promise.all([
    install(ROOT, 'speech-to-text-contract'),
    install(STUB, 'speech-to-text-stub'),
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('the package holds what it needs and no more', () => {
  expect(readdirSync(installed).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist',
    'flows.arazzo.yaml',
    'package.json',
  ]);
  expect(readdirSync(join(installed, 'dist')).sort()).toEqual(['conformance', 'src']);
  const files = readdirSync(join(installed, 'dist'), { recursive: true }).map(String);
  expect(files).toContain(join('src', 'index.d.ts'));
  expect(files.filter((file) => !/\.(js|d\.ts)$/.test(file)).sort()).toEqual([
    'conformance',
    'src',
  ]);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'the packed stub passes the packed conformance run, and stops at %s',
  async (signal) => {
    const child = spawn(process.execPath, ['dist/src/cli.js', '--port', '0', '--key', 'secret'], {
      cwd: installed,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    const [, url = ''] =
      /^(http:\/\/127\.0\.0\.1:\d+) {2}\(x-service-key: secret\)\n$/.exec(String(line)) ?? [];
    const args = ['--url', url, '--key', 'secret', '--quick', '--speed', '1000000'];
    // The flows take their time: once is enough.
    if (signal === 'SIGTERM') args.push('--no-flows');
    const { stdout } = await execute(process.execPath, ['dist/conformance/cli.js', ...args], {
      cwd: installed,
    });
    expect(stdout).toMatch(/^total +\d+ +0 +1 +0$/m);
    if (signal === 'SIGINT') expect(stdout).toMatch(/^flows +2 +0 +0 +0$/m);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
);

it('the package is a module', async () => {
  const { startStub } = await import(join(installed, 'dist/src/index.js'));
  const stub = await startStub();
  expect((await fetch(`${stub.url}/v2/transcription`)).status).toBe(401);
  await stub.close();
});
