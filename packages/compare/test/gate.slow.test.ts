/** The whole command: a project, its releases and its commits. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DOCUMENTS } from '../../../scripts/contract.ts';
import { writeInto } from '../../../scripts/read/files.ts';
import { load } from '../../../scripts/read/load.ts';
import { copySmall, edit } from '../../../test/build/support/small.ts';
import { run } from '../../../test/support/command.ts';
import { need } from '../../../test/support/machine.ts';
import { temporaryFolder } from '../../../test/support/temporary.ts';
import { compareCommand } from '../src/command.ts';
import { gate } from '../src/gate.ts';
import { keepRelease, RELEASES, readCommit } from '../src/kept.ts';
import { readRelease } from '../src/release.ts';
import { report } from '../src/report.ts';

const runWith = (...args: string[]) => run(compareCommand, ...args);

/** The file with the bound that tests change. */
const REQUEST = 'openapi/schemas/request.yaml';
const SILENCE = '/components/schemas/JobConfig/properties/silence/maximum';

/** Writes what a comparison reads of a build: the bundles. */
async function build(root: string): Promise<void> {
  const { contract } = await load(root);
  for (const name of DOCUMENTS) {
    const text = JSON.stringify(contract[name]);
    writeInto(root, { [`generated/${name}.json`]: text, [`generated/${name}.yaml`]: text });
  }
}

async function releasedProject(): Promise<{ root: string; kept: string }> {
  const root = copySmall();
  const kept = join(root, RELEASES);
  const { contract } = await load(root);
  keepRelease(kept, readRelease(contract, {}));
  return { root, kept };
}

/** A project with a kept release, built and committed, and a check of what the command says of it. */
async function committedProject(git: string) {
  const { root, kept } = await releasedProject();
  await build(root);
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid'];
  const commit = [...author, 'commit', '--message', 'As it was'];
  for (const args of [['init'], ['add', 'generated', 'package.json'], commit])
    execFileSync(git, args, { cwd: root, stdio: 'pipe' });
  const judge = async (code: number, said: RegExp, ...base: string[]) => {
    const flags = base.length > 0 ? base : ['--since', 'HEAD'];
    const ended = await runWith(...flags, '--root', root);
    expect(ended.stdout + ended.stderr).toMatch(said);
    expect(ended.code).toBe(code);
  };
  return { root, kept, judge };
}

it('the gate reports each break at the line of a hand-written file, with a counterexample', async () => {
  const { root, kept: base } = await releasedProject();
  edit(root, REQUEST, 'maximum: 10', 'maximum: 9');
  const { result, locate } = await gate({ root, base });
  const [broken, summary] = report(result, 'text', locate).split('\n\n');
  // The current contract is not built, and is refused already.
  expect(result.passes).toBe(false);
  expect(summary).toMatch(/Refused: revert .*run `npm run build`, and compare again\.$/);
  expect(broken).toBe(
    `${REQUEST}:9: breaks-senders\n  Senders (createJob): a value that was accepted is refused\n` +
      `  10 → 9 at openapi#${SILENCE}\n` +
      '  counterexample: JobConfig {"silence":10}: accepted by 1.0.0, refused by the current contract\n' +
      '  if the service has always behaved as the contract says now, maintainers may add to packages/compare/releases/accepted.yaml:\n' +
      `  - { document: openapi, pointer: '${SILENCE}', as: correction, reason: '' }`,
  );
});

it('an entry must accept a difference, except in a comparison with a commit', async (context) => {
  const { root, kept: base } = await committedProject(need('git', context));
  const entry = { document: 'openapi', pointer: SILENCE, as: 'correction', reason: 'R.' };
  const accept = (one: object) => writeFileSync(join(base, 'accepted.yaml'), JSON.stringify([one]));
  accept({ ...entry, pointer: '/x' });
  await expect(gate({ root, base })).rejects.toThrow(
    'accepted.yaml#/0: openapi#/x matches no difference',
  );
  expect((await gate({ root, base, since: 'HEAD' })).result.isRefused).toBe(false);
  accept(entry);
  edit(root, REQUEST, 'maximum: 10', 'maximum: 9');
  for (const since of [undefined, 'HEAD']) {
    const { result } = await gate({ root, base, since });
    expect(result.differences).toMatchObject([{ accepted: { reason: 'R.' } }]);
    expect(result.isRefused).toBe(false);
  }
});

describe('the command line', () => {
  it('keeps a release once the contract is built', async () => {
    const root = copySmall();
    const kept = join(root, RELEASES);
    const keep = () => runWith(kept, '--keep', '--root', root);
    expect((await keep()).stderr).toContain('generated: was not built from the current contract');
    await build(root);
    expect((await keep()).stdout).toBe(`${kept}/1.0.0 contains the current contract.\n`);
  });

  it('refuses a break of the contract of a commit, until the major version is higher', async (context) => {
    const { root, judge } = await committedProject(need('git', context));
    await judge(0, /Since HEAD \(\w+: As it was\): no difference. Passes: .*`HEAD~1`/);
    edit(root, REQUEST, 'maximum: 10', 'maximum: 9');
    await judge(1, /1 breaking. Refused: .*run `npm run build`, and compare again\.\n$/);
    await build(root);
    await judge(
      1,
      /accepted by HEAD, refused by the current contract.*1 breaking. Refused: revert the/s,
    );
    for (const file of ['openapi/openapi.yaml', 'asyncapi/asyncapi.yaml'])
      edit(root, file, /version: .*/, 'version: 2.0.0');
    await build(root);
    await judge(
      0,
      /1 breaking.* Passes: 2.0.0 may contain breaking changes, because .* the released 1.0.0\./,
    );
  });

  it('exits with 2 while the exports of a harmless change are unknown, and releases no version twice', async (context) => {
    const { root, judge } = await committedProject(need('git', context));
    edit(root, REQUEST, 'maximum: 10', 'maximum: 11');
    await judge(
      2,
      /1 for strict receivers. The exports of the package are not known yet: run `npm run build`/,
    );
    await judge(1, /1.0.0: differs from the current contract; bump the version/, '--release');
  });

  it('says which commit does not exist', (context) => {
    const root = temporaryFolder();
    execFileSync(need('git', context), ['init'], { cwd: root, stdio: 'pipe' });
    const absent = /generated\/openapi.yaml: invalid object name 'PLANTED'; name a/;
    expect(() => readCommit(root, 'PLANTED')).toThrow(absent);
  });

  it('prints Markdown, and annotates each break at its line on GitHub Actions', async () => {
    const { root, kept } = await releasedProject();
    await build(root);
    edit(root, REQUEST, 'maximum: 10', 'maximum: 9');
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { code, stdout, stderr } = await runWith(kept, '--markdown', '--root', root);
    expect(stdout).toContain(
      `#### breaks-senders\n\n- \`${REQUEST}:9\`: Senders (createJob): a value that was accepted is refused\\\n`,
    );
    const message =
      'Senders (createJob): a value that was accepted is refused%0A10 → 9%0A' +
      'counterexample: JobConfig {"silence":10}: accepted by 1.0.0, refused by the current contract';
    expect(stderr).toBe(`::error file=${REQUEST},line=9,title=breaks-senders::${message}\n`);
    expect(code).toBe(1);
  });

  it.each([
    [['--format', 'xml'], "unknown format 'xml'; the formats are text, markdown, json"],
    [['a', '--since', 'HEAD'], '--since cannot be combined with BASE'],
    [['--since', ''], "--since '' does not name a commit"],
    [['--since', ':0'], "--since ':0' does not name a commit"],
  ])('refuses %j, and says why', async (args, message) => {
    const { code, stderr } = await runWith(...args);
    expect(stderr).toContain(message);
    expect(stderr).toContain('usage: compare');
    expect(code).toBe(2);
  });
});
