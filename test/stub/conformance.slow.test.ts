/** The conformance run: the stub passes it, and planted faults are found. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import {
  type Check,
  type ConformanceOptions,
  formatReport,
  type Report,
  runConformance,
} from '../../stub/conformance/index.ts';
import { makeComplete, makeMinimal, messageTypes } from '../../stub/conformance/inputs.ts';
import { issuesIn, OPERATION_IDS, OPERATIONS } from '../../stub/src/contract.ts';
import { type Faults, type Stub, startStub } from '../../stub/src/index.ts';
import { answering, FAULTS } from './faults.ts';
import { runFile, start, temporaryFolder } from './support.ts';

type Options = Partial<ConformanceOptions>;

/** How long to wait for what must come, and for what a fault keeps away. */
const PATIENCE = 20_000;
const IMPATIENCE = 500;
const CLI = 'stub/conformance/cli.ts';
const QUICK = { queueTime: 0, processingTime: 0 };

/** The operations of which the run saw an answer without an error. */
const answered = new Set<string>();
/** The report on the stub without a fault. */
let report: Report;

beforeAll(async () => {
  const receiverPort = await freePort();
  const webhooks = [`http://127.0.0.1:${receiverPort}/webhook`];
  const faults: Faults = {
    answer: (id, answer) => {
      if (answer.status < 300) answered.add(id);
      return answer;
    },
  };
  const stub = await startStub({ ...QUICK, webhooks, faults });
  report = await runAgainst(stub, { strict: true, quick: false, receiverPort, webhook: true });
  await stub.close();
  expect(stub.violations).toEqual([]);
});

it('the stub violates nothing, and the run leaves nothing out', () => {
  const others = report.checks.filter(({ outcome }) => outcome !== 'passed');
  // What the contract gained, and the run has no way to try, is not an error.
  expect(others.filter(({ outcome }) => outcome !== 'not tried')).toEqual([]);
  expect(others.filter(({ area }) => answered.has(area))).toEqual([]);
});

it.each([
  'required fields alone',
  'every field',
  'LiveRequest: channels: its maximum, 8',
  'LiveRequest: channels: above its maximum',
  'LiveRequest: encoding: a value that is not a member',
  'pre_processing, PreProcessingConfig: speech_threshold: below its minimum',
  'callback_config, LiveCallbackConfig: without url',
  'LiveRequest: a value of type array',
  'without a key',
  'text that is not JSON',
])('the run tries to create a live session with this input: %s', (name) => {
  expect(report.checks).toContainEqual(
    expect.objectContaining({ area: 'createLiveSession', name, outcome: 'passed' }),
  );
});

it('the input that must be accepted is valid, with every field and with the required ones', () => {
  const bodies = OPERATION_IDS.map((id) => OPERATIONS[id].requestBody?.schema);
  const schemas = bodies.filter((schema) => typeof schema === 'string');
  expect(schemas).not.toEqual([]);
  for (const schema of schemas) {
    expect(issuesIn(schema, makeComplete(schema), 'contract'), schema).toEqual([]);
    expect(issuesIn(schema, makeMinimal(schema), 'contract'), schema).toEqual([]);
  }
});

it('the report is a table with a line for each area', () => {
  const lines = formatReport(report).split('\n');
  expect(lines[0]).toMatch(/^ +passed +violated +left out +not tried$/);
  for (const area of ['createLiveSession', 'live session', 'notifications', 'total']) {
    expect(
      lines.filter((line) => new RegExp(`^${area} +\\d+ +0 +0 +\\d+$`).test(line)),
    ).toHaveLength(1);
  }
});

it.each(FAULTS)('the run finds %s', async (_, foundBy, faults, keepsAway) => {
  const found = await runWith(faults, { patience: keepsAway ? IMPATIENCE : PATIENCE });
  expect(violated(found).map(({ area, name }) => `${area}, ${name}`)).toContain(foundBy);
});

it('the run finds an empty answer of each operation', async () => {
  expect(answered.size).toBeGreaterThan(0);
  for (const id of answered) {
    const found = await runWith(answering(id, () => ({})));
    expect(violated(found), id).not.toEqual([]);
  }
});

it('the run finds a message without its session, of each type that the stub sends', async () => {
  const untried = report.checks.filter(({ outcome }) => outcome === 'not tried');
  const types = messageTypes('ServerMessage').filter(
    (type) => !untried.some(({ name }) => name === `messages of type ${type}`),
  );
  expect(types).not.toEqual([]);
  for (const type of types) {
    const found = await runWith({
      message: ({ session_id, ...message }) =>
        message.type === type ? message : { ...message, session_id },
    });
    expect(violated(found), type).not.toEqual([]);
  }
});

it('the command prints a table, writes JSON and exits with 0 when nothing is violated', async () => {
  const json = join(temporaryFolder(), 'report.json');
  const stub = await start();
  const args = ['--url', stub.url, '--key', stub.key, '--quick'];
  const { code, stdout } = await runFile(CLI, ...args, '--speed', '1000000', '--json', json);
  expect(stdout).toMatch(/^total +\d+ +0 +\d+ +\d+$/m);
  expect(code).toBe(0);
  const { url, checks, ...counts } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect([url, counts.violated]).toEqual([stub.url, 0]);
  expect(counts.passed + counts.leftOut + counts.notTried).toBe(checks.length);
});

it('the command says why nothing answers, and exits with 1', async () => {
  const args = ['--url', `http://127.0.0.1:${await freePort()}`, '--key', 'k', '--quick'];
  const { code, stdout } = await runFile(CLI, ...args);
  const why = /^violated: listTranscriptionJobs, without a key\n {2}fetch failed: .*ECONNREFUSED/m;
  expect(stdout).toMatch(why);
  expect(code).toBe(1);
});

/** A quick run against a stub with a fault. */
async function runWith(faults: Faults, options: Options = {}): Promise<Report> {
  const stub = await startStub({ ...QUICK, faults });
  try {
    return await runAgainst(stub, options);
  } finally {
    await stub.close();
  }
}

function runAgainst({ url, key }: Stub, options: Options): Promise<Report> {
  const quick = { speed: Infinity, patience: PATIENCE, quick: true };
  return runConformance({ url, key, ...quick, ...options });
}

function violated({ checks }: Report): Check[] {
  return checks.filter(({ outcome }) => outcome === 'violated');
}

/** A port that nothing listens on, for the receiver that the stub's webhook calls. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
