#!/usr/bin/env node
/**
 * Packs both packages for a release, or says what blocks it. Nothing is packed then.
 *
 * usage: node .ci/release.mjs TAG [FOLDER]
 *
 * Prints a line of SHA256SUMS for each tarball in FOLDER; without FOLDER it only checks.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'speech-to-text-contract';
const WHY =
  'npm refuses provenance without it, and the links of the package page rest on it. ' +
  'Whoever owns the repository fills it in: {"type": "git", "url": "git+https://…"}';

/**
 * What blocks a release.
 *
 * @param {string} root the folder of the project
 * @param {string} tag such as `v2.0.0`
 * @returns {string[]} a line for each reason
 */
export function blockers(root, tag) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const packages = Object.fromEntries(
    ['package.json', 'stub/package.json'].map((file) => [file, JSON.parse(read(file))]),
  );
  const { version } = packages['package.json'];
  const versions = {
    'stub/package.json': packages['stub/package.json'].version,
    [`stub/package.json, dependencies, ${NAME}`]: packages['stub/package.json'].dependencies[NAME],
    'openapi/openapi.yaml, info': parse(read('openapi/openapi.yaml')).info.version,
    'asyncapi/asyncapi.yaml, info': parse(read('asyncapi/asyncapi.yaml')).info.version,
    'CHANGELOG.md, the first heading': /^## \[?([^\]\s]+)/m.exec(read('CHANGELOG.md'))?.[1],
    'the tag': tag.replace(/^v/, ''),
  };
  return [
    ...Object.entries(versions)
      .filter(([, other]) => other !== version)
      .map(([place, other]) => `${place}: ${other} is not ${version}, the version in package.json`),
    ...Object.entries(packages)
      .filter(([, { repository }]) => !repository)
      .map(([file]) => `${file}: has no "repository". ${WHY}`),
  ];
}

/** Packs the contract, then the stub, into a folder, and returns a line of SHA256SUMS for each. */
function pack(folder) {
  mkdirSync(folder, { recursive: true });
  const npm = (...args) => execFileSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
  npm('run', 'build', '--workspace', 'stub');
  return [[], ['--workspace', 'stub']].map((workspace) => {
    const printed = npm('pack', '--json', '--pack-destination', folder, ...workspace);
    const [{ filename }] = JSON.parse(printed);
    const content = readFileSync(join(folder, filename));
    return `${createHash('sha256').update(content).digest('hex')}  ${filename}`;
  });
}

function main([tag = '', folder]) {
  const found = blockers(ROOT, tag);
  for (const line of found) console.error(line);
  if (found.length > 0) return 1;
  if (folder !== undefined) console.log(pack(resolve(folder)).join('\n'));
  return 0;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
