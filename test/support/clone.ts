/** A clone of this project with the edits that are not committed yet, which tests may edit. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from 'contract-compiler/testing/temporary.ts';
import { ROOT } from './contract.ts';

/** Copies links as links; Node 22 copies one to a folder only with `recursive`. */
const COPY = { recursive: true, verbatimSymlinks: true };

/**
 * Makes a clone with one commit, and the packages that are installed here.
 *
 * @param without matches the files that the test does not need
 */
export function cloneProject(git: string, without = /^$/): string {
  const root = temporaryFolder('clone-');
  const tracked = execFileSync(git, ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of tracked.split('\0')) {
    const isThere = file !== '' && existsSync(join(ROOT, file));
    if (isThere && !without.test(file)) cpSync(join(ROOT, file), join(root, file), COPY);
  }
  const run = (...args: string[]) => execFileSync(git, args, { cwd: root });
  run('init', '--quiet');
  // Without it, each file would be stored once more.
  const objects = execFileSync(git, ['rev-parse', '--git-path', 'objects'], { cwd: ROOT });
  writeFileSync(join(root, '.git/objects/info/alternates'), resolve(ROOT, `${objects}`));
  run('add', '.');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  run(...author, '-c', 'core.hooksPath=', 'commit', '--quiet', '--message', 'Copy');
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
}
