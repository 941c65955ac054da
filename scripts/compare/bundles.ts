import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { emitDocument } from '../emit/bundles.ts';
import { type Contract, DOCUMENTS, type DocumentName } from '../model/contract.ts';
import { FindingsError, refuse } from '../model/finding.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { checkSchemas } from '../read/check-schemas.ts';
import { readText } from '../read/files.ts';
import { listRemarks, readContract } from '../read/reader.ts';
import { parseYaml } from '../read/yaml.ts';
import type { Release } from './release.ts';

/** Where a project keeps its releases, from its root. */
export const RELEASES = 'releases';

/**
 * Reads a release.
 *
 * @param folder a folder with `openapi.yaml` and `asyncapi.yaml`, or one with such a folder for each
 *   version, of which the latest is read
 * @throws FindingsError when the folder or a file is missing, or is not such a bundle
 */
export function readBundles(folder: string): Contract {
  const release = findLatest(folder);
  return contractOf((name) => {
    const file = join(release, `${name}.yaml`);
    if (!existsSync(file)) failAt(file, 'does not exist; put the bundle of a release there');
    return [file, readText(release, `${name}.yaml`, file)];
  });
}

/**
 * Reads the bundles that a revision in git has.
 *
 * @param root the folder of the project
 * @param revision whatever names a commit, such as `HEAD` or `main~3`
 * @throws FindingsError when git does not have them, or they are not such bundles
 */
export function readRevision(root: string, revision: string): Contract {
  return contractOf((name) => {
    const file = `generated/${name}.yaml`;
    const args = ['show', '--end-of-options', `${revision}:./${file}`];
    const { error, status, stdout, stderr } = spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (status === 0) return [`${revision}:${file}`, stdout];
    const [reason] = (error?.message ?? stderr).replace(/^fatal: /, '').split(/[.]?\n/);
    return failAt(file, `${reason}; name a revision in git that holds the built contract`);
  });
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
 * Keeps the bundles of a release for later comparisons, with their checksums.
 *
 * @param folder the folder of all releases
 * @returns the folder of this one
 * @throws FindingsError when there is a release of that version: it must not change any more
 */
export function keepRelease(folder: string, { contract, version }: Release): string {
  const release = join(folder, version);
  if (existsSync(release)) {
    failAt(release, `exists, and a release never changes; raise the version above ${version}`);
  }
  // Written aside, so that a full disk or an end in between leaves no half of a release.
  const aside = join(folder, `.${version}`);
  const sums = join(folder, CHECKSUMS);
  const known = (existsSync(sums) ? readText(folder, CHECKSUMS, sums) : '').split(/(?<=\n)/);
  const others = known.filter((line) => !line.includes(`  ${version}/`));
  try {
    mkdirSync(aside, { recursive: true });
    const lines = DOCUMENTS.map((document) => {
      const name = `${document}.yaml`;
      const text = emitDocument(document, contract[document])[name] ?? '';
      writeFileSync(join(aside, name), text);
      return `${createHash('sha256').update(text).digest('hex')}  ${version}/${name}\n`;
    });
    writeFileSync(join(aside, CHECKSUMS), [...others, ...lines].join(''));
    renameSync(join(aside, CHECKSUMS), sums);
    renameSync(aside, release);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    const reason = error instanceof Error ? error.message : String(error);
    failAt(release, `cannot be kept: ${reason}; nothing was changed there`);
  }
  return release;
}

function failAt(file: string, message: string): never {
  throw new FindingsError([{ file, location: '', message }]);
}
