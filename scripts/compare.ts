/** `npm run compare`: what the built contract breaks of the last release, or of any commit. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { runCommand } from './base/command.ts';
import { readText } from './base/files.ts';
import { DOCUMENTS, inOneLine, refuseAt } from './base/problem.ts';
import { type Finding, findingsOf } from './compare/judge.ts';
import { type Change, findingsIn, redoclyDiff, withStatusesOf } from './compare/structure.ts';
import { namesOf, type Release, readRelease } from './compare/uses.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = `usage: compare [options]

Compares the built contract with the last release, the highest tag v* in git. Run npm run build first.

  --since REF  compare with a tag, a branch, or a commit; HEAD shows uncommitted edits
  --markdown   print a table for a pull request or for release notes

Redocly's diff judges paths, parameters, responses, media types, security, servers, channels, and messages. Ajv judges
small values of each body, parameter, and message by the schemas of both contracts. The names that importers use are
compared as lists. Values can show a break, not its absence: a rule about several fields together may refuse a value
that was not tried. TypeScript declarations, code, and the meaning of descriptions are not compared: search the prose for
the names that are listed.

Exits with 1 if something breaks and the major version is not higher, or if a new version is too low.

Example: npm run compare -- --since origin/main`;

/** What differs, and the kind of version that may bring it; undefined if nothing differs. */
interface Comparison {
  findings: Finding[];
  changes: Change[];
  level: 'major' | 'minor' | 'patch' | undefined;
}

/** Compares two releases. */
export function compare(released: Release, revision: Release): Comparison {
  const base = { ...released, openapi: withStatusesOf(revision.openapi, released.openapi) };
  const judged = findingsOf(base, revision);
  const changes = DOCUMENTS.flatMap((name) => redoclyDiff(base[name], revision[name]));
  const structural = changes.flatMap((change) => findingsIn(change, judged));
  const [before, after] = [namesOf(base), namesOf(revision)];
  const gone = before.filter((name) => !after.includes(name));
  const isNew = after.some((name) => !before.includes(name));
  const named = gone.map(
    (where): Finding => ({ impact: 'break', who: 'importers', where, what: 'is gone' }),
  );
  // Both documents contain some schemas.
  const once = new Map(
    [...judged, ...structural, ...named].map((finding) => [Object.values(finding).join(), finding]),
  );
  const findings = [...once.values()].sort((one, other) => one.impact.localeCompare(other.impact));
  const impacts = new Set([...findings, ...changes].map(({ impact }) => impact));
  if (impacts.has('break')) return { findings, changes, level: 'major' };
  if (impacts.has('minor') || isNew) return { findings, changes, level: 'minor' };
  const isNarrower = !isDeepStrictEqual(base.openapi, released.openapi);
  return { findings, changes, level: changes.length > 0 || isNarrower ? 'patch' : undefined };
}

/** The output of git; undefined if it fails. */
function git(...args: string[]): string | undefined {
  const settings = { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout } = spawnSync('git', args, settings);
  return status === 0 ? stdout : undefined;
}

const isShallow = () => git('rev-parse', '--is-shallow-repository')?.trim() === 'true';

const SHALLOW =
  'this clone is shallow; run git fetch --unshallow --tags, or set fetch-depth: 0 in actions/checkout';

/** Reads a release from a commit. */
function readCommit(ref: string): Release {
  // Without a name, git would read what is staged.
  if (ref === '') refuseAt('--since', 'names no commit; pass a tag, a branch, or a commit');
  const remedy = isShallow()
    ? SHALLOW
    : 'pass a tag, a branch, or a commit that contains generated/';
  return readRelease(
    (path) =>
      git('show', `${ref}:./${path}`) ??
      refuseAt(`--since ${ref}`, `git does not have ${path}; ${remedy}`),
  );
}

/** The names of the fields that changed or, where more than a field changed, of the schemas. */
export function namesOfChanged(changes: Change[]): string[] {
  const names = changes.flatMap(({ base, revision }) => {
    const { pointer } = revision ?? base ?? { pointer: '' };
    const [, field] = /properties\/([^/]+)(?!.*properties)/.exec(pointer) ?? [];
    return field ?? /schemas\/(\w+)/.exec(pointer)?.[1] ?? [];
  });
  return [...new Set(names)];
}

/** The differences as lines or as a table, and the version that may follow. */
export function report({ findings }: Pick<Comparison, 'findings'>, isMarkdown: boolean): string {
  const rows = findings.map(({ impact, who, where, what }) =>
    [impact, who, where, what].map(inOneLine),
  );
  if (!isMarkdown)
    return rows.map((row) => `${row.slice(0, 3).join('  ')}\n  ${row[3]}\n`).join('');
  if (rows.length === 0) return '';
  const cells = (row: string[]) =>
    `| ${row.map((one) => one.replaceAll('|', '\\|')).join(' | ')} |`;
  const code = ([impact = '', who = '', where = '', what = '']: string[]) =>
    cells([impact, who, `\`${where}\``, what.replaceAll(/[<>*_]/g, '\\$&')]);
  const head = [cells(['Impact', 'Who', 'Where', 'What']), '|---|---|---|---|'];
  return `${[...head, ...rows.map(code)].join('\n')}\n\n`;
}

const OPTIONS = { since: { type: 'string' }, markdown: { type: 'boolean' } } as const;

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runCommand(USAGE, OPTIONS, process.argv.slice(2), async (options) => {
    // A release is compared with the one before it, and edits of a release with the release.
    const others = git('status', '--porcelain') === '' ? ['--no-contains', 'HEAD'] : [];
    const listed = git('tag', '--list', 'v*', ...others) ?? '';
    const tags = listed.split('\n').filter((tag) => semver.valid(tag));
    const [last] = semver.rsort(tags);
    const ref = options.since ?? last;
    if (ref === undefined && isShallow()) refuseAt('git', SHALLOW);
    if (ref === undefined) {
      console.log(
        'git has no tag v* of an earlier release. To compare with a commit, pass --since HEAD for uncommitted edits, ' +
          'or --since origin/main.',
      );
      return 0;
    }
    const base = readCommit(ref);
    const revision = readRelease((path) => readText(ROOT, path));
    const comparison = compare(base, revision);
    process.stdout.write(report(comparison, options.markdown === true));
    // A branch may contain the next version already.
    const [published = base.version] = semver.sort([
      base.version,
      ...(last ? [last.slice(1)] : []),
    ]);
    const { level } = comparison;
    const lowest = level && semver.inc(published, level);
    const isTooLow = lowest ? semver.lt(revision.version, lowest) : false;
    const next = lowest ? `the next version must be ${lowest} or higher` : 'no difference';
    const names = namesOfChanged(comparison.changes).join(', ');
    if (names && !options.markdown) console.log(`Search the guides and descriptions for: ${names}`);
    console.log(`Since ${ref} (${base.version}): ${next}; package.json has ${revision.version}.`);
    // A pull request without a break may leave the version to the release.
    return isTooLow && (level === 'major' || revision.version !== published) ? 1 : 0;
  });
}
