/** A release needs one version everywhere, and the machine writes it. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText, writeInto } from '../../scripts/base/files.ts';
import { formatProblem } from '../../scripts/base/problem.ts';
import { blockersOf, writeVersion } from '../../scripts/release.ts';
import { ROOT } from '../support/generated.ts';
import { temporaryFolder } from '../support/temporary.ts';

it('whatever is missing blocks a release, until it is prepared', () => {
  const root = temporaryFolder();
  for (const folder of ['openapi', 'asyncapi'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  writeInto(root, {
    'package.json': '{"version": "9.1.0-rc.1"}',
    'CHANGELOG.md': '# Changelog\n\n## [Unreleased]\n\n- A change.\n\n## [9.0.0] - 2026-01-31\n',
    'README.md': '<!-- before the first release -->',
    '.github/workflows/a.yml': `- uses: a/b@v6\n- uses: c/d@v1\n- uses: a/b@v6\n- uses: a/b@${'0'.repeat(40)} # v6\n`,
  });
  const blockers = () => blockersOf(root, '9.0.0').map(formatProblem);
  expect(blockers()).toEqual([
    'package.json: has the version 9.1.0-rc.1; set one after 9.0.0, without a suffix',
    expect.stringMatching(/^asyncapi.asyncapi.yaml: .* --prepare 9.1.0-rc.1$/),
    expect.stringMatching(/^openapi.openapi.yaml: /),
    expect.stringMatching(/^openapi.workflows.arazzo.yaml: /),
    'CHANGELOG.md: begin with "## [9.1.0-rc.1] - " and a date, and list the changes',
    'README.md: replace the part "before the first release", as MAINTAINING.md says',
    expect.stringMatching(/^.github.workflows.a.yml: pin a.b@v6 by its commit/),
    expect.stringMatching(/^.github.workflows.a.yml: pin c.d@v1 by its commit/),
    'package.json: must name the repository, as MAINTAINING.md says',
  ]);
  const repository = 'https://code.example/owner/project';
  writeInto(root, {
    'package.json': JSON.stringify({ version: '9.1.0', repository }),
    'README.md': '',
    '.github/workflows/a.yml': '',
  });
  writeVersion(root, '2026-02-01');
  expect(blockers()).toEqual([]);
  expect(readText(root, 'CHANGELOG.md')).toContain('## [9.1.0] - 2026-02-01\n\n- A change.');
  // The changes need another version than the prepared one.
  writeInto(root, { 'package.json': JSON.stringify({ version: '10.0.0', repository }) });
  writeVersion(root, '2026-02-02', '9.1.0');
  expect(blockers()).toEqual([]);
  expect(readText(root, 'CHANGELOG.md')).not.toContain('9.1.0');
  writeInto(root, { 'CHANGELOG.md': '## [10.0.0] - unreleased\n' });
  expect(blockers()).toHaveLength(1);
});
