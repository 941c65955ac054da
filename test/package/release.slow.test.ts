/** A release needs versions that agree, and workflows that give third-party code no permissions. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockers, refusals } from '../../.ci/release.mjs';
import { bump, statedVersions } from '../../.ci/version.mjs';
import { edit } from '../build/support/small.ts';
import { ROOT } from '../support/contract.ts';
import { describeWith, locate } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary.ts';

const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** The name of the package in that of its tarball. */
const PACKED = name.replace(/^@/, '').replace('/', '-');

/** The places that state the version. Looked for once, in every file that git tracks. */
const STATED = locate('git') ? statedVersions(ROOT) : [];

/** Makes a repository that is ready for release, of copies of the files that state the version. */
function release(git: string): string {
  const root = temporaryFolder('release-');
  for (const file of new Set(STATED.map((one) => one.file))) {
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  }
  for (const file of ['package.json', 'packages/stub/package.json']) {
    const { repository: _, ...rest } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const stated = { ...rest, repository: { url: 'git+https://code.invalid/a/b.git' } };
    writeFileSync(join(root, file), JSON.stringify(stated));
  }
  mkdirSync(join(root, '.github'));
  writeFileSync(join(root, '.github/CODEOWNERS'), '* @a-team\n');
  writeFileSync(join(root, 'CHANGELOG.md'), `# Changes\n\n## [${version}] - 2026-01-31\n\nAll.\n`);
  mkdirSync(join(root, 'releases', version), { recursive: true });
  writeFileSync(
    join(root, 'releases', version, 'manifest.json'),
    JSON.stringify({ name, version }),
  );
  const other = { devDependencies: { [name]: version }, peerDependencies: { [name]: version } };
  writeFileSync(join(root, 'other.json'), JSON.stringify(other));
  const readme = `npm i ${name}@${version} stub-of-${name}@9.9.9 ../${PACKED}-${version}.tgz\n`;
  writeFileSync(join(root, 'README.md'), readme);
  writeFileSync(join(root, '.gitignore'), '.build/\n');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'core.hooksPath='];
  for (const args of [['init'], ['add', '.'], [...author, 'commit', '--message', 'All']]) {
    execFileSync(git, [...args, ...(args[0] === 'add' ? [] : ['--quiet'])], { cwd: root });
  }
  return root;
}

describeWith('git', 'a release', (git) => {
  const next = semver.inc(version, 'minor') ?? '';
  /** Ready for release, for tests that leave it as it was. */
  const ready = release(git);

  it('passes if every place states the version of the tag and nothing else is missing', () => {
    expect(blockers(ready, `v${version}`)).toEqual([]);
  });

  it.each([
    ['package.json', /,"repository":\{[^}]*\}/, '', 'has no repository'],
    ['CHANGELOG.md', /All\./, '', 'the latest section is empty'],
    ['CHANGELOG.md', '2026-01-31', 'unreleased', 'the latest heading has no date'],
    ['README.md', version, '0.0.0', `README.md:1, ${name}@0.0.0: the version must be ${version}`],
    ['README.md', `${version}.tgz`, '0.0.0.tgz', `${PACKED}-0.0.0: the version must be ${version}`],
  ])('is blocked by %s without %s', (file, from, to, message) => {
    const text = readFileSync(join(ready, file), 'utf8');
    edit(ready, file, from, to);
    const found = blockers(ready, `v${version}`);
    writeFileSync(join(ready, file), text);
    const open = 'git status: 1 file is not committed; commit or remove it';
    expect(found).toEqual([expect.stringContaining(message), `${open}: ${file}`]);
  });

  it('is blocked by generated files and differences that are refused', async () => {
    const refuse = async () => ({ code: 1, stdout: '', stderr: 'refused' });
    const commands = ['npm run build -- --check', 'npm run compare -- --release'];
    expect(await refusals(ready, refuse)).toEqual(commands.map((command) => `${command}: refused`));
  });

  it('is blocked by each place that states another version, including the stub in the lockfile', () => {
    const found = blockers(ready, 'v0.0.0');
    const places = [
      'package.json, version',
      `package-lock.json, packages, packages/stub, dependencies, ${name}`,
      'openapi/openapi.yaml, info, version',
      'asyncapi/asyncapi.yaml, info, version',
      'CHANGELOG.md, the first heading',
    ];
    for (const place of places)
      expect(found).toContain(
        `${place}: the version must be 0.0.0, as in the tag, but is ${version}`,
      );
    expect(found).toContainEqual(expect.stringMatching(/^releases\/0\.0\.0: does not exist; /));
  });

  it('gets its version in every place, and a section in the changelog, by one command', () => {
    const root = release(git);
    const files = bump(root, next, '2026-02-28');
    expect(new Set(statedVersions(root).map((one) => one.version))).toEqual(new Set([next]));
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(read('CHANGELOG.md')).toContain(`## [${next}] - 2026-02-28`);
    expect(read('README.md')).toBe(
      `npm i ${name}@${next} stub-of-${name}@9.9.9 ../${PACKED}-${next}.tgz\n`,
    );
    const other = { devDependencies: { [name]: next }, peerDependencies: { [name]: next } };
    expect(JSON.parse(read('other.json'))).toEqual(other);
    // A kept release does not change.
    expect(read(`releases/${version}/manifest.json`)).toContain(version);
    const lock = JSON.parse(read('package-lock.json')).packages;
    for (const stub of [JSON.parse(read('packages/stub/package.json')), lock['packages/stub']]) {
      expect(stub).toMatchObject({ version: next, dependencies: { [name]: next } });
    }
    expect(files).toContain('CHANGELOG.md');
    expect(() => bump(root, version, '2026-02-28')).toThrow(`VERSION must be above ${next}`);
    expect(() => bump(root, 'next', '2026-02-28')).toThrow('VERSION must be above');
  });
});

it('npm runs no install scripts of packages', () => {
  const locks = globSync('**/package-lock.json', { cwd: ROOT, ignore: '**/node_modules/**' });
  expect(locks.length).toBeGreaterThan(1);
  for (const folder of locks.map(dirname)) {
    const npmrc = join(ROOT, folder, '.npmrc');
    expect(existsSync(npmrc) && readFileSync(npmrc, 'utf8'), npmrc).toMatch(
      /^ignore-scripts=true$/m,
    );
  }
});

describe('the workflows', () => {
  interface Step {
    uses?: string;
    run?: string;
    with?: Record<string, unknown>;
  }
  const folder = join(ROOT, '.github/workflows');
  const jobs = globSync('*.yml', { cwd: folder }).flatMap((file) => {
    const { permissions, jobs } = parse(readFileSync(join(folder, file), 'utf8'));
    const all = Object.values<{ permissions?: object; steps: Step[] }>(jobs);
    return all.map((job) => ({ permissions, ...job }));
  });
  const actions = jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses !== undefined));

  it('pin every action to a commit and leave no token in a checkout', () => {
    for (const { uses } of actions) expect(uses).toMatch(/@[\da-f]{40}$/);
    const checkouts = actions.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const { with: options } of checkouts) {
      expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('let a single job publish: it needs approval, has no checkout, installs nothing and runs only npm', () => {
    const publishing = jobs.filter(({ permissions }) => 'id-token' in permissions);
    expect(publishing).toHaveLength(1);
    // The settings of this environment, on the code host, name the people who approve.
    expect(publishing[0]).toHaveProperty('environment');
    const steps = publishing.flatMap((job) => job.steps);
    expect(steps.map(({ uses, run }) => uses ?? run).join('\n')).not.toMatch(
      /checkout|npm (ci|install|run|exec)|npx|node /,
    );
  });
});
