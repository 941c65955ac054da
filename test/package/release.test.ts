/** A release needs versions that agree, and workflows that give no rights to code of others. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import semver from 'semver';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockers } from '../../.ci/release.mjs';
import { raise, statedVersions } from '../../.ci/version.mjs';
import { ROOT } from '../support/contract.ts';
import { edit } from '../support/small.ts';
import { temporaryFolder } from '../support/temporary.ts';

const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Copies the files that state the version, as they are in a release. */
function release(): string {
  const root = temporaryFolder('release-');
  for (const file of new Set(statedVersions(ROOT).map((one) => one.file))) {
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  }
  for (const file of ['package.json', 'stub/package.json']) {
    const { repository: _, ...rest } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const stated = { ...rest, repository: 'git+https://code.invalid/a/b.git' };
    writeFileSync(join(root, file), JSON.stringify(stated));
  }
  writeFileSync(join(root, 'CHANGELOG.md'), `# Changes\n\n## [${version}] - 2026-01-31\n\nAll.\n`);
  const kept = `${version}/openapi.yaml`;
  mkdirSync(join(root, 'releases', version), { recursive: true });
  writeFileSync(join(root, 'releases', kept), 'a');
  const sum = createHash('sha256').update('a').digest('hex');
  writeFileSync(join(root, 'releases/SHA256SUMS'), `${sum}  ${kept}\n`);
  return root;
}

describe('a release', () => {
  const next = semver.inc(version, 'minor') ?? '';

  it('passes where every place states the version of its tag, and nothing else is missing', () => {
    expect(blockers(release(), `v${version}`)).toEqual([]);
  });

  it.each([
    ['package.json', /,"repository":"[^"]*"/, '', 'has no repository'],
    ['stub/package.json', /,"repository":"[^"]*"/, '', 'has no repository'],
    ['CHANGELOG.md', /All\./, '', 'says nothing of what is new'],
    ['CHANGELOG.md', /\[.*\]/, '[0.0.0]', `0.0.0 is not the version of the tag v${version}`],
    ['releases/SHA256SUMS', /^./, '_', 'does not match releases/SHA256SUMS'],
    ['releases/SHA256SUMS', /(?<=\/).*$/m, 'gone.yaml', 'does not match releases/SHA256SUMS'],
  ])('is blocked by %s, without %s', (file, from, to, said) => {
    const root = release();
    edit(root, file, from, to);
    expect(blockers(root, `v${version}`)).toEqual([expect.stringContaining(said)]);
  });

  it('is blocked by each place that states another version', () => {
    const places = statedVersions(ROOT).map((one) => one.place);
    expect(places.length).toBeGreaterThan(0);
    const found = blockers(release(), 'v0.0.0');
    for (const place of [...places, 'CHANGELOG.md, the first heading']) {
      expect(found).toContain(`${place}: ${version} is not the version of the tag v0.0.0`);
    }
    expect(found).toContainEqual(expect.stringMatching(/^releases\/0\.0\.0: does not exist; /));
  });

  it('gets its version in every place by one command, which begins the changelog', () => {
    const root = release();
    const files = raise(root, next, '2026-02-28');
    expect(new Set(statedVersions(root).map((one) => one.version))).toEqual(new Set([next]));
    expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(`## [${next}] - 2026-02-28`);
    expect(JSON.parse(readFileSync(join(root, 'stub/package.json'), 'utf8'))).toMatchObject({
      version: next,
      dependencies: { [name]: next },
    });
    expect(files).toContain('CHANGELOG.md');
    expect(() => raise(root, version, '2026-02-28')).toThrow(`not a version above ${next}`);
    expect(() => raise(root, 'next', '2026-02-28')).toThrow('not a version above');
  });

  it('is described in CONTRIBUTING with every file that states the version', () => {
    const steps = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('## Releases')[1];
    for (const { file } of statedVersions(ROOT)) expect(steps).toContain(`\`${file}\``);
  });
});

it('no install runs the scripts of packages', () => {
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

  it('pin every action by its commit, and leave no token in a checkout', () => {
    for (const { uses } of actions) expect(uses).toMatch(/@[\da-f]{40}$/);
    const checkouts = actions.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const { with: options } of checkouts) {
      expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('let one job publish, which checks nothing out, installs nothing and runs only npm', () => {
    const publishing = jobs.filter(({ permissions }) => 'id-token' in permissions);
    expect(publishing).toHaveLength(1);
    const steps = publishing.flatMap((job) => job.steps);
    expect(steps.map(({ uses, run }) => uses ?? run).join('\n')).not.toMatch(
      /checkout|npm (ci|install|run|exec)|npx|node /,
    );
  });
});
