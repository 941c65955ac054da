/** A release needs one version everywhere. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
