#!/usr/bin/env node
/**
 * Lists what blocks the release of the version in package.json: other versions, the changelog, and what only a person knows.
 *
 * usage: node scripts/release.mjs [TAG]
 *        node scripts/release.mjs --write   writes the version and today's date to the other files; npm version runs it
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STUB = 'packages/stub/package.json';
const BEFORE = '<!-- before the first release -->';

/** The places outside package.json that state the version: what precedes it in each file. */
function placesOf(name) {
  return [
    ['openapi/openapi.yaml', /^ {2}version: /m],
    ['openapi/workflows.arazzo.yaml', /^ {2}version: /m],
    ['asyncapi/asyncapi.yaml', /^ {2}version: /m],
    [STUB, /^ {2}"version": "/m],
    [STUB, new RegExp(`^ {4}"${name}": "`, 'm')],
    ['package-lock.json', /"packages\/stub": \{\s+"name": "[^"]+",\s+"version": "/],
    ['package-lock.json', new RegExp(`"${name}": "`)],
    ['CHANGELOG.md', /^## \[/m],
  ].map(([file, before]) => [file, new RegExp(`(${before.source})(\\d[\\w.+-]*)`, 'm')]);
}

/** Writes the version of package.json to the other places, and a date to the latest section of the changelog. */
export function writeVersion(root, today) {
  const { name, version } = readManifest(root, 'package.json');
  for (const [file, place] of placesOf(name)) {
    const text = read(root, file).replace(place, `$1${version}`);
    writeFileSync(join(root, file), text.replace(/^(## \[.*\] - )unreleased$/m, `$1${today}`));
  }
}

/** Everything that blocks a release; `npm run build -- --check` and `npm run compare` find the rest. */
export function blockers(root, tag) {
  const { name, version } = readManifest(root, 'package.json');
  const other = placesOf(name).flatMap(([file, place]) => {
    const stated = place.exec(read(root, file))?.[2];
    return stated === version ? [] : `${file}: states the version ${stated}, not ${version}`;
  });
  const [, latest = ''] = read(root, 'CHANGELOG.md').split(/^## /m);
  const [heading = '', ...changes] = latest.trim().split('\n');
  const pages = ['.', 'docs', 'packages/stub'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => join(folder, file)),
  );
  const early = pages.filter((page) => page.endsWith('.md') && read(root, page).includes(BEFORE));
  const unnamed = ['package.json', STUB].filter((file) => !readManifest(root, file).repository);
  return [
    ...other,
    tag !== undefined && tag !== `v${version}` && `${tag}: must be v${version}, as in package.json`,
    !/\] - \d{4}-\d\d-\d\d$/.test(heading) && 'CHANGELOG.md: the first heading has no date',
    changes.length === 0 && 'CHANGELOG.md: the first section is empty; describe the changes',
    ...early.map((page) => `${page}: replace the part after "before the first release"`),
    ...unnamed.map((file) => `${file}: must name the repository, homepage, and bugs`),
    /^\* @OWNER/m.test(read(root, '.github/CODEOWNERS')) &&
      '.github/CODEOWNERS: must name the owners',
  ].filter((problem) => typeof problem === 'string');
}

const read = (root, file) => readFileSync(join(root, file), 'utf8');
const readManifest = (root, file) => JSON.parse(read(root, file));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const [, , argument] = process.argv;
  if (argument === '--write') writeVersion(root, new Date().toISOString().slice(0, 10));
  else {
    const found = blockers(root, argument);
    for (const line of found) console.error(line);
    process.exitCode = found.length > 0 ? 1 : 0;
  }
}
