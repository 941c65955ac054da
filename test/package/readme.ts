/** The README, and its examples that the tests run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/contract.ts';
import { examplesIn } from '../support/readme.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The examples in it. */
export const EXAMPLES = examplesIn(README);
