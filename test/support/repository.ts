/** Repositories of tests: a copy of this one, and new ones. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './contract.ts';
import { temporaryFolder } from './temporary.ts';

/** The packages of the repository itself. */
const OWN: Partial<Record<string, string>> = {
  'speech-to-text-contract': '.',
  'speech-to-text-stub': 'packages/stub',
};

/** Copies the repository, and links the installed packages; its own packages are those of the copy. */
export function copyRepository(): string {
  const root = temporaryFolder('repository-');
  // With new files that nobody has added to the index yet.
  const list = ['ls-files', '-z', '-co', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0').filter((one) => one && existsSync(join(ROOT, one)))) {
    cpSync(join(ROOT, file), join(root, file));
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const own = OWN[name];
    const from = own ? join(root, own) : join(ROOT, 'node_modules', name);
    symlinkSync(from, join(root, 'node_modules', name));
  }
  // Packages of which the root has another version.
  const nested = 'packages/stub/node_modules';
  if (existsSync(join(ROOT, nested))) symlinkSync(join(ROOT, nested), join(root, nested));
  return root;
}

/** Makes a folder a repository with one commit of all of its files. `git` is the path of the program. */
export function commitAll(git: string, root: string): void {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath='];
  for (const args of [['init'], ['add', '.'], [...author, 'commit', '--message', 'All']])
    execFileSync(git, args, { cwd: root, stdio: 'ignore' });
}
