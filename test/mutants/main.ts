/** `npm run mutants`: changes every fact of the contract, and reports the changes that nothing notices. */

import { fileURLToPath } from 'node:url';
import { runCommand, UsageError } from '../../scripts/command.ts';
import { normalise } from '../../scripts/normalise/normal.ts';
import { load } from '../../scripts/read/load.ts';
import { sourceOf } from '../../scripts/read/sources.ts';
import { progress } from '../support/jobs.ts';
import { originalOf } from './judge.ts';
import { allMutants } from './mutant.ts';
import { runMutants } from './run.ts';

const USAGE = `usage: mutants [options]

Changes every fact of the contract, and prints the changes that nothing notices.

  --file PATH  only facts in files whose path begins so
  --root DIR   the folder of another copy of the project

Example: npm run mutants -- --file openapi/schemas/live.yaml`;

const OPTIONS = {
  file: { type: 'string', default: '' },
  root: { type: 'string', default: '.' },
} as const;

/** Prints the counts and the survivors. Returns the exit code: 1 when a mutant survives. */
export function main(args: string[]): Promise<number> {
  return runCommand(USAGE, OPTIONS, args, async ({ file = '', root = '.' }) => {
    const { contract, sources } = await load(root);
    const placed = allMutants(contract).map((mutant) => {
      const { document, pointer } = mutant;
      return { ...mutant, place: sourceOf(sources, document, pointer) };
    });
    const mutants = placed.filter(({ place }) => place.file.startsWith(file));
    if (mutants.length === 0) throw new UsageError(`--file ${file} begins no path with a fact`);
    const { update, stop } = progress('mutants');
    const { counts, survivors } = runMutants(originalOf(normalise(contract)), mutants, (done) =>
      update(mutants.length, done),
    );
    stop();
    const rows = Object.entries(counts).map(([what, count]) => `${what.padEnd(10)}${count}`);
    console.log([`${mutants.length} mutants`, ...rows].join('\n'));
    for (const { place, pointer, what } of survivors) {
      console.log(
        `${place.file}#${place.pointer}: ${pointer.split('/').at(-1)}: ${what}; no check notices it`,
      );
    }
    return survivors.length === 0 ? 0 : 1;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
