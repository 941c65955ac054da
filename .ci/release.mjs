#!/usr/bin/env node
/**
 * Lists everything that blocks a release: versions, the changelog, the requirements of npm, the kept release, and the
 * comparison with the release before it.
 *
 * usage: node .ci/release.mjs TAG
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestChanges, ROOT, statedVersions } from './version.mjs';

/**
 * Everything that blocks a release, except its differences.
 *
 * @param {string} root the folder of the project
 * @param {string} tag such as `v2.0.0`
 * @returns {string[]} a line for each
 */
export function blockers(root, tag) {
  const version = tag.replace(/^v/, '');
  const changes = latestChanges(root);
  const stated = [
    ...statedVersions(root),
    { place: 'CHANGELOG.md, the first heading', ...changes },
  ];
  const others = stated.filter((one) => `v${one.version}` !== tag);
  return [
    ...others.map((one) => `${one.place}: ${one.version} is not the version of the tag ${tag}`),
    ...installProblems(root),
    ...ownerProblem(root),
    ...(changes.text === ''
      ? ['CHANGELOG.md: its latest section is empty; describe what is new']
      : []),
    ...['package.json', 'packages/stub/package.json'].flatMap((file) =>
      repositoryProblem(root, file),
    ),
    ...(existsSync(join(root, 'releases', version))
      ? []
      : [`releases/${version}: does not exist; npm run compare -- --keep makes it`]),
  ];
}

/** Until the first release, README and some guides show how to install the package from a clone. */
function installProblems(root) {
  const folders = ['.', 'docs', 'packages/stub'].filter((folder) => existsSync(join(root, folder)));
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const old = files.filter(
    (file) =>
      file.endsWith('.md') &&
      readFileSync(join(root, file), 'utf8').includes('<!-- before the first release -->'),
  );
  const remedy = 'replace the marked part with npm install, or remove it';
  return old.map((file) => `${file}: says that the package is not published; ${remedy}`);
}

/** Nobody would be asked to review a change. */
function ownerProblem(root) {
  const file = '.github/CODEOWNERS';
  const owners = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  const isWritten = /^\* @(?!OWNER\b)/m.test(owners);
  return isWritten ? [] : [`${file}: names no owner; write who reviews changes in place of @OWNER`];
}

/** With provenance, npm publishes only packages that state the repository in which they are built. */
function repositoryProblem(root, file) {
  const { repository } = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const url = typeof repository === 'string' ? repository : repository?.url;
  const built = process.env.GITHUB_REPOSITORY;
  if (!url) return [`${file}: has no repository; npm publish --provenance requires it`];
  if (!built || url.toLowerCase().includes(built.toLowerCase())) return [];
  return [`${file}: states the repository ${url}, but ${built} builds it; correct one of the two`];
}

/** The output of the comparison with the release before this one, if it refuses. */
function compared() {
  const args = ['--import', 'tsx', 'scripts/compare.ts', '--release'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = [...blockers(ROOT, process.argv[2] ?? '(none)'), ...compared()];
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
