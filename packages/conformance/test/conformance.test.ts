/** The conformance test and the workflows of the contract pass the stub, and the report tells all. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapi from 'speech-to-text-contract/openapi.json' with { type: 'json' };
import { type Stub, type StubOptions, startStub } from 'speech-to-text-stub';
import { expect, it, onTestFinished } from 'vitest';
import { testService } from '../src/index.ts';
import { createRun, rowOf, that, type Verdict, verdictsOf } from '../src/run.ts';
import { type Json, KEY, startChanged, status } from './changes.ts';

const PACKAGE = join(import.meta.dirname, '..');
const ROOT = join(PACKAGE, '../..');
const OPERATIONS = Object.values(openapi.paths).flatMap((path) => Object.values<Json>(path));

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
  const calls = stub.calls.map(({ operation, status, path }) => `${operation} ${status} ${path}`);
  const text = calls.join('\n');
  const untried = OPERATIONS.flatMap(({ operationId, parameters = [], requestBody }) => {
    // How an object is written in a query isn't specified.
    const isQuery = (one: Json) => one.in === 'query' && one.schema.type !== 'object';
    const queries = parameters.filter(isQuery);
    const trials = [
      ['a valid request', '2'],
      ['a wrong key', '401'],
      ...(requestBody ? [['an invalid body', '4(?!01)']] : []),
      ...queries.map(({ name }: Json) => [`invalid ${name}`, `422.*[?&]${name}=`]),
    ];
    const missing = trials.filter(([, call]) => !RegExp(`^${operationId} ${call}`, 'm').test(text));
    return missing.map(([trial]) => `${operationId} with ${trial}`);
  });
  expect(untried, 'try these in packages/conformance/src/').toEqual([]);
  for (const created of ['createPreRecordedJob 201', 'createLiveSession 201'])
    expect(calls.filter((call) => call.startsWith(created)).length).toBeLessThanOrEqual(15);
});

it('mistakes with the same words are one line, which shows the wrong value', () => {
  const run = createRun({ url: '', key: '' }, Buffer.alloc(0));
  for (const place of 'abcdefgh') run.note('Text is text', that(place, false, 'x\u00a0y'), 'curl');
  const [failed, ...others] = verdictsOf(run.notes, 'Text is text', '').map(rowOf);
  expect([failed, others]).toEqual([
    'failed   Text is text: a, b, c, d, e, and 3 more is wrong. Got: "x\\u{a0}y". Repeat: curl',
    [],
  ]);
  expect(verdictsOf(run.notes, 'Never asked', 'why').map(rowOf)).toEqual([
    'skipped  Never asked: why',
  ]);
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
  expect([right.code, right.stdout]).toEqual([
    0,
    expect.stringMatching(/ passed, 0 failed, \d+ skipped\n$/),
  ]);
  const wrong = await startChanged([status(422, 500)]);
  onTestFinished(() => wrong.close());
  const args = ['--url', wrong.options.url, '--key', KEY, '--without', WITHOUT, '--json'];
  const { code, stdout } = await run(...args);
  const failed = JSON.parse(stdout).find((verdict: Verdict) => verdict.outcome === 'failed');
  expect(code).toBe(1);
  expect([failed.message, failed.repeat]).toEqual([
    expect.stringContaining('500'),
    expect.stringMatching(/^curl -X GET /),
  ]);
});

it.each([
  [['--url', 'http://me:pw@a.invalid'], /^error: --url <url> must be [^@]*\n$/],
  [
    ['--url', 'http://127.0.0.1:2', '--key', 'k'],
    /^error: http:\S+ must respond: connect ECONNREFUSED \S+\n$/,
  ],
  [['--url', 'http://127.0.0.1:2'], /^error: required option '--key <key>' not specified\n$/],
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
