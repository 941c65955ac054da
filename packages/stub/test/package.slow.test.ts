/** The stub as it is published: packed, and started from there. */
import { exec, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { STUB } from './support.ts';

/** Inside the workspace, so that its dependencies are found without a network. */
const BUILD = join(STUB, '.build');
const installed = join(BUILD, 'package');
const execute = promisify(execFile);
const shell = promisify(exec);

beforeAll(async () => {
  rmSync(BUILD, { recursive: true, force: true });
  mkdirSync(BUILD, { recursive: true });
  // Packing builds it; here without npm, which takes longer than the build.
  rmSync(join(STUB, 'dist'), { recursive: true, force: true });
  const { scripts } = JSON.parse(readFileSync(join(STUB, 'package.json'), 'utf8'));
  expect(scripts.prepack).toBe('npm run build');
  await shell(scripts.build, { cwd: STUB });
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', BUILD];
  const { stdout } = await execute('npm', args, { cwd: STUB });
  await execute('tar', ['-xzf', stdout.trim().split('\n').at(-1) ?? ''], { cwd: BUILD });
  return () => rmSync(BUILD, { recursive: true });
});

it('the packed stub contains its build and assets, but no source', () => {
  expect(readdirSync(installed).sort().join(' ')).toBe(
    'LICENSE README.md behavior.md conformance.md dist faults.md package.json speech.wav',
  );
  const files = readdirSync(join(installed, 'dist'), { recursive: true }).map(String);
  expect(files).toContain('index.d.ts');
  const folders = files.filter((file) => !/\.(js|d\.ts|json)$/.test(file));
  expect(folders.sort()).toEqual(['conformance', 'vectors']);
});

it('the packed stub passes the packed conformance run and stops on a signal', async () => {
  const options = ['--port', '0', '--key', 'secret'];
  const child = spawn(process.execPath, ['dist/cli.js', ...options], { cwd: installed });
  const [line] = await once(child.stdout, 'data');
  const [, url = ''] = /^export BASE_URL=(\S+)\n$/.exec(line) ?? [];
  const args = ['--url', url, '--key', 'secret', '--only', 'keys'];
  const { stdout } = await execute(process.execPath, ['dist/conformance/cli.js', ...args], {
    cwd: installed,
  });
  expect(stdout).toMatch(/^total +\d+ +0 +0 +\d+$/m);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
