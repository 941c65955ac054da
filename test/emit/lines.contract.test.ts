import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { generatedText } from '../support/contract.ts';

const MODULES = globSync('**/*.{js,d.ts}', { cwd: 'generated' });

/** One string, maybe as the value of a key: what no formatter can break. */
const TEXT = /^\s*(?:[\w'"$-]+: )?(['"]).*\1[,;]?$/;

it.each(MODULES)('%s has no line over 200 characters but for single texts', (file) => {
  const long = generatedText(file)
    .split('\n')
    .filter((line) => line.length > 200 && !TEXT.test(line));
  expect(long).toEqual([]);
});
