/** `npm run compare`: what the contract breaks of the last release, or of any commit. */
import { runCommand } from '../base/command.ts';
import { readText } from '../base/files.ts';
import { checkedContract, makeOutputs, OUTPUT } from '../build.ts';
import { readRelease } from '../compare/published.ts';
import { compare, decide, lastTag, readCommit, report } from '../compare.ts';

const USAGE = `usage: npm run compare -- [options]

Compares the contract, as npm run build would generate it, with the last release, the highest tag v* in the history of HEAD.

  --since REF  compare with a tag, a branch, or a commit; HEAD shows uncommitted edits

Calls, channels, messages, and schemas are compared by what clients may send and receive, and the names that importers
use as lists. Declarations, code, and the meaning of descriptions are not compared.

Exits with 1 if something breaks and the major version is not higher, or if a new version is too low.`;

process.exitCode = await runCommand(USAGE, { since: { type: 'string' } }, async (options) => {
  const last = lastTag();
  const ref = options.since || last;
  if (ref === undefined) {
    console.log(
      'git has no tag v* of an earlier release. Fetch the tags, or compare with a commit, such as --since HEAD.',
    );
    return 0;
  }
  const base = readCommit(ref);
  const { generated } = await makeOutputs('.', await checkedContract('.'));
  const paths = Object.keys(generated).map((path) => `${OUTPUT}/${path}`);
  const read = (path: string) => generated[path.slice(`${OUTPUT}/`.length)] ?? readText('.', path);
  const revision = readRelease(paths, read);
  const { differences, level } = compare(base, revision);
  process.stdout.write(report(differences));
  const { lowest, code } = decide(base.version, last?.slice(1), revision.version, level);
  const next = last
    ? `the next version must be ${lowest} or higher`
    : 'without a tag of a release, the version may stay';
  console.log(`Since ${ref} (${base.version}): ${next}; package.json has ${revision.version}.`);
  return code;
});
