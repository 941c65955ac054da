/** A small contract for tests of the build: a whole project on disk. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vi } from 'vitest';
import * as documents from '../../../scripts/check/documents.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const SMALL = join(import.meta.dirname, 'small');

/** The rules for bundles and for hand-written documents, which the settings of the small contract extend. */
const RULES = ['emit/lint.yaml', 'check/rules.yaml'];

/** An editable copy of the small contract. */
export function copySmall(): string {
  const root = temporaryFolder();
  cpSync(SMALL, root, { recursive: true });
  for (const file of RULES)
    cpSync(join(import.meta.dirname, '../../../scripts', file), join(root, basename(file)));
  return root;
}

/** Replaces a text, which must occur, in a file of a copy. */
export function edit(root: string, file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text)
    throw new Error(`${file} does not contain ${from}; adapt the edit to the file`);
  writeFileSync(path, changed);
}

/** Skips the validators of whole documents, which take most of the time of a build, until all mocks are restored. */
export function skipValidators(): void {
  vi.spyOn(documents, 'checkOpenapi').mockResolvedValue([]);
}
