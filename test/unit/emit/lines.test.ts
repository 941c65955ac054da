import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { generatedText } from '../../support/contract.ts';

/** The generated files, without Ajv's code, which is published as Ajv writes it. */
const FILES = globSync('**/*.{js,d.ts,json,yaml}', { cwd: 'generated', ignore: 'explain/**' });

/** A line of a single text, possibly as the value of a key. */
const TEXT = /^\s*(?:[\w'"$-]+: )?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")[,;]?$/;

it.each(FILES)('%s has no line over 200 characters but for single texts', (file) => {
  // Neither JavaScript nor JSON can break a text over lines; YAML can.
  const canBreak = (line: string) => file.endsWith('.yaml') || !TEXT.test(line);
  const long = generatedText(file)
    .split('\n')
    .filter((line) => line.length > 200 && canBreak(line));
  expect(long).toEqual([]);
});
