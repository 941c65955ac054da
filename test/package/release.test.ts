/** A release needs versions that agree, and workflows that give no rights to code of others. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockers } from '../../.ci/release.mjs';
import { ROOT } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** The files that state the version, and where each states it. */
const PLACES: Record<string, RegExp> = {
  'package.json': /(?<="version": ")[^"]+/,
  'stub/package.json': /(?<="version": ")[^"]+/,
  'openapi/openapi.yaml': /(?<=^ {2}version: )\S+/m,
  'asyncapi/asyncapi.yaml': /(?<=^ {2}version: )\S+/m,
  'CHANGELOG.md': /(?<=^## \[)[^\]]+/m,
};
const FILES = Object.keys(PLACES);
const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** Copies the files that state the version, as they are in a release. */
function release(): string {
  const root = temporaryFolder('release-');
  for (const file of FILES) cpSync(join(ROOT, file), join(root, file), { recursive: true });
  edit(root, 'CHANGELOG.md', PLACES['CHANGELOG.md'] ?? /$/, version);
  return root;
}

function edit(root: string, file: string, from: RegExp, to: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text, `${file} states no version`).toMatch(from);
  writeFileSync(join(root, file), text.replace(from, to));
}

describe('a release', () => {
  it('passes where every place states the version of its tag', () => {
    expect(blockers(release(), `v${version}`)).toEqual([]);
  });

  it.each(Object.entries(PLACES))('is blocked if %s states another version', (file, place) => {
    const root = release();
    edit(root, file, place, '0.0.0');
    const found = blockers(root, `v${version}`);
    expect(found).toEqual([expect.stringMatching(`^${file}.*: 0\\.0\\.0 is not `)]);
  });

  it('is blocked if the stub depends on another version of the contract', () => {
    const root = release();
    edit(root, 'stub/package.json', new RegExp(`(?<="${name}": ")[^"]+`), '0.0.0');
    expect(blockers(root, `v${version}`)).toEqual([
      `stub/package.json, dependencies, ${name}: 0.0.0 is not the version of the tag v${version}`,
    ]);
  });

  it('is described in CONTRIBUTING with every file that states the version', () => {
    const steps = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('## Releases')[1];
    for (const file of FILES) expect(steps).toContain(`\`${file}\``);
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

  it('pin every action by its commit', () => {
    expect(actions.length).toBeGreaterThan(0);
    for (const { uses } of actions) expect(uses).toMatch(/@[\da-f]{40}$/);
  });

  it('leave no token in a checkout', () => {
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
