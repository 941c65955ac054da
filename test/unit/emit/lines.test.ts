import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { generatedText } from '../../support/contract.ts';

/** All but Ajv's own code, which is left as it is made. */
const FILES = globSync('**/*.{js,d.ts,json,yaml}', { cwd: 'generated', ignore: 'explain/**' });

/** One text, maybe as the value of a key. */
const TEXT = /^\s*(?:[\w'"$-]+: )?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")[,;]?$/;

it.each(FILES)('%s has no line over 200 characters but for single texts', (file) => {
  // Neither a script nor JSON can break a text; YAML can.
  const canBreak = (line: string) => file.endsWith('.yaml') || !TEXT.test(line);
  const long = generatedText(file)
    .split('\n')
    .filter((line) => line.length > 200 && canBreak(line));
  expect(long).toEqual([]);
});
