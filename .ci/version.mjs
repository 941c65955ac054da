#!/usr/bin/env node
/**
 * Raises the version in every file that states it, and begins its section of the changelog.
 *
 * usage: npm run raise -- VERSION
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { parse, parseDocument } from 'yaml';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The keys under which files state the version.
 *
 * @param {string} name the name of the package, on which the stub depends
 * @returns {Record<string, string[][]>}
 */
const placesOf = (name) => ({
  'package.json': [['version']],
  'stub/package.json': [['version'], ['dependencies', name]],
  'package-lock.json': [
    ['version'],
    ['packages', '', 'version'],
    ['packages', 'stub', 'version'],
    ['packages', 'stub', 'dependencies', name],
  ],
  'openapi/openapi.yaml': [['info', 'version']],
  'asyncapi/asyncapi.yaml': [['info', 'version']],
});

/**
 * What the files of a project state: each place with the version there.
 *
 * @param {string} root the folder of the project
 * @returns {{ file: string, keys: string[], place: string, version: string }[]}
 */
export function statedVersions(root) {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(placesOf(name)).flatMap(([file, paths]) => {
    // JSON is YAML; but a lockfile takes a second to read as such.
    const read = file.endsWith('.json') ? JSON.parse : parse;
    const stated = read(readFileSync(join(root, file), 'utf8'));
    return paths.map((keys) => {
      const version = String(keys.reduce((inside, key) => inside?.[key], stated));
      return { file, keys, place: [file, ...keys].join(', '), version };
    });
  });
}

/**
 * The latest section of the changelog.
 *
 * @param {string} root the folder of the project
 * @returns {{ version: string | undefined, text: string }}
 */
export function latestChanges(root) {
  const [, section = ''] = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m);
  const [heading = '', ...lines] = section.split('\n');
  return { version: /^## \[?([^\]\s]+)/.exec(heading)?.[1], text: lines.join('\n').trim() };
}

/**
 * Writes another version wherever one is stated.
 *
 * @param {string} root the folder of the project
 * @param {string} version the new version, above the one that is stated
 * @param {string} today the date of its section in the changelog
 * @returns {string[]} the files that were changed
 */
export function raise(root, version, today) {
  const stated = statedVersions(root);
  const highest = semver.rsort(
    stated.map((one) => one.version).filter((one) => semver.valid(one)),
  )[0];
  if (semver.valid(version) !== version || semver.lte(version, highest ?? '0.0.0')) {
    throw new Error(
      `${version} is not a version above ${highest}, such as ${semver.inc(highest, 'minor')}`,
    );
  }
  for (const { file, keys } of stated) {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), withVersion(file, text, keys, version));
  }
  const files = [...new Set(stated.map(({ file }) => file))];
  if (latestChanges(root).version === version) return files;
  const changelog = join(root, 'CHANGELOG.md');
  const heading = `## [${version}] - ${today}\n\n`;
  writeFileSync(changelog, readFileSync(changelog, 'utf8').replace(/^(?=## )/m, heading));
  return [...files, 'CHANGELOG.md'];
}

/** The text of a file with another version under some keys. */
function withVersion(file, text, keys, version) {
  if (!file.endsWith('.json')) {
    // Only the value is replaced: what people have written stays as they wrote it.
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
    const [, , version = '(none)'] = process.argv;
    const files = raise(ROOT, version, new Date().toISOString().slice(0, 10));
    console.log(`${version} stands in ${files.join(', ')}. Say in CHANGELOG.md what is new.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
