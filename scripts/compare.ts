/** `npm run compare`: what the built contract breaks of the last release, or of any commit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import semver from 'semver';
import { runCommand } from './base/command.ts';
import { filesIn, readText } from './base/files.ts';
import { DOCUMENTS, refuseAt } from './base/problem.ts';
import { contractIn, namesOf, type Release, readRelease } from './compare/release.ts';
import { type Difference, differencesOf } from './compare/schemas.ts';
import { redoclyDiff } from './compare/structure.ts';
import { oneLine } from './runtime/issues.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = `usage: npm run compare -- [options]

Compares the built contract with the last release, the highest tag v* in git. Run npm run build first.

  --since REF  compare with a tag, a branch, or a commit; HEAD shows uncommitted edits

Redocly's diff judges calls, security, servers, and channels. Schemas are compared rule by rule, and the names that
importers use as lists. Declarations, code, and the meaning of descriptions are not compared.

Exits with 1 if something breaks and the major version is not higher, or if a new version is too low.`;

/** What differs, and the kind of version that may bring it. */
export function compare(base: Release, revision: Release) {
  const [before, after] = [contractIn(base), contractIn(revision)];
  const [oldNames, names] = [namesOf(base, before), namesOf(revision, after)];
  const differences = [
    ...differencesOf(before, after),
    ...DOCUMENTS.flatMap((name) => redoclyDiff(base[name], revision[name])),
    ...goneFrom(oldNames, names),
  ].sort((a, b) => a.impact.localeCompare(b.impact));
  const isNew = names.some((name) => !oldNames.includes(name));
  let level: 'major' | 'minor' | 'patch' = differences.length > 0 || isNew ? 'minor' : 'patch';
  if (differences.some(({ impact }) => impact === 'break')) level = 'major';
  return { differences, level };
}

/** The names that a revision lacks. `schema Pet` also tells of `validatePet`, but not of `schema PetList`. */
function goneFrom(before: string[], after: string[]): Difference[] {
  const gone = before.filter((name) => !after.includes(name));
  const told = gone.filter((name, index) => {
    const earlier = gone.slice(0, index).map((other) => other.split(' ').at(-1) ?? '');
    const isImplied = earlier.some((word) => word.length > 1 && name.includes(word));
    return !isImplied || /^(schema|operation) /.test(name);
  });
  return told.map((where) => ({ impact: 'break', who: 'importers', where, what: 'is gone' }));
}

/** The output of git; undefined if it fails. */
function git(...args: string[]): string | undefined {
  const settings = { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout } = spawnSync('git', args, settings);
  return status === 0 ? stdout : undefined;
}

/** Reads a release from a commit. */
function readCommit(ref: string): Release {
  const paths = git('ls-tree', '-r', '--name-only', ref, 'generated') ?? '';
  return readRelease(paths.split('\n'), (path) => {
    const text = git('show', `${ref}:./${path}`);
    return text ?? refuseAt(`--since ${ref}`, `has no ${path}; pass a commit with generated/`);
  });
}

/** Reads the release that is built. */
export function readBuilt(): Release {
  return readRelease(filesIn(ROOT, 'generated/**'), (path) => readText(ROOT, path));
}

/** The tag of the last release. A release is compared with the one before it, and edits of a release with the release. */
export function lastTag(): string | undefined {
  const others = git('status', '--porcelain') === '' ? ['--no-contains', 'HEAD'] : [];
  const tags = git('tag', '--list', 'v*', ...others) ?? '';
  return semver.rsort(tags.split('\n').filter((tag) => semver.valid(tag)))[0];
}

/** The differences, indented as Markdown shows a block of code. */
export function report(differences: Difference[]): string {
  const lines = differences.map(
    ({ impact, who, where, what }) =>
      `    ${impact}  ${who}  ${oneLine(where)}\n      ${oneLine(what)}\n`,
  );
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = await runCommand(USAGE, { since: { type: 'string' } }, async (options) => {
    const last = lastTag();
    const ref = options.since || last;
    if (ref === undefined) {
      console.log(
        'git has no tag v* of an earlier release. Fetch the tags, or compare with a commit, such as --since HEAD.',
      );
      return 0;
    }
    const [base, revision] = [readCommit(ref), readBuilt()];
    const { differences, level } = compare(base, revision);
    process.stdout.write(report(differences));
    // A branch may contain the next version already.
    const published = last && semver.lt(last, base.version) ? last.slice(1) : base.version;
    const lowest = String(semver.inc(published, level));
    const next = `the next version must be ${lowest} or higher`;
    console.log(`Since ${ref} (${base.version}): ${next}; package.json has ${revision.version}.`);
    // A pull request without a break may leave the version to the release.
    const isHigh = semver.satisfies(revision.version, `>=${lowest}`, { includePrerelease: true });
    return !isHigh && (level === 'major' || revision.version !== published) ? 1 : 0;
  });
