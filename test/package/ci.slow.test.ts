/** The commands of the workflows in the guides. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startStub } from '../../packages/stub/src/index.ts';
import { runFile } from '../support/command.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** Not run: commands that install, that belong to the reader's project, or that other tests run. */
const OTHERS =
  /^(npm (ci|install|start|test|run (build|compare|lint:\w+))\b|npx (tsc|redocly lint)\b)/;

type Job = { steps: { run?: string }[]; env?: Record<string, string> };
const steps = ['fork', 'service', 'update'].flatMap((role) => {
  const file = readFileSync(join(ROOT, `docs/recipes/ci-${role}.yml`), 'utf8');
  return Object.entries<Job>(parse(file).jobs).flatMap(([job, { steps, env = {} }]) =>
    steps.flatMap(({ run }) => (run && !OTHERS.test(run) ? [{ job, run, env }] : [])),
  );
});

const CONFORMANCE = join(ROOT, 'packages/stub/src/conformance/cli.ts');

/** The folder in which each job runs. */
const folders: Record<string, string> = { contract: ROOT, service: ROOT };
let given: Record<string, string>;

beforeAll(async () => {
  const update = temporaryFolder('update-');
  const installed = join(update, 'node_modules/speech-to-text-contract');
  mkdirSync(installed, { recursive: true });
  for (const part of ['generated', 'lint.yaml'])
    cpSync(join(ROOT, part), join(installed, part), { recursive: true });
  folders.update = update;
  const stub = await startStub();
  given = { URL: stub.url, KEY: stub.key };
  return () => stub.close();
});

// In this order: later steps need the files of earlier ones.
describe('the workflows in the guides', { shuffle: false }, () => {
  it.for(steps)('can run in the job $job: $run', async ({ job, run, env }, context) => {
    if (/\bcurl\b/.test(run)) need('curl', context);
    const [, conformance] = /^npx speech-to-text-conformance (.+)$/.exec(run) ?? [];
    if (conformance !== undefined) {
      const args = conformance
        // One part is enough: other tests run all of them.
        .replace(/--json \S+$/, '--only keys')
        .replaceAll(/"\$(\w+)"/g, (_, name) => given[name] ?? expect.fail(`unknown: ${name}`));
      const { stderr } = await runFile(CONFORMANCE, ...args.split(' '));
      expect(stderr).toBe('');
      return;
    }
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const command = run.replace(/npx (redocly|@redocly\/cli)/, 'redocly');
    const { stderr } = await promisify(execFile)('sh', ['-c', command], {
      cwd: folders[job],
      env: { ...process.env, ...env, ...given, PATH: path, REDOCLY_TELEMETRY: 'off' },
    });
    expect(stderr).not.toMatch(/⚠|Unused rules/);
  });
});
