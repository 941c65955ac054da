/** A release needs one version everywhere, and workflows that give third-party code no permissions. */
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockers, writeVersion } from '../../scripts/release.mjs';
import { edit } from '../build/support/small.ts';
import { ROOT } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary.ts';

it('npm version writes the version everywhere, and whatever is missing blocks the release', () => {
  const root = temporaryFolder('release-');
  const files = [
    'package.json',
    'package-lock.json',
    'packages/stub/package.json',
    'CHANGELOG.md',
    '.github/CODEOWNERS',
  ];
  for (const file of [
    ...files,
    'openapi/openapi.yaml',
    'openapi/workflows.arazzo.yaml',
    'asyncapi/asyncapi.yaml',
    'docs/package.md',
  ])
    cpSync(join(ROOT, file), join(root, file));
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  edit(root, 'package.json', `"version": "${manifest.version}"`, '"version": "9.1.0"');
  expect(blockers(root, 'v9.0.0').join('\n')).toContain('v9.0.0: must be v9.1.0');
  expect(blockers(root).filter((one) => one.includes('states the version'))).toHaveLength(8);
  writeVersion(root, '2026-01-31');
  for (const file of ['package.json', 'packages/stub/package.json'])
    edit(root, file, '"license"', '"repository": "https://code.example/a/b", "license"');
  edit(root, '.github/CODEOWNERS', '* @OWNER', '* @team');
  expect(blockers(root, 'v9.1.0')).toEqual([
    'docs/package.md: replace the part after "before the first release"',
  ]);
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
