#!/usr/bin/env node
/**
 * Says what blocks a release: places that state another version than its tag.
 *
 * usage: node .ci/release.mjs TAG
 */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The places that state another version than the tag.
 *
 * @param {string} root the folder of the project
 * @param {string} tag such as `v2.0.0`
 * @returns {string[]} a line for each
 */
export function blockers(root, tag) {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const { name, version } = JSON.parse(read('package.json'));
  const stub = JSON.parse(read('stub/package.json'));
  const versions = {
    'package.json': version,
    'stub/package.json': stub.version,
    [`stub/package.json, dependencies, ${name}`]: stub.dependencies[name],
    'openapi/openapi.yaml, info': parse(read('openapi/openapi.yaml')).info.version,
    'asyncapi/asyncapi.yaml, info': parse(read('asyncapi/asyncapi.yaml')).info.version,
    'CHANGELOG.md, the first heading': /^## \[?([^\]\s]+)/m.exec(read('CHANGELOG.md'))?.[1],
  };
  return Object.entries(versions)
    .filter(([, stated]) => `v${stated}` !== tag)
    .map(([place, stated]) => `${place}: ${stated} is not the version of the tag ${tag}`);
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = blockers(ROOT, process.argv[2] ?? '(none)');
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
