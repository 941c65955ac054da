#!/usr/bin/env node
/**
 * Publishes the contract and the stub with provenance, or says what keeps them from it.
 *
 * usage: node .ci/publish.mjs TAG [--check]
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NAME = 'speech-to-text-contract';
const WHY =
  'npm refuses provenance without it, and the links of the package page rest on it. ' +
  'Whoever owns the repository fills it in: {"type": "git", "url": "git+https://…"}';

/**
 * What keeps a release from being published.
 *
 * @param {string} root the folder of the project
 * @param {string} tag such as `v2.0.0`
 * @returns {string[]} a line for each reason
 */
export function hindrances(root, tag) {
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

function main([tag = '', option]) {
  const found = hindrances(ROOT, tag);
  for (const line of found) console.error(line);
  if (found.length > 0) return 1;
  if (option === '--check') return 0;
  const npm = (...args) => execFileSync('npm', args, { cwd: ROOT, stdio: 'inherit' });
  npm('publish', '--provenance', '--access', 'public');
  npm('run', 'build', '--workspace', 'stub');
  npm('publish', '--workspace', 'stub', '--provenance', '--access', 'public');
  return 0;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
