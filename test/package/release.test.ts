import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockers } from '../../.ci/release.mjs';
import { ROOT } from '../support/contract.ts';

const FILES = [
  'package.json',
  'stub/package.json',
  'openapi/openapi.yaml',
  'asyncapi/asyncapi.yaml',
  'CHANGELOG.md',
];
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** A copy of what states a version as a release has it, with a repository in both packages. */
function release(): string {
  const root = mkdtempSync(join(tmpdir(), 'release-'));
  made.push(root);
  for (const file of FILES) cpSync(join(ROOT, file), join(root, file), { recursive: true });
  for (const file of ['package.json', 'stub/package.json']) {
    edit(root, file, /^\{/, '{ "repository": { "type": "git", "url": "git+https://a.invalid/b" },');
  }
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  writeFileSync(
    join(root, 'CHANGELOG.md'),
    changelog.replace(/^## \[Unreleased\]$/m, `## [${version}] - 2026-01-31`),
  );
  return root;
}

function edit(root: string, file: string, from: string | RegExp, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(path, text.replace(from, to));
}

it('every place that states the version states the same one', () => {
  expect(blockers(release(), `v${version}`)).toEqual([]);
});

it.each(FILES.slice(1))('a release is refused if %s states another version', (file) => {
  const root = release();
  edit(root, file, new RegExp(`(?<=: "?|\\[)${version}`), '0.0.0');
  const [found, ...others] = blockers(root, `v${version}`);
  expect(found).toMatch(new RegExp(`^${file}.*: 0\\.0\\.0 is not `));
  expect(others).toEqual([]);
});

it('a release is refused if the stub asks for another contract, or the tag is another version', () => {
  const root = release();
  edit(
    root,
    'stub/package.json',
    `"speech-to-text-contract": "${version}"`,
    '"speech-to-text-contract": "0.0.0"',
  );
  expect(blockers(root, 'v0.0.1')).toEqual([
    `stub/package.json, dependencies, speech-to-text-contract: 0.0.0 is not ${version}, the version in package.json`,
    `the tag: 0.0.1 is not ${version}, the version in package.json`,
  ]);
});

it.each(['package.json', 'stub/package.json'])(
  'a release without a repository in %s is refused, with the reason',
  (file) => {
    const root = release();
    edit(root, file, /"repository": .*?\},/, '');
    expect(blockers(root, `v${version}`)).toEqual([
      expect.stringMatching(
        `^${file}: has no "repository". npm refuses provenance without it, .+ owns the repository fills it in`,
      ),
    ]);
  },
);

it('CONTRIBUTING names every place that states the version', () => {
  const steps = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').split('## Releases')[1];
  for (const file of FILES) expect(steps).toContain(`\`${file}\``);
});

it('install scripts are off wherever something is installed', () => {
  const folders = globSync('**/package-lock.json', { cwd: ROOT, ignore: '**/node_modules/**' }).map(
    dirname,
  );
  expect(folders.length).toBeGreaterThan(1);
  for (const folder of folders) {
    const npmrc = join(ROOT, folder, '.npmrc');
    expect(existsSync(npmrc) && readFileSync(npmrc, 'utf8'), npmrc).toMatch(
      /^ignore-scripts=true$/m,
    );
  }
});

it('one job alone may publish, and it installs nothing and runs nothing of others', () => {
  const workflow = parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8'));
  const jobs = Object.values<{ permissions?: object; steps: { run?: string }[] }>(workflow.jobs);
  const publishing = jobs.filter(
    ({ permissions = workflow.permissions }) => 'id-token' in permissions,
  );
  expect(jobs.length).toBeGreaterThan(1);
  expect(publishing.map(({ steps }) => steps.flatMap(({ run = [] }) => run))).toEqual([
    ['node .ci/publish.mjs release'],
  ]);
});
