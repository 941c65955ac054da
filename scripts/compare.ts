/** `npm run compare`: what the built contract breaks of the last release, or of any commit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { runCommand } from './base/command.ts';
import { readFiles, readText } from './base/files.ts';
import { DOCUMENTS, refuseAt } from './base/problem.ts';
import { contractIn, namesOf, type Release, readRelease } from './compare/release.ts';
import { type Difference, differencesOf } from './compare/schemas.ts';
import { type DocumentChange, differencesOfChange, redoclyDiff } from './compare/structure.ts';
import { oneLine } from './runtime/issues.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = `usage: compare [options]

Compares the built contract with the last release, the highest tag v* in git. Run npm run build first.

  --since REF  compare with a tag, a branch, or a commit; HEAD shows uncommitted edits

Redocly's diff judges calls, security, servers, channels, and messages. The schemas of each body, parameter, and message
are compared rule by rule. The names that importers use are compared as lists. Declarations, code, and the meaning of
descriptions are not compared.

Exits with 1 if something breaks and the major version is not higher, or if a new version is too low.

Example: npm run compare -- --since origin/main`;

/**
 * What differs, the kind of version that may bring it (undefined if nothing differs), and the names of the fields and
 * schemas that changed, which prose may mention.
 */
export function compare(base: Release, revision: Release) {
  const [before, after] = [contractIn(base), contractIn(revision)];
  const changes = DOCUMENTS.flatMap((name) => redoclyDiff(base[name], revision[name]));
  const [oldNames, names] = [namesOf(base, before), namesOf(revision, after)];
  const found = [
    ...differencesOf(before, after),
    ...changes.flatMap(differencesOfChange),
    ...goneFrom(oldNames, names),
  ];
  // Both documents have some of the schemas.
  const once = new Map(found.map((difference) => [Object.values(difference).join(), difference]));
  const differences = [...once.values()].sort((a, b) => a.impact.localeCompare(b.impact));
  const impacts = [...differences, ...changes].map(({ impact }): string => impact);
  const isNew = names.some((name) => !oldNames.includes(name));
  const isSame = DOCUMENTS.every((name) => isDeepStrictEqual(base[name], revision[name]));
  let level: 'major' | 'minor' | 'patch' | undefined = isSame ? undefined : 'patch';
  if (impacts.includes('minor') || isNew) level = 'minor';
  if (impacts.includes('break')) level = 'major';
  return { differences, level, changed: changedNames(changes) };
}

/** The names that a revision lacks, without those that an earlier one implies, such as `validatePet` for `schema Pet`. */
function goneFrom(before: string[], after: string[]): Difference[] {
  const gone = before.filter((name) => !after.includes(name));
  const words = gone.map((name) => name.split(' ').at(-1) ?? '');
  const told = gone.filter((name, index) => {
    const earlier = words.slice(0, index).filter((word) => word.length > 1);
    return !earlier.some((word) => name.includes(word));
  });
  return told.map((where) => ({ impact: 'break', who: 'importers', where, what: 'is gone' }));
}

/** The names of the fields that changed or, where more than a field changed, of the schemas. */
function changedNames(changes: DocumentChange[]): string[] {
  const pointers = changes.map(({ base, revision }) => (revision ?? base)?.pointer ?? '');
  const names = pointers.map((pointer) => /.*\/(?:properties|schemas)\/(\w+)/.exec(pointer)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
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
  const remedy = 'pass a commit that contains generated/';
  return readRelease(paths.split('\n'), (path) => {
    const text = git('show', `${ref}:./${path}`);
    return text ?? refuseAt(`--since ${ref}`, `git does not have ${path}; ${remedy}`);
  });
}

/** Reads the release that is built. */
export function readBuilt(): Release {
  const texts = readFiles(ROOT, ['generated'], /^/, (text) => text);
  return readRelease([...texts.keys()], (path) => texts.get(path) ?? readText(ROOT, path));
}

/** The tag of the last release. A release is compared with the one before it, and edits of a release with the release. */
function lastTag(): string | undefined {
  const others = git('status', '--porcelain') === '' ? ['--no-contains', 'HEAD'] : [];
  const tags = git('tag', '--list', 'v*', ...others) ?? '';
  return semver.rsort(tags.split('\n').filter((tag) => semver.valid(tag)))[0];
}

/** The differences, indented as Markdown shows a block of code. */
export function report(differences: Difference[]): string {
  const lines = differences.map(({ impact, who, where, what }) =>
    [`    ${impact}  ${who}  ${oneLine(where)}`, `      ${oneLine(what)}\n`].join('\n'),
  );
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}

const NO_RELEASE = `git has no tag v* of an earlier release. To compare with a commit, pass --since HEAD for uncommitted edits,
or --since origin/main. A shallow clone lacks tags: run git fetch --unshallow --tags.`;

const OPTIONS = { since: { type: 'string' } } as const;

if (process.argv[1] === import.meta.filename)
  process.exitCode = await runCommand(USAGE, OPTIONS, process.argv.slice(2), async (options) => {
    const last = lastTag();
    const ref = options.since || last;
    if (ref === undefined) {
      console.log(NO_RELEASE);
      return 0;
    }
    const [base, revision] = [readCommit(ref), readBuilt()];
    const { differences, level, changed } = compare(base, revision);
    process.stdout.write(report(differences));
    if (changed.length > 0)
      console.log(`Search the guides and descriptions for: ${changed.join(', ')}`);
    // A branch may contain the next version already.
    const published = last && semver.lt(last, base.version) ? last.slice(1) : base.version;
    const lowest = level && semver.inc(published, level);
    const next = lowest ? `the next version must be ${lowest} or higher` : 'no difference';
    console.log(`Since ${ref} (${base.version}): ${next}; package.json has ${revision.version}.`);
    // A pull request without a break may leave the version to the release.
    const isTooLow = lowest && semver.lt(revision.version, lowest);
    return isTooLow && (level === 'major' || revision.version !== published) ? 1 : 0;
  });
