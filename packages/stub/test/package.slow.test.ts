/** The stub as it is published: packed, and started from there. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { subset } from 'semver';
import { beforeAll, expect, it } from 'vitest';

const STUB = join(import.meta.dirname, '../../stub');
/** Inside the workspace, so that its dependencies are found without a network. */
const BUILD = join(STUB, '.build');
const installed = join(BUILD, 'package');
const execute = promisify(execFile);

beforeAll(async () => {
  rmSync(BUILD, { recursive: true, force: true });
  mkdirSync(BUILD, { recursive: true });
  // Packing builds it.
  rmSync(join(STUB, 'dist'), { recursive: true, force: true });
  const args = ['pack', '--silent', '--ignore-scripts=false', '--pack-destination', BUILD];
  const { stdout } = await execute('npm', args, { cwd: STUB });
  await execute('tar', ['-xzf', stdout.trim().split('\n').at(-1) ?? ''], { cwd: BUILD });
  return () => rmSync(BUILD, { recursive: true });
});

it('the packed stub contains its build and its assets, but no source', () => {
  const expected = [
    'LICENSE',
    'README.md',
    'dist',
    'flows.arazzo.yaml',
    'package.json',
    'speech.wav',
  ];
  expect(readdirSync(installed).sort()).toEqual(expected);
  const files = readdirSync(join(installed, 'dist'), { recursive: true }).map(String);
  expect(files).toContain(join('src', 'index.d.ts'));
  const folders = files.filter((file) => !/\.(js|d\.ts)$/.test(file));
  expect(folders.sort()).toEqual(['conformance', 'src']);
});

it('each dependency of the stub supports the Node version that the stub declares', () => {
  const lock = JSON.parse(readFileSync(join(STUB, '../package-lock.json'), 'utf8'));
  const packages: Record<string, { dev?: boolean; engines?: { node?: string } }> = lock.packages;
  const declared = packages.stub?.engines?.node ?? '';
  // The project itself has only development dependencies.
  const needed = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  const others = needed.filter(([, { engines }]) => !subset(declared, engines?.node ?? '*'));
  expect(needed.length).toBeGreaterThan(20);
  expect(others, `pin in packages/stub/package.json a release that takes Node ${declared}`).toEqual(
    [],
  );
});

/** Starts the packed stub. */
const startPacked = (...args: string[]) =>
  spawn(process.execPath, ['dist/src/cli.js', '--port', '0', ...args], { cwd: installed });

it('the packed stub passes the packed conformance run, and stops on a signal', async () => {
  const child = startPacked('--key', 'secret');
  const [line] = await once(child.stdout, 'data');
  // The stub does not print a given key.
  const [, url = ''] = /^(\S+) {2}\(x-service-key: the one given by --key\)\n$/.exec(line) ?? [];
  const args = ['--url', url, '--key', 'secret', '--speed', '1000', '--only', 'sessions'];
  const { stdout } = await execute(process.execPath, ['dist/conformance/cli.js', ...args], {
    cwd: installed,
  });
  expect(stdout).toMatch(/^total +\d+ +0 +0 +\d+$/m);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('the packed stub exits without an error when the reader of its output stops', async () => {
  const child = startPacked();
  child.stdout.destroy();
  const said = text(child.stderr);
  expect([...(await once(child, 'exit')), await said]).toEqual([0, null, '']);
});
