/** A release needs one version everywhere. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeInto } from '../../scripts/base/files.ts';
import { formatProblem } from '../../scripts/base/problem.ts';
import { blockersOf, writeVersion } from '../../scripts/release.ts';
import { ROOT } from '../support/generated.ts';
import { temporaryFolder } from '../support/temporary.ts';

const FILES = ['openapi/openapi.yaml', 'openapi/workflows.arazzo.yaml', 'asyncapi/asyncapi.yaml'];

it('npm version writes the version everywhere, and whatever is missing blocks the release', () => {
  const root = temporaryFolder();
  for (const file of FILES) cpSync(join(ROOT, file), join(root, file));
  writeInto(root, {
    'package.json': '{"version": "9.1.0-rc.1"}',
    'CHANGELOG.md': '# Changelog\n\n## [9.0.0] - 2026-01-31\n\n- A change.\n',
    'README.md': '<!-- before the first release -->\n',
  });
  const stated = blockersOf(root, '9.0.0').filter(({ message }) => message.endsWith('--write'));
  expect(stated).toHaveLength(3);
  writeVersion(root);
  expect(blockersOf(root, '9.0.0').map(formatProblem)).toEqual([
    'package.json: states the version 9.1.0-rc.1; set one after 9.0.0, without a suffix',
    'CHANGELOG.md: begin with "## [9.1.0-rc.1] - " and a date, and list the changes',
    'README.md: replace the part "before the first release", as MAINTAINING.md says',
    'package.json: must name the repository, as MAINTAINING.md says',
  ]);
  writeInto(root, { 'package.json': '{"version": "9.1.0"}' });
  expect(blockersOf(root, '9.1.0')[0]?.message).toContain('set one after 9.1.0');
});
