#!/usr/bin/env node
/**
 * Bumps the version in every file that states it, and adds a section to the changelog.
 *
 * usage: npm run bump -- VERSION
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { parseDocument } from 'yaml';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Files that contain versions of past releases, or are regenerated for each. */
const PAST = /^(packages\/compare\/releases|generated)\/|^CHANGELOG\.md$/;

/** The documents, whose version is that of the package. */
const DOCUMENTS = ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml'];

/**
 * Finds each place in tracked files that states the version of a package of this project.
 *
 * @param {string} root the folder of the project
 * @returns {{ file: string, keys?: string[], place: string, version: string }[]} `keys` where the file is JSON or YAML
 */
export function statedVersions(root) {
  const names = packageNames(root);
  const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  if (listed.status !== 0) {
    throw new Error(
      listed.error
        ? `git cannot be started: ${listed.error.message}; install git`
        : `git ls-files failed: ${listed.stderr.trim()}; run this command in a clone of the repository`,
    );
  }
  const files = listed.stdout.split('\0').filter((file) => file !== '' && !PAST.test(file));
  return files.flatMap((file) => {
    const path = join(root, file);
    const text = existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
    const at = (keys, version) => ({ file, keys, place: [file, ...keys].join(', '), version });
    const info = ['info', 'version'];
    if (DOCUMENTS.includes(file)) return [at(info, String(parseDocument(text).getIn(info)))];
    if (!names.some((name) => text.includes(tarballName(name)) || text.includes(name))) return [];
    if (file.endsWith('.json')) {
      return placesIn(JSON.parse(text), names).map(({ keys, version }) => at(keys, version));
    }
    return Array.from(text.matchAll(mentions(names)), ({ 0: mention, 2: version, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return { file, place: `${file}:${line}, ${mention}`, version };
    });
  });
}

/**
 * The names of the packages of this project that are published.
 *
 * @param {string} root the folder of the project
 * @returns {string[]}
 */
export function packageNames(root) {
  const read = (folder) => readFileSync(join(root, folder, 'package.json'), 'utf8');
  return ['.', 'packages/stub'].map((folder) => JSON.parse(read(folder)).name);
}

/** Names of packages with a version: `name@1.0.0`, and the tarball `name-1.0.0.tgz`. */
function mentions(names) {
  const installed = `(?<![\\w@/-])(?:${names.join('|')})@`;
  const packed = `(?<![\\w@-])(?:${names.map(tarballName).join('|')})-`;
  const end = '(?=(?:\\.tgz)?\\.?(?![\\w.+-]))';
  return new RegExp(`(${installed}|${packed})(\\d+\\.\\d+\\.\\d[\\w.+-]*?)${end}`, 'g');
}

/** The name of a package in that of its tarball: npm packs @acme/name as acme-name. */
function tarballName(name) {
  return name.replace(/^@/, '').replace('/', '-');
}

/** The places in a manifest or a lockfile that state a version of one of the packages, as its own or a dependency. */
function placesIn(value, names, keys = []) {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const isOwn = key === 'version' && names.includes(value.name);
    const isDependency = names.includes(key) && /[dD]ependencies$/.test(keys.at(-1) ?? '');
    // Only here: a lockfile contains thousands of other strings.
    const isVersion = () => typeof inside === 'string' && semver.validRange(inside) !== null;
    if ((isOwn || isDependency) && isVersion()) return [{ keys: [...keys, key], version: inside }];
    return placesIn(inside, names, [...keys, key]);
  });
}

/**
 * The sections of the changelog, the latest first.
 *
 * @param {string} root the folder of the project
 * @returns {{ version: string | undefined, isDated: boolean, text: string }[]}
 */
export function sectionsOfChanges(root) {
  const [, ...sections] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return {
      version: /^## \[?([^\]\s]+)/.exec(heading)?.[1],
      isDated: isDay(/\d{4}-\d\d-\d\d$/.exec(heading)?.[0] ?? ''),
      text: lines.join('\n').trim(),
    };
  });
}

/** Whether a text is a day of the calendar: `Date` takes February 31 for a day in March. */
function isDay(text) {
  const date = new Date(text);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text);
}

/**
 * Replaces the version wherever it is stated. Repeated after an interruption, it changes the files that are left.
 *
 * @param {string} root the folder of the project
 * @param {string} version the new version, above those stated
 * @param {string} today the date of its section in the changelog
 * @returns {string[]} the files that were changed
 */
export function bump(root, version, today) {
  const stated = statedVersions(root);
  const others = stated.filter((one) => one.version !== version);
  const versions = others.map((one) => one.version).filter((one) => semver.valid(one));
  const highest = semver.rsort(versions)[0] ?? '0.0.0';
  if (semver.valid(version) !== version || semver.lte(version, highest)) {
    throw new Error(
      `VERSION must be a semantic version above ${highest}, such as ${semver.inc(highest, 'minor')}, but is ${version}`,
    );
  }
  const names = packageNames(root);
  const texts = new Map();
  const textOf = (file) => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  const [latest] = sectionsOfChanges(root);
  if (latest?.version !== version) {
    if (latest?.isDated === false)
      throw new Error(
        `CHANGELOG.md: the heading of ${latest.version} has no date; write the date of its release, or rename it to ${version}`,
      );
    const heading = `## [${version}] - ${today}\n\n`;
    texts.set('CHANGELOG.md', textOf('CHANGELOG.md').replace(/^(?=## )/m, heading));
  }
  for (const { file, keys } of others) {
    const text = textOf(file);
    const bumped = keys
      ? withVersion(file, text, keys, version)
      : text.replaceAll(mentions(names), (_, name) => name + version);
    texts.set(file, bumped);
  }
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return [...texts.keys()];
}

/** The text of a file with another version at some keys. */
function withVersion(file, text, keys, version) {
  if (!file.endsWith('.json')) {
    // Replace only the value: the rest of a hand-written file does not change.
    const [start, end] = parseDocument(text).getIn(keys, true).range;
    return text.slice(0, start) + version + text.slice(end);
  }
  const whole = JSON.parse(text);
  const around = keys.slice(0, -1).reduce((inside, key) => inside[key], whole);
  around[keys.at(-1)] = version;
  return `${JSON.stringify(whole, null, 2)}\n`;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const [, , version = ''] = process.argv;
    if (!/^\d/.test(version)) throw new Error('usage: npm run bump -- VERSION, such as 2.1.0');
    const files = bump(ROOT, version, new Date().toISOString().slice(0, 10));
    const where = files.length > 0 ? `now in ${files.join(', ')}` : 'already in every file';
    console.log(`${version} is ${where}. Describe the changes in CHANGELOG.md.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
