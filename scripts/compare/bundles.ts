/** Reads and keeps releases: folders of bundles with checksums, revisions in git, what was built. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import { emitDocument } from '../emit/bundles.ts';
import { type Contract, DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { FindingsError, refuse } from '../model/finding.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { checkSchemas } from '../read/check-schemas.ts';
import { readText } from '../read/files.ts';
import { listRemarks, readContract } from '../read/reader.ts';
import { parseYaml } from '../read/yaml.ts';
import { EXPORTS, readExports } from './exports.ts';
import { type Exports, type Release, readRelease } from './release.ts';

/** Where a project keeps its releases, from its root. */
export const RELEASES = 'releases';

/** Where a project has what is generated. */
const GENERATED = 'generated';

/**
 * Reads a release.
 *
 * @param folder a folder with `openapi.yaml` and `asyncapi.yaml`, or one with such a folder for each
 *   version, of which the latest is read
 * @throws FindingsError when the folder or a file is missing, is not such a bundle, or is not what its
 *   checksum says
 */
export function readBundles(folder: string): Contract {
  const release = findLatest(folder);
  if (release !== folder) checkSums(folder, basename(release));
  return contractOf((name) => {
    const file = join(release, `${name}.yaml`);
    if (!existsSync(file)) failAt(file, 'does not exist; put the bundle of a release there');
    return [file, readText(release, `${name}.yaml`, file)];
  });
}

/** Reads a release with what it exports, where it has a list; see `readBundles`. */
export function readKept(folder: string): Release {
  const contract = readBundles(folder);
  const list = join(findLatest(folder), EXPORTS);
  const text = existsSync(list) ? readText(dirname(list), EXPORTS, list) : undefined;
  return readRelease(contract, text === undefined ? undefined : (JSON.parse(text) as Exports));
}

/** Refuses a release that was edited: it is what was published, whatever was meant. */
function checkSums(folder: string, version: string): void {
  const sums = join(folder, CHECKSUMS);
  const lines = existsSync(sums) ? readText(folder, CHECKSUMS, sums).split('\n') : [];
  const kept = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const findings = readdirSync(join(folder, version)).flatMap((name) => {
    const file = join(folder, version, name);
    const text = readText(folder, `${version}/${name}`, file);
    if (kept.get(`${version}/${name}`) === sumOf(text)) return [];
    const message = `is not what ${CHECKSUMS} says; a release never changes: restore it as it was published`;
    return [{ file, location: '', message }];
  });
  refuse(findings);
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The text of a file that a revision in git has, from the root of the project. */
function showFile(root: string, revision: string, file: string): { text?: string; reason: string } {
  const args = ['show', '--end-of-options', `${revision}:./${file}`];
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const [reason = ''] = (error?.message ?? stderr).replace(/^fatal: /, '').split(/[.]?\n/);
  return status === 0 ? { text: stdout, reason } : { reason };
}

/**
 * Reads what a revision in git has: its bundles, and what its package exports, where it has a list.
 *
 * @param root the folder of the project
 * @param revision whatever names a commit, such as `HEAD` or `main~3`
 * @throws FindingsError when git does not have them, or they are not such bundles
 */
export function readRevision(root: string, revision: string): Release {
  const contract = contractOf((name) => {
    const file = `${GENERATED}/${name}.yaml`;
    const { text, reason } = showFile(root, revision, file);
    const remedy = 'name a revision in git that holds the built contract';
    return [`${revision}:${file}`, text ?? failAt(file, `${reason}; ${remedy}`)];
  });
  const [list, manifest] = [`${GENERATED}/${EXPORTS}`, 'package.json'].map(
    (file) => showFile(root, revision, file).text,
  );
  return readRelease(contract, list && manifest ? readExports(list, manifest) : undefined);
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
    failAt(folder, 'does not exist; name a folder that holds openapi.yaml and asyncapi.yaml');
  }
  return join(folder, latestVersion(folder) ?? '');
}

/** The latest version that a folder has; nothing where it has none. */
export function latestVersion(folder: string): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return semver.rsort(names.filter((name) => semver.valid(name) === name))[0];
}

/** The contract of two bundles; `read` returns the name of a bundle's file, and its text. */
function contractOf(read: (name: DocumentName) => [string, string]): Contract {
  const [openapi = {}, asyncapi = {}] = DOCUMENTS.map((name) => parseBundle(name, ...read(name)));
  return readContract(openapi, asyncapi, new Map());
}

function parseBundle(name: DocumentName, file: string, text: string): JsonObject {
  const document = parseYaml(text, file);
  const message = `is not an ${name} bundle: the field \`${name}\` is missing; put the bundle there`;
  if (!isObject(document) || typeof document[name] !== 'string') return failAt(file, message);
  refuse(checkSchemas(document, file));
  listRemarks(document);
  return document;
}

/** The file that holds the checksums of all releases, as `sha256sum --check` reads them. */
const CHECKSUMS = 'SHA256SUMS';

/**
 * Keeps a release for later comparisons: its bundles and what it exports, with their checksums.
 *
 * @param folder the folder of all releases
 * @returns the folder of this one
 * @throws FindingsError when there is a release of that version: it must not change any more
 */
export function keepRelease(folder: string, { contract, version, exports }: Release): string {
  const release = join(folder, version);
  if (existsSync(release)) {
    failAt(release, `exists, and a release never changes; raise the version above ${version}`);
  }
  // Written aside, so that a full disk or an end in between leaves no half of a release.
  const aside = join(folder, `.${version}`);
  const sums = join(folder, CHECKSUMS);
  const known = (existsSync(sums) ? readText(folder, CHECKSUMS, sums) : '').split(/(?<=\n)/);
  const others = known.filter((line) => !line.includes(`  ${version}/`));
  const files = DOCUMENTS.map((document) => {
    const name = `${document}.yaml`;
    return [name, emitDocument(document, contract[document])[name] ?? ''] as const;
  });
  const list = exports ? [[EXPORTS, `${JSON.stringify(exports, null, 1)}\n`] as const] : [];
  mkdirSync(aside, { recursive: true });
  const lines = [...files, ...list].map(([name, text]) => {
    writeFileSync(join(aside, name), text);
    return `${sumOf(text)}  ${version}/${name}\n`;
  });
  writeFileSync(join(aside, CHECKSUMS), [...others, ...lines].join(''));
  renameSync(join(aside, CHECKSUMS), sums);
  renameSync(aside, release);
  return release;
}

function failAt(file: string, message: string): never {
  throw new FindingsError([{ file, location: '', message }]);
}
