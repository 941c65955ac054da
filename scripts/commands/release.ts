/** `npm run release`: prepares a release, lists what blocks it, and starts it. */
import { spawnSync } from 'node:child_process';
import { runCommand } from '../base/command.ts';
import { readText } from '../base/files.ts';
import { refuse, refuseAt } from '../base/problem.ts';
import { lastTag } from '../compare.ts';
import { blockersOf, writeVersion } from '../release.ts';

const USAGE = `usage: npm run release -- [options]

Lists what blocks the release of the version in package.json: another version elsewhere, the changelog, and placeholders.

  --set VERSION      only write the version everywhere, and build
  --prepare VERSION  first write the version everywhere, date the changelog, build, and compare
  --start            tag main, and run the workflow that tests, packs, and publishes`;

/** Runs a command, and stops if it fails. */
function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0)
    refuseAt('', `\`${command}\` failed; fix what it prints, and run this command again`);
}

const text = { type: 'string' } as const;
const options = { set: text, prepare: text, start: { type: 'boolean' } } as const;
process.exitCode = await runCommand(USAGE, options, async ({ set, prepare, start }) => {
  // Nobody had a version before 2.0.0.
  const last = (lastTag() ?? 'v1.0.0').slice(1);
  if (set ?? prepare) {
    const { version } = JSON.parse(readText('.', 'package.json'));
    const prepared = version === last ? undefined : version;
    run(`npm version ${set ?? prepare} --no-git-tag-version --allow-same-version`);
    writeVersion('.', set ? undefined : new Date().toISOString().slice(0, 10), prepared);
    run('npm run build');
  }
  if (set) return 0;
  refuse(blockersOf('.', last));
  if (prepare) run('npm run --silent compare');
  if (!start) return 0;
  const tag = `v${JSON.parse(readText('.', 'package.json')).version}`;
  // What is tagged is the last commit of main.
  run('git fetch origin main && git diff --exit-code --stat origin/main');
  // If a step fails, the tag is there when the command is run again.
  run(`git tag --force ${tag} origin/main && git push origin ${tag}`);
  run(`gh workflow run release.yml -f tag=${tag}`);
  return 0;
});
