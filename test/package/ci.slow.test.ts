/** The commands of the workflows in the guides. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startStub } from '../../packages/stub/src/index.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { runScript } from '../support/scripts.ts';
import { temporaryFolder } from '../support/temporary.ts';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const workflows = ['fork', 'service', 'update'].map((role) =>
  parse(readFileSync(join(ROOT, `docs/recipes/ci-${role}.yml`), 'utf8')),
);

/** Not run: commands that install, that belong to the reader's project, or that every full test run includes. */
const OTHERS = /^(npm (ci|install|start|test|run build)\b|npm run compare$|npx tsc\b)/;

/** Whether a command is not run here, since it is one of those or a step of `npm test`. */
function isOther(command: string): boolean {
  const step = command.replace(/^npm run /, '');
  return OTHERS.test(command) || scripts.test.split(' ').includes(step);
}

type Step = { run?: string };
type Job = { steps: Step[]; env?: Record<string, string> };
const steps = workflows.flatMap(({ jobs }) =>
  Object.entries<Job>(jobs).flatMap(([job, { steps, env = {} }]) =>
    steps.flatMap(({ run }) => (run && !isOther(run) ? [{ job, run, env }] : [])),
  ),
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
  const stub = await startStub();
  given = { URL: stub.url, KEY: stub.key };
  return () => stub.close();
});

/** Whether a command runs a program; `--since` runs git. */
function needs(command: string, program: 'curl' | 'git'): boolean {
  return program === 'curl' ? /\bcurl\b/.test(command) : command.includes('--since');
}

it.for(steps)(
  'the job $job of a workflow in the guides can run: $run',
  async ({ job, run, env }, context) => {
    for (const program of ['curl', 'git'] as const) {
      if (needs(run, program)) need(program, context);
    }
    const [, compare] = /^npm run compare -- (.+)$/.exec(run) ?? [];
    if (compare !== undefined) {
      // The target branch of a pull request is not in a checkout; use the current commit. What is not committed may be
      // a break, which is refused on stdout.
      const args = compare.replace('"origin/$GITHUB_BASE_REF"', 'HEAD').split(' ');
      const { stdout, stderr } = await runScript('compare', ...args);
      return expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/./), stderr: '' });
    }
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const command = run
      .replace(/npx (redocly|@redocly\/cli)/, 'redocly')
      .replace('npx speech-to-text-conformance', scripts.conformance)
      // One part is enough: other tests run all of them.
      .replace(/--json \S+$/, '--only keys');
    const { stderr } = await promisify(execFile)('sh', ['-c', command], {
      cwd: folders[job],
      env: { ...process.env, ...env, ...given, PATH: path, REDOCLY_TELEMETRY: 'off' },
    });
    expect(stderr).not.toMatch(/⚠|Unused rules/);
  },
);
