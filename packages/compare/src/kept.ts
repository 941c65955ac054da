/** Reads releases from folders and commits, and the exports of a build; keeps new releases. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { type Contract, DOCUMENTS, type DocumentName } from '../../../scripts/contract.ts';
import { emitDocument } from '../../../scripts/emit/documents.ts';
import { isJsonObject } from '../../../scripts/json.ts';
import { refuseAt } from '../../../scripts/problem.ts';
import { contractOf } from '../../../scripts/read/contract.ts';
import { readText, writeInto } from '../../../scripts/read/files.ts';
import { parseYaml } from '../../../scripts/read/yaml.ts';
import { ACCEPTED, parseAccepted } from './accepted.ts';
import { type Exports, parseExports, readExports } from './exports.ts';
import { type Release, readRelease } from './release.ts';
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

/**
 * Reads the contract of a release.
 *
 * @param folder a folder with `openapi.yaml` and `asyncapi.yaml`, or one with such a folder for each version: then
 *   the latest is read
 * @throws ProblemsError if the folder or a file is missing, or a file is not a bundle
 */
export function readBundles(folder: string): Contract {
  const release = findLatest(folder);
  return contractFrom((name) => readFileOf(release, `${name}.yaml`));
}

/** Reads a release and its exports; for the folder and errors see `readBundles`. */
export function readKept(folder: string): Release {
  const contract = readBundles(folder);
  const { file, text } = readFileOf(findLatest(folder), EXPORTS);
  return readRelease(contract, parseExports(file, text));
}

/** Reads a file of a release. */
function readFileOf(folder: string, name: string) {
  const file = join(folder, name);
  return { file, text: readText(folder, name, file) };
}

/**
 * Reads the acceptances since a release: the list of unreleased ones, and those of later releases.
 *
 * @param folder the folder of all releases
 * @returns the unreleased ones as `pending`, and those with the released ones as `all`
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
 * @throws ProblemsError if git does not have the files, or they are not bundles
 */
export function readCommit(root: string, commit: string): Release {
  const show = (file: string) => runGit(root, `${commit}:${file}`, 'show', `${commit}:./${file}`);
  const contract = contractFrom((name) => {
    const file = `${GENERATED}/${name}.yaml`;
    return { file: `${commit}:${file}`, text: show(file) };
  });
  return readRelease(contract, readExports(show('package.json'), show));
}

/** The hash and the subject of a commit. */
export function subjectOf(root: string, commit: string): string {
  return runGit(root, commit, 'log', commit, '--max-count=1', '--format=%h: %s').trim();
}

/** The output of git for a revision; throws a problem at `place` if there is no such revision. */
function runGit(root: string, place: string, command: string, name: string, ...flags: string[]) {
  const args = [command, ...flags, '--end-of-options', name];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { error, status, stdout, stderr } = spawnSync('git', args, options);
  if (status === 0) return stdout;
  const [reason] = (error?.message ?? stderr).replace(/^fatal: /, '').split(/[.]?\n/);
  return refuseAt(place, `${reason}; name a commit that contains ${GENERATED}/`);
}

/** The exports of the built package; undefined if it was not built from this contract. */
export function readBuilt(root: string, contract: Contract): Exports | undefined {
  const read = (name: string) => {
    const file = join(root, name);
    return existsSync(file) ? readText(root, name, file) : undefined;
  };
  const isBuilt = DOCUMENTS.every((name) => {
    const file = `${GENERATED}/${name}.json`;
    const text = read(file);
    return text !== undefined && isDeepStrictEqual(JSON.parse(text), contract[name]);
  });
  return isBuilt ? readExports(read('package.json') ?? '{}', read) : undefined;
}

/** The folder of the latest version in a folder, or the folder itself if it contains no versions. */
function findLatest(folder: string): string {
  if (!existsSync(folder)) {
    refuseAt(folder, 'does not exist; name a folder that contains openapi.yaml and asyncapi.yaml');
  }
  return join(folder, versionsIn(folder)[0] ?? '');
}

/**
 * The folder of the release before the one that is about to be published. If there is none, the folder of the oldest
 * kept release, or of all releases if none is kept.
 *
 * @throws ProblemsError if the kept release differs from the one about to be published
 */
export function findEarlier(folder: string, release: Release): string {
  const { version } = release;
  const versions = versionsIn(folder);
  if (versions.includes(version)) refuseDifferent(join(folder, version), release);
  const earlier = versions.find((one) => semver.lt(one, version)) ?? versions.at(-1);
  return join(folder, earlier ?? '');
}

/** Refuses a release that is kept with another content. */
function refuseDifferent(kept: string, release: Release): void {
  const isSame = Object.entries(filesOf(release)).every(([name, text]) =>
    isDeepStrictEqual(parseYaml(readFileOf(kept, name).text, name), parseYaml(text, name)),
  );
  const message =
    'differs from the current contract; bump the version, or, if this version is not published yet, ' +
    'remove the folder and run npm run compare -- --keep';
  if (!isSame) refuseAt(kept, message);
}

/** The contract of two bundles, which `read` returns. */
function contractFrom(read: (name: DocumentName) => { file: string; text: string }): Contract {
  const [openapi = {}, asyncapi = {}] = DOCUMENTS.map((name) => {
    const { file, text } = read(name);
    const document = parseYaml(text, file);
    if (!isJsonObject(document) || typeof document[name] !== 'string') {
      const problem = `is not an ${name} bundle: the field \`${name}\` is missing`;
      return refuseAt(file, `${problem}; put the bundle there`);
    }
    return document;
  });
  return contractOf(openapi, asyncapi, new Map());
}

/**
 * Keeps a release for later comparisons: its bundles, exports and acceptances. Empties the list
 * of unreleased acceptances.
 *
 * @param folder the folder of all releases
 * @returns the folder of this one
 * @throws ProblemsError if there is a release of that version already, which must not change
 */
export function keepRelease(folder: string, release: Release): string {
  const { version } = release;
  const kept = join(folder, version);
  if (existsSync(kept)) {
    refuseAt(
      kept,
      `already exists, and a release never changes; bump the version, or, if ${version} is not published yet, remove the folder`,
    );
  }
  // Write to a temporary folder first: neither a full disk nor an interruption leaves half a release.
  const aside = join(folder, `.${version}`);
  const files = filesOf(release);
  const accepted = readList(folder).length > 0 ? readFileOf(folder, ACCEPTED).text : undefined;
  if (accepted !== undefined) files[ACCEPTED] = accepted;
  writeInto(aside, files);
  renameSync(aside, kept);
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
  files[EXPORTS] = `${JSON.stringify(exports, null, 1)}\n`;
  return files;
}
