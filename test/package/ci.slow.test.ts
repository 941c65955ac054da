/** The commands of the workflows in the guides. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/contract.ts';
import { temporaryFolder } from '../support/temporary.ts';

/**
 * Not run: commands that install, that belong to the reader's project, that other tests run, or that differ from another
 * command only in the document.
 */
const OTHERS =
  /^(npm (ci|install|start|test|run (build|compare|lint:\w+))\b|curl|npx (tsc|speech-to-text-conformance|redocly lint)\b|npx \S+ diff .*asyncapi)/;

type Job = { steps: { run?: string }[]; env?: Record<string, string> };
const steps = ['fork', 'service', 'update'].flatMap((role) => {
  const file = readFileSync(join(ROOT, `docs/recipes/ci-${role}.yml`), 'utf8');
  return Object.values<Job>(parse(file).jobs).flatMap(({ steps, env = {} }) =>
    steps.flatMap(({ run }) => (run && !OTHERS.test(run) ? [{ run, env }] : [])),
  );
});

// In this order: later steps need the files of earlier ones.
describe('the workflows in the guides', { shuffle: false }, () => {
  /** The folder of a project that has installed the package. */
  const cwd = temporaryFolder('update-');

  beforeAll(() => {
    for (const part of ['generated', 'lint.yaml']) {
      const installed = join(cwd, 'node_modules/speech-to-text-contract', part);
      cpSync(join(ROOT, part), installed, { recursive: true });
    }
  });

  it.for(steps)('can run: $run', async ({ run, env }) => {
    const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const command = run.replace(/npx (redocly|@redocly\/cli)/, 'redocly');
    const options = {
      cwd,
      env: { ...process.env, ...env, PATH, REDOCLY_TELEMETRY: 'off' },
    };
    const { stderr } = await promisify(execFile)('sh', ['-c', command], options);
    expect(stderr).not.toMatch(/⚠|Unused rules/);
  });
});
