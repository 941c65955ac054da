/** The commands of the workflow that the guide on CI shows. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startStub } from '../../stub/src/index.ts';
import { runScript } from '../support/command.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary.ts';

const key = 'test-key';
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const { jobs } = parse(readFileSync(join(ROOT, 'docs/recipes/ci.yml'), 'utf8'));

/** Commands that install, are the reader's own, or are a step of every whole run of these tests. */
const OTHERS = /^(npm (ci|install|start|test|run build)\b|npm run compare$|npx tsc\b)/;

type Step = { run?: string };
const steps = Object.entries<{ steps: Step[]; env?: Record<string, string> }>(jobs).flatMap(
  ([job, { steps, env = {} }]) =>
    steps.flatMap(({ run }) => (run && !OTHERS.test(run) ? [{ job, run, env }] : [])),
);

/** The folder in which each job runs. */
const folders: Record<string, string> = { contract: ROOT, service: ROOT };
let given: Record<string, string>;

beforeAll(async () => {
  const update = temporaryFolder('update-');
  const installed = join(update, 'node_modules/speech-to-text-contract');
  mkdirSync(installed, { recursive: true });
  for (const part of ['generated', 'lint.yaml']) {
    cpSync(join(ROOT, part), join(installed, part), { recursive: true });
  }
  folders.update = update;
  const stub = await startStub({ key });
  given = { URL: stub.url, KEY: key };
  return () => stub.close();
});

/** Whether a command runs a program. `--since` reads a commit. */
function needs(command: string, program: 'curl' | 'git'): boolean {
  return program === 'curl' ? /\bcurl\b/.test(command) : command.includes('--since');
}

it.for(steps)(
  'the workflow of the guide runs in the job $job: $run',
  async ({ job, run, env }, context) => {
    for (const program of ['curl', 'git'] as const) {
      if (needs(run, program)) need(program, context);
    }
    const [, compare] = /^npm run compare -- (.+)$/.exec(run) ?? [];
    if (compare !== undefined) {
      // The branch that a pull request goes to is the commit at hand.
      const args = compare.replace('"origin/$GITHUB_BASE_REF"', 'HEAD').split(' ');
      return expect(await runScript('compare', ...args)).toMatchObject({ code: 0, stderr: '' });
    }
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const said = run
      .replace(/npx (redocly|@redocly\/cli)/, 'redocly')
      .replace('npx speech-to-text-conformance', scripts.conformance)
      // Other tests run all parts.
      .replace(/--json \S+$/, '--only keys');
    const { stderr } = await promisify(execFile)('sh', ['-c', said], {
      cwd: folders[job],
      env: { ...process.env, ...env, ...given, PATH: path, REDOCLY_TELEMETRY: 'off' },
    });
    expect(stderr).not.toMatch(/⚠|Unused rules/);
  },
);
