/** What a release needs: one version everywhere, and nothing that blocks it. */
import semver from 'semver';
import { filesIn, readText, writeInto } from './base/files.ts';
import type { Problem } from './base/problem.ts';

const VERSIONED = '{openapi/{openapi,workflows.arazzo},asyncapi/asyncapi}.yaml';
const VERSION = /^( {2}version: )(.*)$/m;
const PAGES = '{README.md,docs/*.md,packages/*/README.md,.github/{CODEOWNERS,MAINTAINING.md}}';
const BEFORE = 'before the first release';
/** An action of GitHub at a tag, which may move, and not at a commit. */
const UNPINNED = /(?<=uses: )(?!.*@[0-9a-f]{40}\b).*/g;

/**
 * Writes the version of package.json to the documents, and with a date to the first heading of the changelog.
 *
 * @param prepared the version that the heading has if it was prepared before, and not released
 */
export function writeVersion(root: string, date?: string, prepared?: string): void {
  const { version } = JSON.parse(readText(root, 'package.json'));
  for (const file of filesIn(root, VERSIONED))
    writeInto(root, { [file]: readText(root, file).replace(VERSION, `$1${version}`) });
  if (date === undefined) return;
  const changes = readText(root, 'CHANGELOG.md').replace(/^## \[(.*)\].*$/m, (heading, name) =>
    ['Unreleased', prepared].includes(name) ? `## [${version}] - ${date}` : heading,
  );
  writeInto(root, { 'CHANGELOG.md': changes });
}

/** Everything that blocks a release after the version `last`. `npm run check` and `npm run compare` check the rest. */
export function blockersOf(root: string, last: string): Problem[] {
  const { version, repository } = JSON.parse(readText(root, 'package.json'));
  const problems: Problem[] = [];
  const block = (file: string, message: string) => problems.push({ file, pointer: '', message });
  // npm publishes 2.1.0-rc.1 only with a tag of its own.
  if (semver.valid(version) !== version || version.includes('-') || semver.lte(version, last))
    block('package.json', `has the version ${version}; set one after ${last}, without a suffix`);
  for (const file of filesIn(root, VERSIONED)) {
    const [, , written] = VERSION.exec(readText(root, file)) ?? [];
    const remedy = `run npm run release -- --prepare ${version}`;
    if (written !== version) block(file, `has the version ${written}, not ${version}; ${remedy}`);
  }
  const [, section = ''] = readText(root, 'CHANGELOG.md').split(/^## /m);
  if (!section.startsWith(`[${version}] - `) || !/^.* \d{4}-\d\d-\d\d\n+\S/.test(section))
    block('CHANGELOG.md', `begin with "## [${version}] - " and a date, and list the changes`);
  for (const file of filesIn(root, PAGES))
    if (readText(root, file).includes(BEFORE))
      block(file, `replace the part "${BEFORE}", as MAINTAINING.md says`);
  for (const file of filesIn(root, '.github/workflows/*.yml')) {
    for (const action of new Set(readText(root, file).match(UNPINNED)))
      block(file, `pin ${action} by its commit, as MAINTAINING.md says`);
  }
  if (!repository) block('package.json', 'must name the repository, as MAINTAINING.md says');
  return problems;
}
