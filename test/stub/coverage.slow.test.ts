/** What becomes of an operation that the contract gains, before the stub and the run know it. */
import { expect, it, vi } from 'vitest';
import { main as conformance } from '../../stub/conformance/main.ts';
import { call, run, start } from './support.ts';

vi.mock('speech-to-text-contract/operations', async (original) => {
  const { operations } = await original<typeof import('speech-to-text-contract/operations')>();
  const deletePreRecordedJob = {
    ...operations.getPreRecordedJob,
    id: 'deletePreRecordedJob',
    method: 'DELETE',
  };
  return { operations: { ...operations, deletePreRecordedJob } };
});

it('the stub asks for the key of an operation that it does not implement, and answers 501', async () => {
  const stub = await start();
  const path = '/v2/pre-recorded/x';
  expect((await fetch(stub.url + path, { method: 'DELETE' })).status).toBe(401);
  const response = await call(stub, 'DELETE', path);
  expect(response.status).toBe(501);
  expect(await response.text()).toContain('the stub does not implement deletePreRecordedJob');
});

it('the conformance run lists what it could not try, an error with --strict-coverage', async () => {
  const { url, key } = await start();
  const args = ['--url', url, '--key', key, '--quick', '--no-flows', '--speed', '1000000'];
  const lenient = await run(conformance, ...args);
  expect(lenient.stdout).toMatch(/^deletePreRecordedJob +2 +0 +0 +1$/m);
  expect(lenient.stdout).toMatch(/^not tried: deletePreRecordedJob, beyond its key$/m);
  expect(lenient.code).toBe(0);
  const strict = await run(conformance, ...args, '--strict-coverage');
  expect(strict.stdout).toMatch(/^total +\d+ +0 +1 +1$/m);
  expect(strict.code).toBe(1);
});
