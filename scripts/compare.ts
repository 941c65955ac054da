/** `npm run compare`: what the built contract breaks of the last release, or of any commit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import semver from 'semver';
import { runCommand } from './base/command.ts';
import { filesIn, readText } from './base/files.ts';
import { refuseAt } from './base/problem.ts';
import { type Change, changesIn } from './compare/changes.ts';
import { IMPACTS } from './compare/impacts.ts';
import { importedNames, type Release, readRelease } from './compare/published.ts';
import { contractOf } from './load/contract.ts';
import { oneLine } from './runtime/issues.ts';
import { cut } from './runtime/pointers.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = `usage: npm run compare -- [options]

Compares the built contract with the last release, the highest tag v* in git. Run npm run build first.

  --since REF  compare with a tag, a branch, or a commit; HEAD shows uncommitted edits

Calls, channels, messages, and schemas are compared by what clients may send and receive, and the names that importers
use as lists. Declarations, code, and the meaning of descriptions are not compared.

Exits with 1 if something breaks and the major version is not higher, or if a new version is too low.`;

/** A difference that somebody notices. */
export interface Difference {
  /** `minor` if docs/versions.md allows it in a minor version. */
  impact: 'break' | 'minor';
  who: 'clients that send' | 'clients that receive' | 'importers';
  where: string;
  what: string;
}

type Level = 'major' | 'minor' | 'patch';

/** What differs, and the least version that may bring it. */
export function compare(base: Release, revision: Release) {
  const [earlier, contract] = [contractOf(base, new Map()), contractOf(revision, new Map())];
  const changes = changesIn(earlier, contract);
  const ofNames = nameChanges(importedNames(base), importedNames(revision));
  const differences = [...noticed(changes), ...ofNames];
  const hasBreak = differences.some(({ impact }) => impact === 'break');
  const level: Level = hasBreak ? 'major' : differences.length > 0 ? 'minor' : 'patch';
  return { differences: differences.sort((a, b) => a.impact.localeCompare(b.impact)), level };
}

/** What clients notice of changes, each told once to those who send and once to those who receive. */
function noticed(changes: Change[]): Difference[] {
  const keyOf = ({ where, what }: Change) => JSON.stringify([where, what]);
  const sent = new Set(changes.filter(({ role }) => role === 'send').map(keyOf));
  const found = new Map<string, Difference>();
  for (const change of changes) {
    const { role, where, what } = change;
    // What a job returns of its request may be wider as soon as requests may.
    const isSent = change.impact === 'wider' && sent.has(keyOf(change));
    const impact = IMPACTS[isSent ? 'notice' : change.impact][role];
    const key = role + keyOf(change);
    if (impact && found.get(key)?.impact !== 'break')
      found.set(key, { impact, who: `clients that ${role}`, where, what });
  }
  return [...found.values()];
}

/** The names that are gone, and new ones on one line: a new schema has many. */
function nameChanges(before: string[], after: string[]): Difference[] {
  const who = 'importers';
  const gone = before
    .filter((name) => !after.includes(name))
    .map((where): Difference => ({ impact: 'break', who, where, what: 'is gone' }));
  const added = after.filter((name) => !before.includes(name));
  const what = cut(`there are also ${added.join(', ')}`, 120);
  return added.length > 0 ? [...gone, { impact: 'minor', who, where: 'names', what }] : gone;
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

/** The lowest version that may bring changes since a commit, and the exit code: 1 if the built version is too low for them. */
export function decide(base: string, last: string | undefined, built: string, level: Level) {
  // A branch may contain the next version already.
  const published = last && semver.lt(last, base) ? last : base;
  // Before the first release, only a break needs another version.
  const isFirst = !last && level !== 'major';
  const lowest = isFirst ? base : String(semver.inc(published, level));
  // A pull request without a break may leave the version to the release.
  const isLeft = level !== 'major' && built === published;
  return { lowest, code: semver.gte(built, lowest) || isLeft ? 0 : 1 };
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
    const { lowest, code } = decide(base.version, last?.slice(1), revision.version, level);
    const next = `the next version must be ${lowest} or higher`;
    console.log(`Since ${ref} (${base.version}): ${next}; package.json has ${revision.version}.`);
    return code;
  });
