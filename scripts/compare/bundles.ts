/** Reads releases from folders and commits, and what a build exports; keeps new releases with checksums. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { emitDocument } from '../emit/bundles.ts';
import { type Contract, DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { refuse, refuseAt } from '../model/finding.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { checkSchemas } from '../read/check-schemas.ts';
import { readText } from '../read/files.ts';
import { notesToLists, readContract } from '../read/reader.ts';
import { parseYaml } from '../read/yaml.ts';
import { readExports } from './exports.ts';
import { type Exports, type Release, readRelease } from './release.ts';

/** Where a project keeps its releases, from its root. */
export const RELEASES = 'releases';

const GENERATED = 'generated';
const EXPORTS = 'exports.json';

/** Holds the checksums of all releases, as `sha256sum --check` reads them. */
const CHECKSUMS = 'SHA256SUMS';

/**
 * Reads the contract of a release.
 *
 * @param folder a folder with `openapi.yaml` and `asyncapi.yaml`, or one with such a folder for each version, of
 *   which the latest is read
 * @throws FindingsError when the folder or a file is missing, or a file is no bundle or does not match its checksum
 */
export function readBundles(folder: string): Contract {
  const release = findLatest(folder);
  if (release !== folder) refuseEdited(folder, basename(release));
  return contractOf((name) => readFileOf(release, `${name}.yaml`));
}

/** Reads a release and what it exports; for the folder and errors see `readBundles`. */
export function readKept(folder: string): Release {
  const contract = readBundles(folder);
  const [, text] = readFileOf(findLatest(folder), EXPORTS);
  return readRelease(contract, JSON.parse(text) as Exports);
}

function readFileOf(release: string, name: string): [file: string, text: string] {
  const file = join(release, name);
  if (!existsSync(file)) refuseAt(file, 'does not exist; a release has it: restore the file');
  return [file, readText(release, name, file)];
}

/** Refuses a release that was edited: it must stay as it was published. */
function refuseEdited(folder: string, version: string): void {
  const sums = new Set(sumsOf(folder));
  const findings = readdirSync(join(folder, version)).flatMap((name) => {
    const [file, text] = readFileOf(join(folder, version), name);
    if (sums.has(sumLine(version, name, text))) return [];
    const message = `does not match ${CHECKSUMS}; a release never changes: restore the file as it was published`;
    return [{ file, location: '', message }];
  });
  refuse(findings);
}

function sumsOf(folder: string): string[] {
  const file = join(folder, CHECKSUMS);
  return existsSync(file) ? readText(folder, CHECKSUMS, file).split(/(?<=\n)/) : [];
}

function sumLine(version: string, name: string, text: string): string {
  return `${createHash('sha256').update(text).digest('hex')}  ${version}/${name}\n`;
}

/** A file in a commit: its name in messages, and its text. */
function showAt(root: string, commit: string, file: string): [file: string, text: string] {
  const name = `${commit}:${file}`;
  const args = ['show', '--end-of-options', `${commit}:./${file}`];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { error, status, stdout, stderr } = spawnSync('git', args, options);
  if (status === 0) return [name, stdout];
  const [reason] = (error?.message ?? stderr).replace(/^fatal: /, '').split(/[.]?\n/);
  return refuseAt(name, `${reason}; name a commit that has the built contract`);
}

/**
 * Reads a release from a commit: its bundles, and what its package exports.
 *
 * @param root the folder of the project
 * @param commit any name that git knows a commit by, such as `HEAD` or `main~3`
 * @throws FindingsError when git does not have the files, or they are no bundles
 */
export function readCommit(root: string, commit: string): Release {
  const show = (file: string) => showAt(root, commit, file);
  const contract = contractOf((name) => show(`${GENERATED}/${name}.yaml`));
  const [[, list], [, manifest]] = [show(`${GENERATED}/${EXPORTS}`), show('package.json')];
  return readRelease(contract, readExports(list, manifest));
}

/** What the package exports as it was built; undefined where it was not built from this contract. */
export function readBuiltExports(root: string, contract: Contract): Exports | undefined {
  const read = (name: string) => {
    const file = join(root, name);
    return existsSync(file) ? readText(root, name, file) : 'null';
  };
  const isBuilt = DOCUMENTS.every((name) =>
    isDeepStrictEqual(JSON.parse(read(`${GENERATED}/${name}.json`)), contract[name]),
  );
  const list = read(`${GENERATED}/${EXPORTS}`);
  return isBuilt && list !== 'null' ? readExports(list, read('package.json')) : undefined;
}

/** The folder of the latest version in a folder, or the folder itself where it has none. */
export function findLatest(folder: string): string {
  if (!existsSync(folder)) {
    refuseAt(folder, 'does not exist; name a folder that holds openapi.yaml and asyncapi.yaml');
  }
  return join(folder, versionsIn(folder)[0] ?? '');
}

/** The versions that a folder has, the latest first; none where it does not exist. */
export function versionsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return semver.rsort(names.filter((name) => semver.valid(name) === name));
}

/** The contract of two bundles; `read` returns the name of a bundle's file, and its text. */
function contractOf(read: (name: DocumentName) => [file: string, text: string]): Contract {
  const [openapi = {}, asyncapi = {}] = DOCUMENTS.map((name) => parseBundle(name, ...read(name)));
  return readContract(openapi, asyncapi, new Map());
}

function parseBundle(name: DocumentName, file: string, text: string): JsonObject {
  const document = parseYaml(text, file);
  const message = `is not an ${name} bundle: the field \`${name}\` is missing; put the bundle there`;
  if (!isJsonObject(document) || typeof document[name] !== 'string') return refuseAt(file, message);
  refuse(checkSchemas(document, file));
  notesToLists(document);
  return document;
}

/**
 * Keeps a release for later comparisons: its bundles and what it exports, with their checksums.
 *
 * @param folder the folder of all releases
 * @returns the folder of this one
 * @throws FindingsError when there is a release of that version, which must not change
 */
export function keepRelease(folder: string, { contract, version, exports }: Release): string {
  const release = join(folder, version);
  if (existsSync(release)) {
    refuseAt(release, `exists, and a release never changes; raise the version above ${version}`);
  }
  // Written aside first: neither a full disk nor an interruption leaves half a release.
  const aside = join(folder, `.${version}`);
  const files = DOCUMENTS.map((document) => {
    const name = `${document}.yaml`;
    return [name, emitDocument(document, contract[document])[name] ?? ''] as const;
  });
  mkdirSync(aside, { recursive: true });
  const lines = [...files, [EXPORTS, `${JSON.stringify(exports ?? {}, null, 1)}\n`] as const].map(
    ([name, text]) => {
      writeFileSync(join(aside, name), text);
      return sumLine(version, name, text);
    },
  );
  const others = sumsOf(folder).filter((line) => !line.includes(`  ${version}/`));
  writeFileSync(join(aside, CHECKSUMS), [...others, ...lines].join(''));
  renameSync(join(aside, CHECKSUMS), join(folder, CHECKSUMS));
  renameSync(aside, release);
  return release;
}
