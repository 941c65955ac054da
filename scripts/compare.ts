/** What a contract breaks of a release, and the version that it needs. */
import { spawnSync } from 'node:child_process';
import semver from 'semver';
import { refuseAt } from './base/problem.ts';
import { type Change, changesIn } from './compare/changes.ts';
import { comparable } from './compare/comparable.ts';
import { SEVERITIES } from './compare/impacts.ts';
import { importedNames, type Release, readRelease } from './compare/published.ts';
import { contractOf } from './load/contract.ts';
import { oneLine } from './runtime/issues.ts';
import { cut } from './runtime/pointers.ts';

/** A difference that somebody notices. */
interface Difference {
  /** `minor` if docs/versions.md allows it in a minor version. */
  severity: 'break' | 'minor';
  who: 'clients that send' | 'clients that receive' | 'importers';
  where: string;
  what: string;
}

type Level = 'major' | 'minor' | 'patch';

/** What differs, and the least version that may bring it. Rules and code of today judge an old release, too. */
export function compare(base: Release, revision: Release) {
  const [before, after] = [comparable(base, revision), comparable(revision, base)];
  const changes = changesIn(contractOf(before, new Map()), contractOf(after, new Map()));
  const ofNames = nameDifferences(importedNames(base), importedNames(revision));
  const differences = [...clientDifferences(changes), ...ofNames];
  const hasBreak = differences.some(({ severity }) => severity === 'break');
  const level: Level = hasBreak ? 'major' : differences.length > 0 ? 'minor' : 'patch';
  return { differences: differences.sort((a, b) => a.severity.localeCompare(b.severity)), level };
}

/** The differences that clients notice, each told once to those who send and once to those who receive. */
function clientDifferences(changes: Change[]): Difference[] {
  const fieldOf = ({ field, effect }: Change) => field && JSON.stringify([field, effect[1]]);
  const sent = new Set(changes.filter(({ sender }) => sender === 'client').map(fieldOf));
  const found = new Map<string, Difference>();
  for (const change of changes) {
    const { sender, where, field, effect } = change;
    const [impact, what] = effect;
    const who = sender === 'client' ? 'clients that send' : 'clients that receive';
    // A response repeats a field of its request, which promises clients no more than they may send. Any other response promises
    // its values, even if a request elsewhere accepts more.
    const isRepeated = impact === 'wider' && field && sent.has(fieldOf(change));
    const severity = SEVERITIES[isRepeated ? 'additive' : impact][sender];
    const key = JSON.stringify([who, where, what]);
    if (severity && found.get(key)?.severity !== 'break')
      found.set(key, { severity, who, where, what });
  }
  return [...found.values()];
}

/** The names that are gone, and new ones on one line: a new schema has many. */
function nameDifferences(before: string[], after: string[]): Difference[] {
  const who = 'importers';
  const gone = before
    .filter((name) => !after.includes(name))
    .map((where): Difference => ({ severity: 'break', who, where, what: 'is gone' }));
  const added = after.filter((name) => !before.includes(name));
  const what = cut(`there are also ${added.join(', ')}`, 120);
  return added.length > 0 ? [...gone, { severity: 'minor', who, where: 'names', what }] : gone;
}

/** The output of git; undefined if it fails. */
function git(...args: string[]): string | undefined {
  const settings = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout } = spawnSync('git', args, settings);
  return status === 0 ? stdout : undefined;
}

/** Reads a release from a commit. */
export function readCommit(ref: string): Release {
  if (git('rev-parse', '--verify', `${ref}^{commit}`) === undefined)
    refuseAt(
      `--since ${ref}`,
      'git has no such tag, branch, or commit; list them with `git tag`, `git branch --all`, and `git log --oneline`',
    );
  const paths = git('ls-tree', '-r', '--name-only', ref, 'generated') ?? '';
  return readRelease(paths.split('\n'), (path) => {
    const text = git('show', `${ref}:./${path}`);
    return text ?? refuseAt(`--since ${ref}`, `has no ${path}; pass a commit with generated/`);
  });
}

/** The tag of the last release before `HEAD`. A release is compared with the one before it, and edits of a release with the release. */
export function lastTag(): string | undefined {
  const others = git('status', '--porcelain') === '' ? ['--no-contains', 'HEAD'] : [];
  const tags = git('tag', '--merged', 'HEAD', '--list', 'v*', ...others) ?? '';
  return semver.rsort(tags.split('\n').filter((tag) => semver.valid(tag)))[0];
}

/** The differences, indented as Markdown shows a block of code. */
export function report(differences: Difference[]): string {
  const lines = differences.map(
    ({ severity, who, where, what }) =>
      `    ${severity}  ${who}  ${oneLine(where)}\n      ${oneLine(what)}\n`,
  );
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}

/** The lowest version that may bring changes since a commit, and the exit code: 1 if the built version is too low for them. */
export function decide(base: string, last: string | undefined, built: string, level: Level) {
  // Before the first release, nobody has a version that could break.
  if (!last) return { lowest: base, code: 0 };
  // A branch may contain the next version already.
  const published = semver.lt(last, base) ? last : base;
  const lowest = String(semver.inc(published, level));
  // A pull request without a break may leave the version to the release.
  const isLeft = level !== 'major' && built === published;
  return { lowest, code: semver.gte(built, lowest) || isLeft ? 0 : 1 };
}
