/** `npm run compare`: what the built contract breaks of the last release, or of any commit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { runCommand } from './base/command.ts';
import { filesIn, readText } from './base/files.ts';
import { groupBy } from './base/json.ts';
import { refuseAt } from './base/problem.ts';
import { contractIn, namesOf, type Release, readRelease } from './compare/release.ts';
import { changesBetween, NOTICE, type Role, WIDER } from './compare/schemas.ts';
import { changesOf, type Noticed } from './compare/structure.ts';
import type { Contract } from './model/contract.ts';
import { tolerantProfile } from './model/profiles.ts';
import { nameIn } from './model/schema.ts';
import { branchesOf } from './model/unions.ts';
import { oneLine } from './runtime/issues.ts';

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
  who: 'clients' | 'clients that send' | 'clients that receive' | 'importers';
  where: string;
  what: string;
  /** How many calls and messages have it. */
  uses?: number;
}

type Level = 'major' | 'minor' | 'patch';

/** What differs, and the kind of version that may bring it. */
export function compare(base: Release, revision: Release) {
  const [before, after] = [contractIn(base), contractIn(revision)];
  const [oldNames, names] = [namesOf(base, before), namesOf(revision, after)];
  const changes = [...changesOf(before, after)];
  const differences = [
    ...differencesIn([...changes, ...readingChanges(before, after, changes)]),
    ...goneFrom(oldNames, names),
  ].sort((a, b) => a.impact.localeCompare(b.impact));
  const isNew = names.some((name) => !oldNames.includes(name));
  let level: Level = differences.length > 0 || isNew ? 'minor' : 'patch';
  if (differences.some(({ impact }) => impact === 'break')) level = 'major';
  return { differences, level };
}

/** What `read` returns in another way, although the contract of the schema is the same. */
function readingChanges(base: Contract, revision: Contract, told: Noticed[]): Noticed[] {
  const places = told.flatMap(({ path = '', where }) => [path, where]);
  const names = places.map((place) => place.split(/[.[ ]/)[0] ?? '');
  // A union of named schemas decides how each of them is read.
  const branches = names.flatMap((name) => branchesOf(base.schemas[name] ?? {}).map(nameIn));
  const changed = new Set([...names, ...branches]);
  const [before, after] = [base, revision].map((contract) => ({
    ...contract,
    schemas: tolerantProfile(contract.schemas),
  })) as [Contract, Contract];
  const documented = new Set(after.placed.flatMap(({ name }) => name ?? []));
  return [...documented].flatMap((name) => {
    const [earlier, schema] = [before.schemas[name], after.schemas[name]];
    if (!earlier || !schema || changed.has(name) || isDeepStrictEqual(earlier, schema)) return [];
    const changes = changesBetween(
      { schema: earlier, contract: before, path: name },
      { schema, contract: after, path: name },
    );
    // A new field is told by the contract alone.
    const breaks = changes.filter(({ impacts }) => Object.values(impacts).includes('break'));
    return breaks.map(({ what, ...change }): Noticed => {
      const told = {
        impacts: { receive: 'break' },
        what: `${what}, for those who use \`read\``,
      } as const;
      return { ...change, ...told, role: 'receive', use: name };
    });
  });
}

/** The changes as differences: each once, with its uses. */
function differencesIn(changes: Noticed[]): Difference[] {
  const keyOf = ({ where, what }: Noticed) => JSON.stringify([where, what]);
  return [...groupBy(changes, keyOf).values()].flatMap((group) => {
    const isSent = group.some(({ role }) => role === 'send');
    return [...groupBy(group, ({ role }) => role)].flatMap(([role, alike]): Difference[] => {
      const [{ impacts, where, what, path }] = alike as [Noticed];
      // What a job returns of its request may be wider as soon as requests may.
      const impact = (isSent && impacts === WIDER ? NOTICE : impacts)[role as Role];
      const who = path === undefined ? 'clients' : (`clients that ${role as Role}` as const);
      const uses = new Set(alike.map(({ use }) => use)).size;
      return impact ? [{ impact, who, where, what, uses }] : [];
    });
  });
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
    ({ impact, who, where, what, uses = 1 }) =>
      `    ${impact}  ${who}  ${oneLine(where)}${uses > 1 ? ` (in ${uses} places)` : ''}\n      ${oneLine(what)}\n`,
  );
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}

/** The lowest version that may bring changes, and the exit code: 1 if the built version is too low for them. */
export function decide(versions: {
  base: string;
  last: string | undefined;
  built: string;
  level: Level;
}) {
  const { base, last, built, level } = versions;
  // A branch may contain the next version already.
  const published = last && semver.lt(last, base) ? last : base;
  const lowest = String(semver.inc(published, level));
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
    const { lowest, code } = decide({
      base: base.version,
      last: last?.slice(1),
      built: revision.version,
      level,
    });
    const next = `the next version must be ${lowest} or higher`;
    console.log(`Since ${ref} (${base.version}): ${next}; package.json has ${revision.version}.`);
    return code;
  });
