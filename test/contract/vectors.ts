/** `npm run vectors`: writes the vectors from the published schemas, the examples, and the fixtures. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../scripts/command.ts';
import { readName } from '../../scripts/read/examples.ts';
import { writeInto } from '../../scripts/read/files.ts';
import { ROOT, theBuilt } from '../support/contract.ts';
import { vectorFiles } from './make-vectors.ts';

const USAGE = `usage: vectors

Writes test/vectors/<Schema>.json: values on both sides of each rule of the published schemas, and the fixtures, with
their verdicts; and test/vectors/queries.json: query strings, with their parsed values. Run npm run build first.
There are no options.

Example: npm run vectors`;

process.exitCode = await runCommand(USAGE, {}, process.argv.slice(2), async () => {
  const files = vectorFiles(readName(ROOT), theBuilt());
  const folder = join(ROOT, 'test/vectors');
  rmSync(folder, { recursive: true, force: true });
  writeInto(folder, files);
  console.log(`${Object.keys(files).length} files in test/vectors/`);
  return 0;
});
