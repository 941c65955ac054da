#!/usr/bin/env node
/**
 * Lists everything that blocks a release: versions, the changelog, the requirements of npm, the kept release, the
 * generated files, and the comparison with the previous release. Then it prints the steps that only a person can do.
 *
 * usage: node .ci/release.mjs [TAG]; without a tag, that of the version in package.json
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { latestChanges, packageNames, ROOT, statedVersions } from './version.mjs';

/**
 * What a person does once, before the first release: the repository does not tell whether it is done.
 *
 * @param {string} root the folder of the project
 * @returns {[what: string, command: string][]} in the order in which it is done
 */
export function firstSteps(root) {
  const names = packageNames(root);
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
    ...ownerProblem(root),
    ...(changes.text === ''
      ? ['CHANGELOG.md: the latest section is empty; describe the changes']
      : []),
    ...(changes.isDated
      ? []
      : ["CHANGELOG.md: the latest heading has no date; write today's date"]),
    ...['package.json', 'packages/stub/package.json'].flatMap((file) =>
      repositoryProblem(root, file),
    ),
    ...(existsSync(join(root, 'releases', version))
      ? []
      : [`releases/${version}: does not exist; run npm run compare -- --keep`]),
    ...openProblem(root),
  ];
}

/** What is packed is what is committed. */
function openProblem(root) {
  const status = spawnSync('git', ['status', '--porcelain', '-z'], { cwd: root, encoding: 'utf8' });
  const files = status.stdout.split('\0').flatMap((line) => line.slice(3) || []);
  if (files.length === 0) return [];
  const [count, one] =
    files.length > 1 ? [`${files.length} files are`, 'them'] : ['1 file is', 'it'];
  const remedy = `commit or remove ${one}`;
  return [`git status: ${count} not committed; ${remedy}: ${files.slice(0, 5).join(', ')}`];
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
  const isWritten = /^\* @(?!OWNER\b)/m.test(owners);
  return isWritten
    ? []
    : [`${file}: has no owner; replace @OWNER with the team that reviews changes`];
}

/** With provenance, npm publishes only packages that state the repository in which they are built. */
function repositoryProblem(root, file) {
  // Not a string: publint, with which the package is tested, refuses a URL there.
  const url = JSON.parse(readFileSync(join(root, file), 'utf8')).repository?.url;
  const built = process.env.GITHUB_REPOSITORY;
  if (!url)
    return [
      `${file}: has no repository.url, which npm publish --provenance requires; run the command npm pkg set below`,
    ];
  if (!built || url.toLowerCase().includes(built.toLowerCase())) return [];
  return [
    `${file}: the repository must be ${built}, which builds the package, but is ${url}; correct it`,
  ];
}

/**
 * What the build and the comparison refuse: generated files of other sources or another version, and differences from
 * the release before this one that its version does not allow.
 *
 * @param {string} root the folder of the project
 * @param {typeof runScript} run runs a script of the project
 * @returns {Promise<string[]>} the output of each that refuses
 */
export async function refusals(root, run = runScript) {
  const found = [];
  for (const [name, option] of [
    ['build', '--check'],
    ['compare', '--release'],
  ]) {
    const { code, stdout, stderr } = await run(name, option, '--root', root);
    // The build prints its steps on stdout, the comparison its verdicts.
    const said = name === 'build' ? stderr : `${stdout}${stderr}`;
    if (code !== 0) found.push(`npm run ${name} -- ${option}: ${said.trim()}`);
  }
  return found;
}

/**
 * Runs `scripts/<name>.ts`.
 *
 * @param {string} name
 * @param {...string} args
 * @returns {Promise<{code: unknown, stdout: string, stderr: string}>}
 */
async function runScript(name, ...args) {
  const script = join(ROOT, 'scripts', `${name}.ts`);
  const done = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { ...done, code: done.status };
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const found = [...blockers(ROOT, process.argv[2] ?? `v${version}`), ...(await refusals(ROOT))];
  for (const line of found) console.error(line);
  const steps = firstSteps(ROOT);
  const width = Math.max(...steps.map(([what]) => what.length));
  console.log('\nBefore the first release, do these steps once:\n');
  for (const [what, command] of steps) console.log(`  ${what.padEnd(width)}  ${command}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
