/** A release needs one version everywhere, and the machine writes it. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readText, writeInto } from '../../scripts/base/files.ts';
import { formatProblem } from '../../scripts/base/problem.ts';
import { blockersOf, nameRepository, writeVersion } from '../../scripts/release.ts';
import { ROOT } from '../support/generated.ts';
import { temporaryFolder } from '../support/temporary.ts';

const PAGE = `<!-- before the first release -->
Not on npm yet.
<!-- after it:
npm install -D speech-to-text-stub
-->
`;

it('whatever is missing blocks a release, until it is prepared', () => {
  const root = temporaryFolder();
  for (const folder of ['openapi', 'asyncapi'])
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  writeInto(root, {
    'package.json': '{"version": "9.1.0-rc.1"}',
    'packages/stub/package.json': '{}',
    'CHANGELOG.md': '# Changelog\n\n## [Unreleased]\n\n- A change.\n\n## [9.0.0] - 2026-01-31\n',
    'README.md': readText(ROOT, 'README.md'),
    'packages/stub/README.md': PAGE,
    '.github/CODEOWNERS': '# before the first release: replace @OWNER\n* @OWNER\n',
  });
  const blockers = () => blockersOf(root, '9.0.0').map(formatProblem);
  expect(blockers()).toEqual([
    'package.json: has the version 9.1.0-rc.1; set one after 9.0.0, without a suffix',
    expect.stringMatching(/^asyncapi.asyncapi.yaml: .* --prepare 9.1.0-rc.1$/),
    expect.stringMatching(/^openapi.openapi.yaml: /),
    expect.stringMatching(/^openapi.workflows.arazzo.yaml: /),
    'CHANGELOG.md: begin with "## [9.1.0-rc.1] - " and a date, and list the changes',
    ...['README.md', 'packages/stub/README.md', '.github/CODEOWNERS'].map(
      (file) => `${file}: replace the part "before the first release", as MAINTAINING.md says`,
    ),
    'package.json: must name the repository, as MAINTAINING.md says',
  ]);
  writeInto(root, { 'package.json': '{"version": "9.1.0"}' });
  writeVersion(root, '2026-02-01');
  nameRepository(root, 'https://code.example/owner/project');
  expect(blockers()).toEqual([]);
  expect(readText(root, '.github/CODEOWNERS')).toContain('* @owner');
  expect(readText(root, 'README.md').match(/npm install.*speech-to-text-.*/g)).toEqual([
    'npm install speech-to-text-contract',
  ]);
  expect(readText(root, 'packages/stub/README.md')).toContain(
    'npm install -D speech-to-text-stub\n',
  );
  expect(readText(root, 'packages/stub/package.json')).toContain('"directory": "packages/stub"');
  writeInto(root, { 'CHANGELOG.md': '## [9.1.0] - unreleased\n' });
  expect(blockers()).toHaveLength(1);
});
