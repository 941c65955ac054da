import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { generatedText } from '../../support/contract.ts';

/** All but Ajv's code, which is not formatted. */
const FILES = globSync('**/*.{js,d.ts,json,yaml}', { cwd: 'generated', ignore: 'explain/**' });

/** A line that is only a string literal, perhaps as the value of a key. */
const STRING = /^\s*(?:[\w'"$-]+: )?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")[,;]?$/;

it.each(FILES)('%s has no line over 200 characters, except single strings', (file) => {
  // A string cannot be broken into lines in a script or in JSON; in YAML it can.
  const canBreak = (line: string) => file.endsWith('.yaml') || !STRING.test(line);
  const long = generatedText(file)
    .split('\n')
    .filter((line) => line.length > 200 && canBreak(line));
  expect(long).toEqual([]);
});
