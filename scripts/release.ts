/** `npm run release`: prepares a release, lists what blocks it, and starts it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import semver from 'semver';
import { runCommand } from './base/command.ts';
import { filesIn, readText, writeInto } from './base/files.ts';
import { type Problem, refuse, refuseAt } from './base/problem.ts';
import { lastTag } from './compare.ts';

const ROOT = join(import.meta.dirname, '..');

const USAGE = `usage: npm run release -- [options]

Lists what blocks the release of the version in package.json: another version elsewhere, the changelog, and placeholders.

  --set VERSION      only write the version everywhere, and build
  --prepare VERSION  first write the version everywhere, date the changelog, build, and compare
  --start            tag main, and run the workflow that tests, packs, and publishes`;

const VERSIONED = '{openapi/{openapi,workflows.arazzo},asyncapi/asyncapi}.yaml';
const VERSION = /^( {2}version: )(.*)$/m;
const PAGES = '{README.md,docs/*.md,packages/*/README.md,.github/{CODEOWNERS,MAINTAINING.md}}';
const BEFORE = 'before the first release';
/** An action of GitHub at a tag, which may move, and not at a commit. */
const UNPINNED = /uses: (?!.*@[0-9a-f]{40}\b)(.*)/;

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
    const [, action] = UNPINNED.exec(readText(root, file)) ?? [];
    if (action) block(file, `pin ${action} by its commit, as MAINTAINING.md says`);
  }
  if (!repository) block('package.json', 'must name the repository, as MAINTAINING.md says');
  return problems;
}

/** Runs a command, and stops if it fails. */
function run(command: string): void {
  const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit' });
  if (status !== 0)
    refuseAt('', `\`${command}\` failed; fix what it prints, and run this command again`);
}

if (process.argv[1] === import.meta.filename) {
  const text = { type: 'string' } as const;
  const options = { set: text, prepare: text, start: { type: 'boolean' } } as const;
  process.exitCode = await runCommand(USAGE, options, async ({ set, prepare, start }) => {
    // Nobody had a version before 2.0.0.
    const last = (lastTag() ?? 'v1.0.0').slice(1);
    if (set ?? prepare) {
      const { version } = JSON.parse(readText(ROOT, 'package.json'));
      const prepared = version === last ? undefined : version;
      run(`npm version ${set ?? prepare} --no-git-tag-version --allow-same-version`);
      writeVersion(ROOT, set ? undefined : new Date().toISOString().slice(0, 10), prepared);
      run('npm run build');
    }
    if (set) return 0;
    refuse(blockersOf(ROOT, last));
    if (prepare) run('npm run --silent compare');
    if (!start) return 0;
    const tag = `v${JSON.parse(readText(ROOT, 'package.json')).version}`;
    // What is tagged is the last commit of main.
    run('git fetch origin main && git diff --exit-code --stat origin/main');
    // If a step fails, the tag is there when the command is run again.
    run(`git tag --force ${tag} origin/main && git push origin ${tag}`);
    run(`gh workflow run release.yml -f tag=${tag}`);
    return 0;
  });
}
