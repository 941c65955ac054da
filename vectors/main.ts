/** Writes the vectors. */
import { fileURLToPath } from 'node:url';
import { runCommand } from '../scripts/command.ts';
import { writeInto } from '../scripts/read/files.ts';
import { load } from '../scripts/read/load.ts';
import { readSettings } from '../scripts/read/settings.ts';
import { makeCases } from '../test/contract/facts/cases.ts';
import { withFixtures } from '../test/support/fixtures.ts';
import { vectorFiles } from './make.ts';

const USAGE = `usage: vectors

Writes vectors/<Schema>.json: what the facts, the examples and the fixtures know of values.
There are no options.

Example: npm run vectors`;

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { contract } = await load(root);
  const { cases } = makeCases(withFixtures(contract.examples, root));
  const files = vectorFiles(root, contract, readSettings(root, contract).name, cases);
  writeInto(fileURLToPath(new URL('.', import.meta.url)), files);
  console.log(`${Object.keys(files).length} files in vectors/`);
  return 0;
});
