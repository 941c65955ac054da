/** The check of a service and the workflows of the contract pass the stub. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };
import { type Stub, type StubOptions, startStub } from 'speech-to-text-stub';
import { expect, it, onTestFinished } from 'vitest';
import { checkService } from '../src/index.ts';
import { createRun, rowOf } from '../src/run.ts';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '../..');
const OPERATIONS = Object.values(openapi.paths)
  .flatMap((path) => Object.values(path))
  .map(({ operationId }) => operationId);

/** Starts a quick stub, which is closed after the test. */
async function start(options: StubOptions = {}): Promise<Stub> {
  const stub = await startStub({ queueTime: 0, processingTime: 0, ...options });
  onTestFinished(() => stub.close());
  return stub;
}

it('the check passes the stub, and skips nothing', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: receiverPort } = server.address() as AddressInfo;
  server.close();
  const stub = await start({ webhook: `http://127.0.0.1:${receiverPort}/webhook` });
  const checks = await checkService({ ...stub, receiverPort, webhook: true });
  expect(checks.filter(({ outcome }) => outcome !== 'passed').map(rowOf)).toEqual([]);
  expect(checks, 'if you added or removed a step, correct the number').toHaveLength(26);
  const called = stub.calls.map(({ operation }) => operation);
  expect(called, 'the check calls each operation').toEqual(expect.arrayContaining(OPERATIONS));
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

it.each([
  [['--url', 'http://me:pw@a.invalid'], /^error: --url <url> must be [^@]*\n$/],
  [
    ['--url', 'http://127.0.0.1:2', '--key', 'k'],
    /^error: http:\S+ must respond: connect ECONNREFUSED \S+\n$/,
  ],
])('the command exits with 2 for %o', async (args, message) => {
  const command = ['--import', 'tsx/esm', join(PACKAGE, 'src/cli.ts'), ...args];
  const failed = { code: 2, stderr: expect.stringMatching(message) };
  await expect(promisify(execFile)(process.execPath, command, { cwd: ROOT })).rejects.toMatchObject(
    failed,
  );
});
