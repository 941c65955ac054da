#!/usr/bin/env node
/**
 * Lists what blocks the release of the version in package.json: other versions, the changelog, and what only a person knows.
 *
 * usage: node scripts/release.mjs [TAG]
 *        node scripts/release.mjs --write   writes the version to the other files; npm version runs it
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
  ].map(([file, before]) => [file, new RegExp(`(${before.source})(\\d[\\w.+-]*)`, 'm')]);
}

/** Writes the version of package.json to the other places. */
export function writeVersion(root) {
  const { name, version } = readManifest(root, 'package.json');
  for (const [file, place] of placesOf(name)) {
    writeFileSync(join(root, file), read(root, file).replace(place, `$1${version}`));
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
  const pages = ['.', 'docs', 'packages/stub'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => join(folder, file)),
  );
  const early = pages.filter((page) => page.endsWith('.md') && read(root, page).includes(BEFORE));
  const unnamed = ['package.json', STUB].filter((file) => !readManifest(root, file).repository);
  return [
    ...other,
    tag !== undefined && tag !== `v${version}` && `${tag}: must be v${version}, as in package.json`,
    !(latest.startsWith(`[${version}] - `) && /^.* \d{4}-\d\d-\d\d\n+\S/.test(latest)) &&
      `CHANGELOG.md: begin the first section with "## [${version}] - " and a date, and list the changes`,
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
  if (argument === '--write') writeVersion(root);
  else {
    const found = blockers(root, argument);
    for (const line of found) console.error(line);
    process.exitCode = found.length > 0 ? 1 : 0;
  }
}
