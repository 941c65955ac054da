/** The whole command: a project, its releases and its commits. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { DOCUMENTS } from '../../../scripts/contract.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { load } from '../../../scripts/read/load.ts';
import { copySmall, edit } from '../../../test/build/support/small.ts';
import { run } from '../../../test/support/command.ts';
import { need } from '../../../test/support/machine.ts';
import { compareCommand } from '../src/command.ts';
import { RELEASES } from '../src/kept.ts';

/** The file with the bound that tests change. */
const REQUEST = 'openapi/schemas/request.yaml';
const SILENCE = '/components/schemas/JobConfig/properties/silence/maximum';

/** A project, with what a comparison reads of a build: the bundles. */
function project() {
  const root = copySmall();
  const build = async () => {
    const { contract } = await load(root);
    for (const name of DOCUMENTS) {
      const text = JSON.stringify(contract[name]);
      writeInto(root, { [`generated/${name}.json`]: text, [`generated/${name}.yaml`]: text });
    }
  };
  const judge = async (code: number, said: RegExp | string, ...args: string[]) => {
    const ended = await run((given) => compareCommand(given, root), ...args);
    expect(ended.stdout + ended.stderr).toMatch(said);
    expect(ended.code).toBe(code);
  };
  return { root, build, judge };
}

it('the command keeps a built release and reports each later break at its line with a counterexample', async () => {
  const { root, build, judge } = project();
  await judge(1, 'generated: was not built from the current contract', '--keep');
  await build();
  await judge(0, `${RELEASES}/1.0.0 contains the current contract.\n`, '--keep');
  await judge(0, /no difference. Passed.\n$/);
  edit(root, REQUEST, 'maximum: 10', 'maximum: 9');
  await judge(1, '1.0.0: differs from the current contract; bump the version', '--release');
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const proof =
    'counterexample: JobConfig {"silence":10}: accepted by 1.0.0, rejected by the current contract';
  await judge(
    1,
    `${REQUEST}:9: breaks-senders\n  Senders (createJob): a value that was accepted is rejected
  10 → 9 at openapi#${SILENCE}\n  ${proof}
  if the service has always behaved this way, maintainers may add an entry to ${RELEASES}/accepted.yaml:
  - { document: openapi, pointer: '${SILENCE}', as: correction, reason: '' }\n\nservices must change:
  ${REQUEST}:9: reject values that were valid (createJob)`,
  );
  const annotation = `::error file=${REQUEST},line=9,title=breaks-senders::Senders (createJob): `;
  await judge(1, annotation, '--markdown');
  await judge(1, `#### breaks-senders\n\n- \`${REQUEST}:9\`: Senders (createJob): `, '--markdown');
  writeFileSync(
    join(root, RELEASES, 'accepted.yaml'),
    `[{ document: openapi, pointer: /x, as: correction, reason: R. }]`,
  );
  await judge(1, 'accepted.yaml#/0: openapi#/x matches no difference');
});

it('a break since a commit needs a major version above the last release', async (context) => {
  const { root, build, judge } = project();
  const git = (...args: string[]) =>
    execFileSync(need('git', context), args, { cwd: root, stdio: 'pipe' });
  const judgeCommit = (code: number, said: RegExp | string) => judge(code, said, '--since', 'HEAD');
  git('init');
  await judgeCommit(1, /--since HEAD: invalid object name 'HEAD'.*; pass a commit/);
  await build();
  await judge(0, '', '--keep');
  git('add', 'generated', 'package.json');
  git('-c', 'user.name=a', '-c', 'user.email=a@b.invalid', 'commit', '--message', 'As it was');
  await judgeCommit(0, /Since HEAD \(\w+: As it was\): no difference. Passed: .*`HEAD~1`/);
  edit(root, REQUEST, 'maximum: 10', 'maximum: 11');
  await judgeCommit(2, /The exports of the package are not known yet; run `npm run build`/);
  edit(root, REQUEST, 'maximum: 11', 'maximum: 9');
  const entry = `[{ document: openapi, pointer: ${SILENCE}, as: correction, reason: R. }]`;
  await judgeCommit(1, /1 breaking. Failed: .*run `npm run build` and compare again\.\n$/);
  for (const name of DOCUMENTS) edit(root, `${name}/${name}.yaml`, /version: .*/, 'version: 2.0.0');
  await build();
  await judgeCommit(0, /1 breaking.* Passed: 2.0.0 .* higher than in the released 1.0.0\./);
  writeFileSync(join(root, RELEASES, 'accepted.yaml'), entry);
  await judgeCommit(0, /1 corrected. Passed.\n$/);
});

it.each([
  [['--keep', '--since', 'HEAD'], '--since cannot be combined with --keep'],
  [['--since', ':0'], "--since ':0' is not a commit"],
])('the options %j are an error', async (args, message) => {
  const { code, stderr } = await run(compareCommand, ...args);
  expect(stderr).toContain(message);
  expect(stderr).toContain('usage: compare');
  expect(code).toBe(2);
});
