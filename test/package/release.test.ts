/** A release needs one version everywhere. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText, writeInto } from '../../scripts/base/files.ts';
import { formatProblem } from '../../scripts/base/problem.ts';
import { blockersOf, writeVersion } from '../../scripts/release.ts';
import { edit } from '../build/support/small.ts';
import { ROOT } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary.ts';

const FILES = [
  ...['package.json', 'packages/stub/package.json'],
  ...['openapi/openapi.yaml', 'openapi/workflows.arazzo.yaml', 'asyncapi/asyncapi.yaml'],
];

it('npm version writes the version everywhere, and whatever is missing blocks the release', () => {
  const root = temporaryFolder();
  for (const file of FILES) cpSync(join(ROOT, file), join(root, file));
  writeInto(root, {
    'CHANGELOG.md': '# Changelog\n\n## [9.0.0] - 2026-01-31\n\n- A change.\n',
    'README.md': '<!-- before the first release -->\n',
    'docs/package.md': '',
    'docs/quick-start.md': '',
    'packages/stub/README.md': '',
  });
  const { version } = JSON.parse(readText(ROOT, 'package.json'));
  edit(root, 'package.json', `"version": "${version}"`, '"version": "9.1.0"');
  for (const file of ['package.json', 'packages/stub/package.json'])
    edit(root, file, '"license"', '"repository": "https://code.example/a/b", "license"');
  const stated = blockersOf(root, '9.0.0').filter(({ message }) => message.endsWith('--write'));
  expect(stated).toHaveLength(3);
  writeVersion(root);
  expect(blockersOf(root, '9.1.0').map(formatProblem)).toEqual([
    'package.json: states the version 9.1.0; set one after 9.1.0, such as 9.1.1 (patch), 9.2.0 (minor), 10.0.0 (major)',
    'CHANGELOG.md: begin with "## [9.1.0] - " and a date, and list the changes',
    'README.md: replace the part after "before the first release"',
  ]);
});
