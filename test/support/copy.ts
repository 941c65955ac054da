import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', '.git', '.build', 'site'];

/** A copy of the project that is its own package: `speech-to-text-contract` in it is the copy. */
export function copyProject(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  cpSync(PROJECT, root, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(relative(PROJECT, path)) && !/\/node_modules$/.test(path),
  });
  linkModules(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  for (const workspace of ['stub', 'test/consumers', 'docs']) {
    const modules = join(PROJECT, workspace, 'node_modules');
    symlinkSync(modules, join(root, workspace, 'node_modules'));
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}

function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name));
  // The workspaces are links to the project itself.
  const own = { 'speech-to-text-contract': '.', 'speech-to-text-stub': 'stub' };
  for (const [name, folder] of Object.entries(own)) {
    rmSync(join(to, name), { force: true });
    symlinkSync(join(dirname(to), folder), join(to, name));
  }
}
