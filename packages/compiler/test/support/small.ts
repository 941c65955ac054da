/** Editable copies of the small contract, each in its own folder, removed after the tests of the file. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** A copy of the small contract. */
export function copySmall(): string {
  // The name has characters with a meaning in a URL, but not in a path.
  const root = temporaryFolder('copy #%zz%20-');
  cpSync(join(PROJECT, 'packages/compiler/test/support/small'), root, { recursive: true });
  for (const rules of ['redocly.yaml', 'lint.yaml'])
    cpSync(join(PROJECT, rules), join(root, rules));
  // The configuration extends the ruleset next to it.
  symlinkSync(join(PROJECT, 'scripts'), join(root, 'scripts'));
  return root;
}

/** Replaces a text, which must occur, in a file of a copy. */
export function edit(root: string, file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text)
    throw new Error(`${file} does not contain ${from}; adapt the edit to the file`);
  writeFileSync(path, changed);
}
