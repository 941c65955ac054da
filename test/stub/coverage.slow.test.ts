/** What becomes of operations and messages that the contract gains, before the stub and the run know them. */
import { expect, it, vi } from 'vitest';
import { examplesOf, OPERATIONS } from '../../stub/src/contract.ts';
import { call, runFile, start } from './support.ts';

const CLI = 'stub/conformance/cli.ts';

vi.mock('speech-to-text-contract/operations', async (original) => {
  const { operations } = await original<typeof import('speech-to-text-contract/operations')>();
  const { getPreRecordedJob: get, listTranscriptionJobs: list } = operations;
  const webhook = { method: 'POST', url: null, requestBody: { schema: null } };
  return {
    webhooks: { PLANTED_webhook: webhook },
    operations: {
      ...operations,
      PLANTED_delete: { ...get, id: 'PLANTED_delete', path: '/v2/PLANTED/{id}', method: 'DELETE' },
      PLANTED_list: { ...list, id: 'PLANTED_list', path: '/v2/PLANTED' },
    },
  };
});

vi.mock('speech-to-text-contract/schemas', async (original) => {
  const schemas = await original<typeof import('speech-to-text-contract/schemas')>();
  const planted = { properties: { type: { const: 'PLANTED_message' } } };
  const { oneOf } = schemas.ServerMessage as unknown as { oneOf: object[] };
  return { ...schemas, ServerMessage: { ...schemas.ServerMessage, oneOf: [...oneOf, planted] } };
});

it('the stub answers an operation that it does not implement with the documented example', async () => {
  const stub = await start();
  expect((await fetch(`${stub.url}/v2/PLANTED`)).status).toBe(401);
  const response = await call(stub, 'GET', '/v2/PLANTED');
  expect(response.status).toBe(200);
  const { schema } = OPERATIONS.listTranscriptionJobs.responses['200'] ?? {};
  const [[, example] = []] = examplesOf(schema ?? '');
  expect(await response.json()).toEqual(example);
});

it('the stub knows nothing that an operation it does not implement could refer to', async () => {
  const stub = await start();
  const response = await call(stub, 'DELETE', '/v2/PLANTED/x');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('the stub does not implement PLANTED_delete');
});

it('the conformance run lists what it could not try, an error with --strict-coverage', async () => {
  const { url, key } = await start();
  const args = ['--url', url, '--key', key, '--speed', '1000000'];
  const lenient = await runFile(CLI, ...args);
  for (const untried of [
    'PLANTED_delete, beyond its key',
    'live session, messages of type PLANTED_message',
    'notifications, PLANTED_webhook',
  ])
    expect(lenient.stdout).toContain(`\nnot tried: ${untried}\n`);
  expect(lenient.stdout).not.toContain('violated: ');
  expect(lenient.code).toBe(0);
  const strict = await runFile(CLI, ...args, '--strict-coverage');
  expect(strict.stdout).not.toContain('violated: ');
  expect(strict.code).toBe(1);
});
