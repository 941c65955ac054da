/** What becomes of an operation that the contract gains, before the stub and the run know it. */
import { expect, it, vi } from 'vitest';
import { main as conformance } from '../../stub/conformance/main.ts';
import { examplesOf } from '../../stub/src/contract.ts';
import { call, run, start } from './support.ts';

vi.mock('speech-to-text-contract/operations', async (original) => {
  const { operations } = await original<typeof import('speech-to-text-contract/operations')>();
  const { getPreRecordedJob: get, listTranscriptionJobs: list } = operations;
  return {
    operations: {
      ...operations,
      deletePreRecordedJob: { ...get, id: 'deletePreRecordedJob', method: 'DELETE' },
      listOldJobs: { ...list, id: 'listOldJobs', path: '/v2/old' },
    },
  };
});

it('the stub answers an operation that it does not implement with the documented example', async () => {
  const stub = await start();
  expect((await fetch(`${stub.url}/v2/old`)).status).toBe(401);
  expect((await call(stub, 'GET', '/v2/old?limit=0')).status).toBe(422);
  const response = await call(stub, 'GET', '/v2/old');
  expect(response.status).toBe(200);
  const [[, example] = []] = examplesOf('JobPage');
  expect(await response.json()).toEqual(example);
});

it('the stub knows nothing that an operation it does not implement could refer to', async () => {
  const stub = await start();
  const response = await call(stub, 'DELETE', '/v2/pre-recorded/x');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('the stub does not implement deletePreRecordedJob');
});

it('the conformance run lists what it could not try, an error with --strict-coverage', async () => {
  const { url, key } = await start();
  const args = ['--url', url, '--key', key, '--quick', '--speed', '1000000'];
  const lenient = await run(conformance, ...args);
  expect(lenient.stdout).toMatch(/^deletePreRecordedJob +2 +0 +0 +1$/m);
  expect(lenient.stdout).toMatch(/^not tried: deletePreRecordedJob, beyond its key$/m);
  expect(lenient.code).toBe(0);
  const strict = await run(conformance, ...args, '--strict-coverage');
  expect(strict.stdout).toMatch(/^total +\d+ +0 +1 +1$/m);
  expect(strict.code).toBe(1);
});
