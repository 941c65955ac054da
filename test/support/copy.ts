import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');
const LEFT_OUT = ['node_modules', '.git', '.build', 'site'];
const made: string[] = [];

afterAll(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** A copy of what the contract is written in, removed after the tests of the file. */
export function copyContract(): string {
  const root = newFolder();
  for (const part of ['openapi', 'asyncapi', 'redocly.yaml', 'package.json']) {
    cpSync(join(PROJECT, part), join(root, part), { recursive: true });
  }
  // The configuration names the rules beside it.
  symlinkSync(join(PROJECT, 'scripts'), join(root, 'scripts'));
  return root;
}

/** A copy of the whole project, in which the package and the stub are those of the copy. */
export function copyProject(): string {
  const root = newFolder();
  cpSync(PROJECT, root, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(relative(PROJECT, path)) && !/\/node_modules$/.test(path),
  });
  linkModules('', root);
  for (const workspace of ['stub', 'test/consumers', 'docs']) linkModules(workspace, root);
  const own = { 'speech-to-text-contract': '.', 'speech-to-text-stub': 'stub' };
  for (const [name, folder] of Object.entries(own)) {
    rmSync(join(root, 'node_modules', name), { force: true });
    symlinkSync(join(root, folder), join(root, 'node_modules', name));
  }
  return root;
}

function newFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'copy-'));
  made.push(root);
  return root;
}

function linkModules(workspace: string, root: string): void {
  const [from, to] = [PROJECT, root].map((folder) => join(folder, workspace, 'node_modules'));
  if (from === undefined || to === undefined || !existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(join(from, name), join(to, name));
}
