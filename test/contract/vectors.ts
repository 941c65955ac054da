/** `npm run vectors`: writes the vectors, made from the facts, the examples and the fixtures. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../scripts/command.ts';
import { writeInto } from '../../scripts/read/files.ts';
import { load } from '../../scripts/read/load.ts';
import { readName } from '../../scripts/read/package-name.ts';
import { vectorFiles } from '../../vectors/make.ts';
import { knownValues } from './known-values.ts';

const USAGE = `usage: vectors

Writes vectors/<Schema>.json: values from the facts, the examples and the fixtures, with their verdicts;
and vectors/queries.json: query strings, with their parsed values.
There are no options.

Example: npm run vectors`;

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { contract } = await load(root);
  const name = readName(root);
  const files = vectorFiles(name, knownValues(root, contract));
  writeInto(join(root, 'vectors'), files);
  console.log(`${Object.keys(files).length} files in vectors/`);
  return 0;
});
