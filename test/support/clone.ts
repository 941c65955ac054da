/** A clone of this project with the edits that are not committed yet, in which tests run its commands. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'contract-compiler/testing/temporary.ts';
import { ROOT } from './contract.ts';

/** Copies a link as it is: those of npm lead to the packages of the clone. */
const COPY = { recursive: true, verbatimSymlinks: true };

/** Makes a clone with one commit, and installs what is installed here. */
export function cloneProject(git: string): string {
  const root = temporaryFolder('clone-');
  const tracked = execFileSync(git, ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of tracked.split('\0')) {
    const isThere = file !== '' && existsSync(join(ROOT, file));
    if (isThere) cpSync(join(ROOT, file), join(root, file), COPY);
  }
  const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const isLink = lstatSync(join(from, name)).isSymbolicLink();
    if (isLink) cpSync(join(from, name), join(to, name), COPY);
    else symlinkSync(join(from, name), join(to, name));
  }
  const run = (...args: string[]) => execFileSync(git, args, { cwd: root });
  run('init', '--quiet');
  run('add', '.');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  run(...author, '-c', 'core.hooksPath=', 'commit', '--quiet', '--message', 'Copy');
  return root;
}
