/** `npm run compare`: whom the contract as it stands breaks, compared with an earlier release. */
import { join } from 'node:path';
import { runCommand, UsageError } from './command.ts';
import { ACCEPTED } from './compare/accepted.ts';
import { gate } from './compare/gate.ts';
import { keepRelease, RELEASES, readBuilt } from './compare/kept.ts';
import { readRelease } from './compare/release.ts';
import { FORMATS, report } from './compare/report.ts';
import { printable, refuseAt } from './model/finding.ts';
import { load } from './read/load.ts';

const USAGE = `usage: compare [BASE] [options]

Judges every difference between an earlier release and the contract as it stands, and says which
version comes next. BASE is a folder with openapi.yaml, asyncapi.yaml and declarations.json, or one with
such a folder for each version, of which the latest counts; ${RELEASES}/ unless given. Exits with 1 on a
breaking change while the major version is the same, and with 2 where none is known and the exports are
not either, since nothing has been built. ${RELEASES}/${ACCEPTED} lists what people have accepted.

  --since COMMIT  compare with the built contract of a commit instead of BASE: --since HEAD judges what
                  has been edited and not yet committed
  --release       compare with the release before this one; refuse a version that is too low for what has
                  changed, and a kept release that is not the contract as it stands
  --all           list what only readers of the documentation see, too
  --format NAME   ${FORMATS.join(', ')}; text unless given
  --keep          compare nothing, but keep the contract as it stands as a release in BASE
  --root DIR      the folder of the project

Example: npm run compare -- --since HEAD`;

const options = {
  since: { type: 'string' },
  release: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  keep: { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
} as const;

process.exitCode = await runCommand(
  USAGE,
  options,
  process.argv.slice(2),
  async (values, [base]) => {
    const { since, keep: isToKeep, release: isRelease, root } = values;
    const folder = base ?? join(root, RELEASES);
    const format = FORMATS.find((name) => name === values.format);
    if (format === undefined) {
      throw new UsageError(
        `unknown format '${values.format}'; the formats are ${FORMATS.join(', ')}`,
      );
    }
    // `git show` would read these from its index, which is no commit.
    if (since !== undefined && /^:|^$/.test(since.trim())) {
      throw new UsageError(`--since '${since}' names no commit; write one, such as HEAD`);
    }
    if (since !== undefined && (base !== undefined || isToKeep || isRelease)) {
      throw new UsageError('--since goes with neither BASE, --keep nor --release');
    }
    if (isToKeep) {
      const { contract } = await load(root);
      const declarations = readBuilt(root, contract);
      const message = 'was not built from the contract as it stands; run npm run build first';
      if (declarations === undefined) refuseAt('generated', message);
      const kept = keepRelease(folder, readRelease(contract, declarations));
      console.log(printable(`${kept} holds the contract as it stands.`));
      return 0;
    }
    const { result, locate } = await gate({ ...values, isRelease, base: folder });
    console.log(printable(report(result, format, locate, values.all)));
    if (result.isRefused) return 1;
    return result.passes ? 0 : 2;
  },
  1,
);
