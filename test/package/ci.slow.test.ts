/** The commands of the workflows in the guides. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startStub } from '../../packages/stub/src/index.ts';
import { runFile } from '../support/command.ts';
import { ROOT } from '../support/contract.ts';
import { need } from '../support/machine.ts';
import { temporaryFolder } from '../support/temporary.ts';

/**
 * Not run: commands that install, that belong to the reader's project, that other tests run, or that differ from another
 * command only in the document.
 */
const OTHERS =
  /^(npm (ci|install|start|test|run (build|compare|lint:\w+))\b|npx (tsc|redocly lint)\b|npx \S+ diff .*asyncapi)/;

type Job = { steps: { run?: string }[]; env?: Record<string, string> };
const steps = ['fork', 'service', 'update'].flatMap((role) => {
  const file = readFileSync(join(ROOT, `docs/recipes/ci-${role}.yml`), 'utf8');
  return Object.values<Job>(parse(file).jobs).flatMap(({ steps, env = {} }) =>
    steps.flatMap(({ run }) => (run && !OTHERS.test(run) ? [{ run, env }] : [])),
  );
});

const CONFORMANCE = join(ROOT, 'packages/stub/src/conformance/cli.ts');

// In this order: later steps need the files of earlier ones.
describe('the workflows in the guides', { shuffle: false }, () => {
  /** The folder of a project that has installed the package. */
  const cwd = temporaryFolder('update-');
  let given: Record<string, string>;

  beforeAll(async () => {
    for (const part of ['generated', 'lint.yaml']) {
      const installed = join(cwd, 'node_modules/speech-to-text-contract', part);
      cpSync(join(ROOT, part), installed, { recursive: true });
    }
    const stub = await startStub();
    given = { URL: stub.url, KEY: stub.key };
    return () => stub.close();
  });

  it.for(steps)('can run: $run', async ({ run, env }, context) => {
    if (/\bcurl\b/.test(run)) need('curl', context);
    const [, told] = /^npx speech-to-text-conformance (.+)$/.exec(run) ?? [];
    if (told !== undefined) {
      // One part is enough: other tests run all of them.
      const args = told
        .replace(/--json \S+$/, '--only keys')
        .replaceAll(/"\$(\w+)"/g, (_, name) => given[name] ?? expect.fail(`unknown: ${name}`));
      const { stderr } = await runFile(CONFORMANCE, ...args.split(' '));
      return expect(stderr).toBe('');
    }
    const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const command = run.replace(/npx (redocly|@redocly\/cli)/, 'redocly');
    const options = {
      cwd,
      env: { ...process.env, ...env, ...given, PATH, REDOCLY_TELEMETRY: 'off' },
    };
    const { stderr } = await promisify(execFile)('sh', ['-c', command], options);
    expect(stderr).not.toMatch(/⚠|Unused rules/);
  });
});
