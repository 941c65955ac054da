/** The conformance test and the workflows of the contract pass the stub, and the report tells all. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import asyncapi from 'speech-to-text-contract/asyncapi.json' with { type: 'json' };
import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };
import { type Stub, type StubOptions, startStub } from 'speech-to-text-stub';
import { expect, it, onTestFinished } from 'vitest';
import { SENTENCES, testService } from '../src/index.ts';
import { rowOf } from '../src/run.ts';
import { type Json, KEY, startChanged } from './changes.ts';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '../..');
// A path may also have parameters of all its operations.
const OPERATIONS = Object.values(openapi.paths).flatMap((path) =>
  Object.entries<Json>(path).filter(([, one]) => one.responses),
);

/** Starts a quick stub, which is closed after the test. */
async function start(options: StubOptions = {}): Promise<Stub> {
  const stub = await startStub({ queueTime: 0, processingTime: 0, ...options });
  onTestFinished(() => stub.close());
  return stub;
}

it('the conformance test passes the stub and skips nothing, with at most 15 jobs and 15 sessions', async () => {
  const closed = await start();
  await closed.close();
  const receiverPort = Number(new URL(closed.url).port);
  const stub = await start({ webhook: `http://127.0.0.1:${receiverPort}/webhook` });
  const verdicts = await testService({ ...stub, receiverPort, webhook: true });
  expect(verdicts.filter(({ outcome }) => outcome !== 'passed').map(rowOf)).toEqual([]);
  const asked = verdicts.map(({ sentence }) => sentence);
  expect(asked, 'list each sentence in SENTENCES').toEqual(SENTENCES);
  const calls = stub.calls.map(
    ({ operation, method, status }) => `${operation} ${method} ${status}`,
  );
  const untried = OPERATIONS.flatMap(([method, operation]) => {
    const { operationId, parameters = [], requestBody, responses } = operation;
    const isQuery = parameters.some((one: Json) => one.in === 'query');
    const successes = Object.keys(responses).filter((code) => code.startsWith('2'));
    const trials = [...successes, '401', ...(requestBody || isQuery ? ['4(?!01)'] : [])];
    return trials
      .map((code) => `^${operationId} ${method.toUpperCase()} ${code.replace('XX', '..')}`)
      .filter((call) => !RegExp(call, 'm').test(calls.join('\n')));
  });
  expect(untried, 'try these in packages/conformance/src/').toEqual([]);
  for (const created of ['createPreRecordedJob POST 201', 'createLiveSession POST 201'])
    expect(calls.filter((call) => call.startsWith(created)).length).toBeLessThanOrEqual(15);
});

it('the stub takes the documented key, and sends notifications by the documented methods', async () => {
  const { url, key } = await start();
  const { name } = openapi.components.securitySchemes.x_service_key;
  const { status } = await fetch(`${url}/v2/transcription`, { headers: { [name]: key } });
  expect(status).toBe(200);
  const { callbacks } = openapi.paths['/v2/pre-recorded'].post;
  const sent = { ...openapi.webhooks, ...callbacks.jobFinished };
  const methods = Object.values(sent).map((one) => Object.keys(one).join());
  expect(methods, 'change notifications.ts of conformance, and the stub').toEqual([
    'post',
    'post,put',
  ]);
});

it('the flag of each message is known', () => {
  const { messages } = asyncapi.operations.sendServerMessage;
  const names = messages.map(({ $ref }) => $ref.replace(/.*\//, ''));
  const remedy = 'tell a new message by its flag in src/sessions.ts, and name it here';
  expect(names, remedy).toEqual(['TranscriptMessage', 'OtherServerMessage']);
});

const run = (...args: string[]) => {
  const command = ['--import', 'tsx/esm', join(PACKAGE, 'src/cli.ts'), ...args];
  const done = promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return done.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (failed) => failed,
  );
};
const WITHOUT = 'uploads,jobs,sessions,callbacks';

it('the command exits with 0 for a right service, and with 1 for a wrong one', async () => {
  const { url, key } = await start();
  const right = await run('--url', url, '--key', key, '--without', WITHOUT);
  expect(right).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/ 0 failed, \d+ skipped\n$/),
  });
  const failure = { status: 500, body: `x\u00a0${KEY}` };
  const response = (answer: Json) => answer.status === 422 && Object.assign(answer, failure);
  const wrong = await startChanged([{ response }]);
  onTestFinished(() => wrong.close());
  const args = ['--url', wrong.options.url, '--key', KEY, '--without', WITHOUT];
  const { code, stdout } = await run(...args);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^failed {3}an invalid request is refused: offset, limit must be refused for `minimum`, but has 500\. Got: "x\\u\{a0\}\*\*\*"\. Repeat: curl -X GET /m,
  );
  const { stdout: json } = await run(...args, '--json');
  expect(JSON.parse(json)).toHaveLength(stdout.trim().split('\n').length - 1);
});

it.each([
  [['--url', 'http://me:pw@a.invalid'], /^error: --url <url> must be [^@]*\n$/],
  [['--url', 'http://127.0.0.1:2', '--key', 'k'], /^error: http:\S+ must respond: connect \S+/],
])('the command exits with 2 for %o', async (args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
});

it('redocly respect passes every check of the workflows on the stub', async () => {
  const { url, key } = await start();
  const redocly = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const workflows = 'openapi/workflows.arazzo.yaml';
  const args = ['respect', workflows, '-S', `rest=${url}`, '-i', `key=${key}`];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
  const respect = promisify(execFile)(process.execPath, [redocly, ...args], { cwd: ROOT, env });
  const stdout = expect.stringContaining('Workflows: 2 passed, 2 total');
  await expect(respect).resolves.toMatchObject({ stdout });
});
