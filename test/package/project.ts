/** Projects of users: folders in which the packed package is installed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/contract.ts';

export const USER = join(import.meta.dirname, 'user');

const NAME = 'speech-to-text-contract';

/** A folder with the package in its `node_modules`. */
export interface Project {
  dir: string;
  tarball: string;
  remove(): void;
}

/** Packs the package, and installs the tarball by npm without a network. */
export function packedProject(): Project {
  const dir = mkdtempSync(join(tmpdir(), `${NAME}-`));
  const said = npm(ROOT, 'pack', '--silent', '--pack-destination', dir);
  const tarball = join(dir, said.trim().split('\n').at(-1) ?? '');
  writeFileSync(
    join(dir, 'package.json'),
    '{ "name": "user", "private": true, "type": "module" }\n',
  );
  npm(dir, 'install', tarball, '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
  return { dir, tarball, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function npm(cwd: string, ...args: string[]): string {
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
