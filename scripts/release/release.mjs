#!/usr/bin/env node
/**
 * Lists everything that blocks a release: versions, the changelog, the requirements of npm, the kept release, the
 * generated files, and the comparison with the previous release. Then it prints the steps that only a person can do.
 */
import { execFileSync, execSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import semver from 'semver';
import { parse } from 'yaml';
import { bump, packageNames, ROOT, sectionsOfChanges, statedVersions } from './bump.mjs';

const USAGE = `usage: release [TAG]
       release --fill REPOSITORY OWNER
       release --dry-run

Lists everything that blocks the release of TAG, by default that of the version in package.json, and prints the steps
that only a person can do. Exits with 1 if something blocks it.

  --fill     write what only a person knows to every file that states it: the URL of the repository, from which the
             homepage and the page for bugs follow, and the team that reviews changes
  --dry-run  run the steps of release.yml that need no network, in a clone of the last commit, with the next major
             version and example values for what only a person knows
  --help     print this help

Example: npm run release -- --fill https://github.com/acme/speech @acme/speech`;

const MANIFESTS = ['package.json', 'packages/stub/package.json'];
const OWNERS = '.github/CODEOWNERS';
const WORKFLOW = '.github/workflows/release.yml';

/**
 * Writes what only a person knows to every file that states it.
 *
 * @param {string} root the folder of the project
 * @param {string} repository such as `https://github.com/acme/speech`
 * @param {string} owner such as `@acme/speech`
 * @returns {string[]} the files
 */
export function fill(root, repository, owner) {
  if (!/^https:\/\/[^/]+\/[^/]+\/[^/]+$/.test(repository) || !/^@\S+$/.test(owner)) {
    throw new Error(
      'REPOSITORY must be a URL such as https://github.com/acme/speech, and OWNER such as @acme/speech',
    );
  }
  for (const file of MANIFESTS) {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
    // npm checks the repository against the provenance.
    manifest.repository = { type: 'git', url: `git+${repository}.git` };
    manifest.homepage = `${repository}#readme`;
    manifest.bugs = `${repository}/issues`;
    writeFileSync(join(root, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  const owners = readFileSync(join(root, OWNERS), 'utf8');
  writeFileSync(join(root, OWNERS), owners.replace(/^\* .*$/m, `* ${owner}`));
  return [...MANIFESTS, OWNERS];
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
  const sections = sectionsOfChanges(root);
  const [latest] = sections;
  const stated = [
    ...statedVersions(root),
    { place: 'CHANGELOG.md, the first heading', version: latest?.version },
  ];
  const others = stated.filter((one) => `v${one.version}` !== tag);
  const kept = `packages/compare/releases/${version}`;
  return [
    ...others.map(
      (one) => `${one.place}: the version must be ${version}, as in the tag, but is ${one.version}`,
    ),
    ...installProblems(root),
    ...personProblems(root),
    !latest?.text && 'CHANGELOG.md: the latest section is empty; describe the changes',
    ...sections
      .filter(({ isDated }) => !isDated)
      .map((one) => `CHANGELOG.md: the heading of ${one.version} has no date; write the date`),
    !existsSync(join(root, kept)) && `${kept}: does not exist; run npm run compare -- --keep`,
    openProblem(root),
  ].filter((problem) => problem);
}

/** What is packed is what is committed. */
function openProblem(root) {
  const status = git(root, 'status', '--porcelain', '-z');
  const files = status.split('\0').flatMap((line) => line.slice(3) || []);
  if (files.length === 0) return undefined;
  const [count, one] =
    files.length > 1 ? [`${files.length} files are`, 'them'] : ['1 file is', 'it'];
  const remedy = `commit or remove ${one}`;
  return `git status: ${count} not committed; ${remedy}: ${files.slice(0, 5).join(', ')}`;
}

/** The pages that, until the first release, show how to install the package from a clone. */
function pagesBefore(root) {
  const folders = ['.', 'docs', 'packages/stub'].filter((folder) => existsSync(join(root, folder)));
  const pages = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) =>
      name.endsWith('.md') ? join(folder, name) : [],
    ),
  );
  return pages.filter((page) => readFileSync(join(root, page), 'utf8').includes(BEFORE));
}

const BEFORE = '<!-- before the first release -->';

function installProblems(root) {
  const remedy =
    'replace the part after the comment "before the first release" with npm install, or remove the part';
  return pagesBefore(root).map(
    (page) => `${page}: states that the package is not published; ${remedy}`,
  );
}

/** What only a person knows, and is not filled in; or is of another repository than the one that builds the package. */
function personProblems(root) {
  const remedy = 'run `npm run release -- --fill REPOSITORY OWNER`';
  const built = process.env.GITHUB_REPOSITORY ?? '';
  const ofManifests = MANIFESTS.flatMap((file) => {
    const { repository, homepage, bugs } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    // npm publish --provenance compares the repository.
    const missing = Object.entries({ repository: repository?.url, homepage, bugs })
      .filter(([, value]) => !value?.includes(built))
      .map(([name]) => name);
    return missing.length > 0
      ? `${file}: ${missing.join(', ')} must name the repository${built && ` ${built}`}; ${remedy}`
      : [];
  });
  const owners = existsSync(join(root, OWNERS)) ? readFileSync(join(root, OWNERS), 'utf8') : '';
  const isOwned = /^\* @(?!OWNER\b)/m.test(owners);
  return isOwned ? ofManifests : [...ofManifests, `${OWNERS}: must name the owner; ${remedy}`];
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
    const args = ['run', '--silent', name, '--', option];
    const done = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
    // The build prints its steps on stdout, the comparison its verdicts.
    const said = name === 'build' ? done.stderr : `${done.stdout}${done.stderr}`;
    return done.status === 0 ? [] : [`npm run ${name} -- ${option}: ${said.trim()}`];
  });
}

/** What a person does once, before the first release: the repository does not tell whether it is done. */
export function firstSteps() {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'packages/stub/package.json'), 'utf8'));
  // Without `--no`, npx would look for a package with the name of a command.
  const names = new Set([...packageNames(ROOT), ...Object.keys(bin)]);
  const api = 'gh api --method';
  const environment = 'repos/{owner}/{repo}/environments/npm';
  return [
    ...Array.from(names, (name) => [
      'check that the name of a package or a command is free (E404) or yours',
      `npm view ${name} maintainers`,
    ]),
    [
      'name the repository and the owners of the code',
      'npm run release -- --fill REPOSITORY OWNER',
    ],
    [
      'protect main: reviews by the owners, and the job contract',
      `${api} POST repos/{owner}/{repo}/rulesets --input .github/rulesets/main.json`,
    ],
    [
      'let only maintainers push tags of releases',
      `${api} POST repos/{owner}/{repo}/rulesets --input .github/rulesets/tags.json`,
    ],
    [
      'make the environment npm wait for the approval of another person',
      `${api} PUT ${environment} -F 'reviewers[][type]=Team' -F 'reviewers[][id]=ID' -F prevent_self_review=true -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'`,
    ],
    [
      'let only the workflow of main use this environment',
      `${api} POST ${environment}/deployment-branch-policies -f name=main`,
    ],
    ['rehearse the release', 'npm run release -- --dry-run'],
    [
      'after the last job has failed, compare the sums with its summary',
      'gh run download --name release && sha256sum *.tgz',
    ],
    ['publish both packages', 'npm publish FILE --access public'],
    ...packageNames(ROOT).map((name) => [
      'make npm trust release.yml and the environment npm',
      `open https://www.npmjs.com/package/${name}/access`,
    ]),
  ];
}

/**
 * Runs the steps of the job `pack` of the workflow, without `npm ci`, in a clone of the last commit.
 *
 * @returns {boolean} whether all of them pass
 */
export function rehearse() {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const clone = join(folder, 'clone');
  try {
    git(ROOT, 'clone', '--quiet', ROOT, clone);
    // Git creates no folder `info` if it has no templates.
    mkdirSync(join(clone, '.git/info'), { recursive: true });
    writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
    symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
    // What a person does before a release. Whatever has changed since the last one, a major version allows.
    const { version } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
    const next = semver.inc(version, 'major');
    fill(clone, 'https://code.example/acme/speech', '@acme/speech');
    for (const page of pagesBefore(clone)) replaceIn(clone, page, BEFORE, '');
    replaceIn(clone, 'CHANGELOG.md', /- unreleased$/m, '- 2026-01-31');
    bump(clone, next, '2026-01-31');
    replaceIn(clone, 'CHANGELOG.md', /^## .*$/m, '$&\n\nAll.');
    for (const script of ['build', 'compare -- --keep', 'build'])
      execSync(`npm run --silent ${script}`, {
        cwd: clone,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    git(clone, 'add', '--all');
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    git(clone, ...author, 'commit', '--quiet', '--message', `Release ${next}`);
    git(clone, 'tag', `v${next}`);
    const env = {
      ...process.env,
      TAG: `v${next}`,
      GITHUB_SHA: git(clone, 'rev-parse', 'HEAD').trim(),
      GITHUB_REPOSITORY: 'acme/speech',
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    };
    const { steps } = parse(readFileSync(join(clone, WORKFLOW), 'utf8')).jobs.pack;
    const scripts = steps.flatMap(({ run }) => (run && run !== 'npm ci' ? run : []));
    return scripts.every((script) => {
      console.log(`\n${script.trim()}`);
      const options = { cwd: clone, env, stdio: 'inherit' };
      return spawnSync('bash', ['-eo', 'pipefail', '-c', script], options).status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function replaceIn(root, file, what, by) {
  const text = readFileSync(join(root, file), 'utf8');
  writeFileSync(join(root, file), text.replace(what, by));
}

function git(root, ...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' });
}

/** Returns the exit code. */
function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      fill: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
    },
  });
  if (values.help) console.log(USAGE);
  else if (values.fill) console.log(`now in ${fill(ROOT, ...positionals).join(', ')}`);
  else if (values['dry-run']) {
    const passes = rehearse();
    console.log(passes ? '\nThe dry run passes.' : '\nThe last step failed.');
    return passes ? 0 : 1;
  } else {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [tag = `v${version}`] = positionals;
    const found = [...blockers(ROOT, tag), ...refusals()];
    for (const line of found) console.error(line);
    console.log('\nBefore the first release, do these steps once:\n');
    for (const [what, command] of firstSteps()) console.log(`- ${what}:\n  ${command}`);
    return found.length > 0 ? 1 : 0;
  }
  return 0;
}

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = main();
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 1;
  }
}
