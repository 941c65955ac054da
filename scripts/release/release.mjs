#!/usr/bin/env node
/**
 * Lists everything that blocks a release: versions, the changelog, the requirements of npm, the kept release, the
 * generated files, and the comparison with the previous release. Then it prints the steps that only a person can do.
 *
 * usage: npm run release -- [TAG]; without a tag, that of the version in package.json
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestChanges, packageNames, ROOT, statedVersions } from './bump.mjs';

/**
 * Everything that blocks a release, except what `refusals` finds.
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
    ...others.map(
      (one) => `${one.place}: the version must be ${version}, as in the tag, but is ${one.version}`,
    ),
    ...installProblems(root),
    ownerProblem(root),
    changes.text === '' && 'CHANGELOG.md: the latest section is empty; describe the changes',
    !changes.isDated && "CHANGELOG.md: the latest heading has no date; write today's date",
    repositoryProblem(root, 'package.json'),
    repositoryProblem(root, 'packages/stub/package.json'),
    !existsSync(join(root, 'packages/compare/releases', version)) &&
      `packages/compare/releases/${version}: does not exist; run npm run compare -- --keep`,
    openProblem(root),
  ].filter((problem) => problem);
}

/** What is packed is what is committed. */
function openProblem(root) {
  const status = spawnSync('git', ['status', '--porcelain', '-z'], { cwd: root, encoding: 'utf8' });
  const files = status.stdout.split('\0').flatMap((line) => line.slice(3) || []);
  if (files.length === 0) return undefined;
  const [count, one] =
    files.length > 1 ? [`${files.length} files are`, 'them'] : ['1 file is', 'it'];
  const remedy = `commit or remove ${one}`;
  return `git status: ${count} not committed; ${remedy}: ${files.slice(0, 5).join(', ')}`;
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
  const remedy =
    'replace the part after the comment "before the first release" with npm install, or remove the part';
  return old.map((file) => `${file}: states that the package is not published; ${remedy}`);
}

/** Nobody would be asked to review a change. */
function ownerProblem(root) {
  const file = '.github/CODEOWNERS';
  const owners = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  if (/^\* @(?!OWNER\b)/m.test(owners)) return undefined;
  return `${file}: has no owner; replace @OWNER with the team that reviews changes`;
}

/** With provenance, npm publishes only packages that state the repository in which they are built. */
function repositoryProblem(root, file) {
  // Not a string: publint, with which the package is tested, refuses a URL there.
  const url = JSON.parse(readFileSync(join(root, file), 'utf8')).repository?.url;
  const built = process.env.GITHUB_REPOSITORY;
  if (!url)
    return `${file}: has no repository.url, which npm publish --provenance requires; run the command npm pkg set below`;
  if (!built || url.toLowerCase().includes(built.toLowerCase())) return undefined;
  return `${file}: the repository must be ${built}, which builds the package, but is ${url}; correct it`;
}

/**
 * What the build and the comparison refuse: generated files of other sources or another version, and differences from
 * the release before this one that its version does not allow.
 */
function refusals() {
  return [
    ['build', '--check'],
    ['compare', '--release'],
  ].flatMap(([name, option]) => {
    const script = join(ROOT, 'scripts', `${name}.ts`);
    const args = ['--import', 'tsx', script, option, '--root', ROOT];
    const done = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    // The build prints its steps on stdout, the comparison its verdicts.
    const said = name === 'build' ? done.stderr : `${done.stdout}${done.stderr}`;
    return done.status === 0 ? [] : [`npm run ${name} -- ${option}: ${said.trim()}`];
  });
}

/** What a person does once, before the first release: the repository does not tell whether it is done. */
function firstSteps() {
  const names = packageNames(ROOT);
  const repository = 'repository.type=git repository.url=git+https://HOST/OWNER/REPOSITORY.git';
  const environment = 'gh api --method PUT repos/{owner}/{repo}/environments/npm';
  return [
    ...names.map((name) => [
      'check that the name is free (E404) or yours',
      `npm view ${name} maintainers`,
    ]),
    [
      'state the repository in both packages',
      `npm pkg set ${repository} --workspace packages/stub --include-workspace-root`,
    ],
    ['name the owners of the code', 'sed -i s/@OWNER/@TEAM/ .github/CODEOWNERS'],
    [
      'make the environment npm of the last job wait for approval',
      `${environment} -F 'reviewers[][type]=Team' -F 'reviewers[][id]=ID'`,
    ],
    ['publish both packages after the last job has failed', 'npm publish FILE --access public'],
    ...names.map((name) => [
      'make npm trust release.yml and the environment npm',
      `open https://www.npmjs.com/package/${name}/access`,
    ]),
  ];
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const found = [...blockers(ROOT, process.argv[2] ?? `v${version}`), ...refusals()];
  for (const line of found) console.error(line);
  const steps = firstSteps();
  const width = Math.max(...steps.map(([what]) => what.length));
  console.log('\nBefore the first release, do these steps once:\n');
  for (const [what, command] of steps) console.log(`  ${what.padEnd(width)}  ${command}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
