/** `npm run vectors`: writes the vectors, made from the facts, the examples and the fixtures. */
import { join } from 'node:path';
import { runCommand } from '../../scripts/command.ts';
import { writeInto } from '../../scripts/read/files.ts';
import { load } from '../../scripts/read/load.ts';
import { readName } from '../../scripts/read/package-name.ts';
import { ROOT } from '../support/contract.ts';
import { knownValues } from './known-values.ts';
import { vectorFiles } from './make-vectors.ts';

const USAGE = `usage: vectors

Writes test/vectors/<Schema>.json: values from the facts, the examples and the fixtures, with their verdicts;
and test/vectors/queries.json: query strings, with their parsed values.
There are no options.

Example: npm run vectors`;

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), async () => {
  const { contract } = await load(ROOT);
  const files = vectorFiles(readName(ROOT), knownValues(contract));
  writeInto(join(ROOT, 'test/vectors'), files);
  console.log(`${Object.keys(files).length} files in test/vectors/`);
  return 0;
});
