/** Reads releases from folders and commits and the exports of a build; keeps new releases. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { DOCUMENTS, type DocumentName } from '../../../scripts/contract.ts';
import { emitDocument } from '../../../scripts/emit/documents.ts';
import { isJsonObject } from '../../../scripts/json.ts';
import { refuseAt } from '../../../scripts/problem.ts';
import { readText, writeInto } from '../../../scripts/read/files.ts';
import { parseYaml } from '../../../scripts/read/yaml.ts';
import { ACCEPTED, parseAccepted } from './accepted.ts';
import { type Exports, parseExports, readExports } from './exports.ts';
import { type Bundles, type Release, readRelease } from './release.ts';
import type { Acceptance } from './verdict.ts';

/** The folder of a project's releases, relative to its root. */
export const RELEASES = 'packages/compare/releases';

const GENERATED = 'generated';
const EXPORTS = 'exports.json';

/** The versions in a folder of releases, the latest first; none if it does not exist. */
export function versionsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return semver.rsort(names.filter((name) => semver.valid(name) === name));
}

/** Reads the documents of a release from its folder; throws a ProblemsError if a file is missing or not a bundle. */
export function readBundles(folder: string): Bundles {
  return bundlesFrom((name) => readFileOf(folder, `${name}.yaml`));
}

/** Reads a release and its exports. */
export function readKept(folder: string): Release {
  const { file, text } = readFileOf(folder, EXPORTS);
  return readRelease(readBundles(folder), parseExports(file, text));
}

/** Reads a file of a release. */
function readFileOf(folder: string, name: string) {
  const file = join(folder, name);
  return { file, text: readText(folder, name, file) };
}

/**
 * Reads the acceptances since a release: the unreleased acceptances and the acceptances of later releases.
 *
 * @param folder the folder of all releases
 * @returns the unreleased acceptances as `pending`, and together with the released acceptances as `all`
 */
export function readAccepted(folder: string, version: string) {
  const later = versionsIn(folder).filter((one) => semver.gt(one, version));
  const pending = readList(folder);
  const released = later.flatMap((one) => readList(join(folder, one)));
  return { pending, all: [...pending, ...released] };
}

/** The list of acceptances in a folder; empty if there is none. */
function readList(folder: string): Acceptance[] {
  if (!existsSync(join(folder, ACCEPTED))) return [];
  const { file, text } = readFileOf(folder, ACCEPTED);
  return parseAccepted(file, text);
}

/**
 * Reads a release from a commit: its bundles and its exports.
 *
 * @param root the folder of the project
 * @param commit any name of a commit in git, such as `HEAD` or `main~3`
 * @throws ProblemsError if git does not have the files or they are not bundles
 */
export function readCommit(root: string, commit: string): Release {
  const show = (file: string) => runGit(root, commit, 'show', `${commit}:./${file}`);
  const bundles = bundlesFrom((name) => {
    const file = `${GENERATED}/${name}.yaml`;
    return { file: `${commit}:${file}`, text: show(file) };
  });
  const paths = runGit(root, commit, 'ls-tree', commit, '-r', '--name-only').split('\n');
  return readRelease(bundles, readExports(show('package.json'), paths, show));
}

/** The hash and the subject of a commit. */
export function subjectOf(root: string, commit: string): string {
  return runGit(root, commit, 'log', commit, '--max-count=1', '--format=%h: %s').trim();
}

/** The output of git for a revision; throws a problem about `--since` if there is no such revision. */
function runGit(root: string, commit: string, command: string, name: string, ...flags: string[]) {
  const args = [command, ...flags, '--end-of-options', name];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { error, status, stdout, stderr } = spawnSync('git', args, options);
  if (status === 0) return stdout;
  const [reason] = (error?.message ?? stderr).replace(/^fatal: /, '').split(/[.]?\n/);
  return refuseAt(`--since ${commit}`, `${reason}; pass a commit that contains ${GENERATED}/`);
}

/** The exports of the built package; undefined if it was not built from this contract. */
export function readBuilt(root: string, bundles: Bundles): Exports | undefined {
  const read = (name: string) => {
    const file = join(root, name);
    return existsSync(file) ? readText(root, name, file) : undefined;
  };
  const isBuilt = DOCUMENTS.every((name) => {
    const file = `${GENERATED}/${name}.json`;
    const text = read(file);
    return text !== undefined && isDeepStrictEqual(JSON.parse(text), bundles[name]);
  });
  if (!isBuilt) return undefined;
  const paths = readdirSync(join(root, GENERATED), { recursive: true, encoding: 'utf8' });
  const inPackage = paths.map((path) => `${GENERATED}/${path.replaceAll('\\', '/')}`);
  return readExports(read('package.json') ?? '{}', inPackage, read);
}

/**
 * The folder of the last kept release. Before a release is published, it is the folder of the previous release or, for the
 * first release, its own folder.
 *
 * @throws ProblemsError if no release is kept, or the kept release differs from the release about to be published
 */
export function findKept(folder: string, published?: Release): string {
  const versions = versionsIn(folder);
  const { version } = published ?? {};
  if (published && versions.includes(published.version)) {
    refuseDifferent(join(folder, published.version), published);
  }
  const earlier = versions.find((one) => version === undefined || semver.lt(one, version));
  const found = earlier ?? versions.at(-1);
  if (found !== undefined) return join(folder, found);
  return refuseAt(folder, 'contains no release; run `npm run compare -- --keep`');
}

/** Refuses a release that is kept with different content. */
function refuseDifferent(kept: string, release: Release): void {
  const isSame = Object.entries(filesOf(release)).every(([name, text]) =>
    isDeepStrictEqual(parseYaml(readFileOf(kept, name).text, name), parseYaml(text, name)),
  );
  const message =
    'differs from the current contract; bump the version if it is published, else remove the folder ' +
    'and run `npm run compare -- --keep`';
  if (!isSame) refuseAt(kept, message);
}

/** The documents in two files, which `read` returns. */
function bundlesFrom(read: (name: DocumentName) => { file: string; text: string }): Bundles {
  const [openapi = {}, asyncapi = {}] = DOCUMENTS.map((name) => {
    const { file, text } = read(name);
    const document = parseYaml(text, file);
    if (!isJsonObject(document) || typeof document[name] !== 'string') {
      const problem = `is not an ${name} bundle, because \`${name}\` is missing`;
      return refuseAt(file, `${problem}; restore the bundle`);
    }
    return document;
  });
  return { openapi, asyncapi };
}

/**
 * Keeps a release for later comparisons: its bundles, exports, and acceptances. Empties the list of unreleased
 * acceptances.
 *
 * @param folder the folder of all releases
 * @returns the folder of this release
 * @throws ProblemsError if a release of this version exists already
 */
export function keepRelease(folder: string, release: Release): string {
  const { version } = release;
  const kept = join(folder, version);
  if (existsSync(kept)) {
    refuseAt(
      kept,
      `already exists, and a release never changes; if ${version} is published, bump the version, otherwise delete the folder`,
    );
  }
  const files = filesOf(release);
  const accepted = readList(folder).length > 0 ? readFileOf(folder, ACCEPTED).text : undefined;
  if (accepted !== undefined) files[ACCEPTED] = accepted;
  writeInto(kept, files);
  if (accepted !== undefined) {
    // Keep the comment at the head of the list; the entries move to the release.
    const [preface = ''] = /^(?:#.*\n|\n)*/.exec(accepted) ?? [];
    writeInto(folder, { [ACCEPTED]: `${preface}[]\n` });
  }
  return kept;
}

/** The files of a kept release, by name: its bundles and its exports. */
function filesOf({ written, exports = {} }: Release): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of DOCUMENTS) {
    const file = `${name}.yaml`;
    files[file] = emitDocument(name, written[name])[file] ?? '';
  }
  const lines = Object.entries(exports).map((entry) =>
    entry.map((one) => JSON.stringify(one)).join(': '),
  );
  files[EXPORTS] = `{\n${lines.join(',\n')}\n}\n`;
  return files;
}
