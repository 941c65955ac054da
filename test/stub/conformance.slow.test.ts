/** The conformance run: the stub passes it, and planted faults are found. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import {
  type Check,
  formatReport,
  type Report,
  runConformance,
} from '../../stub/conformance/index.ts';
import { messageTypes } from '../../stub/conformance/inputs.ts';
import { main } from '../../stub/conformance/main.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../../stub/src/contract.ts';
import { type Faults, type Stub, startStub } from '../../stub/src/index.ts';
import { FAULTS, type Spoilt } from './faults.ts';
import { call, run as runCommand } from './support.ts';

/** How long to wait for what must come, and for what a fault keeps away. */
const PATIENCE = 20_000;
const IMPATIENCE = 500;

/** Planted behind the checks of the one stub of this file. */
const faults: Faults = {};
let stub: Stub;
/** The operations that the stub implements. */
let implemented: OperationId[];
/** The report on the stub without a fault. */
let report: Report;

beforeAll(async () => {
  const receiverPort = await freePort();
  const webhooks = [`http://127.0.0.1:${receiverPort}/webhook`];
  stub = await startStub({ queueTime: 0, processingTime: 0, webhooks, faults });
  const statuses = await Promise.all(
    OPERATION_IDS.map(async (id) => {
      const { method, path } = OPERATIONS[id];
      return (await call(stub, method, path.replace('{id}', 'x'))).status;
    }),
  );
  implemented = OPERATION_IDS.filter((_, i) => statuses[i] !== 501);
  report = await run({ strict: true, quick: false, receiverPort, webhook: true });
});
afterAll(() => stub.close());

it('the stub violates nothing in what it implements, and nothing of that is left out', () => {
  const others = new Set<string>(OPERATION_IDS.filter((id) => !implemented.includes(id)));
  const left = report.checks.filter(
    ({ area, outcome }) => outcome !== 'passed' && !others.has(area),
  );
  expect(left.filter(({ outcome }) => outcome !== 'not tried')).toEqual([]);
  expect(left.map(({ area }) => area)).not.toContain(implemented);
  expect(stub.violations).toEqual([]);
});

it.each([
  'required fields alone',
  'every field',
  '/channels at its maximum',
  '/channels above its maximum',
  '/endpointing below its minimum',
  '/encoding an unknown choice',
  '/callback_config without url',
  '(root) a wrong type, array',
  'without a key',
  'text that is not JSON',
])('the run tries to create a live session with this input: %s', (name) => {
  expect(report.checks).toContainEqual(
    expect.objectContaining({ area: 'createLiveSession', name, outcome: 'passed' }),
  );
});

it('the report is a table with a line for each area', () => {
  const lines = formatReport(report).split('\n');
  expect(lines[0]).toMatch(/^ +passed +violated +left out +not tried$/);
  for (const area of ['createLiveSession', 'live session', 'notifications', 'total']) {
    expect(lines.filter((line) => new RegExp(`^${area} +\\d+ +0 +0 +0$`).test(line))).toHaveLength(
      1,
    );
  }
});

it.each(FAULTS)('the run finds %s', async (_, planted, area, name, keepsAway) => {
  const found = await run({ planted, patience: keepsAway ? IMPATIENCE : PATIENCE });
  expect(violated(found).map((check) => `${check.area}, ${check.name}`)).toContain(
    `${area}, ${name}`,
  );
});

it('the run finds an empty answer of each operation that the stub implements', async () => {
  expect(implemented).not.toEqual([]);
  for (const id of implemented) {
    const found = await run({
      planted: {
        answer: (operation, answer) =>
          operation === id && answer.status < 300 ? { ...answer, body: {} } : answer,
      },
    });
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
    const found = await run({
      planted: {
        message: ({ session_id, ...message }) =>
          message.type === type ? message : { ...message, session_id },
      },
    });
    expect(violated(found), type).not.toEqual([]);
  }
});

it('the flows find faults in answers', async () => {
  const found = await run({
    flows: true,
    planted: {
      answer: (id, answer) => {
        const body = { ...(answer.body as Spoilt) };
        if (id === 'createLiveSession') delete body.url;
        if (id === 'listTranscriptionJobs') delete body.next;
        return { ...answer, body };
      },
    },
  });
  const details = (flow: string) => violated(found).find(({ name }) => name === flow)?.details;
  expect(details('recording')?.join()).toMatch(/^step list, schema check: .*next/s);
  expect(details('live')?.join()).toMatch(/^step open, success criteria check: .*url/s);
});

it('the command prints a table, writes JSON and exits with 0 when nothing is violated', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const json = join(folder, 'report.json');
  const args = ['--url', stub.url, '--key', stub.key, '--quick', '--no-flows'];
  const done = await runCommand(main, ...args, '--speed', '1000000', '--json', json);
  expect(done.stdout).toMatch(/^total +\d+ +0 +1 +0$/m);
  expect(done.code).toBe(0);
  const { url, checks, ...counts } = JSON.parse(readFileSync(json, 'utf8')) as Report;
  expect(url).toBe(stub.url);
  expect(counts).toEqual({ passed: checks.length - 1, violated: 0, leftOut: 1, notTried: 0 });
});

it('the command exits with 1 when nothing answers', async () => {
  const args = ['--url', 'http://127.0.0.1:1', '--key', 'k', '--quick', '--no-flows'];
  const { code, stdout } = await runCommand(main, ...args);
  expect(stdout).toMatch(/^violated: listTranscriptionJobs, without a key$/m);
  expect(code).toBe(1);
});

/** Runs against the stub, with faults planted in it. */
async function run({
  planted = {},
  ...options
}: Partial<Parameters<typeof runConformance>[0]> & { planted?: Faults }): Promise<Report> {
  Object.assign(faults, planted);
  try {
    return await runConformance({
      url: stub.url,
      key: stub.key,
      speed: Infinity,
      patience: PATIENCE,
      quick: true,
      flows: false,
      ...options,
    });
  } finally {
    for (const name of Object.keys(planted)) delete faults[name as keyof Faults];
  }
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
