/** A release needs consistent versions and workflows that give third-party code no permissions. */
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeInto } from '../../scripts/read/files.ts';
import { bump, statedVersions } from '../../scripts/release/bump.mjs';
import { blockers, fill, firstSteps, rehearse } from '../../scripts/release/release.mjs';
import { edit } from '../build/support/small.ts';
import { ROOT } from '../support/contract.ts';
import { describeWith, IS_NIGHTLY } from '../support/machine.ts';
import { commitAll } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary.ts';

const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Makes a repository that is ready for release from copies of the files with a version. */
function release(git: string, files: Iterable<string>): string {
  const root = temporaryFolder('release-');
  for (const file of files) cpSync(join(ROOT, file), join(root, file));
  writeInto(root, {
    '.github/CODEOWNERS': '* @OWNER\n',
    'CHANGELOG.md': `# Changes\n\n## [${version}] - 2026-01-31\n\nAll.\n`,
    [`packages/compare/releases/${version}/manifest.json`]: JSON.stringify({ name, version }),
    'README.md': `npm i ${name}@${version} stub-of-${name}@9.9.9 ../${name}-${version}.tgz\n`,
  });
  fill(root, 'https://code.invalid/a/b', '@a-team');
  commitAll(git, root);
  return root;
}

describeWith('git', 'release', (git) => {
  const files = new Set(statedVersions(ROOT).map(({ file }) => file));

  it('a release passes if every place has the version of the tag and nothing is missing', () => {
    expect(blockers(release(git, files), `v${version}`)).toEqual([]);
  });

  it.runIf(IS_NIGHTLY)('a release passes a dry run of its workflow', () => {
    expect(rehearse()).toBe(true);
  });

  it('each missing requirement and each wrong version blocks a release', () => {
    const root = release(git, files);
    edit(root, 'package.json', /"homepage": .*\n/, '');
    edit(root, '.github/CODEOWNERS', '@a-team', '@OWNER');
    edit(root, 'CHANGELOG.md', 'All.', '\n## [0.0.1] - unreleased\n');
    const found = blockers(root, 'v0.0.0').join('\n');
    const places = [
      'package.json, version',
      `package-lock.json, packages, packages/stub, dependencies, ${name}`,
      'openapi/openapi.yaml, info, version',
      'asyncapi/asyncapi.yaml, info, version',
      'CHANGELOG.md, the first heading',
      `README.md:1, ${name}-${version}`,
    ].map((place) => `${place}: the version must be 0.0.0`);
    const problems = [
      ...['package.json: homepage must name', 'must name the owner', 'section is empty'],
      ...['the heading of 0.0.1 has no date', 'not committed'],
    ];
    for (const problem of [
      ...places,
      ...problems,
      'packages/compare/releases/0.0.0: does not exist',
    ])
      expect(found).toContain(problem);
  });

  it('one command bumps the version everywhere and adds a section to the changelog', () => {
    const root = release(git, files);
    const next = semver.inc(version, 'minor') ?? '';
    bump(root, next, '2026-02-28');
    expect(new Set(statedVersions(root).map((one) => one.version))).toEqual(new Set([next]));
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    expect(read('CHANGELOG.md')).toContain(`## [${next}] - 2026-02-28`);
    // Another package and a kept release do not change.
    expect(read('README.md')).toContain(`stub-of-${name}@9.9.9`);
    expect(read(`packages/compare/releases/${version}/manifest.json`)).toContain(version);
    expect(() => bump(root, version, '2026-02-28')).toThrow(`semantic version above ${next}`);
    edit(root, 'CHANGELOG.md', '2026-02-28', 'unreleased');
    expect(() => bump(root, '99.0.0', '2026-02-28')).toThrow(`heading of ${next} has no date`);
  });
});

it('the release command asks a maintainer to protect main, the tags, and the approval of a release', () => {
  const steps = firstSteps().join('\n');
  expect(steps).toContain('prevent_self_review=true');
  const files = Array.from(steps.matchAll(/--input (\S+)/g), ([, file = '']) => file);
  const rulesets = files.map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).target);
  expect(rulesets).toEqual(['branch', 'tag']);
});

it('npm runs no install scripts of packages', () => {
  const locks = globSync('**/package-lock.json', { cwd: ROOT, ignore: '**/node_modules/**' });
  for (const lock of locks)
    expect(readFileSync(join(ROOT, dirname(lock), '.npmrc'), 'utf8')).toMatch(
      /^ignore-scripts=true$/m,
    );
});

describe('workflows', () => {
  type Job = { permissions?: object; steps: { uses?: string; run?: string; with?: object }[] };
  const folder = join(ROOT, '.github/workflows');
  const jobs = globSync('*.yml', { cwd: folder }).flatMap((file) => {
    const { on, permissions, jobs } = parse(readFileSync(join(folder, file), 'utf8'));
    return Object.values<Job>(jobs).map((job) => ({ on, permissions, ...job }));
  });

  it('the workflows pin every action to a commit and leave no token in a checkout', () => {
    const actions = jobs.flatMap(({ steps }) => steps.filter(({ uses }) => uses));
    for (const { uses, with: options } of actions) {
      expect(uses).toMatch(/@[\da-f]{40}$/);
      if (uses?.startsWith('actions/checkout@'))
        expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('only one job can publish, which runs on main after approval and only calls npm', () => {
    const publishing = jobs.filter(({ permissions }) => 'id-token' in Object(permissions));
    expect(publishing).toHaveLength(1);
    // What a push of a tag starts, the tagged commit could change.
    expect(Object.keys(publishing[0]?.on ?? {})).toEqual(['workflow_dispatch']);
    // The settings of this environment, on the code host, name the people who approve.
    expect(publishing[0]).toHaveProperty('environment');
    expect(JSON.stringify(publishing)).not.toMatch(/checkout|npm (ci|install|run|exec)|npx|node /);
  });
});
