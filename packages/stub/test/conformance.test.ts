/** The check of a service and the workflows of the contract pass the stub. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serve } from '../../../test/support/temporary.ts';
import { checkService } from '../src/check/index.ts';
import { createRun, rowOf } from '../src/check/run.ts';
import { CALLS } from '../src/faults/faults.ts';
import { STUB, start } from './support.ts';

const ROOT = join(STUB, '../..');

it('the check passes the stub, and skips nothing', async () => {
  const receiver = await serve(() => {});
  receiver.server.close();
  const stub = await start({ webhook: `${receiver.url}/webhook` });
  const receiverPort = Number(new URL(receiver.url).port);
  const checks = await checkService({ ...stub, receiverPort, webhook: true });
  expect(checks.filter(({ outcome }) => outcome !== 'passed').map(rowOf)).toEqual([]);
  expect(checks, 'if you added or removed a step, correct the number').toHaveLength(26);
  const called = new Set(stub.calls.map(({ operation }) => operation));
  const remedy = 'add a route to packages/stub/src/service/server.ts, and call it in src/check/';
  for (const operation of CALLS) expect(called, remedy).toContain(operation);
});

it('a step that repeats a mistake of another has not passed', async () => {
  const run = createRun({ url: '', key: '' }, Buffer.alloc(0), undefined);
  for (const name of ['one', 'two']) await run.step(name, async () => run.is('size', 2, 1));
  expect(run.checks.map(rowOf)).toEqual([expect.stringMatching(/^failed +one: size: must be 1/)]);
});

it('redocly respect passes every check of the workflows on the stub', async () => {
  const { url, key } = await start();
  const redocly = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const workflows = 'openapi/workflows.arazzo.yaml';
  const args = ['respect', workflows, '-S', `rest=${url}`, '-i', `key=${key}`];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const run = promisify(execFile)(process.execPath, [redocly, ...args], { cwd: ROOT, env });
  const stdout = expect.stringContaining('Workflows: 2 passed, 2 total');
  await expect(run).resolves.toMatchObject({ stdout });
});
