/** What can be wrong with the hand-written files, and ways to spoil a copy of the small contract. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '../support/small.ts';

/** One thing that can be wrong with the hand-written files. */
export interface Mistake {
  name: string;
  /** Breaks a copy of the small contract in one place. */
  spoil: (root: string) => void;
  /** The whole of what a command says about it. */
  says: string;
}

/** The file that most mistakes are in. */
export const WORD = 'openapi/schemas/word.yaml';

export const inFile = (file: string, from: string, to: string) => (root: string) =>
  edit(root, file, from, to);

export const inWord = (from: string, to: string) => inFile(WORD, from, to);

export const write = (root: string, file: string, text: string) =>
  writeFileSync(join(root, file), text);
