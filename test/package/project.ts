/** A user's project: a folder with the packed package in its `node_modules`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/** Packs the package, and unpacks it where npm would: it has no dependency to install. */
export function packedProject(): Project {
  const dir = mkdtempSync(join(tmpdir(), `${NAME}-`));
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', dir], options);
  const tarball = join(dir, said.trim().split('\n').at(-1) ?? '');
  const installed = join(dir, 'node_modules', NAME);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  const own = { name: 'user', private: true, type: 'module' };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(own));
  return { dir, tarball, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
