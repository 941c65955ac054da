/** `npm run release`: what blocks the release of the version in package.json. */
import { join } from 'node:path';
import semver from 'semver';
import { runCommand } from './base/command.ts';
import { filesIn, readText, writeInto } from './base/files.ts';
import { type Problem, refuse } from './base/problem.ts';
import { lastTag } from './compare.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = `usage: npm run release -- [options]

Lists what blocks the release of the version in package.json: another version elsewhere, the changelog, and placeholders.

  --write  write the version to the other files instead; npm version runs this`;

const FILES = ['openapi/openapi.yaml', 'openapi/workflows.arazzo.yaml', 'asyncapi/asyncapi.yaml'];
const VERSION = /^( {2}version: )(.*)$/m;
const WITH_PLACEHOLDERS = '{*.md,docs/*.md,packages/*/*.md,.github/{CODEOWNERS,workflows/*.yml}}';
const BEFORE = 'before the first release';

/** Writes the version of package.json to the documents. */
export function writeVersion(root: string): void {
  const { version } = JSON.parse(readText(root, 'package.json'));
  for (const file of FILES)
    writeInto(root, { [file]: readText(root, file).replace(VERSION, `$1${version}`) });
}

/** Everything that blocks a release after the version `last`. `npm run check` and `npm run compare` check the rest. */
export function blockersOf(root: string, last: string): Problem[] {
  const { version, repository } = JSON.parse(readText(root, 'package.json'));
  const problems: Problem[] = [];
  const block = (file: string, message: string) => problems.push({ file, pointer: '', message });
  // npm publishes 2.1.0-rc.1 only with a tag of its own.
  if (semver.valid(version) !== version || version.includes('-') || semver.lte(version, last))
    block('package.json', `states the version ${version}; set one after ${last}, without a suffix`);
  for (const file of FILES) {
    const stated = VERSION.exec(readText(root, file))?.[2];
    if (stated !== version)
      block(file, `states the version ${stated}, not ${version}; run npm run release -- --write`);
  }
  const [, section = ''] = readText(root, 'CHANGELOG.md').split(/^## /m);
  if (!section.startsWith(`[${version}] - `) || !/^.* \d{4}-\d\d-\d\d\n+\S/.test(section))
    block('CHANGELOG.md', `begin with "## [${version}] - " and a date, and list the changes`);
  for (const file of filesIn(root, WITH_PLACEHOLDERS))
    if (readText(root, file).includes(BEFORE))
      block(file, `replace the part "${BEFORE}", as MAINTAINING.md says`);
  if (!repository) block('package.json', 'must name the repository, as MAINTAINING.md says');
  return problems;
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = await runCommand(USAGE, { write: { type: 'boolean' } }, async (options) => {
    if (options.write) writeVersion(ROOT);
    // Nobody had a version before 2.0.0.
    else refuse(blockersOf(ROOT, (lastTag() ?? 'v1.0.0').slice(1)));
    return 0;
  });
