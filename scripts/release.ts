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

  --prepare VERSION  first write the version everywhere, date the changelog, and build
  --repository URL   name the repository, and replace what is true before the first release alone
  --start            tag main, and run the workflow that tests, packs, and publishes`;

const VERSIONED = '{openapi/{openapi,workflows.arazzo},asyncapi/asyncapi}.yaml';
const VERSION = /^( {2}version: )(.*)$/m;
const PAGES = '{README.md,docs/*.md,packages/*/README.md}';
const SETTINGS = '.github/{CODEOWNERS,workflows/release.yml}';
const BEFORE = 'before the first release';
/** What is true before the first release, and what takes its place. */
const REPLACED = /<!-- before the first release -->[\s\S]*?<!-- after it:\n([\s\S]*?)-->\n/g;

/** Writes the version of package.json to the documents, and the date to the changelog. */
export function writeVersion(root: string, date: string): void {
  const { version } = JSON.parse(readText(root, 'package.json'));
  for (const file of filesIn(root, VERSIONED))
    writeInto(root, { [file]: readText(root, file).replace(VERSION, `$1${version}`) });
  const changes = readText(root, 'CHANGELOG.md');
  const heading = /^## (\[Unreleased\]|\[.*\] - unreleased)$/m;
  writeInto(root, { 'CHANGELOG.md': changes.replace(heading, `## [${version}] - ${date}`) });
}

/** Names the repository in what the first release publishes, and says there how to install it. */
export function nameRepository(root: string, url: string): void {
  for (const file of filesIn(root, '{,packages/*/}package.json')) {
    const directory = file.replace(/\/?package\.json$/, '');
    const repository = { type: 'git', url: `git+${url}.git`, ...(directory && { directory }) };
    const links = { repository, homepage: `${url}#readme`, bugs: `${url}/issues` };
    const manifest = { ...JSON.parse(readText(root, file)), ...links };
    writeInto(root, { [file]: `${JSON.stringify(manifest, null, 2)}\n` });
  }
  for (const file of filesIn(root, PAGES))
    writeInto(root, { [file]: readText(root, file).replace(REPLACED, '$1') });
  const owners = readText(root, '.github/CODEOWNERS').replace(
    new RegExp(`^# ${BEFORE}.*\n`, 'm'),
    '',
  );
  const [, owner = ''] = new URL(url).pathname.split('/');
  writeInto(root, { '.github/CODEOWNERS': owners.replace('@OWNER', `@${owner}`) });
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
    const written = VERSION.exec(readText(root, file))?.[2];
    if (written !== version)
      block(
        file,
        `has the version ${written}, not ${version}; run npm run release -- --prepare ${version}`,
      );
  }
  const [, section = ''] = readText(root, 'CHANGELOG.md').split(/^## /m);
  if (!section.startsWith(`[${version}] - `) || !/^.* \d{4}-\d\d-\d\d\n+\S/.test(section))
    block('CHANGELOG.md', `begin with "## [${version}] - " and a date, and list the changes`);
  for (const file of [PAGES, SETTINGS].flatMap((pattern) => filesIn(root, pattern)))
    if (readText(root, file).includes(BEFORE))
      block(file, `replace the part "${BEFORE}", as MAINTAINING.md says`);
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
  const options = { prepare: text, repository: text, start: { type: 'boolean' } } as const;
  process.exitCode = await runCommand(USAGE, options, async ({ prepare, repository, start }) => {
    if (repository) nameRepository(ROOT, repository);
    if (prepare) {
      if (semver.valid(prepare) !== prepare)
        refuseAt('--prepare', 'needs a version, such as 2.1.0');
      run(`npm version ${prepare} --no-git-tag-version --allow-same-version`);
      writeVersion(ROOT, new Date().toISOString().slice(0, 10));
      run('npm run build');
    }
    // Nobody had a version before 2.0.0.
    refuse(blockersOf(ROOT, (lastTag() ?? 'v1.0.0').slice(1)));
    if (!start) return 0;
    const tag = `v${JSON.parse(readText(ROOT, 'package.json')).version}`;
    // What is tagged is the last commit of main.
    run('git fetch origin main && git diff --exit-code --stat origin/main');
    run(`git tag ${tag} origin/main && git push origin ${tag}`);
    run(`gh workflow run release.yml -f tag=${tag}`);
    return 0;
  });
}
